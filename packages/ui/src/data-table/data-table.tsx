import { useDeferredValue, type ReactNode, type RefCallback } from 'react'
import { Checkbox } from '#checkbox/checkbox.tsx'
import { cn } from '#cn.ts'
import { Skeleton } from '#feedback/skeleton.tsx'
import { CardTools } from './card-tools.tsx'
import { TableHeader } from './header.tsx'
import { TableRow, type RowLink } from './row.tsx'
import { TableRows, toggled, type RowGroup } from './rows.tsx'
import { widthOf } from './column-layout.ts'
import { initialView, orderedColumns, type TableColumn, type TableView } from './table-view.ts'
import { showWholeText } from './show-whole-text.ts'
import { columnsOf, SELECTOR_WIDTH, useFittingColumns } from './use-fitting-columns.ts'
import { useTexts } from '#texts/texts.ts'

const SKELETON_ROWS = 10
const SKELETON_ROWS_OF_PANE = 24

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** The accessible name. */
  label: string
  /** The columns. */
  columns: readonly TableColumn<Row>[]
  /** `undefined` while loading: the table shows a skeleton. */
  rows: readonly Row[] | undefined
  /** Identifies a row; unique among the rows. */
  rowId: (row: Row) => string
  /** Names the row in its checkbox, for screen readers. */
  rowName: (row: Row) => string
  /** The link of the row, without content: `(row) => <Link to={…} />`. The first cell becomes its content. */
  rowLink?: ((row: Row) => RowLink | undefined) | undefined
  /** Buttons and menus for one row. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /**
   * The width of their column in pixels: two icons by default.
   * @default 76
   */
  actionsWidth?: number
  /** The group of a row: where it differs from that of the row before, a head names it. */
  groupOf?: ((row: Row) => RowGroup | undefined) | undefined
  /** `initialView(columns)` by default. */
  view?: TableView
  /** The order, such as `-created_at,id`. */
  sort?: string | undefined
  /** Another column or direction was chosen: `name`, `-name`, or none. */
  onSortChange?: ((sort: string | undefined) => void) | undefined
  /** Ids of the selected rows. */
  selection?: ReadonlySet<string> | undefined
  /** The chosen rows have changed. */
  onSelectionChange?: ((selection: ReadonlySet<string>) => void) | undefined
  /**
   * The rows belong to the previous request; they are dimmed after 200 ms.
   * @default false
   */
  isStale?: boolean
  /** Shown in place of rows if there are none. */
  empty: ReactNode
  /**
   * The table fills its parent, a flex column of a limited height that frames it: rows scroll under their header.
   * @default false
   */
  isPane?: boolean
  /** The element that scrolls. */
  scroller?: RefCallback<HTMLElement>
  /**
   * How wide the table will probably be, in pixels. Before it is measured, it has the columns that fit into this width: a
   * right guess spares it a second rendering.
   * @default Infinity
   */
  expectedWidth?: number
  /** Classes of the outermost element. */
  className?: string | undefined
}

/**
 * A table of records: sorted by the server, selectable, shown as cards where the container is narrower than 640 px.
 * Columns have the widths that they declare, whatever the rows hold; those of a low priority leave where the table has
 * no room for them.
 *
 * @example
 * <DataTable label="Users" columns={columns} rows={users} rowId={({ id }) => String(id)} rowName={({ name }) => name} empty="No users" />
 */
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
  isStale = false,
  groupOf,
  isPane = false,
  scroller,
  expectedWidth = Infinity,
  label,
  rowActions,
  actionsWidth = 76,
  rowLink,
  rowName,
  view = initialView(columns),
}: DataTableProps<Row>) {
  const texts = useTexts()
  const ordered = orderedColumns(columns, view)
  const isSelectable = selection !== undefined && onSelectionChange !== undefined
  const chosen = ordered.filter(({ id }, index) => index === 0 || !view.hidden.includes(id))
  const beside = (isSelectable ? SELECTOR_WIDTH : 0) + (rowActions ? actionsWidth : 0)
  const { attach, ids: fitting } = useFittingColumns(chosen, beside, scroller, expectedWidth)
  const visible = columnsOf(chosen, fitting)
  const skeletons = isPane ? SKELETON_ROWS_OF_PANE : SKELETON_ROWS
  const ids = rows?.map(rowId) ?? []
  const selectedHere = ids.filter((id) => selection?.has(id))
  // Deferred, so typing stays responsive while new rows render.
  const shown = useDeferredValue(rows)
  const isBusy = !shown || shown !== rows || isStale
  // Deferred together with the rows, or the memoised rows would render twice.
  const onSelect = useDeferredValue(onSelectionChange)
  const selector = isSelectable && (
    <Checkbox
      aria-label={texts.selectAll}
      checked={ids.length > 0 && selectedHere.length === ids.length}
      indeterminate={selectedHere.length > 0 && selectedHere.length < ids.length}
      onChange={(event) => onSelectionChange(toggled(selection, ids, event.target.checked))}
    />
  )
  return (
    <div className={cn('@container flex min-h-0 min-w-0 flex-col', isPane && 'grow', className)}>
      {shown?.length !== 0 && (
        <CardTools columns={chosen} sort={sort} onSortChange={onSortChange} selector={selector} />
      )}
      <section
        ref={attach}
        aria-label={label}
        aria-busy={isBusy}
        onPointerOver={showWholeText}
        className={cn(
          'relative min-h-0 scroll-pt-8 overflow-auto bg-surface',
          isPane ? 'grow [scrollbar-gutter:stable] [scrollbar-width:thin]' : 'rounded-xl border border-line',
        )}
      >
        <table
          role="table"
          aria-label={label}
          className="w-full table-fixed border-separate border-spacing-0 @max-[40rem]:block"
        >
          <colgroup className="@max-[40rem]:hidden">
            {isSelectable && <col style={{ width: SELECTOR_WIDTH }} />}
            {visible.map((column, index) => (
              <col key={column.id} style={{ width: widthOf(column, index) }} />
            ))}
            {rowActions && <col style={{ width: actionsWidth }} />}
          </colgroup>
          <TableHeader
            columns={visible}
            sort={sort}
            onSortChange={onSortChange}
            hasActions={rowActions !== undefined}
            selector={selector}
          />
          <tbody
            role="rowgroup"
            className={cn('@max-[40rem]:block transition-opacity', shown && isBusy && 'opacity-55 delay-200')}
          >
            {!shown &&
              Array.from({ length: skeletons }, (_, index) => (
                <TableRow
                  key={index}
                  density={view.density}
                  columns={visible}
                  render={() => <Skeleton className="h-3 w-3/4" />}
                  isLast={!isPane && index === skeletons - 1}
                  selector={isSelectable && <Skeleton className="size-4" />}
                  actions={rowActions && ' '}
                />
              ))}
            {shown && (
              <TableRows
                columns={visible}
                rows={shown}
                rowId={rowId}
                rowName={rowName}
                rowLink={rowLink}
                rowActions={rowActions}
                density={view.density}
                isFramed={!isPane}
                groupOf={groupOf}
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
