import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import { updatedColumn } from '#list/moment-columns.tsx'

export type CategoryRow = Schemas['CategoryRow']

const number = (value: number) => <span className="tabular-nums">{value.toLocaleString('ru-RU')}</span>

// The card shows the picture, image_url; a list of hundreds of categories is read by name.
export const columns = (): TableColumn<CategoryRow>[] => [
  { id: 'name', header: m.field_name(), sortKey: 'name', cell: ({ name }) => name },
  {
    id: 'path',
    header: m.categories_column_path(),
    sortKey: 'path',
    cell: ({ ancestors }) => (
      <span className="text-secondary">{ancestors.map(({ label }) => label).join(' › ') || '—'}</span>
    ),
  },
  { id: 'slug', header: m.field_slug(), isHidden: true, cell: ({ slug }) => slug },
  { id: 'depth', header: m.filter_depth(), align: 'end', isHidden: true, cell: ({ depth }) => depth },
  {
    id: 'attributes',
    header: m.field_attributes(),
    align: 'end',
    cell: ({ attributes_count }) => number(attributes_count),
  },
  {
    id: 'products',
    header: m.categories_column_products(),
    sortKey: 'products_count',
    align: 'end',
    cell: ({ products_count }) => number(products_count),
  },
  {
    id: 'marking',
    header: m.categories_column_marking(),
    cell: ({ marking_required }) => (marking_required ? m.yes() : '—'),
  },
  updatedColumn(),
  {
    id: 'active',
    kind: 'state',
    header: activeWord('category'),
    cell: (category) => (
      <span className="space-x-1.5">
        <ActiveSwitch of="categories" name={category.name} record={category} />
        {category.is_active && !category.effective_active && <StatusChip>{m.categories_off_above()}</StatusChip>}
      </span>
    ),
  },
]
