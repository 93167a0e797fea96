import type { EditableGridState } from './state.ts'

/** A row that the document has. */
export interface GridLine<Data> {
  /** What the row shows, as the server has it. */
  row: Data
  /** Its id. */
  id: string
  /** Its place among all rows, from 0. */
  index: number
}

/** The widths of the columns of a row, and its height. */
export const laneOf = ({ widths, rowHeight }: Pick<EditableGridState<object>, 'widths' | 'rowHeight'>) => ({
  display: 'grid',
  minWidth: widths.minWidth,
  gridTemplateColumns: widths.template,
  height: rowHeight,
})
