import { DataTable } from '@admin-panel/ui/data-table'
import { EmptyState } from '@admin-panel/ui/empty-state'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { TextLink } from '@admin-panel/ui/text-link'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { LoadFailed } from '#page/load-failed.tsx'
import { useOpenLinks } from '#page/screens.ts'

interface RelatedTableProps<Row> {
  title: string
  query: {
    data: { items: readonly Row[]; meta: { total: number } } | undefined
    isError: boolean
    error: Error | null
    refetch: () => Promise<unknown>
  }
  columns: readonly TableColumn<Row>[]
  rowName: (row: Row) => string
  rowLink?: ((row: Row) => ReactElement<{ className?: string; children?: ReactNode }>) | undefined
  rowActions?: ((row: Row) => ReactNode) | undefined
  empty: string
  actions?: ReactNode
  /** The list with the remaining rows. */
  all?: string
}

/** Child records of the current record, in one of its tabs. */
export function RelatedTable<Row extends { id: number }>({
  title,
  query,
  empty,
  actions,
  all,
  rowLink,
  ...table
}: RelatedTableProps<Row>) {
  const { data, isError } = query
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
    </section>
  )
}
