import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { cn } from '#cn.ts'
import * as Table from '#headless/data-table/data-table.ts'

/** The header of a sortable column, with an arrow. */
export function SortButton({ table, column, className, children = column.header, ...props }: Table.SortButtonProps) {
  const direction = Table.directionOf(table, column)
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <Table.SortButton
      {...props}
      table={table}
      column={column}
      className={cn(
        'group/sort -mx-1 inline-flex h-6 max-w-full items-center align-middle gap-1 rounded-sm px-1 hover:text-text',
        direction && 'text-text',
        column.align === 'end' && 'flex-row-reverse',
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
    </Table.SortButton>
  )
}
