import type { Schemas } from '@admin-panel/sdk'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { legacyColumns, legacyFilters } from '#shop/legacy/legacy-list.tsx'
import { listScreen } from '#list/list-screen.ts'
import { legacyCitiesListRules } from '#contract/lists/legacy-cities.gen.ts'
import { GeoTabs } from './tabs.tsx'
import { pathTo } from '#data/paths.ts'

type OldCity = Schemas['LegacyCityRow']

const { loader, useList, ListPage } = listScreen('legacyCities.list', legacyCitiesListRules)

function OldCities() {
  return (
    <ListPage
      title={m.cities_old_title()}
      name="handbooks/cities/old"
      {...useList()}
      columns={legacyColumns<OldCity>([
        { id: 'region', header: m.field_region_id(), cell: ({ region_name }) => region_name },
      ])}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('legacyCities', id)} />}
      filters={legacyFilters(m.cities_old_search())}
      parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
      tabs={<GeoTabs current="old" />}
    />
  )
}

export { OldCities as List, loader }
