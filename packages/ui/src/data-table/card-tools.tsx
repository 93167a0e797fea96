import type { ReactNode } from 'react'
import type { DataTableState } from '#headless/data-table/data-table.ts'
import { useTexts } from '#texts/texts.ts'
import { SortSelect } from './sort-select.tsx'

interface CardToolsProps<Row> {
  table: DataTableState<Row>
  /** The checkbox that selects all rows. */
  selector: ReactNode
}

/** Where rows are cards and the header is hidden: the checkbox of all rows, and a select that sorts them. */
export function CardTools<Row>({ table, selector }: CardToolsProps<Row>) {
  const texts = useTexts()
  const { shown, sort, onSortChange } = table
  const select = onSortChange && shown.some(({ sortKey }) => sortKey) && (
    <SortSelect columns={shown} sort={sort} onSortChange={onSortChange} className="grow" />
  )
  if (!select && !selector) return null
  // Without the select the words beside the checkbox, its name, are part of its target.
  const Frame = select ? 'div' : 'label'
  return (
    <Frame className="flex items-center gap-3 border-b border-line p-1.5 ps-3 @min-[40rem]:hidden">
      {selector}
      {select || (
        <span aria-hidden className="text-secondary">
          {texts.selectAll}
        </span>
      )}
    </Frame>
  )
}
