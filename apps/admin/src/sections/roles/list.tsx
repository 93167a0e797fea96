import { ButtonLink } from '@admin-panel/ui/button-link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ListPage } from '#shared/list-page.tsx'
import { readParams, useListState } from '#shared/list-state.ts'
import { queries, queryClient, useCan } from '#shared/queries.ts'
import { rolesListRules as rules } from '#shared/rules/roles.gen.ts'
import { columns, type RoleRow } from './columns.tsx'
import { useRoleFilters } from './filters.tsx'

function loader({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(queries.roles.list(readParams<'roles.list'>(rules, new URL(request.url).search)))
  return null
}

function RoleList() {
  const list = useListState<'roles.list'>(rules)
  const query = useQuery({ ...queries.roles.list(list.params), placeholderData: keepPreviousData })
  const { controls, active } = useRoleFilters(list)
  const canCreate = useCan('role.create')
  return (
    <ListPage<'roles.list', RoleRow>
      title={m.roles_title()}
      path="/roles"
      list={list}
      query={query}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={`/roles/edit/${id}`} />}
      filters={controls}
      active={active}
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
