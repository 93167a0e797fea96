import { brandKindWords } from '#contract/enums/brand-kind.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import { countryName } from '#text/countries.ts'
import { createdColumn, updatedColumn } from '#list/moment-columns.tsx'

export type BrandRow = Schemas['BrandRow']

const number = (value: number) => <span className="tabular-nums">{value.toLocaleString('ru-RU')}</span>

// The form shows logo_id.
export const columns = (): TableColumn<BrandRow>[] => [
  { id: 'name', header: m.field_name(), sortKey: 'name', cell: ({ name }) => name },
  { id: 'kind', header: m.field_kind(), cell: ({ kind }) => brandKindWords[kind]() },
  {
    id: 'country',
    header: m.field_country_code(),
    cell: ({ country_code }) => (country_code ? countryName(country_code) : '—'),
  },
  { id: 'slug', header: m.field_slug(), isHidden: true, cell: ({ slug }) => slug },
  {
    id: 'original',
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
