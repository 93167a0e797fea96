import { NativeSelect } from '@admin-panel/ui/native-select'
import { useTexts } from '@admin-panel/ui/texts'

export interface SortSelectProps {
  columns: readonly { header: string; sortKey?: string | undefined }[]
  sort: string | undefined
  onSortChange: (sort: string | undefined) => void
}

/** The order of a list on a phone, whose rows have no header. */
export function SortSelect({ columns, sort = '', onSortChange }: SortSelectProps) {
  const texts = useTexts()
  return (
    <NativeSelect
      aria-label={texts.sortBy}
      value={sort}
      onChange={({ currentTarget }) => onSortChange(currentTarget.value || undefined)}
    >
      <option value="">
        {texts.sortBy}: {texts.noSort}
      </option>
      {columns.flatMap(({ header, sortKey }) =>
        sortKey === undefined
          ? []
          : [
              <option key={sortKey} value={sortKey}>
                {texts.ascending(header)}
              </option>,
              <option key={`-${sortKey}`} value={`-${sortKey}`}>
                {texts.descending(header)}
              </option>,
            ],
      )}
    </NativeSelect>
  )
}
