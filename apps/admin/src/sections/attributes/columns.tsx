import { attributeTypeWords } from '#contract/enums/attribute-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import { createdColumn } from '#list/moment-columns.tsx'

export type AttributeRow = Schemas['AttributeRow']

const number = (value: number) => <span className="tabular-nums">{value.toLocaleString('ru-RU')}</span>

export const columns = (): TableColumn<AttributeRow>[] => [
  { id: 'name', header: m.field_name(), sortKey: 'name', cell: ({ name }) => name },
  {
    id: 'code',
    kind: 'code',
    header: m.field_code(),
    cell: ({ code }) => <span className="font-code text-xs">{code}</span>,
  },
  { id: 'type', header: m.field_type(), sortKey: 'type', cell: ({ type }) => attributeTypeWords[type]() },
  { id: 'unit', header: m.attributes_column_unit(), cell: ({ unit }) => unit ?? '—' },
  { id: 'group', header: m.field_group(), cell: ({ group }) => group ?? '—', isHidden: true },
  {
    id: 'position',
    header: m.field_position(),
    sortKey: 'position',
    align: 'end',
    isHidden: true,
    cell: ({ position }) => number(position),
  },
  {
    id: 'filterable',
    header: m.attributes_column_filterable(),
    cell: ({ is_filterable }) => (is_filterable ? m.yes() : '—'),
  },
  {
    id: 'values',
    header: m.field_values(),
    align: 'end',
    isHidden: true,
    cell: ({ values_count }) => number(values_count),
  },
  {
    id: 'synonyms',
    header: m.field_synonyms(),
    align: 'end',
    cell: ({ synonyms_count }) => number(synonyms_count),
  },
  {
    id: 'categories',
    header: m.field_categories(),
    align: 'end',
    cell: ({ categories_count }) => number(categories_count),
  },
  {
    id: 'used',
    header: m.attributes_column_used(),
    sortKey: 'usage_count',
    align: 'end',
    cell: ({ usage_count }) => number(usage_count),
  },
  createdColumn({ isHidden: true }),
  {
    id: 'active',
    kind: 'state',
    header: activeWord('attribute'),
    cell: (attribute) => <ActiveSwitch of="attributes" name={attribute.name} record={attribute} />,
  },
]
