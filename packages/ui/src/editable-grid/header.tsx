import { cn } from '#cn.ts'
import { isAtEnd, type GridColumn } from './column.ts'
import { SortButton } from '#data-table/sort-button.tsx'
import { directionOf, isSortable } from '#headless/data-table/data-table.ts'

interface GridHeaderProps<Row> {
  columns: readonly GridColumn<Row>[]
  sort: string | undefined
  onSortChange: ((sort: string | undefined) => void) | undefined
}

/** The header row, with a button to sort in each sortable column. */
export function GridHeader<Row>({ columns, sort, onSortChange }: GridHeaderProps<Row>) {
  return columns.map((column, index) => {
    const { id, header, kind } = column
    const table = { sort, onSortChange }
    const text = (
      <span className="truncate" title={header}>
        {header}
      </span>
    )
    return (
      <div
        key={id}
        role="columnheader"
        aria-colindex={index + 1}
        aria-sort={directionOf(table, column)}
        className={cn(
          'flex min-w-0 items-center border-e border-b border-line bg-surface px-2 font-label text-secondary last:border-e-0',
          index === 0 && 'sticky start-0 z-2',
          isAtEnd(column) && 'justify-end',
          kind === 'checkbox' && 'justify-center',
        )}
      >
        {isSortable(table, column) ? (
          <SortButton
            table={table}
            column={{ ...column, align: isAtEnd(column) ? 'end' : 'start' }}
            // Keys of the button must not reach the handlers of the cells.
            onKeyDown={(event) => event.stopPropagation()}
            className="min-w-0"
          >
            {text}
          </SortButton>
        ) : (
          text
        )}
      </div>
    )
  })
}
