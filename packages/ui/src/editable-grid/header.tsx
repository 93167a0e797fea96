import { cn } from '#cn.ts'
import { SortButton } from '#data-table/sort-button.tsx'
import { isSortable } from '#headless/data-table/data-table.ts'
import * as Grid from '#headless/editable-grid/editable-grid.ts'

/** As high as that of a `DataTable`. */
const HEIGHT = 32

/** The header row stays in view, and so does its first heading. */
export function GridHeader<Row extends object>({ grid }: Pick<Grid.HeaderProps<Row>, 'grid'>) {
  return (
    <Grid.Header grid={grid} style={{ height: HEIGHT }} className="sticky top-0 z-10">
      {(column, index) => {
        const align = Grid.alignOf(column)
        const text = (
          <span className="truncate" title={column.header}>
            {column.header}
          </span>
        )
        return (
          <Grid.HeaderCell
            key={column.id}
            {...{ grid, column, index }}
            className={cn(
              'flex min-w-0 items-center border-e border-b border-line bg-surface px-2 font-label text-secondary last:border-e-0',
              index === 0 && 'sticky start-0 z-2',
              align === 'end' && 'justify-end',
              column.kind === 'checkbox' && 'justify-center',
            )}
          >
            {isSortable(grid, column) ? (
              <SortButton
                table={grid}
                column={{ ...column, align }}
                // Keys of the button must not reach the handlers of the cells.
                onKeyDown={(event) => event.stopPropagation()}
                className="min-w-0"
              >
                {text}
              </SortButton>
            ) : (
              text
            )}
          </Grid.HeaderCell>
        )
      }}
    </Grid.Header>
  )
}
