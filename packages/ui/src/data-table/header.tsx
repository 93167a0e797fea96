import type { ReactNode } from 'react'
import { cn } from '#cn.ts'
import { SortButton } from './sort-button.tsx'
import { sortDirection } from './sort-order.ts'
import type { TableColumn } from './table-view.ts'
import { useTexts } from '#texts/texts.ts'

interface TableHeaderProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: string | undefined
  onSortChange: ((sort: string | undefined) => void) | undefined
  selector: ReactNode
  hasActions: boolean
  /** Rows have their place, of which this is the first. */
  isNumbered: boolean
}

const cell = 'sticky top-0 z-10 h-8 truncate border-b border-line bg-surface px-3 text-xs font-label text-secondary'

/** The header row: column names, buttons to sort, and the checkbox that selects all rows. */
export function TableHeader<Row>({
  columns,
  sort,
  onSortChange,
  selector,
  hasActions,
  isNumbered,
}: TableHeaderProps<Row>) {
  const texts = useTexts()
  return (
    <thead role="rowgroup" className="@max-[40rem]:block">
      <tr role="row" aria-rowindex={isNumbered ? 1 : undefined} className="@max-[40rem]:block">
        {selector && (
          <th role="columnheader" className={cn(cell, 'pe-1 text-start @max-[40rem]:hidden')}>
            {selector}
          </th>
        )}
        {columns.map(({ id, header, sortKey, align, className }) => (
          <th
            key={id}
            role="columnheader"
            scope="col"
            aria-sort={sortKey === undefined ? undefined : sortDirection(sort, sortKey)}
            className={cn(cell, '@max-[40rem]:sr-only', align === 'end' ? 'text-end' : 'text-start', className)}
          >
            {sortKey !== undefined && onSortChange ? (
              <SortButton sortKey={sortKey} sort={sort} onSortChange={onSortChange} align={align}>
                {header}
              </SortButton>
            ) : (
              header
            )}
          </th>
        ))}
        {hasActions && (
          <th role="columnheader" className={cn(cell, 'text-start @max-[40rem]:sr-only')}>
            <span className="sr-only">{texts.rowActions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
