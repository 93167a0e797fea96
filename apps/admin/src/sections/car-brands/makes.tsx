import type { TableColumn } from '@admin-panel/ui/table-view'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import { client } from '#data/client.ts'
import { countryName, countryOptions } from '#text/countries.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { listScreen } from '#list/list-screen.ts'
import { updatedColumn } from '#list/moment-columns.tsx'
import { useCan } from '#data/queries.ts'
import { carBrandsListRules } from '#contract/lists/car-brands.gen.ts'
import { SortButton } from '#list/sorting/sort-button.tsx'
import { yearsOf, type CarBrand } from './labels.ts'
import { MakeTabs } from './tabs.tsx'
import { pathTo } from '#data/paths.ts'

const { loader, useList, ListPage } = listScreen('carBrands.list', carBrandsListRules)

const filters = () => [
  searchFilter(m.car_brands_search()),
  choiceFilter('country_code', countryOptions()),
  flagFilter('is_popular'),
  flagFilter('is_active'),
]

// The contract accepts at most this many ids in one sort request.
const LIMIT = 1000

function Makes() {
  const page = useList()
  const canCreate = useCan('car-brand.create')
  const canSort = useCan('car-brand.sort')
  return (
    <ListPage
      title={m.car_brands_title()}
      name="handbooks/car-brands"
      {...page}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('carBrands', id)} />}
      filters={filters()}
      parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
      tabs={<MakeTabs current="ours" />}
      actions={
        canSort && (
          <SortButton
            of="carBrands"
            title={m.car_brands_order()}
            text={m.car_brands_order_text()}
            load={async (signal) => {
              const all = client.api.carBrands.list({ per_page: 100, sort: ['position'] }, { signal, retry: false })
              return (await all.all(LIMIT)).map((make) => ({ ...make, code: make.slug }))
            }}
            save={client.api.carBrands.sort}
            isFiltered={page.list.isFiltered}
          />
        )
      }
      create={canCreate && <CreateLink to={pathTo('carBrands.new')}>{m.car_brands_create()}</CreateLink>}
    />
  )
}

// Not shown: logo_id, tecdoc_id. The form shows them.
const columns = (): TableColumn<CarBrand>[] => [
  { id: 'name', width: 192, header: m.field_name(), sortKey: 'name', cell: ({ name }) => name },
  { id: 'name_ru', width: 160, header: m.field_name_ru(), cell: ({ name_ru }) => name_ru ?? '—' },
  {
    id: 'country',
    width: 148,
    header: m.field_country_code(),
    cell: ({ country_code }) => (country_code ? countryName(country_code) : '—'),
  },
  {
    id: 'years',
    kind: 'code',
    header: m.car_brands_column_years(),
    cell: (make) => <span className="whitespace-nowrap tabular-nums">{yearsOf(make)}</span>,
  },
  {
    id: 'models',
    width: 116,
    header: m.car_brands_column_models(),
    sortKey: 'models_count',
    align: 'end',
    cell: ({ models_count }) => <span className="tabular-nums">{models_count}</span>,
  },
  { id: 'popular', kind: 'code', header: m.field_is_popular(), cell: ({ is_popular }) => (is_popular ? m.yes() : '—') },
  {
    id: 'position',
    header: m.field_position(),
    sortKey: 'position',
    align: 'end',
    isHidden: true,
    cell: ({ position }) => <span className="tabular-nums">{position}</span>,
  },
  { id: 'slug', header: m.field_slug(), isHidden: true, cell: ({ slug }) => slug },
  updatedColumn({ isHidden: true }),
  {
    id: 'active',
    kind: 'state',
    header: activeWord('car-brand'),
    cell: (make) => <ActiveSwitch of="carBrands" name={make.name} record={make} />,
  },
]

export { Makes as List, loader }
