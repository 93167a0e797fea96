import { ButtonLink } from '@admin-panel/ui/button-link'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ListPage } from '#list/list-page.tsx'
import { listScreen } from '#list/list-screen.ts'
import { queries, useCan } from '#data/queries.ts'
import { rolesListRules } from '#contract/rules/roles.gen.ts'
import { columns, type RoleRow } from './columns.tsx'
import { filters } from './filters.tsx'

const { loader, useList } = listScreen<'roles.list'>(queries.roles.list, rolesListRules)

function RoleList() {
  const shown = useList()
  const canCreate = useCan('role.create')
  return (
    <ListPage<'roles.list', RoleRow>
      title={m.roles_title()}
      path="/roles"
      {...shown}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={`/roles/edit/${id}`} />}
      filters={filters()}
      actions={
        canCreate && (
          <ButtonLink variant="primary" render={<Link to="/roles/edit/new" />}>
            <Plus aria-hidden className="size-4" />
            {m.roles_create()}
          </ButtonLink>
        )
      }
    />
  )
}

export { RoleList as Component, loader }
