import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { rolesListRules } from '#contract/rules/roles.gen.ts'
import { columns } from './columns.tsx'
import { filters } from './filters.tsx'
import { pathTo } from '#data/paths.ts'

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
