import type { EditableGridArgs } from './args.ts'
import type { CellsState } from './cells-state.ts'
import type { CellPlace } from './changes.ts'
import type { GridColumn } from './column.ts'
import type { Controls } from './use-controls.ts'

/** The state of the grid, which its parts take. */
export interface EditableGridState<Row extends object>
  extends CellsState, Omit<EditableGridArgs<Row>, 'columns' | 'rowHeight'> {
  /** The columns; the first one names the row. */
  columns: readonly GridColumn<Row>[]
  /** The height of each row in pixels. */
  rowHeight: number
  /** The element that scrolls. */
  frame: HTMLElement | null
  /** The ref of the element that scrolls. */
  attach: (frame: HTMLElement | null) => void
  /** The id of a cell's element. */
  cellId: (place: CellPlace) => string
  /** The handlers of the grid, of its cells and of the editor. */
  controls: Controls
  /** Moves the focus to a cell. */
  go: Controls['go']
  /** The widths of the columns, as CSS. */
  widths: {
    /** That of the first column, which stays in view. */
    first: string
    /** The least width of a row. */
    minWidth: string
    /** The columns of a row, for `grid-template-columns`. */
    template: string
  }
  /** The id of the error message. */
  errorId: string
  /** The id of the text that tells the keys. */
  keysId: string
  /** No cell can be written. */
  isReadOnly: boolean
  /** The error of the editor, or of the active cell. */
  error: string | undefined
  /** The text in the editor is invalid, so screen readers announce it at once. */
  isUrgent: boolean
  /** How many cells have an error of the owner. */
  errorCount: number
  /** Moves the focus to the next error of the owner. */
  goToNextError: () => void
}
