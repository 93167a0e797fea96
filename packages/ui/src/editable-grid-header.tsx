import { cn } from './cn.ts'
import { isAtEnd } from './editable-grid-column.ts'
import type { GridColumn } from './editable-grid-column.ts'

export function GridHeader<Row>({ columns }: { columns: readonly GridColumn<Row>[] }) {
  return columns.map((column, index) => (
    <div
      key={column.id}
      role="columnheader"
      aria-colindex={index + 1}
      className={cn(
        'flex min-w-0 items-center border-e border-b border-line bg-surface px-2 font-medium text-secondary last:border-e-0',
        index === 0 && 'sticky start-0 z-2',
        isAtEnd(column) && 'justify-end',
        column.kind === 'checkbox' && 'justify-center',
      )}
    >
      <span className="truncate" title={column.header}>
        {column.header}
      </span>
    </div>
  ))
}
