import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { attributesListRules } from '#contract/lists/attributes.gen.ts'
import { SortButton } from '#list/sorting/sort-button.tsx'
import { pathTo } from '#data/paths.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { optionsOf } from '#text/options-of.ts'
import { attributeTypeWords } from '#contract/enums/attribute-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import { createdColumn } from '#list/moment-columns.tsx'

type AttributeRow = Schemas['AttributeRow']

const number = (value: number) => <span className="tabular-nums">{value.toLocaleString('ru-RU')}</span>

// Not shown: is_required, is_comparable. The form shows them.
const columns = (): TableColumn<AttributeRow>[] => [
  { id: 'name', width: 176, header: m.field_name(), sortKey: 'name', cell: ({ name }) => name },
  {
    id: 'code',
    width: 168,
    header: m.field_code(),
    cell: ({ code }) => <span className="font-code text-xs">{code}</span>,
  },
  { id: 'type', width: 144, header: m.field_type(), sortKey: 'type', cell: ({ type }) => attributeTypeWords[type]() },
  { id: 'unit', kind: 'code', header: m.attributes_column_unit(), cell: ({ unit }) => unit ?? '—' },
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
    kind: 'code',
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

const filters = () => [
  searchFilter(m.attributes_search()),
  choiceFilter('type', optionsOf(attributeTypeWords)),
  referenceFilter('category_id', 'categories'),
]

const moreFilters = () => [flagFilter('is_active'), flagFilter('is_filterable'), flagFilter('without_synonyms')]

const { loader, useList, ListPage } = listScreen('attributes.list', attributesListRules)

// The contract accepts at most this many ids in one sort request.
const LIMIT = 1000

const loadAll = (signal: AbortSignal) =>
  client.api.attributes.list({ per_page: 100, sort: ['position'] }, { signal, retry: false }).all(LIMIT)

function AttributeList() {
  const page = useList()
  const canCreate = useCan('attribute.create')
  const canSort = useCan('attribute.sort')
  const canExport = useCan('attribute.export')
  return (
    <ListPage
      title={m.entity_attribute()}
      name="handbooks/attributes"
      {...page}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('attributes', id)} />}
      filters={filters()}
      moreFilters={moreFilters()}
      parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
      actions={
        <>
          {canSort && (
            <SortButton
              of="attributes"
              title={m.attributes_order_title()}
              text={m.attributes_order_text()}
              load={loadAll}
              save={client.api.attributes.sort}
              isFiltered={page.list.isFiltered}
            />
          )}
          {canExport && <ExportMenu call="attributes.export" query={page.list.unpaged} />}
        </>
      }
      create={canCreate && <CreateLink to={pathTo('attributes.new')}>{m.attributes_create()}</CreateLink>}
    />
  )
}

export { AttributeList as Component, loader }
