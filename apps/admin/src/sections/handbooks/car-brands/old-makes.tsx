import type { Schemas } from '@admin-panel/sdk'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Crumbs } from '#shared/crumbs.tsx'
import { legacyColumns, legacyFilters } from '#shared/legacy/legacy-list.tsx'
import { ListPage } from '#shared/list-page.tsx'
import { listScreen } from '#shared/list-screen.ts'
import { queries } from '#shared/queries.ts'
import { legacyCarBrandsListRules } from '#shared/rules/legacy-car-brands.gen.ts'
import { MakeTabs } from './tabs.tsx'

type OldMake = Schemas['LegacyCarBrandRow']

const { loader, useList } = listScreen<'legacyCarBrands.list'>(queries.legacyCarBrands.list, legacyCarBrandsListRules)

function OldMakes() {
  return (
    <ListPage<'legacyCarBrands.list', OldMake>
      title={m.car_brands_old_title()}
      path="/handbooks/car-brands/old"
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
      rowLink={({ id }) => <Link to={`/handbooks/car-brands/old/${id}`} />}
      filters={legacyFilters()}
      parent={<Crumbs to={[['/handbooks', m.handbooks_title()]]} />}
      tabs={<MakeTabs current="old" />}
    />
  )
}

export { OldMakes as List, loader }
