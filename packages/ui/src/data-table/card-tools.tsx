import type { ReactNode } from 'react'
import { NativeSelect } from '#input/native-select.tsx'
import type { TableColumn } from './table-view.ts'
import { useTexts } from '#texts/texts.ts'

interface CardToolsProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: string | undefined
  onSortChange: ((sort: string | undefined) => void) | undefined
  /** The checkbox that selects all rows. */
  selector: ReactNode
}

/** Where rows are cards and the header is hidden: the checkbox of all rows, and a select that sorts them. */
export function CardTools<Row>({ columns, sort, onSortChange, selector }: CardToolsProps<Row>) {
  const texts = useTexts()
  const sortable = columns.flatMap(({ header, sortKey }) => (sortKey === undefined ? [] : [{ header, sortKey }]))
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
