import { useDeferredValue, type ReactNode } from 'react'
import { Checkbox } from '#checkbox/checkbox.tsx'
import { cn } from '#cn.ts'
import { Skeleton } from '#feedback/skeleton.tsx'
import { TableHeader } from './header.tsx'
import { TableRow, type RowLink } from './row.tsx'
import { TableRows, toggled } from './rows.tsx'
import { TableSortSelect } from './sort-select.tsx'
import { initialView, orderedColumns, type TableColumn, type TableView } from './table-view.ts'
import { useTexts } from '#texts/texts.ts'

const SKELETON_ROWS = 10

interface DataTableProps<Row> {
  /** The table's name for a screen reader. */
  label: string
  columns: readonly TableColumn<Row>[]
  /** `undefined` until the first answer: rows of skeleton are shown. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  /** The link of the row, without content: `(row) => <Link to={…} />`. The first cell becomes its content. */
  rowLink?: (row: Row) => RowLink | undefined
  rowActions?: (row: Row) => ReactNode
  view?: TableView
  sort?: string | undefined
  onSortChange?: (sort: string | undefined) => void
  selection?: ReadonlySet<string>
  onSelectionChange?: (selection: ReadonlySet<string>) => void
  /** The rows are of the previous request; they are dimmed once that has lasted 200 ms. */
  isStale?: boolean
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
  const visible = ordered.filter(({ id }, index) => index === 0 || !view.hidden.includes(id))
  const isSelectable = selection !== undefined && onSelectionChange !== undefined
  const ids = rows?.map(rowId) ?? []
  const selectedHere = ids.filter((id) => selection?.has(id))
  // New rows are drawn without holding up whoever types.
  const shown = useDeferredValue(rows)
  const isBusy = !shown || shown !== rows || props.isStale
  // Of the same moment as they are, so that what is on show is not drawn a second time.
  const onSelect = useDeferredValue(onSelectionChange)
  return (
    <div className={cn('@container flex min-w-0 flex-col', className)}>
      {onSortChange && <TableSortSelect columns={visible} sort={sort} onSortChange={onSortChange} />}
      <section
        aria-label={props.label}
        aria-busy={isBusy}
        className="relative min-h-0 overflow-auto rounded-lg border border-line bg-surface"
      >
        <table
          role="table"
          aria-label={props.label}
          className="w-full border-separate border-spacing-0 @max-[40rem]:block"
        >
          <TableHeader
            columns={visible}
            sort={sort}
            onSortChange={onSortChange}
            isEmpty={shown?.length === 0}
            hasActions={props.rowActions !== undefined}
            selector={
              isSelectable && (
                <Checkbox
                  aria-label={texts.selectAll}
                  checked={ids.length > 0 && selectedHere.length === ids.length}
                  indeterminate={selectedHere.length > 0 && selectedHere.length < ids.length}
                  onChange={(event) => onSelectionChange(toggled(selection, ids, event.target.checked))}
                />
              )
            }
          />
          <tbody
            role="rowgroup"
            className={cn('@max-[40rem]:block transition-opacity', shown && isBusy && 'opacity-55 delay-200')}
          >
            {!shown &&
              Array.from({ length: SKELETON_ROWS }, (_, index) => (
                <TableRow
                  key={index}
                  density={view.density}
                  columns={visible}
                  render={() => <Skeleton className="h-3 w-3/4" />}
                  isLast={index === SKELETON_ROWS - 1}
                  selector={isSelectable && <Skeleton className="size-4" />}
                  actions={props.rowActions && ' '}
                />
              ))}
            {shown && (
              <TableRows
                columns={visible}
                rows={shown}
                rowId={rowId}
                rowName={props.rowName}
                rowLink={props.rowLink}
                rowActions={props.rowActions}
                density={view.density}
                selection={selection}
                onSelect={onSelect}
              />
            )}
          </tbody>
        </table>
        {shown?.length === 0 && empty}
      </section>
    </div>
  )
}
