import { ButtonLink } from '@admin-panel/ui/button-link'
import UserPlus from 'lucide-react/icons/user-plus'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { formatName } from '#text/format-name.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { usersListRules } from '#contract/lists/users.gen.ts'
import { columns } from './columns.tsx'
import { pathTo } from '#data/paths.ts'
import { UserTabs } from '#shop/users/user-tabs.tsx'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { statusOptions } from '#record/status/statuses.tsx'
import { statuses } from './statuses.ts'

const filters = () => [
  searchFilter(m.users_search()),
  choiceFilter('status', statusOptions(statuses)),
  referenceFilter('role_id', 'roles'),
  referenceFilter('company_id', 'companies'),
  daysFilter('last_login', m.users_column_last_login()),
]

// Loaded on the first selection: most visits only read the list.
const BulkStatus = lazyPart(async () => (await import('./bulk-status.tsx')).BulkStatus)

const { loader, useList, ListPage } = listScreen('users.list', usersListRules)

function UserList() {
  const page = useList()
  const canCreate = useCan('user.create')
  const canExport = useCan('user.export')
  const canChangeStatus = useCan('user.statusChange')
  return (
    <ListPage
      title={m.entity_user()}
      name="users"
      {...page}
      columns={columns()}
      rowName={formatName}
      rowLink={({ id }) => <Link to={pathTo('users', id)} />}
      filters={filters()}
      tabs={<UserTabs current="people" />}
      isBulkByFilter
      bulk={canChangeStatus ? (chosen, clear) => <BulkStatus chosen={chosen} onDone={clear} /> : undefined}
      actions={canExport && <ExportMenu call="users.export" query={page.list.unpaged} />}
      create={
        canCreate && (
          <ButtonLink variant="primary" render={<Link to={pathTo('users.new')} />}>
            <UserPlus aria-hidden className="size-4" />
            {m.users_create()}
          </ButtonLink>
        )
      }
    />
  )
}

export { UserList as Component, loader }
