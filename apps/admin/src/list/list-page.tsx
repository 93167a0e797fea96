import type { OperationId, Params } from '@admin-panel/sdk'
import type { Rules } from '@admin-panel/sdk/validation'
import { Button } from '@admin-panel/ui/button'
import { cn } from '@admin-panel/ui/cn'
import { DataTable } from '@admin-panel/ui/data-table'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { FilterBar } from '@admin-panel/ui/filter-bar'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { Fragment, useState, type ReactElement, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { ColumnsButton } from './columns-button.tsx'
import { filterContext, type Filter } from './filters/filter.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { peekWidth, withPeek } from './peek/peek-button.tsx'
import { ListFooter, type Meta } from './list-footer.tsx'
import { MoreFilters, usePlacedFilters } from './filters/more-filters.tsx'
import type { ListState } from './list-state.ts'
import { useKeptScroll } from './use-kept-scroll.ts'
import { useListKeys } from './use-list-keys.ts'
import { LiveList } from '#page/live/live-list.tsx'
import { LoadFailed } from '#page/load-failed.tsx'
import { Page } from '#page/page.tsx'
import { useOpenLinks } from '#page/screens.ts'
import { onlyRows, useSelection, type Chosen } from './selection.ts'
import { useTableView } from '#data/table-view-store.ts'
import { ViewPills, type ViewPillsProps } from './views/view-pills.tsx'
import { lacks } from '#data/access/lacks.ts'

// Loaded on the first selection.
const BulkBar = lazyPart(async () => (await import('@admin-panel/ui/bulk-bar')).BulkBar)
// Loaded where something is filtered.
const SaveView = lazyPart(async () => (await import('./views/views-panel.tsx')).SaveView)
// Loaded on the first look.
const Peek = lazyPart(async () => (await import('./peek/peek.tsx')).Peek)

// The menu, the padding, the frame and its thin scroll bar.
const BESIDE_LIST = 276

interface Row {
  id: number
}

interface ListPageProps<K extends OperationId, R extends Row> {
  title: string
  /** The name of the stored table view and of the saved queries: `users`, `delivery/methods`. */
  name: string
  /** A list's hook returns `list`, `rules` and `query`. */
  list: ListState<K>
  rules: Rules
  /** The list's resource, from the list's hook. */
  resource?: string
  query: {
    data: { items: R[]; meta: Meta } | undefined
    isError: boolean
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => Promise<unknown>
  }
  /** The filters of the call, from the list's hook. */
  filter?: object
  columns: readonly TableColumn<R>[]
  rowName: (row: R) => string
  rowLink?: ((row: R) => ReactElement<{ className?: string; children?: ReactNode }>) | undefined
  rowActions?: ((row: R) => ReactNode) | undefined
  /** Rows under heads of their own, in the order of the list. */
  groupOf?: ((row: R) => { id: string; label: ReactNode } | undefined) | undefined
  /** The room for `rowActions`, where they are wider than two icons. */
  actionsWidth?: number
  /** The search field and the most common filters. */
  filters: readonly Filter<string & keyof Params<K>>[]
  /** The other filters, behind a button. */
  moreFilters?: readonly Filter<string & keyof Params<K>>[]
  /** Further controls beside the filters. */
  controls?: ReactNode
  /** Actions on the whole list, beside the title. */
  actions?: ReactNode
  /** Creates a record: the last of the actions, and the action of an empty list. */
  create?: ReactNode
  /** Instead of «Ничего не найдено», where the filters alone say why nothing is here. */
  empty?: ReactNode
  parent?: ReactNode
  /** Sibling lists: `<TabLinks>`. */
  tabs?: ReactNode
  /** Views that come with the list, and the list that counts them. */
  views?: Pick<ViewPillsProps, 'counted' | 'all' | 'presets'>
  /** Parts of this list, above the filters. */
  lead?: ReactNode
  /** Replaces the table, for example with a spreadsheet. */
  children?: ReactNode
  /** Actions on the selected rows; without them rows are not selectable. */
  bulk?: ((chosen: Chosen<R>, clear: () => void) => ReactNode) | undefined
  /** What the peek at a row knows beyond the columns, and the next action in place of the bulk actions. */
  peek?: (row: R) => { content: ReactNode; action: ReactNode }
  /** These actions also take all records that match the filters. */
  isBulkByFilter?: boolean
}

// Their text is still their name for screen readers. The state of a record is its word, so its button stays whole.
const iconsOnPhones =
  'max-md:[&_:is(a,button):has(svg):not([data-whole])]:w-10 max-md:[&_:is(a,button):has(svg):not([data-whole])]:gap-0 max-md:[&_:is(a,button):has(svg):not([data-whole])]:px-0 max-md:[&_:is(a,button):has(svg):not([data-whole])]:text-[0px]'

/** The layout of every list: title, one toolbar row, filter chips, rows, pages. The address is its state. */
export function ListPage<K extends OperationId, R extends Row>({
  title,
  name,
  list,
  rules,
  resource,
  query,
  filter = list.params,
  columns,
  filters,
  moreFilters = [],
  controls,
  actions,
  create,
  empty,
  parent,
  tabs,
  views,
  lead,
  bulk: ownBulk,
  isBulkByFilter = false,
  children,
  rowLink,
  rowActions,
  peek,
  ...rows
}: ListPageProps<K, R>) {
  const bulk = lacks('operations') ? undefined : ownBulk
  const openLink = useOpenLinks(rowLink)
  const [view, setView] = useTableView(name, columns)
  const page = query.data
  const ownSort = page?.meta.sort?.join()
  const selection = useSelection({ rows: page?.items, total: page?.meta.total, filter })
  const { chosen } = selection
  const [peeked, setPeeked] = useState<string | null>(null)
  const peekedRow = page?.items.find(({ id }) => String(id) === peeked)
  const more = peekedRow && peek?.(peekedRow)
  const scroller = useKeptScroll()
  const { close } = useListKeys({
    peeked: peekedRow ? peeked : null,
    onPeek: setPeeked,
    onClear: chosen.count > 0 ? selection.clear : undefined,
  })
  const isPageSelected = page?.items.every(({ id }) => selection.ids.has(String(id))) ?? false
  const context = filterContext(list, rules)
  const isSortable = !children && columns.some(({ sortKey }) => sortKey)
  const { toolbarFilters, hidden, label, hasSort, isPhone } = usePlacedFilters(filters, moreFilters, isSortable)
  const sort = list.sort ?? ownSort
  const isFiltered = [...filters, ...moreFilters].some(({ chips }) => chips(context).length > 0)
  return (
    <Page
      title={title}
      actions={
        (actions || create) && (
          <div className={cn('flex flex-wrap items-center gap-2', iconsOnPhones)}>
            {actions}
            {create}
          </div>
        )
      }
      parent={parent}
      tabs={
        <div
          className={cn(
            'flex min-w-0 items-center gap-x-4 gap-y-1 max-lg:flex-wrap [&>nav]:shrink-0 [&>nav]:border-b-0 max-lg:[&>nav]:w-full',
            tabs && 'border-line lg:border-b',
          )}
        >
          {tabs}
          {tabs && <div aria-hidden className="h-5 w-px shrink-0 bg-frame max-lg:hidden [&:has(+:empty)]:hidden" />}
          <div className="flex min-h-8 min-w-0 grow basis-0 items-center empty:hidden max-lg:basis-full">
            <ViewPills key={name} list={name} names={Object.keys(rules)} isDrawn={page !== undefined} {...views} />
          </div>
        </div>
      }
      isPane
    >
      <div className="flex min-w-0 flex-col gap-2 px-4 pb-4 pane:min-h-0 pane:grow">
        {lead && <div className="shrink-0 empty:hidden">{lead}</div>}
        <div className="flex min-w-0 flex-col overflow-clip rounded-xl border border-line bg-surface pane:min-h-0 pane:grow">
          <div className="z-20 min-w-0 shrink-0 border-b border-line bg-surface p-1.5 max-md:sticky max-md:top-12">
            <div className="flex min-w-0 items-start gap-2">
              <FilterBar
                active={hidden.flatMap(({ chips }) => chips(context))}
                isFiltered={isFiltered}
                isRestored={list.isRestored}
                onReset={list.reset}
                beside={<SaveView list={name} names={Object.keys(rules)} presets={views?.presets} />}
                onRemove={(name) => list.setRaw({ [name]: undefined })}
                className="grow"
              >
                {toolbarFilters.map(({ name, control }) => (
                  <Fragment key={name}>{control(context)}</Fragment>
                ))}
                {(hasSort || hidden.length > 0) && (
                  <MoreFilters
                    label={label}
                    filters={hidden}
                    context={context}
                    sort={hasSort ? { columns, sort, onSortChange: (sort) => list.setRaw({ sort }) } : undefined}
                  />
                )}
              </FilterBar>
              {controls}
              {!children && <ColumnsButton columns={columns} view={view} onViewChange={setView} />}
            </div>
          </div>
          <div
            data-peeking={peekedRow ? '' : undefined}
            className="relative flex min-w-0 flex-col pane:min-h-0 pane:grow"
          >
            {resource && <LiveList resource={resource} />}
            {query.isError && !page ? (
              <LoadFailed query={query} />
            ) : // A sheet returns nothing while its rows load or are empty; the table then shows that state.
            children ? (
              <div className="flex min-w-0 flex-col pane:min-h-0 pane:grow pane:overflow-y-auto">{children}</div>
            ) : (
              <DataTable
                label={title}
                columns={columns}
                rows={page?.items}
                rowId={(row) => String(row.id)}
                actionsWidth={(rowActions ? 76 : 0) + peekWidth()}
                {...rows}
                rowLink={openLink}
                rowActions={openLink && !isPhone ? withPeek(rowActions, rows.rowName, setPeeked) : rowActions}
                view={view}
                sort={sort}
                onSortChange={
                  hasSort
                    ? undefined
                    : // The way back from a list's own descending order is the ascending one.
                      (sort) => list.setRaw({ sort: sort ?? (list.sort ? undefined : ownSort?.slice(1)) })
                }
                selection={bulk ? selection.ids : undefined}
                onSelectionChange={bulk ? selection.select : undefined}
                isStale={query.isPlaceholderData}
                isPane
                scroller={scroller}
                expectedWidth={window.innerWidth - BESIDE_LIST}
                // The last row scrolls out from under the bar.
                className={chosen.count > 0 ? '[&>section]:pb-16' : undefined}
                empty={
                  empty ||
                  (isFiltered ? (
                    <EmptyState
                      part="filter"
                      heading={m.list_nothing_found()}
                      text={m.list_nothing_found_text()}
                      action={<Button onClick={list.reset}>{m.list_reset()}</Button>}
                    />
                  ) : (
                    <EmptyState heading={m.list_empty()} action={create} />
                  ))
                }
              />
            )}
            {peekedRow && (
              <Peek
                name={rows.rowName(peekedRow)}
                picture={columns[0]?.picture?.(peekedRow)}
                fields={columns.map(({ id, kind, priority, header, cell, note }) => ({
                  id,
                  kind,
                  priority,
                  header,
                  content: cell(peekedRow),
                  note: note?.(peekedRow),
                }))}
                link={openLink?.(peekedRow)}
                actions={more ? more.action : bulk?.(onlyRows([peekedRow]), close)}
                onClose={close}
              >
                {more?.content}
              </Peek>
            )}
          </div>
          {chosen.count > 0 && (
            <BulkBar selected={chosen.count} onClear={selection.clear}>
              {selection.unseen > 0 && <output>{m.bulk_unseen({ count: selection.unseen })}</output>}
              {isBulkByFilter && page && isPageSelected && chosen.count < page.meta.total && (
                <Button size="sm" variant="ghost" onClick={selection.selectAll}>
                  {page.meta.total_is_exact
                    ? m.bulk_select_all({ count: page.meta.total })
                    : m.bulk_select_all_found({ count: page.meta.total })}
                </Button>
              )}
              {bulk?.(chosen, selection.clear)}
            </BulkBar>
          )}
          <ListFooter meta={page?.meta} list={list} />
        </div>
      </div>
    </Page>
  )
}
