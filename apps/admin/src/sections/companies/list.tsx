import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { client } from '#data/client.ts'
import { ExportMenu } from '#list/export-menu.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { companiesListRules } from '#contract/rules/companies.gen.ts'
import { columns } from './columns.tsx'
import { filters, moreFilters } from './filters.ts'
import { pathTo } from '#data/paths.ts'

// Loaded on the first selection: most visits only read the list.
const BulkStatus = lazyPart(async () => (await import('./bulk-status.tsx')).BulkStatus)

const { loader, useList, ListPage } = listScreen('companies.list', companiesListRules)

function SellerList() {
  const page = useList()
  const canCreate = useCan('company.create')
  const canExport = useCan('company.export')
  const canChangeStatus = useCan('company.statusChange')
  return (
    <ListPage
      title={m.entity_company()}
      name="sellers"
      {...page}
      columns={columns()}
      rowName={({ trade_name }) => trade_name}
      rowLink={({ id }) => <Link to={pathTo('companies', id)} />}
      filters={filters()}
      moreFilters={moreFilters()}
      bulk={canChangeStatus ? (rows, clear) => <BulkStatus sellers={rows} onDone={clear} /> : undefined}
      actions={
        canExport && (
          <ExportMenu name="sellers" load={(format) => client.api.companies.export({ ...page.list.unpaged, format })} />
        )
      }
      create={canCreate && <CreateLink to={pathTo('companies.new')}>{m.sellers_create()}</CreateLink>}
    />
  )
}

export { SellerList as Component, loader }
