import { useLayoutEffect } from '@radix-ui/react-use-layout-effect'
import { useDeferredValue, useState } from 'react'
import { initialColumns, shownColumns, type DataColumn } from './columns.ts'
import { linesOf } from './lines.ts'
import type { DataTableArgs, RowKey } from './args.ts'
import type { DataTableState } from './state.ts'
import { useFittingColumns } from './use-fitting-columns.ts'
import { useSelection } from './use-selection.ts'

// In a shorter table all rows are in the document, so that the browser's own search finds each.
const LONG = 100

/**
 * The state of a table of records, which the parts of the table show: sorted by the server, selectable, with the columns
 * that it has room for, and of a long table only the rows in view.
 *
 * @example
 * const table = useDataTable({ label: 'Users', columns, rows, rowId, rowName, texts, sort, onSortChange })
 * return (
 *   <Frame table={table}>
 *     <Root table={table} />
 *   </Frame>
 * )
 */
export function useDataTable<Row, Column extends DataColumn<Row> = DataColumn<Row>, Id extends RowKey = string>({
  label,
  texts,
  columns,
  rows,
  rowId,
  rowName,
  rowLink,
  rowActions,
  actionsWidth = 76,
  selectorWidth = 40,
  groupOf,
  view = initialColumns(columns),
  sort,
  onSortChange,
  selection,
  onSelectionChange,
  paging,
  isStale = false,
  scroller,
  expectedWidth = Infinity,
  cardsBelow = 0,
  rowHeight = 36,
  headHeight = 32,
}: DataTableArgs<Row, Column, Id>): DataTableState<Row, Column, Id> {
  const shown = shownColumns(columns, view)
  // Deferred, so typing stays responsive while new rows render.
  const deferredRows = useDeferredValue(rows)
  const { isSelectable, ids, onToggle, onToggleAll } = useSelection({
    rows: deferredRows,
    rowId,
    selection,
    onSelectionChange,
  })
  const beside = (isSelectable ? selectorWidth : 0) + (rowActions ? actionsWidth : 0)
  const { attach, frameRef, isCards, fitting } = useFittingColumns({
    columns: shown,
    beside,
    cardsBelow,
    expectedWidth,
    scroller,
  })
  const isLong = deferredRows !== undefined && deferredRows.length > LONG
  const lines = deferredRows && groupOf && linesOf(deferredRows, groupOf)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  // A long table needs the element that scrolls; for a short one a second rendering is spared.
  useLayoutEffect(() => {
    if (isLong) setFrame(frameRef.current)
  }, [isLong, frameRef])
  const lineCount = lines?.length ?? deferredRows?.length ?? 0
  // The header and the heads of groups are rows too.
  const heads = 1 + lineCount - (deferredRows?.length ?? 0)
  const isAllSelected = ids.length > 0 && ids.every((id) => selection?.has(id))
  return {
    label,
    texts,
    columns: fitting,
    shown,
    rows: deferredRows,
    lines,
    lineCount,
    rowCount: paging
      ? paging.totalRows === undefined
        ? -1
        : paging.totalRows + heads
      : isLong
        ? lineCount + 1
        : undefined,
    rowsBefore: paging?.rowsBefore ?? 0,
    columnCount: fitting.length + Number(isSelectable) + Number(rowActions !== undefined),
    rowId,
    rowName,
    rowLink,
    rowActions,
    actionsWidth,
    selectorWidth,
    sort,
    onSortChange,
    isSelectable,
    selection,
    onToggle,
    onToggleAll,
    isAllSelected,
    isPartlySelected: !isAllSelected && selection?.size !== 0 && ids.some((id) => selection?.has(id)),
    isBusy: !deferredRows || deferredRows !== rows || isStale,
    isLong,
    isCards,
    rowHeight,
    headHeight,
    attach,
    frame,
  }
}
