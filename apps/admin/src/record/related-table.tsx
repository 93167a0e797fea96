import { DataTable } from '@admin-panel/ui/data-table'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { Pagination } from '@admin-panel/ui/pagination'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { TextLink } from '@admin-panel/ui/text-link'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { LoadFailed } from '#page/load-failed.tsx'
import { useOpenLinks } from '#page/screens.ts'
import { useExistingPage } from '#page/live/use-existing-page.ts'
import type { usePageNumber } from './use-page-number.ts'

interface Meta {
  total: number
  total_is_exact?: boolean
  page?: number
  per_page?: number
  page_count?: number
}

interface RelatedTableProps<Row> {
  title: string
  query: {
    data: { items: readonly Row[]; meta: Meta } | undefined
    isPlaceholderData?: boolean
    isError: boolean
    error: Error | null
    refetch: () => Promise<unknown>
  }
  columns: readonly TableColumn<Row>[]
  rowName: (row: Row) => string
  rowLink?: ((row: Row) => ReactElement<{ className?: string; children?: ReactNode }>) | undefined
  rowActions?: ((row: Row) => ReactNode) | undefined
  actionsWidth?: number
  empty: string
  actions?: ReactNode
  /** The list with the remaining rows. */
  all?: string
  /** The page in the address, for rows that come in pages. */
  pages?: ReturnType<typeof usePageNumber>
}

/** Child records of the current record, in one of its tabs. */
export function RelatedTable<Row extends { id: number }>({
  title,
  query,
  empty,
  actions,
  all,
  pages,
  rowLink,
  ...table
}: RelatedTableProps<Row>) {
  const { isError } = query
  const data = useExistingPage(query.data && withNumber(query.data), {
    number: pages?.page,
    isPlaceholder: query.isPlaceholderData ?? false,
    goTo: (page) => pages?.goTo(page, { replace: true }),
  })
  const openLink = useOpenLinks(rowLink)
  const isCut = data && data.meta.total > data.items.length
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lead font-label">{title}</h2>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {isError && !data ? (
        <LoadFailed query={query} />
      ) : (
        <DataTable
          label={title}
          rows={data?.items}
          rowId={({ id }) => String(id)}
          empty={<EmptyState heading={empty} />}
          {...table}
          rowLink={openLink}
        />
      )}
      {all && isCut && <TextLink render={<Link to={all} />}>{m.related_all({ count: data.meta.total })}</TextLink>}
      {pages && data && data.meta.page_count > 1 && (
        <Pagination
          page={data.meta.page}
          pageSize={data.meta.per_page}
          total={data.meta.total}
          isExact={data.meta.total_is_exact}
          onPageChange={pages.goTo}
        />
      )}
    </section>
  )
}

/** Rows without pages are one page. */
function withNumber<Row>({ items, meta }: { items: readonly Row[]; meta: Meta }) {
  return { items, meta: { page: 1, per_page: items.length, page_count: 1, total_is_exact: true, ...meta } }
}
