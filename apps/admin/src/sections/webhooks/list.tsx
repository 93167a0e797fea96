import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { Link } from 'react-router'
import { webhooksListRules } from '#contract/lists/webhooks.gen.ts'
import { pathTo } from '#data/paths.ts'
import { useCan } from '#data/queries.ts'
import { CreateLink } from '#list/create-link.tsx'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { listScreen } from '#list/list-screen.ts'
import { createdColumn } from '#list/moment-columns.tsx'
import { Moment } from '#page/moment.tsx'
import { m } from '#paraglide/messages.js'
import { statusColumn } from '#record/status/status-column.tsx'
import { statusOptions } from '#record/status/statuses.tsx'
import { UserTabs } from '#shop/users/user-tabs.tsx'
import { statuses } from './statuses.ts'
import { entitiesInWords, eventsInWords } from './values.ts'

type Row = Schemas['WebhookRow']

const { loader, useList, ListPage } = listScreen('webhooks.list', webhooksListRules)

const filters = () => [searchFilter(m.webhooks_search()), choiceFilter('status', statusOptions(statuses))]

const columns = (): TableColumn<Row>[] => [
  { id: 'name', header: m.field_name(), sortKey: 'name', cell: ({ name }) => name },
  {
    id: 'url',
    width: 248,
    header: m.field_url(),
    cell: ({ url }) => <span className="font-code text-xs break-all">{url}</span>,
  },
  { id: 'entities', width: 176, header: m.field_entities(), cell: ({ entities }) => entitiesInWords(entities) },
  { id: 'events', header: m.field_events(), isHidden: true, cell: ({ events }) => eventsInWords(events) },
  {
    id: 'pending',
    header: m.enum_webhook_delivery_state_pending(),
    align: 'end',
    cell: ({ pending_count }) => <span className="tabular-nums">{pending_count}</span>,
  },
  {
    id: 'accepted',
    kind: 'moment',
    priority: 'normal',
    header: m.webhooks_accepted(),
    sortKey: 'accepted_at',
    cell: ({ accepted_at }) => <Moment time={accepted_at} never={m.webhooks_never_accepted()} />,
  },
  statusColumn(statuses),
  createdColumn({ isHidden: true }),
]

function Webhooks() {
  const page = useList()
  const canCreate = useCan('webhook.create')
  return (
    <ListPage
      title={m.entity_webhook()}
      name="users/webhooks"
      {...page}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('webhooks', id)} />}
      filters={filters()}
      tabs={<UserTabs current="webhooks" />}
      create={canCreate && <CreateLink to={pathTo('webhooks.new')}>{m.webhooks_add()}</CreateLink>}
    />
  )
}

export { Webhooks as Component, loader }
