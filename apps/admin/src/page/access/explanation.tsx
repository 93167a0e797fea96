import type { Permission } from '@admin-panel/permissions'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { permissionLabel, permissionName } from '#text/permission-labels.ts'
import { isPreview } from '#data/preview/is-preview.ts'
import { queries, useSession } from '#data/queries.ts'
import { Moment } from '#page/moment.tsx'
import { AskForAccess } from './ask-for-access.tsx'

/** The missing permission, who has it, and the way to it. */
export function Explanation({ permission: denied, isTitled = true }: { permission: Permission; isTitled?: boolean }) {
  const permission = permissionName(denied)
  const { user, permissions } = useSession()
  const isAbsent = permissions.lacks(permission)
  const isExplained = !isAbsent && !permissions.lacks('security')
  const { data, isError } = useQuery({
    ...queries.ownAccess.explain({ permission }),
    enabled: isExplained,
    meta: { quiet: true },
  })
  const ownRoles = user?.roles.map(({ name }) => name).join(', ')
  if (isAbsent) return <p className="text-secondary">{m.access_absent({ name: permissionLabel(permission) })}</p>
  return (
    <div className="flex flex-col gap-2">
      {isTitled && <p className="font-label">{m.why_denied_title({ permission: permissionLabel(permission) })}</p>}
      <p className="text-secondary">{ownRoles ? m.why_denied_roles({ roles: ownRoles }) : m.why_denied_no_roles()}</p>
      {isError && <p className="text-danger">{m.list_failed()}</p>}
      {isExplained && !data && !isError && <Skeleton className="h-12" />}
      {data && (
        <>
          <p className="text-secondary">
            {data.roles.length > 0
              ? m.why_denied_granted_by({ roles: data.roles.map(({ name }) => name).join(', ') })
              : m.why_denied_no_role()}
          </p>
          <p className="text-secondary">
            {data.givers_count > 0 ? m.why_denied_givers({ names: namesOf(data) }) : m.why_denied_ask()}
          </p>
          {data.requested_at && (
            <p>
              {m.why_denied_requested()} <Moment time={data.requested_at} />
            </p>
          )}
          {!data.requested_at && data.givers_count > 0 && !isPreview() && <AskForAccess permission={permission} />}
        </>
      )}
    </div>
  )
}

function namesOf({ givers, givers_count }: { givers: readonly string[]; givers_count: number }) {
  const others = givers_count - givers.length
  return [...givers, ...(others > 0 ? [m.why_denied_givers_more({ count: others })] : [])].join(', ')
}
