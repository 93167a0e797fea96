import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { companiesListRules } from '#contract/lists/companies.gen.ts'
import { columns } from './columns.tsx'
import { pathTo } from '#data/paths.ts'
import { companyTypeWords } from '#contract/enums/company-type.gen.ts'
import { taxSystemWords } from '#contract/enums/tax-system.gen.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { statusOptions } from '#record/status/statuses.tsx'
import { statuses } from './statuses.ts'
import { SellerTabs } from '#shop/companies/seller-tabs.tsx'
import { optionsOf } from '#text/options-of.ts'

const filters = () => [
  searchFilter(m.sellers_search()),
  choiceFilter('status', statusOptions(statuses)),
  choiceFilter('type', optionsOf(companyTypeWords)),
  referenceFilter('manager_id', 'users'),
]

const moreFilters = () => [
  referenceFilter('city_id', 'cities'),
  choiceFilter('tax_system', optionsOf(taxSystemWords)),
  flagFilter('has_active_contract'),
  flagFilter('contract_ends_soon'),
  daysFilter('created', m.sellers_column_created()),
]

// Loaded on the first selection: most visits only read the list.
const SellerBulk = lazyPart(async () => (await import('./bulk.tsx')).SellerBulk)

const { loader, useList, ListPage } = listScreen('companies.list', companiesListRules)

function SellerList() {
  const page = useList()
  const canCreate = useCan('company.create')
  const canExport = useCan('company.export')
  const canChange = useCan(['company.statusChange', 'company.update'], 'any')
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
      tabs={<SellerTabs current="companies" />}
      isBulkByFilter
      bulk={canChange ? (chosen, clear) => <SellerBulk chosen={chosen} clear={clear} /> : undefined}
      actions={canExport && <ExportMenu call="companies.export" query={page.list.unpaged} />}
      create={canCreate && <CreateLink to={pathTo('companies.new')}>{m.sellers_create()}</CreateLink>}
    />
  )
}

export { SellerList as Component, loader }
