import { cssWidthsOf } from './column-layout.ts'
import type { DataColumn } from './columns.ts'
import type { DataTableState } from './state.ts'

type PinnedTable<Row> = Pick<
  DataTableState<Row>,
  'columns' | 'isSelectable' | 'selectorWidth' | 'rowActions' | 'actionsWidth'
>

/**
 * Returns the props that keep a cell or a heading in view while the table scrolls sideways; none for a column that is not
 * pinned. Give it an opaque background: `data-pinned` marks it.
 *
 * @param table - the state of the table
 * @param pinned - the ids of the pinned columns
 * @param column - the column of the cell; without one, the cell is that of the boxes
 * @example
 * <HeaderCell table={table} column={column} {...getPinProps(table, pinned, column)} />
 */
export function getPinProps<Row>(
  { columns, isSelectable, selectorWidth, rowActions, actionsWidth }: PinnedTable<Row>,
  pinned: readonly string[],
  column?: Pick<DataColumn<never>, 'id'>,
) {
  const boxes = isSelectable ? selectorWidth : 0
  const index = column ? columns.findIndex(({ id }) => id === column.id) : 0
  if (column ? !pinned.includes(column.id) : pinned.length === 0) return {}
  // The cells of the boxes are pinned with the columns that follow them.
  const widths = cssWidthsOf(columns, boxes + (rowActions ? actionsWidth : 0))
  const before = columns.slice(0, index).flatMap(({ id }, at) => (pinned.includes(id) ? (widths[at] ?? []) : []))
  const offset = column ? [`${boxes}px`, ...before] : ['0px']
  return {
    'data-pinned': '',
    style: { position: 'sticky', insetInlineStart: `calc(${offset.join(' + ')})`, zIndex: 1 },
  } as const
}
