import { ButtonLink } from '@admin-panel/ui/button-link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#shared/client.ts'
import { ExportMenu } from '#shared/export-menu.tsx'
import { formatName } from '#shared/format-name.ts'
import { ListPage } from '#shared/list-page.tsx'
import { readParams, useListState } from '#shared/list-state.ts'
import { queries, queryClient, useCan } from '#shared/queries.ts'
import { usersListRules as rules } from '#shared/rules/users.gen.ts'
import { columns, type UserRow } from './columns.tsx'
import { useUserFilters } from './filters.tsx'

// Loaded with the first selection: most visits only look.
const BulkStatus = lazy(async () => ({ default: (await import('./bulk-status.tsx')).BulkStatus }))

function loader({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(queries.users.list(readParams<'users.list'>(rules, new URL(request.url).search)))
  return null
}

function UserList() {
  const list = useListState<'users.list'>(rules)
  const query = useQuery({ ...queries.users.list(list.params), placeholderData: keepPreviousData })
  const { controls, active } = useUserFilters(list)
  const canCreate = useCan('user.create')
  const canExport = useCan('user.export')
  const canChangeStatus = useCan('user.statusChange')
  const { page: _page, per_page: _size, ...filters } = list.params
  return (
    <ListPage<'users.list', UserRow>
      title={m.users_title()}
      path="/users"
      list={list}
      query={query}
      columns={columns()}
      rowName={formatName}
      rowLink={({ id }) => <Link to={`/users/edit/${id}`} />}
      filters={controls}
      active={active}
      {...(canChangeStatus && {
        bulk: (rows, clear) => (
          <Suspense>
            <BulkStatus users={rows} onDone={clear} />
          </Suspense>
        ),
      })}
      actions={
        <>
          {canExport && <ExportMenu name="users" load={(format) => client.api.users.export({ ...filters, format })} />}
          {canCreate && (
            <ButtonLink variant="primary" render={<Link to="/users/edit/new" />}>
              <UserPlus aria-hidden className="size-4" />
              {m.users_create()}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}

export { UserList as Component, loader }
