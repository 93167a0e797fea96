import type { ReactNode } from 'react'
import { NativeSelect } from '#input/native-select.tsx'
import type { DataTableState } from '#headless/data-table/data-table.ts'
import { useTexts } from '#texts/texts.ts'

interface CardToolsProps<Row> {
  table: DataTableState<Row>
  /** The checkbox that selects all rows. */
  selector: ReactNode
}

/** Where rows are cards and the header is hidden: the checkbox of all rows, and a select that sorts them. */
export function CardTools<Row>({ table, selector }: CardToolsProps<Row>) {
  const texts = useTexts()
  const { shown, sort, onSortChange } = table
  const sortable = shown.flatMap(({ header, sortKey }) => (sortKey === undefined ? [] : [{ header, sortKey }]))
  const isSortable = onSortChange !== undefined && sortable.length > 0
  if (!isSortable && !selector) return null
  return (
    <div className="flex items-center gap-3 border-b border-line p-1.5 ps-3 @min-[40rem]:hidden">
      {selector}
      {isSortable && (
        <NativeSelect
          aria-label={texts.sortBy}
          value={sort ?? ''}
          onChange={(event) => onSortChange(event.currentTarget.value || undefined)}
          className="grow"
        >
          <option value="">
            {texts.sortBy}: {texts.noSort}
          </option>
          {sortable.map(({ header, sortKey }) => [
            <option key={sortKey} value={sortKey}>
              {texts.ascending(header)}
            </option>,
            <option key={`-${sortKey}`} value={`-${sortKey}`}>
              {texts.descending(header)}
            </option>,
          ])}
        </NativeSelect>
      )}
    </div>
  )
}
