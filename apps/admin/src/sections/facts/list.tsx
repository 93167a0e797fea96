import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { Link } from 'react-router'
import { factKindWords } from '#contract/enums/fact-kind.gen.ts'
import { factStateWords } from '#contract/enums/fact-state.gen.ts'
import { factsListRules } from '#contract/lists/facts.gen.ts'
import { entityPath } from '#data/entity-path.ts'
import { pathTo } from '#data/paths.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { textFilter } from '#list/filters/text-filter.tsx'
import { listScreen } from '#list/list-screen.ts'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { Moment } from '#page/moment.tsx'
import { m } from '#paraglide/messages.js'
import { OrderTabs } from '#shop/orders/order-tabs.tsx'
import { optionsOf } from '#text/options-of.ts'
import { StateChip } from './state-chip.tsx'

type Row = Schemas['FactRow']

const { loader, useList, ListPage } = listScreen('facts.list', factsListRules)

const columns = (): TableColumn<Row>[] => [
  {
    id: 'summary',
    kind: 'name',
    width: 260,
    priority: 'high',
    header: m.filter_factsList_kind(),
    cell: ({ kind, summary }) => `${factKindWords[kind]()} · ${summary}`,
    note: ({ source, external_id }) => `${source} ${external_id}`,
  },
  { id: 'state', kind: 'state', width: 150, header: m.facts_state(), cell: ({ state }) => <StateChip state={state} /> },
  {
    id: 'problem',
    width: 280,
    priority: 'high',
    header: m.facts_problem(),
    cell: (row) => (row.problem === null ? <Made row={row} /> : row.problem),
  },
  {
    id: 'received',
    kind: 'moment',
    header: m.facts_received(),
    sortKey: 'received_at',
    cell: ({ received_at }) => <Moment time={received_at} />,
  },
  {
    id: 'occurred',
    kind: 'moment',
    header: m.facts_occurred(),
    sortKey: 'occurred_at',
    isHidden: true,
    cell: ({ occurred_at }) => <Moment time={occurred_at} />,
  },
  {
    id: 'sender',
    header: m.facts_sender(),
    isHidden: true,
    cell: ({ received_by }) => received_by?.label ?? '—',
  },
]

/** The record that it has made or changed. */
function Made({ row: { entity, entity_id, entity_label } }: { row: Row }) {
  const path = entity && entityPath(entity, entity_id)
  return path ? <LinkIfAllowed to={path}>{entity_label ?? `№ ${entity_id}`}</LinkIfAllowed> : (entity_label ?? '—')
}

const filters = () => [
  searchFilter(m.facts_search()),
  choiceFilter('state', optionsOf(factStateWords)),
  choiceFilter('kind', optionsOf(factKindWords)),
]

const moreFilters = () => [textFilter('source'), daysFilter('received', m.facts_received())]

const views = () => ({
  counted: 'facts' as const,
  presets: [
    { id: 'open', name: m.facts_view_open(), query: 'state=waiting,refused' },
    { id: 'returns', name: m.facts_view_returns(), query: 'kind=return-request&state=waiting' },
  ],
})

function Incoming() {
  const page = useList()
  return (
    <ListPage
      title={m.entity_fact()}
      name="orders/incoming"
      {...page}
      columns={columns()}
      rowName={({ source, external_id }) => `${source} ${external_id}`}
      rowLink={({ id }) => <Link to={pathTo('facts', id)} />}
      filters={filters()}
      moreFilters={moreFilters()}
      views={views()}
      tabs={<OrderTabs current="incoming" />}
    />
  )
}

export { Incoming as Component, loader }
