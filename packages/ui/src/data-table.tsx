import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import { cn } from './cn.ts'
import { Skeleton } from './skeleton.tsx'
import { TableHeader } from './table-header.tsx'
import { TableRow } from './table-row.tsx'
import type { RowLink } from './table-row.tsx'
import { TableSortSelect } from './table-sort-select.tsx'
import { initialView, orderedColumns } from './table-view.ts'
import type { TableColumn, TableView } from './table-view.ts'
import { useTexts } from './texts.tsx'

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature, rowSelectionFeature })
const noRows: never[] = []
const SKELETON_ROWS = 10

interface DataTableProps<Row> {
  /** The table's name for a screen reader. */
  caption: string
  columns: readonly TableColumn<Row>[]
  /** `undefined` until the first answer: rows of skeleton are shown. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  /** The link of the row, without content: `(row) => <Link to={…} />`. The first cell becomes its content. */
  rowLink?: (row: Row) => RowLink
  rowActions?: (row: Row) => ReactNode
  view?: TableView
  sort?: string | undefined
  onSortChange?: (sort: string | undefined) => void
  selection?: ReadonlySet<string>
  onSelectionChange?: (selection: ReadonlySet<string>) => void
  /** The rows are of the previous request; they are dimmed once that has lasted 200 ms. */
  stale?: boolean
  empty: ReactNode
  className?: string
}

/** Rows of a list: sorted by the server, selectable, stacked as cards where the container is narrower than 640 px. */
export function DataTable<Row extends object>({
  columns,
  rows,
  rowId,
  selection,
  onSelectionChange,
  sort,
  onSortChange,
  empty,
  className,
  ...props
}: DataTableProps<Row>) {
  const texts = useTexts()
  const view = props.view ?? initialView(columns)
  const ordered = orderedColumns(columns, view)
  const table = useTable({
    features,
    columns: ordered.map(({ id, header }) => ({ id, header })),
    data: rows ?? noRows,
    getRowId: rowId,
    state: {
      columnOrder: ordered.map(({ id }) => id),
      columnVisibility: Object.fromEntries(view.hidden.filter((id) => id !== ordered[0]?.id).map((id) => [id, false])),
      rowSelection: Object.fromEntries([...(selection ?? [])].map((id) => [id, true])),
    },
    onRowSelectionChange: (update) => {
      const before = Object.fromEntries([...(selection ?? [])].map((id) => [id, true as const]))
      const after = typeof update === 'function' ? update(before) : update
      onSelectionChange?.(new Set(Object.keys(after).filter((id) => after[id])))
    },
  })
  const visible = table.getVisibleLeafColumns().flatMap(({ id }) => ordered.find((column) => column.id === id) ?? [])
  const isSelectable = selection !== undefined && onSelectionChange !== undefined
  const isLoading = rows === undefined
  return (
    <div className={cn('@container flex min-w-0 flex-col', className)}>
      {onSortChange && <TableSortSelect columns={visible} sort={sort} onSortChange={onSortChange} />}
      <section
        aria-label={props.caption}
        aria-busy={isLoading || props.stale}
        className="relative min-h-0 overflow-auto rounded-lg border border-line bg-surface"
      >
        <table
          role="table"
          aria-label={props.caption}
          className="w-full border-separate border-spacing-0 @max-[40rem]:block"
        >
          <TableHeader
            columns={visible}
            sort={sort}
            onSortChange={onSortChange}
            hasActions={props.rowActions !== undefined}
            selector={
              isSelectable && (
                <Checkbox
                  aria-label={texts.selectAll}
                  checked={table.getIsAllRowsSelected()}
                  indeterminate={table.getIsSomeRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              )
            }
          />
          <tbody
            role="rowgroup"
            className={cn('@max-[40rem]:block transition-opacity', props.stale && 'opacity-55 delay-200')}
          >
            {isLoading &&
              Array.from({ length: SKELETON_ROWS }, (_, index) => (
                <TableRow
                  key={index}
                  density={view.density}
                  columns={visible}
                  render={() => <Skeleton className="h-3 w-3/4" />}
                  selector={isSelectable && <Skeleton className="size-4" />}
                  actions={props.rowActions && ' '}
                />
              ))}
            {table.getRowModel().rows.map((row) => (
              <TableRow
                key={row.id}
                density={view.density}
                columns={visible}
                render={(column) => column.cell(row.original)}
                link={props.rowLink?.(row.original)}
                isSelected={selection?.has(row.id) ?? false}
                selector={
                  isSelectable && (
                    <Checkbox
                      aria-label={texts.selectRow(props.rowName(row.original))}
                      checked={selection.has(row.id)}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  )
                }
                actions={props.rowActions?.(row.original)}
              />
            ))}
          </tbody>
        </table>
        {rows?.length === 0 && empty}
      </section>
    </div>
  )
}
