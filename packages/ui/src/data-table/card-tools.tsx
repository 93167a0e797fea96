import type { ReactNode } from 'react'
import type { DataTableState } from '#headless/data-table/data-table.ts'
import { SortSelect } from './sort-select.tsx'

interface CardToolsProps<Row> {
  table: DataTableState<Row>
  /** The checkbox that selects all rows. */
  selector: ReactNode
}

/** Where rows are cards and the header is hidden: the checkbox of all rows, and a select that sorts them. */
export function CardTools<Row>({ table, selector }: CardToolsProps<Row>) {
  const { shown, sort, onSortChange } = table
  const isSortable = shown.some(({ sortKey }) => sortKey !== undefined)
  if (!(onSortChange && isSortable) && !selector) return null
  return (
    <div className="flex items-center gap-3 border-b border-line p-1.5 ps-3 @min-[40rem]:hidden">
      {selector}
      {onSortChange && isSortable && (
        <SortSelect columns={shown} sort={sort} onSortChange={onSortChange} className="grow" />
      )}
    </div>
  )
}
