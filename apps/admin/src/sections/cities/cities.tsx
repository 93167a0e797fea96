import { federalDistrictWords } from '#contract/enums/federal-district.gen.ts'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { Crumbs } from '#page/crumbs.tsx'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { citiesListRules } from '#contract/lists/cities.gen.ts'
import { columns } from './columns.tsx'
import { GeoTabs } from './tabs.tsx'
import { pathTo } from '#data/paths.ts'
import { optionsOf } from '#text/options-of.ts'

// Loaded on the first selection: most visits only read the list.
const BulkSwitch = lazyPart(async () => (await import('#list/bulk/bulk-switch.tsx')).BulkSwitch)

const { loader, useList, ListPage } = listScreen('cities.list', citiesListRules)

const filters = () => [
  searchFilter(m.cities_search()),
  referenceFilter('region_id', 'regions'),
  choiceFilter('federal_district', optionsOf(federalDistrictWords)),
]

const moreFilters = () => [flagFilter('is_active'), flagFilter('is_popular'), flagFilter('has_points')]

function Cities() {
  const page = useList()
  const canCreate = useCan('city.create')
  const canExport = useCan('city.export')
  const canSwitch = useCan(['city.enableByIds', 'city.disableByIds'], 'any')
  return (
    <ListPage
      title={m.entity_city()}
      name="handbooks/cities"
      {...page}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('cities', id)} />}
      filters={filters()}
      moreFilters={moreFilters()}
      isBulkByFilter
      bulk={canSwitch ? (chosen, clear) => <BulkSwitch of="cities" chosen={chosen} onDone={clear} /> : undefined}
      parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
      tabs={<GeoTabs current="cities" />}
      actions={canExport && <ExportMenu call="cities.export" query={page.list.unpaged} />}
      create={canCreate && <CreateLink to={pathTo('cities.new')}>{m.cities_create()}</CreateLink>}
    />
  )
}

export { Cities as List, loader }
