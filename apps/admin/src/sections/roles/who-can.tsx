import type { PermissionName } from '@admin-panel/permissions'
import { Button } from '@admin-panel/ui/button'
import { Drawer } from '@admin-panel/ui/drawer'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { formatName } from '#text/format-name.ts'
import { permissionLabel } from '#text/permission-labels.ts'
import { everyRow } from '#data/every-row.ts'
import { queries, useCan, useExplain, useSession } from '#data/queries.ts'
import { pathTo } from '#data/paths.ts'

interface WhoCanProps {
  permission: PermissionName
  onClose: () => void
}

/** The holders of a permission: the user and why, the granting roles, and their active users. */
export function WhoCanButton({ permission, size }: Pick<WhoCanProps, 'permission'> & { size?: 'sm' }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size={size} onClick={() => setIsOpen(true)}>
        {m.roles_who_can()}
      </Button>
      {isOpen && <WhoCan permission={permission} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function WhoCan({ permission, onClose }: WhoCanProps) {
  const canListRoles = useCan('role')
  return (
    <Drawer
      onClose={onClose}
      heading={m.roles_who_can_title({ permission: permissionLabel(permission) })}
      description={<code className="font-code">{permission}</code>}
    >
      <div className="flex flex-col gap-5">
        <Part title={m.roles_who_can_me()}>
          <OwnPermission permission={permission} />
        </Part>
        {canListRoles ? (
          <Granting permission={permission} onClose={onClose} />
        ) : (
          <p className="text-muted">{m.roles_who_can_hidden()}</p>
        )}
      </div>
    </Drawer>
  )
}

function OwnPermission({ permission }: Pick<WhoCanProps, 'permission'>) {
  const { reason, grantedBy } = useExplain(permission)
  const { user } = useSession()
  const names = user?.roles.filter(({ slug }) => grantedBy.includes(slug)).map(({ name }) => name) ?? []
  if (reason === 'administrator') return <p>{m.roles_who_can_administrator()}</p>
  if (reason === 'granted') return <p>{m.roles_who_can_granted({ roles: names.join(', ') })}</p>
  return <p>{m.roles_who_can_missing()}</p>
}

function Granting({ permission, onClose }: WhoCanProps) {
  const canListUsers = useCan('user')
  const roles = useQuery(everyRow('roles.list', { permission }))
  const ids = roles.data?.items.map(({ id }) => id) ?? []
  if (roles.isError) return <p className="text-danger">{m.list_failed()}</p>
  if (!roles.data) return <Skeleton className="h-24" />
  return (
    <>
      <Part title={m.roles_who_can_roles({ count: ids.length })}>
        {ids.length === 0 && <p className="text-muted">{m.roles_who_can_no_roles()}</p>}
        <ul className="flex flex-col gap-1">
          {roles.data.items.map(({ id, name, users_count }) => (
            <li key={id} className="flex justify-between gap-4">
              <TextLink render={<Link to={pathTo('roles', id)} onClick={onClose} />}>{name}</TextLink>
              <span className="text-muted">{m.roles_users_count({ count: users_count })}</span>
            </li>
          ))}
        </ul>
      </Part>
      {canListUsers && ids.length > 0 && <Holders roleIds={ids} onClose={onClose} />}
    </>
  )
}

function Holders({ roleIds, onClose }: { roleIds: number[]; onClose: () => void }) {
  const { data, isError } = useQuery(queries.users.list({ role_id: roleIds, status: ['active'], sort: ['last_name'] }))
  if (isError) return <p className="text-danger">{m.list_failed()}</p>
  if (!data) return <Skeleton className="h-24" />
  return (
    <Part title={m.roles_who_can_users({ count: data.meta.total })}>
      {data.items.length === 0 && <p className="text-muted">{m.roles_who_can_no_users()}</p>}
      <ul className="flex flex-col gap-1">
        {data.items.map((user) => (
          <li key={user.id} className="flex min-w-0 flex-wrap justify-between gap-x-4">
            <TextLink render={<Link to={pathTo('users', user.id)} onClick={onClose} />}>{formatName(user)}</TextLink>
            <span className="text-muted">{user.roles.map(({ label }) => label).join(', ')}</span>
          </li>
        ))}
      </ul>
      {data.meta.total > data.items.length && (
        <p className="mt-2">
          <TextLink
            render={
              <Link to={pathTo('users.list', { role_id: roleIds.join(','), status: 'active' })} onClick={onClose} />
            }
          >
            {m.roles_who_can_all()}
          </TextLink>
        </p>
      )}
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-body font-label">{title}</h3>
      {children}
    </section>
  )
}
