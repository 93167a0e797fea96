import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Schemas } from '@admin-panel/sdk'
import { Link } from 'react-router'
import { pathTo } from '#data/paths.ts'
import { queries, useCan } from '#data/queries.ts'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { m } from '#paraglide/messages.js'
import { RelatedTable } from '#record/related-table.tsx'
import { usePageNumber } from '#record/use-page-number.ts'
import type { Company } from '#shop/companies/words.ts'
import { columns, nameOf } from './columns.tsx'

const Balance = lazyPart(async () => (await import('./balance.tsx')).Balance, {
  fallback: () => <div className="h-56" />,
})

/** The balance of a seller and their periods, the newest first. */
export function Settlements({ company: { id } }: { company: Company }) {
  const filter = { company_id: [id] }
  const pages = usePageNumber()
  const query = useQuery({
    ...queries.settlements.list({ ...filter, page: pages.page }),
    placeholderData: keepPreviousData,
  })
  const canView = useCan('settlement.view')
  const canExport = useCan('settlement.export')
  const canSeeEntries = useCan('ledger-entry')
  return (
    <div className="flex flex-col gap-4">
      {canSeeEntries && <Balance companyId={id} />}
      <RelatedTable<Schemas['SettlementRow']>
        title={m.entity_settlement()}
        query={query}
        empty={m.settlements_empty()}
        columns={columns()}
        rowName={nameOf}
        rowLink={canView ? ({ id: settlement }) => <Link to={pathTo('settlements', settlement)} /> : undefined}
        pages={pages}
        actions={canExport && <ExportMenu call="settlements.export" query={filter} />}
      />
    </div>
  )
}
