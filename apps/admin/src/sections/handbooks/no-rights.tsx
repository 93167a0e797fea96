import type { Permission } from '@admin-panel/permissions'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import { m } from '#paraglide/messages.js'
import { queries, useSession } from '#data/queries.ts'
import { WhyDenied } from '#page/access/why-denied.tsx'
import { permissionName } from '#text/permission-labels.ts'

interface Work {
  label: () => string
  permission: Permission
}

/** What people work on, each by the right that opens its list. */
const works: readonly Work[] = [
  { label: m.entity_order, permission: 'order.index' },
  { label: m.entity_product, permission: 'product.index' },
  { label: m.entity_company, permission: 'company.index' },
  { label: m.entity_moderation, permission: 'moderation.index' },
  { label: m.entity_settlement, permission: 'settlement.index' },
  { label: m.handbooks_title, permission: 'brand.index' },
  { label: m.entity_user, permission: 'user.index' },
  { label: m.log_title, permission: 'audit-log.index' },
]

/** Whether none of the panel's work is open to the user. */
export function useHasNoRights() {
  const { permissions } = useSession()
  return !permissions.canAny(works.map(({ permission }) => permission))
}

/** For a user without rights: what there is to work on, which roles open it, and the way to them. */
export function NoRights() {
  return (
    <>
      <EmptyState icon={<Lock />} heading={m.handbooks_no_rights()} text={m.handbooks_no_rights_text()} />
      <ul className="mx-auto mb-6 w-[calc(100%-2rem)] max-w-lg divide-y divide-line rounded-xl border border-line bg-surface">
        {works.map((work) => (
          <WorkLine key={work.permission} {...work} />
        ))}
      </ul>
    </>
  )
}

function WorkLine({ label, permission }: Work) {
  const { permissions } = useSession()
  const { data } = useQuery({
    ...queries.ownAccess.explain({ permission: permissionName(permission) }),
    enabled: !permissions.lacks(permission) && !permissions.lacks('security'),
    meta: { quiet: true },
  })
  const roles = data?.roles.map(({ name }) => name).join(', ')
  if (permissions.lacks(permission)) return null
  return (
    <li className="flex items-center gap-x-3 gap-y-2 px-4 py-2 max-sm:flex-wrap">
      <span className="min-w-0 grow max-sm:w-full">
        <span className="block font-label">{label()}</span>
        <span className="block min-h-4 text-xs break-words text-muted">
          {roles && m.handbooks_opened_by({ roles })}
        </span>
      </span>
      <WhyDenied permission={permission} label={m.access_ask()} />
    </li>
  )
}
