import type { OperationId, Params } from '@admin-panel/sdk'
import type { Rules } from '@admin-panel/sdk/validation'
import { Button } from '@admin-panel/ui/button'
import { DataTable } from '@admin-panel/ui/data-table'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { FilterBar } from '@admin-panel/ui/filter-bar'
import { Pagination } from '@admin-panel/ui/pagination'
import { TableToolbar } from '@admin-panel/ui/table-toolbar'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { TableViewMenu } from '@admin-panel/ui/table-view-menu'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { filterContext, type Filter } from './filters/filter.ts'
import type { MatchingPage } from './bulk/select-matching.tsx'
import { later } from '#page/later.tsx'
import type { ListState } from './list-state.ts'
import { LiveList } from '#page/live/live-list.tsx'
import { LoadFailed } from '#page/load-failed.tsx'
import { Page } from '#page/page.tsx'
import { useOpenLinks } from '#page/screens.ts'
import { useSelection } from './selection.ts'
import { useTableView } from '#data/table-view-store.ts'
import { SavedViews } from './views/saved-views.tsx'

// Loaded with the first selection of a whole page.
const SelectMatching = later(async () => (await import('./bulk/select-matching.tsx')).SelectMatching, {
  isExtra: true,
})
// Most lists do with a few.
const MoreFilters = later(async () => (await import('./filters/more-filters.tsx')).MoreFilters)

interface Row {
  id: number
}

interface Meta {
  total: number
  total_is_exact: boolean
  page: number
  per_page: number
  /** Where the rows go on, at any depth. */
  after?: string
}

interface ListPageProps<K extends OperationId, R extends Row> {
  title: string
  /** Names the stored view of the table. */
  path: string
  /** `list`, `rules` and `query` are what a list's hook gives. */
  list: ListState<K>
  rules: Rules
  /** Whose records the list is of; a list's hook gives it. */
  resource?: string
  query: {
    data: { items: R[]; meta: Meta } | undefined
    isError: boolean
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => Promise<unknown>
  }
  /** What `SelectMatching` walks through; a list's hook gives it. */
  loadPage?: (page: { page: number; per_page: number }, signal: AbortSignal) => Promise<MatchingPage<R>>
  columns: readonly TableColumn<R>[]
  rowName: (row: R) => string
  rowLink?: (row: R) => ReactElement<{ className?: string; children?: ReactNode }>
  rowActions?: (row: R) => ReactNode
  /** The search field, and the filters that are needed most. */
  filters: readonly Filter<string & keyof Params<K>>[]
  /** The others, behind a button. */
  moreFilters?: readonly Filter<string & keyof Params<K>>[]
  /** Other controls beside the filters. */
  controls?: ReactNode
  /** Beside the title: what can be done with the whole list, the main one last. */
  actions?: ReactNode
  parent?: ReactNode
  /** Lists beside this one: `<TabLinks>`. */
  tabs?: ReactNode
  /** Above the filters: parts of this list to choose from. */
  lead?: ReactNode
  /** Takes the place of the table where rows are shown otherwise, as in a spreadsheet. */
  children?: ReactNode
  /** What can be done with the selected rows; without it rows cannot be selected. */
  bulk?: (rows: readonly R[], clear: () => void) => ReactNode
}

/** The shape of every list: title, one row of chrome, chips of filters, rows, pages. The address is its state. */
export function ListPage<K extends OperationId, R extends Row>({
  title,
  path,
  list,
  rules,
  resource,
  query,
  loadPage,
  columns,
  filters,
  moreFilters = [],
  controls,
  actions,
  parent,
  tabs,
  lead,
  bulk,
  children,
  rowLink,
  ...rows
}: ListPageProps<K, R>) {
  const openLink = useOpenLinks(rowLink)
  const [view, setView] = useTableView(path, columns)
  const selection = useSelection(query.data?.items)
  const page = query.data
  // Pages are counted up to a limit; what lies beyond it is reached from one page to the next.
  const isBeyond = 'after' in list.params
  const isPageSelected = page?.items.every(({ id }) => selection.ids.has(String(id))) ?? false
  const context = filterContext(list, rules)
  const active = [...filters, ...moreFilters].flatMap(({ chips }) => chips(context))
  return (
    <Page
      title={title}
      actions={actions}
      parent={parent}
      tabs={tabs}
      status={
        <>
          <SavedViews path={path} names={Object.keys(rules)} />
          {resource && <LiveList resource={resource} />}
        </>
      }
    >
      <div className="flex min-w-0 flex-col gap-2 px-4 pb-4">
        {lead}
        <TableToolbar
          selected={selection.rows.length}
          onClear={selection.clear}
          bulk={
            <>
              {loadPage && page && isPageSelected && selection.rows.length < page.meta.total && (
                <SelectMatching
                  total={page.meta.total}
                  isExact={page.meta.total_is_exact}
                  load={loadPage}
                  // What it gives came from `loadPage`.
                  onSelect={(rows) => selection.add(rows as R[])}
                />
              )}
              {bulk?.(selection.rows, selection.clear)}
            </>
          }
        >
          {filters.map(({ name, control }) => (
            <Fragment key={name}>{control(context)}</Fragment>
          ))}
          {moreFilters.length > 0 && <MoreFilters filters={moreFilters} context={context} />}
          {controls}
          {!children && (
            <span className="ms-auto">
              <TableViewMenu columns={columns} view={view} onViewChange={setView} />
            </span>
          )}
        </TableToolbar>
        <FilterBar
          active={active}
          isRestored={list.isRestored}
          onReset={list.reset}
          onRemove={(name) => list.setRaw({ [name]: undefined })}
        />
        {query.isError && !page ? (
          <LoadFailed query={query} />
        ) : (
          // Nothing of the sheet's own leaves the table, which waits, and says that there is nothing.
          children || (
            <DataTable
              label={title}
              columns={columns}
              rows={page?.items}
              rowId={(row) => String(row.id)}
              {...rows}
              {...(openLink && { rowLink: openLink })}
              view={view}
              sort={list.sort}
              onSortChange={(sort) => list.setRaw({ sort })}
              {...(bulk && { selection: selection.ids, onSelectionChange: selection.select })}
              isStale={query.isPlaceholderData}
              empty={
                active.length > 0 ? (
                  <EmptyState
                    heading={m.list_nothing_found()}
                    text={m.list_nothing_found_text()}
                    action={<Button onClick={list.reset}>{m.list_reset()}</Button>}
                  />
                ) : (
                  <EmptyState heading={m.list_empty()} />
                )
              }
            />
          )
        )}
        {page && !isBeyond && (
          <Pagination
            page={page.meta.page}
            pageSize={page.meta.per_page}
            total={page.meta.total}
            isExact={page.meta.total_is_exact}
            onPageChange={(next) => list.setRaw({ page: next })}
            onPageSizeChange={(size) => list.setRaw({ per_page: size })}
          />
        )}
        {page && (isBeyond || isLastCounted(page.meta)) && (
          <div className="flex justify-end gap-2">
            {isBeyond && <Button onClick={() => list.setRaw({})}>{m.list_newest()}</Button>}
            {page.meta.after && (
              <Button onClick={() => list.setRaw({ after: page.meta.after })}>{m.list_older()}</Button>
            )}
          </div>
        )}
      </div>
    </Page>
  )
}

function isLastCounted({ total, total_is_exact, page, per_page }: Meta) {
  return !total_is_exact && page * per_page >= total
}
