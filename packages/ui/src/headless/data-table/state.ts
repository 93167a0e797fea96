import type { DataTableArgs, RowKey } from './args.ts'
import type { DataColumn } from './columns.ts'
import type { Line } from './lines.ts'

type Given<Row, Column extends DataColumn<Row>, Id extends RowKey> = Pick<
  DataTableArgs<Row, Column, Id>,
  'label' | 'texts' | 'rowId' | 'rowName' | 'rowLink' | 'rowActions' | 'sort' | 'onSortChange' | 'selection'
> &
  Required<Pick<DataTableArgs<Row, Column, Id>, 'actionsWidth' | 'selectorWidth' | 'rowHeight' | 'headHeight'>>

/** The state of a table, which its parts take. */
export interface DataTableState<
  Row,
  Column extends DataColumn<Row> = DataColumn<Row>,
  Id extends RowKey = string,
> extends Given<Row, Column, Id> {
  /** The columns that the view shows and the table has room for. */
  columns: readonly Column[]
  /** The columns that the view shows. */
  shown: readonly Column[]
  /** The rows to show: those of a moment ago while new ones render. */
  rows: readonly Row[] | undefined
  /** Rows and heads of groups; absent where there are no groups. */
  lines: readonly Line<Row>[] | undefined
  /** How many rows and heads of groups there are. */
  lineCount: number
  /** The value of `aria-rowcount`: absent where the document has all rows, and -1 where they are not counted. */
  rowCount: number | undefined
  /** The rows of all pages before. */
  rowsBefore: number
  /** How many cells a row has, those of the boxes and of the actions among them. */
  columnCount: number
  /** The rows have boxes. */
  isSelectable: boolean
  /** Selects a row or takes it out; with `isRange` also those between it and the row before. */
  onToggle: (id: Id, isSelected: boolean, isRange: boolean) => void
  /** Selects all rows, or takes them out. */
  onToggleAll: (isSelected: boolean) => void
  /** Every row is selected. */
  isAllSelected: boolean
  /** Some rows of the page are selected, but not all. */
  isPartlySelected: boolean
  /** Other rows are loading or rendering. */
  isBusy: boolean
  /** Only the rows in view are in the document. */
  isLong: boolean
  /** The rows are cards, whose heights differ. */
  isCards: boolean
  /** The ref of the element that scrolls. */
  attach: (frame: HTMLElement | null) => void
  /** The element that scrolls, of a long table. */
  frame: HTMLElement | null
}
