import { Button } from '@admin-panel/ui/button'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import type { PermissionName } from '@admin-panel/permissions'
import { useSession } from '#data/queries.ts'
import { OF_STAFF } from '#data/access/hidden.ts'
import { isPermission, permissionLabel } from '#text/permission-labels.ts'
import { LazyPopover } from '#page/lazy-popover.tsx'
import { Explanation } from './explanation.tsx'

const READING = /\.(?:index|list|view)$/

/** What the page hides from the user, each with the way to it. */
export function HiddenActions({ names }: { names: readonly string[] }) {
  const { permissions: held } = useSession()
  const permissions = names.filter(isPermission).filter((name) => !READING.test(name) && !held.can(name))
  const isOfStaff = names.includes(OF_STAFF)
  const count = permissions.length + Number(isOfStaff)
  const [open, setOpen] = useState<PermissionName>()
  if (count === 0) return null
  const label = m.access_hidden({ count })
  return (
    <LazyPopover
      label={label}
      align="end"
      className="max-h-96 w-80 overflow-y-auto"
      trigger={
        <Button variant="ghost" aria-label={label} className="text-muted">
          <Lock aria-hidden className="size-4" />
          <span className="max-md:hidden">{label}</span>
          <span className="md:hidden">{count}</span>
        </Button>
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {permissions.map((permission) => (
          <li key={permission} className="flex flex-col gap-2 py-1">
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={open === permission}
              className="h-auto justify-start py-1 text-start whitespace-normal"
              onClick={() => setOpen(open === permission ? undefined : permission)}
            >
              {permissionLabel(permission)}
            </Button>
            {open === permission && (
              <div className="px-2 pb-2">
                <Explanation permission={permission} isTitled={false} />
              </div>
            )}
          </li>
        ))}
        {isOfStaff && <li className="px-2 py-2 text-secondary">{m.access_of_staff()}</li>}
      </ul>
    </LazyPopover>
  )
}
