import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { rolesListRules } from '#contract/lists/roles.gen.ts'
import { pathTo } from '#data/paths.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { FilterMenu } from '#list/filters/filter-menu.tsx'
import { valuesOf, type Filter, type FilterContext } from '#list/filters/filter.ts'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { permissionLabel } from '#text/permission-labels.ts'
import { asPermissions } from '#text/trusted.ts'
import { allPermissions } from './permission-names.ts'
import { scopeOptions } from './scope.ts'
import { WhoCanButton } from './who-can.tsx'
import { roleScopeWords } from '#contract/enums/role-scope.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { formatDay } from '#data/time/format-date.ts'
import { Moment } from '#page/moment.tsx'

type RoleRow = Schemas['RoleRow']

// Not shown: is_system. The page of the role says so.
const columns = (): TableColumn<RoleRow>[] => [
  { id: 'name', header: m.roles_column_name(), sortKey: 'name', cell: ({ name }) => name },
  {
    id: 'slug',
    kind: 'code',
    width: 152,
    header: m.roles_column_slug(),
    sortKey: 'slug',
    cell: ({ slug }) => <code className="font-code whitespace-nowrap">{slug}</code>,
  },
  {
    id: 'description',
    header: m.roles_column_description(),
    isHidden: true,
    cell: ({ description }) => description ?? '—',
  },
  { id: 'scope', header: m.roles_column_scope(), cell: ({ scope }) => roleScopeWords[scope]() },
  {
    id: 'permissions',
    header: m.entity_permission(),
    align: 'end',
    cell: ({ permissions_count }) => permissions_count,
  },
  {
    id: 'users',
    header: m.entity_user(),
    sortKey: 'users_count',
    align: 'end',
    cell: ({ users_count }) => users_count,
  },
  {
    id: 'factor',
    header: m.roles_column_factor(),
    isHidden: true,
    cell: ({ factor_required_from: from, active_users_count: total, ready_users_count: ready }) =>
      from === null ? '—' : m.roles_factor_cell({ day: formatDay(from), ready, total }),
  },
  {
    id: 'updated',
    kind: 'moment',
    header: m.roles_column_updated(),
    sortKey: 'updated_at',
    cell: ({ updated_at }) => <Moment time={updated_at} />,
  },
]

const filters = () => [searchFilter(m.roles_search()), choiceFilter('scope', scopeOptions()), permissionFilter]

/** Filters roles by permission and shows the holders of the chosen one. */
const permissionFilter: Filter<'permission'> = {
  name: 'permission',
  control: (context) => <PermissionControl {...context} />,
  chips: (context) =>
    chosen(context).map((name) => ({
      id: 'permission',
      name: context.label('permission'),
      value: permissionLabel(name),
    })),
}

const chosen = (context: FilterContext) => asPermissions(valuesOf(context, 'permission').map(String))

function PermissionControl(context: FilterContext) {
  const [permission] = chosen(context)
  return (
    <>
      <FilterMenu
        label={context.label('permission')}
        options={allPermissions.map((name) => ({ value: name, label: permissionLabel(name) }))}
        values={permission ? [permission] : []}
        summary={permission && permissionLabel(permission)}
        isSingle
        onChange={([name]) => context.set({ permission: name })}
      />
      {permission && <WhoCanButton key={permission} permission={permission} />}
    </>
  )
}

const { loader, useList, ListPage } = listScreen('roles.list', rolesListRules)

function RoleList() {
  const page = useList()
  const canCreate = useCan('role.create')
  return (
    <ListPage
      title={m.entity_role()}
      name="roles"
      {...page}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('roles', id)} />}
      filters={filters()}
      create={canCreate && <CreateLink to={pathTo('roles.new')}>{m.roles_create()}</CreateLink>}
    />
  )
}

export { RoleList as Component, loader }
