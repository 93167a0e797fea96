import { useRef } from 'react'
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
  const visible = ordered.filter(({ id }, index) => index === 0 || !view.hidden.includes(id))
  const isSelectable = selection !== undefined && onSelectionChange !== undefined
  const isLoading = rows === undefined
  const ids = rows?.map(rowId) ?? []
  const selectedHere = ids.filter((id) => selection?.has(id))
  // Where a range begins that a click with Shift ends.
  const anchor = useRef<string>(undefined)
  function select(changed: readonly string[], isSelected: boolean) {
    const others = [...(selection ?? [])].filter((id) => !changed.includes(id))
    onSelectionChange?.(new Set(isSelected ? [...others, ...changed] : others))
  }
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
                  checked={ids.length > 0 && selectedHere.length === ids.length}
                  indeterminate={selectedHere.length > 0 && selectedHere.length < ids.length}
                  onChange={(event) => select(ids, event.target.checked)}
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
            {rows?.map((row) => {
              const id = rowId(row)
              return (
                <TableRow
                  key={id}
                  density={view.density}
                  columns={visible}
                  render={(column) => column.cell(row)}
                  link={props.rowLink?.(row)}
                  isSelected={selection?.has(id) ?? false}
                  selector={
                    isSelectable && (
                      <Checkbox
                        aria-label={texts.selectRow(props.rowName(row))}
                        checked={selection.has(id)}
                        onChange={({ target, nativeEvent }) => {
                          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
                          select(isRange ? between(ids, anchor.current, id) : [id], target.checked)
                          anchor.current = id
                        }}
                      />
                    )
                  }
                  actions={props.rowActions?.(row)}
                />
              )
            })}
          </tbody>
        </table>
        {rows?.length === 0 && empty}
      </section>
    </div>
  )
}

function between(ids: readonly string[], from: string | undefined, to: string) {
  const [start = 0, end = 0] = [ids.indexOf(from ?? to), ids.indexOf(to)].toSorted((a, b) => a - b)
  return start < 0 ? [to] : ids.slice(start, end + 1)
}
