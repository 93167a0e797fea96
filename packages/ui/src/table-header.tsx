import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { sortDirection, toggleSort } from './sort-order.ts'
import type { TableColumn } from './table-view.ts'
import { useTexts } from './texts.tsx'

interface TableHeaderProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: string | undefined
  onSortChange: ((sort: string | undefined) => void) | undefined
  selector: ReactNode
  hasActions: boolean
}

const cell = 'sticky top-0 z-10 h-9 border-b border-line bg-surface px-3 font-medium whitespace-nowrap text-secondary'

export function TableHeader<Row>({ columns, sort, onSortChange, selector, hasActions }: TableHeaderProps<Row>) {
  const texts = useTexts()
  return (
    <thead role="rowgroup" className="@max-[40rem]:block">
      <tr role="row" className="@max-[40rem]:flex @max-[40rem]:items-center">
        {selector && (
          <th
            role="columnheader"
            className={cn(cell, 'w-0 pe-1 text-start @max-[40rem]:flex @max-[40rem]:w-full @max-[40rem]:items-center')}
          >
            {selector}
          </th>
        )}
        {columns.map(({ id, header, sortKey, align, className }) => {
          const direction = sortKey === undefined ? undefined : sortDirection(sort, sortKey)
          const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={direction}
              className={cn(cell, '@max-[40rem]:sr-only', align === 'end' ? 'text-end' : 'text-start', className)}
            >
              {sortKey !== undefined && onSortChange ? (
                <button
                  type="button"
                  onClick={(event) => onSortChange(toggleSort(sort, sortKey, event.shiftKey))}
                  className={cn(
                    'group -mx-1 inline-flex items-center gap-1 rounded-sm px-1 hover:text-text',
                    direction && 'text-text',
                    align === 'end' && 'flex-row-reverse',
                  )}
                >
                  {header}
                  <Arrow
                    aria-hidden
                    className={cn(
                      'size-3.5',
                      !direction && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
                    )}
                  />
                </button>
              ) : (
                header
              )}
            </th>
          )
        })}
        {hasActions && (
          <th role="columnheader" className={cn(cell, 'w-0 text-start @max-[40rem]:sr-only')}>
            <span className="sr-only">{texts.rowActions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
