import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { sortDirection, toggleSort } from './sort-order.ts'

interface SortButtonProps extends ComponentProps<'button'> {
  sortKey: string
  sort: string | undefined
  onSortChange: (sort: string | undefined) => void
  align: 'start' | 'end' | undefined
}

/** The header of a sortable column. A click with Shift adds the column to the order. */
export function SortButton({ sortKey, sort, onSortChange, align, className, children, ...props }: SortButtonProps) {
  const direction = sortDirection(sort, sortKey)
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <button
      type="button"
      {...props}
      onClick={(event) => onSortChange(toggleSort(sort, sortKey, event.shiftKey))}
      className={cn(
        'group/sort -mx-1 inline-flex h-6 max-w-full items-center align-middle gap-1 rounded-sm px-1 hover:text-text',
        direction && 'text-text',
        align === 'end' && 'flex-row-reverse',
        className,
      )}
    >
      <span className="truncate">{children}</span>
      <Arrow
        aria-hidden
        className={cn(
          'size-3.5 shrink-0',
          !direction && 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
        )}
      />
    </button>
  )
}
