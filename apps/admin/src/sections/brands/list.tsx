import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { Crumbs } from '#page/crumbs.tsx'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { brandsListRules } from '#contract/lists/brands.gen.ts'
import { filters, moreFilters } from './filters.ts'
import { ListTabs } from './list-tabs.tsx'
import { pathTo } from '#data/paths.ts'
import { brandKindWords } from '#contract/enums/brand-kind.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import { countryName } from '#text/countries.ts'
import { createdColumn, updatedColumn } from '#list/moment-columns.tsx'

type BrandRow = Schemas['BrandRow']

const number = (value: number) => <span className="tabular-nums">{value.toLocaleString('ru-RU')}</span>

// Not shown: logo_id. The form shows it.
const columns = (): TableColumn<BrandRow>[] => [
  { id: 'name', width: 196, header: m.field_name(), sortKey: 'name', cell: ({ name }) => name },
  { id: 'kind', width: 176, header: m.field_kind(), cell: ({ kind }) => brandKindWords[kind]() },
  {
    id: 'country',
    header: m.field_country_code(),
    cell: ({ country_code }) => (country_code ? countryName(country_code) : '—'),
  },
  { id: 'slug', header: m.field_slug(), isHidden: true, cell: ({ slug }) => slug },
  {
    id: 'original',
    kind: 'code',
    width: 88,
    header: m.brands_column_original(),
    cell: ({ is_original }) => (is_original ? m.yes() : '—'),
  },
  {
    id: 'products',
    header: m.brands_column_products(),
    sortKey: 'products_count',
    align: 'end',
    cell: ({ products_count }) => number(products_count),
  },
  {
    id: 'aliases',
    width: 96,
    header: m.brands_column_aliases(),
    align: 'end',
    cell: ({ aliases_count }) => number(aliases_count),
  },
  createdColumn({ isHidden: true }),
  updatedColumn({ isHidden: true }),
  {
    id: 'active',
    kind: 'state',
    header: activeWord('brand'),
    cell: (brand) => <ActiveSwitch of="brands" name={brand.name} record={brand} />,
  },
]

// Loaded on the first selection: most visits only read the list.
const BrandBulk = lazyPart(async () => (await import('./bulk.tsx')).BrandBulk)

const { loader, useList, ListPage } = listScreen('brands.list', brandsListRules)

function BrandList() {
  const page = useList()
  const canChange = useCan(['brand.enableByIds', 'brand.disableByIds', 'brand.update'], 'any')
  const canCreate = useCan('brand.create')
  const canExport = useCan('brand.export')
  return (
    <ListPage
      title={m.entity_brand()}
      name="handbooks/brands"
      {...page}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('brands', id)} />}
      filters={filters()}
      moreFilters={moreFilters()}
      isBulkByFilter
      bulk={canChange ? (chosen, clear) => <BrandBulk chosen={chosen} clear={clear} /> : undefined}
      parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
      tabs={<ListTabs current="all" />}
      actions={canExport && <ExportMenu call="brands.export" query={page.list.unpaged} />}
      create={canCreate && <CreateLink to={pathTo('brands.new')}>{m.brands_create()}</CreateLink>}
    />
  )
}

export { BrandList as Component, loader }
