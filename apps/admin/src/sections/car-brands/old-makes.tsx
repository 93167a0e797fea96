import type { Schemas } from '@admin-panel/sdk'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { legacyColumns, legacyFilters } from '#shop/legacy/legacy-list.tsx'
import { listScreen } from '#list/list-screen.ts'
import { legacyCarBrandsListRules } from '#contract/lists/legacy-car-brands.gen.ts'
import { MakeTabs } from './tabs.tsx'
import { pathTo } from '#data/paths.ts'

type OldMake = Schemas['LegacyCarBrandRow']

const { loader, useList, ListPage } = listScreen('legacyCarBrands.list', legacyCarBrandsListRules)

function OldMakes() {
  return (
    <ListPage
      title={m.car_brands_old_title()}
      name="handbooks/car-brands/old"
      {...useList()}
      columns={legacyColumns<OldMake>([
        {
          id: 'models',
          header: m.car_brands_column_models(),
          align: 'end',
          cell: ({ models_count }) => <span className="tabular-nums">{models_count}</span>,
        },
      ])}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('legacyCarBrands', id)} />}
      filters={legacyFilters()}
      parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
      tabs={<MakeTabs current="old" />}
    />
  )
}

export { OldMakes as List, loader }
