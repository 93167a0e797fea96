import type { ReactElement, ReactNode } from 'react'
import { Checkbox } from '#checkbox/checkbox.tsx'
import { cn } from '#cn.ts'
import * as Table from '#headless/data-table/data-table.ts'
import { useTexts } from '#texts/texts.ts'
import { CardTools } from './card-tools.tsx'
import { TableHeader } from './header.tsx'
import { ROW_HEIGHTS, rowLayout } from './rows/row-layout.ts'
import { TableRow, type RowLink } from './rows/row.tsx'
import { SkeletonRows } from './rows/skeleton-rows.tsx'
import { initialView, type TableColumn, type TableView } from './table-view.ts'

const SKELETON_ROWS = 10
const SKELETON_ROWS_OF_PANE = 24
// Narrower tables show cards.
const CARDS_BELOW = 640

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> extends Omit<
  Table.DataTableArgs<Row, TableColumn<Row>>,
  'texts' | 'cardsBelow' | 'rowHeight' | 'headHeight' | 'selectorWidth' | 'rowLink' | 'view'
> {
  /** The link of the row, without content: `(row) => <Link to={…} />`. The first cell becomes its content. */
  rowLink?: ((row: Row) => RowLink | undefined) | undefined
  /** `initialView(columns)` by default. */
  view?: TableView
  /** Shown in place of rows if there are none. */
  empty: ReactNode
  /**
   * The table fills its parent, a flex column of a limited height that frames it: rows scroll under their header.
   * @default false
   */
  isPane?: boolean
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
  empty,
  className,
  isPane = false,
  columns,
  rowLink,
  view = initialView(columns),
  ...options
}: DataTableProps<Row>): ReactElement {
  const texts = useTexts()
  const { density } = view
  // An earlier version may have stored a density that no longer exists.
  const rowHeight = density === 'compact' ? ROW_HEIGHTS.compact : ROW_HEIGHTS.normal
  const table = Table.useDataTable({ ...options, columns, rowLink, view, texts, cardsBelow: CARDS_BELOW, rowHeight })
  const { rows, isLong, isBusy, columnCount, rowName, rowActions, onToggle } = table
  const layout = rowLayout(table.columns, {
    density,
    isSelectable: table.isSelectable,
    hasActions: rowActions !== undefined,
    isFramed: !isPane,
  })
  const selector = table.isSelectable && <Table.SelectAll table={table} box={Checkbox} />
  return (
    <div data-slot="data-table" className={cn('@container flex min-h-0 min-w-0 flex-col', isPane && 'grow', className)}>
      {rows?.length !== 0 && <CardTools table={table} selector={selector} />}
      <Table.Frame
        table={table}
        className={cn(
          'relative min-h-0 scroll-pt-8 overflow-auto bg-surface',
          isPane ? 'grow [scrollbar-gutter:stable] [scrollbar-width:thin]' : 'rounded-xl border border-line',
          isLong && '[overflow-anchor:none] print:max-h-none print:overflow-visible',
          isLong && (isPane ? 'max-h-dvh' : 'max-h-(--table-height,70dvh)'),
        )}
      >
        <Table.Root table={table} className="w-full table-fixed border-separate border-spacing-0 @max-[40rem]:block">
          <Table.Widths table={table} className="@max-[40rem]:hidden" />
          <TableHeader table={table} selector={selector} />
          <Table.Body
            table={table}
            className={cn(
              'transition-opacity *:data-gap:print:hidden @max-[40rem]:block @max-[40rem]:*:data-gap:block',
              rows && isBusy && 'opacity-55 delay-200',
            )}
            skeleton={
              <SkeletonRows
                layout={layout}
                hasLinks={rowLink !== undefined}
                count={isPane ? SKELETON_ROWS_OF_PANE : SKELETON_ROWS}
              />
            }
            head={groupHead}
            excerpt={(first, last, total) => (
              <tr aria-hidden className="hidden print:table-row">
                <td colSpan={columnCount} className="px-3 py-2 text-secondary">
                  {texts.range(first, last, total, true)}
                </td>
              </tr>
            )}
          >
            {(line) => <TableRow key={line.id} {...line} {...{ layout, rowLink, rowName, rowActions, onToggle }} />}
          </Table.Body>
        </Table.Root>
        {rows?.length === 0 && empty}
      </Table.Frame>
    </div>
  )
}

const headLook =
  'sticky top-8 z-5 h-8 border-b border-line bg-page px-3 text-start text-xs font-label text-secondary @max-[40rem]:block @max-[40rem]:leading-8'

/** The head of a group stays under the header until the next one comes. */
const groupHead = ({ key, ...head }: Table.GroupHeadProps) => (
  <Table.GroupHead key={key} {...head} className="@max-[40rem]:block" cell={{ className: headLook }} />
)
