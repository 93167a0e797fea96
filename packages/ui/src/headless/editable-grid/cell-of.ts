import { isChanged, withChange, type CellPlace } from './changes.ts'
import { alignOf, type GridColumn } from './column.ts'
import type { GridLine } from './line.ts'
import { formatCell, readCell } from './text.ts'
import type { EditableGridState } from './state.ts'

/** What a cell shows. */
export interface GridCell<Row> {
  /** Its column. */
  column: GridColumn<Row>
  /** Its place in the grid. */
  place: CellPlace
  /** The row with its unsaved changes. */
  row: Row
  /** The value as text: a number with a dot, a date as 2026-12-31. */
  value: string
  /** The value as people read it. */
  text: string
  /** The saved value as people read it, where the cell is changed. */
  before: string | undefined
  /** Its error. */
  error: string | undefined
  /** It is in the selected range. */
  isSelected: boolean
  /** The editor is in it. */
  isEditing: boolean
  /** Tab reaches it. */
  isTabStop: boolean
  /** Its content is aligned to the end. */
  isAtEnd: boolean
}

/** Reads what a cell shows from the state of the grid. */
export function cellOf<Row extends object>(
  { columns, changes, errors, range, editing, active, texts }: EditableGridState<Row>,
  { row: savedRow, id, index }: GridLine<Row>,
  columnIndex: number,
): GridCell<Row> {
  // oxlint-disable-next-line typescript/no-non-null-assertion -- the index is one of the columns
  const column = columns[columnIndex]!
  const change = changes.get(id)
  const row = withChange(savedRow, change)
  const value = readCell(column, row)
  const isAt = (place: CellPlace | null) => place?.row === index && place.column === columnIndex
  return {
    column,
    place: { row: index, column: columnIndex },
    row,
    value,
    text: formatCell(column, value, texts),
    before: isChanged(column, savedRow, change) ? formatCell(column, readCell(column, savedRow), texts) : undefined,
    error: errors?.get(id)?.[column.id],
    isSelected: index >= range.top && index <= range.bottom && columnIndex >= range.left && columnIndex <= range.right,
    isEditing: isAt(editing),
    isTabStop: isAt(active),
    isAtEnd: alignOf(column) === 'end',
  }
}
