import { Suspense, useDeferredValue, useLayoutEffect, useState, type ReactNode, type RefCallback } from 'react'
import { Checkbox } from '#checkbox/checkbox.tsx'
import { cn } from '#cn.ts'
import { CardTools } from './card-tools.tsx'
import { widthOf } from './column-layout.ts'
import { TableHeader } from './header.tsx'
import { Gap, linesOf, type RowGroup } from './rows/lines.tsx'
import { LoadedRows } from './rows/loaded-rows.tsx'
import { ROW_HEIGHTS, rowLayout } from './rows/row-layout.ts'
import type { RowLink } from './rows/row.tsx'
import { TableRows } from './rows/rows.tsx'
import { useSelection } from './rows/selection.ts'
import { SkeletonRows } from './rows/skeleton-rows.tsx'
import { initialView, orderedColumns, type TableColumn, type TableView } from './table-view.ts'
import { showWholeText } from './show-whole-text.ts'
import { SELECTOR_WIDTH, useFittingColumns } from './use-fitting-columns.ts'
import { useTexts } from '#texts/texts.ts'

const SKELETON_ROWS = 10
const SKELETON_ROWS_OF_PANE = 24
// In a shorter table all rows are in the document, so that the browser's own search finds each.
const LONG = 100
// As many rows of a long table are shown at once.
const FIRST = 40

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
  const chosen = ordered.filter(({ id }, index) => index === 0 || !view.hidden.includes(id))
  const { isSelectable, ids, onToggle, onToggleAll } = useSelection({ rows, rowId, selection, onSelectionChange })
  const beside = (isSelectable ? SELECTOR_WIDTH : 0) + (rowActions ? actionsWidth : 0)
  const { attach, frameRef, isCards, fitting: visible } = useFittingColumns(chosen, beside, scroller, expectedWidth)
  const skeletons = isPane ? SKELETON_ROWS_OF_PANE : SKELETON_ROWS
  // Deferred, so typing stays responsive while new rows render.
  const deferredRows = useDeferredValue(rows)
  const isBusy = !deferredRows || deferredRows !== rows || isStale
  const isLong = deferredRows !== undefined && deferredRows.length > LONG
  const lines = deferredRows && groupOf && linesOf(deferredRows, groupOf)
  const lineCount = lines?.length ?? deferredRows?.length ?? 0
  const [focused, setFocused] = useState<string | null>(null)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  // A long table needs the element that scrolls; for a short one a second rendering is spared.
  useLayoutEffect(() => {
    if (isLong) setFrame(frameRef.current)
  }, [isLong, frameRef])
  const layout = rowLayout(visible, {
    density: view.density,
    isSelectable,
    hasActions: rowActions !== undefined,
    isFramed: !isPane,
  })
  const shared = { layout, rowId, rowName, rowLink, rowActions, selection, onToggle }
  const isAllSelected = ids.length > 0 && ids.every((id) => selection?.has(id))
  const selector = isSelectable && (
    <Checkbox
      aria-label={texts.selectAll}
      checked={isAllSelected}
      indeterminate={!isAllSelected && selection?.size !== 0 && ids.some((id) => selection?.has(id))}
      onChange={({ target }) => onToggleAll(target.checked)}
    />
  )
  return (
    <div className={cn('@container flex min-h-0 min-w-0 flex-col', isPane && 'grow', className)}>
      {deferredRows?.length !== 0 && (
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
          isLong && '[overflow-anchor:none] print:max-h-none print:overflow-visible',
          isLong && (isPane ? 'max-h-dvh' : 'max-h-(--table-height,70dvh)'),
        )}
      >
        <table
          role="table"
          aria-label={label}
          aria-rowcount={isLong ? lineCount + 1 : undefined}
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
            isNumbered={isLong}
          />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it follows the focus of what is in it */}
          <tbody
            role="rowgroup"
            onFocus={isLong ? ({ target }) => setFocused(rowOf(target)) : undefined}
            // A window that loses the focus gives it back to the same element.
            onBlur={
              isLong
                ? ({ currentTarget }) => {
                    if (!currentTarget.contains(document.activeElement)) setFocused(null)
                  }
                : undefined
            }
            className={cn('@max-[40rem]:block transition-opacity', deferredRows && isBusy && 'opacity-55 delay-200')}
          >
            {!deferredRows && <SkeletonRows layout={layout} hasLinks={rowLink !== undefined} count={skeletons} />}
            {deferredRows && !isLong && <TableRows {...shared} rows={deferredRows} lines={lines} />}
            {deferredRows && isLong && (
              <Suspense
                fallback={
                  <>
                    <TableRows {...shared} rows={deferredRows.slice(0, FIRST)} lines={lines?.slice(0, FIRST)} />
                    <Gap height={(lineCount - FIRST) * ROW_HEIGHTS[view.density]} />
                  </>
                }
              >
                <LoadedRows
                  // Rows of another height have other places.
                  key={`${view.density} ${isCards}`}
                  {...shared}
                  rows={deferredRows}
                  lines={lines}
                  frame={frame}
                  isCards={isCards}
                  estimate={ROW_HEIGHTS[view.density]}
                  focused={focused}
                />
              </Suspense>
            )}
          </tbody>
        </table>
        {deferredRows?.length === 0 && empty}
      </section>
    </div>
  )
}

const rowOf = (target: Element) => target.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? null
