import { NativeSelect, type NativeSelectProps } from '#input/native-select.tsx'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link SortSelect}. */
export interface SortSelectProps extends Omit<
  NativeSelectProps,
  'children' | 'defaultValue' | 'onChange' | 'readOnly' | 'value'
> {
  /** The columns of the table; those without a key are left out. */
  columns: readonly {
    /** The heading, which names the option. */
    header: string
    /** What `sort` names the column by. */
    sortKey?: string | undefined
  }[]
  /**
   * The key of a column, after a minus for descending order.
   * @default ''
   */
  sort: string | undefined
  /** Called with the new key, and with undefined for the order of the list itself. */
  onSortChange: (sort: string | undefined) => void
}

/** The order of a list, as a select: where rows are cards, no header sorts them. */
export function SortSelect({ columns, sort = '', onSortChange, ...props }: SortSelectProps) {
  const texts = useTexts()
  return (
    <NativeSelect
      data-slot="sort-select"
      aria-label={texts.sortBy}
      {...props}
      value={sort}
      onChange={({ currentTarget }) => onSortChange(currentTarget.value || undefined)}
    >
      <option value="">
        {texts.sortBy}: {texts.noSort}
      </option>
      {columns.map(
        ({ header, sortKey }) =>
          sortKey !== undefined && [
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
