import { NativeSelect } from '#input/native-select.tsx'
import type { TableColumn } from './table-view.ts'
import { useTexts } from '#texts/texts.ts'

/** A select that sorts the table where rows are cards and the header is hidden. */
export function TableSortSelect<Row>({
  columns,
  sort,
  onSortChange,
}: {
  columns: readonly TableColumn<Row>[]
  sort: string | undefined
  onSortChange: (sort: string | undefined) => void
}) {
  const texts = useTexts()
  const sortable = columns.flatMap(({ header, sortKey }) => (sortKey === undefined ? [] : [{ header, sortKey }]))
  if (sortable.length === 0) return null
  return (
    <div className="p-2 @min-[40rem]:hidden">
      <NativeSelect
        aria-label={texts.sortBy}
        value={sort ?? ''}
        onChange={(event) => onSortChange(event.currentTarget.value || undefined)}
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
    </div>
  )
}
