import { vocabulary } from '@admin-panel/permissions'
import type { Schemas } from '@admin-panel/sdk'
import { Drawer } from '@admin-panel/ui/drawer'
import { SearchInput } from '@admin-panel/ui/search-input'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { everyRow } from '#data/every-row.ts'
import { pathTo } from '#data/paths.ts'
import { queries } from '#data/queries.ts'
import { actionLabel, entityLabel, permissionLabel, permissionsOf } from '#text/permission-labels.ts'
import { keysOf, splitPermission } from '#text/trusted.ts'

const SHOWN_AT_MOST = 60

/** What the user may do, by which roles, and which roles would give the rest. */
export function Rights({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const [search, setSearch] = useState('')
  const { data, isError } = useQuery(queries.userRights.ofUser({ id }))
  return (
    <Drawer onClose={onClose} heading={m.users_rights_title({ name })}>
      <div className="flex flex-col gap-4">
        {isError && <p className="text-danger">{m.list_failed()}</p>}
        {!data && !isError && <Skeleton className="h-64" />}
        {data?.is_administrator && <p>{m.users_rights_administrator()}</p>}
        {data && !data.is_administrator && (
          <>
            <SearchInput
              aria-label={m.users_rights_search()}
              placeholder={m.users_rights_search()}
              value={search}
              onValueChange={setSearch}
            />
            {search.trim() === '' ? <Held items={data.items} /> : <Found items={data.items} search={search} />}
          </>
        )}
      </div>
    </Drawer>
  )
}

type Items = Schemas['UserRights']['items']

function Held({ items }: { items: Items }) {
  const entities = new Set(items.map(({ permission }) => splitPermission(permission)[0]))
  if (items.length === 0) return <p className="text-muted">{m.users_rights_none()}</p>
  return [...entities].map((entity) => (
    <section key={entity}>
      <h3 className="mb-1 font-label">{entityLabel(entity)}</h3>
      <ul className="flex flex-col gap-0.5">
        {items
          .filter(({ permission }) => splitPermission(permission)[0] === entity)
          .map((right) => (
            <li key={right.permission} className="flex flex-wrap justify-between gap-x-4">
              <span>{actionLabel(splitPermission(right.permission)[1])}</span>
              <Granting right={right} />
            </li>
          ))}
      </ul>
    </section>
  ))
}

/** Every permission that the words name, held or not. */
function Found({ items, search }: { items: Items; search: string }) {
  const held = new Map(items.map((item) => [item.permission, item]))
  const words = search.toLowerCase().split(/\s+/)
  const found = keysOf(vocabulary)
    .flatMap(permissionsOf)
    .filter((permission) => words.every((word) => permissionLabel(permission).toLowerCase().includes(word)))
    .slice(0, SHOWN_AT_MOST)
  if (found.length === 0) return <p className="text-muted">{m.users_rights_nothing()}</p>
  return (
    <ul className="flex flex-col divide-y divide-line">
      {found.map((permission) => {
        const right = held.get(permission)
        return (
          <li key={permission} className="flex flex-col py-1.5">
            <span>{permissionLabel(permission)}</span>
            {right ? <Granting right={right} /> : <Missing permission={permission} />}
          </li>
        )
      })}
    </ul>
  )
}

function Granting({ right: { scope, roles } }: { right: Items[number] }) {
  return (
    <span className="text-muted">
      {roles.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <TextLink render={<Link to={pathTo('roles', id)} />}>{name}</TextLink>
        </span>
      ))}
      {scope === 'own' && ` · ${m.users_rights_own()}`}
    </span>
  )
}

function Missing({ permission }: { permission: Items[number]['permission'] }) {
  const { data } = useQuery({ ...everyRow('roles.list', { permission }), meta: { quiet: true } })
  const names = data?.items.map((role) => role.name) ?? []
  if (!data) return <span className="text-muted">{m.users_rights_missing()}</span>
  return (
    <span className="text-muted">
      {names.length > 0 ? m.users_rights_missing_roles({ roles: names.join(', ') }) : m.why_denied_no_role()}
    </span>
  )
}
