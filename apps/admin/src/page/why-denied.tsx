import type { Permission } from '@admin-panel/permissions'
import { Button } from '@admin-panel/ui/button'
import { useQuery } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import { m } from '#paraglide/messages.js'
import { permissionLabel } from '#text/permission-labels.ts'
import { everyRow } from '#data/every-row.ts'
import { useCan, useExplain, useSession } from '#data/queries.ts'
import { LazyPopover } from './lazy-popover.tsx'

/** States the denial; on request names the missing permission and the roles that grant it. */
export function WhyDenied({ permission, label }: { permission: Permission; label: string }) {
  return (
    <LazyPopover
      label={label}
      align="start"
      className="max-w-80"
      trigger={
        <Button size="sm">
          <Lock aria-hidden className="size-3.5" />
          {label}
        </Button>
      }
    >
      <Explanation permission={permission} />
    </LazyPopover>
  )
}

function Explanation({ permission: denied }: { permission: Permission }) {
  const { permission } = useExplain(denied)
  const { user } = useSession()
  const canList = useCan('role')
  const { data } = useQuery({ ...everyRow('roles.list', { permission }), enabled: canList })
  const ownRoles = user?.roles.map(({ name }) => name).join(', ')
  const grantingRoles = data?.items.map(({ name }) => name).join(', ')
  return (
    <div className="flex flex-col gap-1">
      <p className="font-label">{m.why_denied_title({ permission: permissionLabel(permission) })}</p>
      <p className="text-secondary">{ownRoles ? m.why_denied_roles({ roles: ownRoles }) : m.why_denied_no_roles()}</p>
      {grantingRoles && <p className="text-secondary">{m.why_denied_granted_by({ roles: grantingRoles })}</p>}
      <p className="text-secondary">{m.why_denied_ask()}</p>
    </div>
  )
}
