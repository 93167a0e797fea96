import type { GridChanges } from './changes.ts'
import type { EditableColumn } from './column.ts'
import type { EditableGridTexts } from './texts.ts'

/** What `useEditableGrid` takes. */
export interface EditableGridArgs<Row> {
  /** The accessible name. */
  label: string
  /** The columns; the first one names the row. */
  columns: readonly EditableColumn<Row>[]
  /** The rows, as the server has them. */
  rows: readonly Row[]
  /** Identifies a row; unique among the rows. */
  rowId: (row: Row) => string
  /** Unsaved changes. The caller stores them as reported and clears them after saving. */
  changes: GridChanges<Row>
  /** Cells have changed. */
  onChange: (changes: GridChanges<Row>) => void
  /** Error messages by the id of the row and of the column. */
  errors?: ReadonlyMap<string, Readonly<Record<string, string>>> | undefined
  /** The order of the rows, `-key` for descending. The caller sorts them. */
  sort?: string | undefined
  /** Another column or direction was chosen: `name`, `-name`, or none. */
  onSortChange?: ((sort: string | undefined) => void) | undefined
  /** What the grid says. */
  texts: EditableGridTexts
  /**
   * The height of each row in pixels.
   * @default 36
   */
  rowHeight?: number
}
