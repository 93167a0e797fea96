import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { Link } from 'react-router'
import { serviceAccountsListRules } from '#contract/lists/service-accounts.gen.ts'
import { pathTo } from '#data/paths.ts'
import { useCan } from '#data/queries.ts'
import { CreateLink } from '#list/create-link.tsx'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { listScreen } from '#list/list-screen.ts'
import { createdColumn } from '#list/moment-columns.tsx'
import { Moment } from '#page/moment.tsx'
import { m } from '#paraglide/messages.js'
import { statusColumn } from '#record/status/status-column.tsx'
import { statusOptions } from '#record/status/statuses.tsx'
import { UserTabs } from '#shop/users/user-tabs.tsx'
import { statuses } from './statuses.ts'

type Row = Schemas['ServiceAccountRow']

const { loader, useList, ListPage } = listScreen('serviceAccounts.list', serviceAccountsListRules)

const labels = (references: readonly { label: string }[]) => references.map(({ label }) => label).join(', ') || '—'

const filters = () => [
  searchFilter(m.field_name()),
  choiceFilter('status', statusOptions(statuses)),
  referenceFilter('role_id', 'roles'),
  referenceFilter('company_id', 'companies'),
]

const columns = (): TableColumn<Row>[] => [
  { id: 'name', header: m.field_name(), sortKey: 'name', cell: ({ name }) => name },
  { id: 'roles', header: m.entity_role(), cell: ({ roles }) => labels(roles) },
  { id: 'companies', width: 148, header: m.users_column_companies(), cell: ({ companies }) => labels(companies) },
  {
    id: 'keys',
    header: m.service_keys_valid(),
    align: 'end',
    cell: ({ keys_count }) => <span className="tabular-nums">{keys_count}</span>,
  },
  {
    id: 'last_used',
    header: m.service_last_used(),
    cell: ({ last_used_at }) => <Moment time={last_used_at} never={m.service_never_used()} />,
  },
  statusColumn(statuses),
  createdColumn({ isHidden: true }),
]

function ServiceAccounts() {
  const page = useList()
  const canCreate = useCan('service-account.create')
  return (
    <ListPage
      title={m.entity_service_account()}
      name="users/service"
      {...page}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('serviceAccounts', id)} />}
      filters={filters()}
      tabs={<UserTabs current="service" />}
      create={canCreate && <CreateLink to={pathTo('serviceAccounts.new')}>{m.service_add()}</CreateLink>}
    />
  )
}

export { ServiceAccounts as Component, loader }
