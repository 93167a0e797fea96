import type { PermissionName } from '@admin-panel/permissions'
import { Button } from '@admin-panel/ui/button'
import Plus from 'lucide-react/icons/plus'
import { m } from '#paraglide/messages.js'
import { permissionLabel } from '#text/permission-labels.ts'
import { allScreens } from '#page/screens.ts'
import { missingPermissions } from './missing-permissions.ts'

interface MissingPermissionsHintProps {
  grantedNames: readonly PermissionName[]
  isGrantable: (name: PermissionName) => boolean
  /** Absent if the role is read-only. */
  onAdd?: ((names: readonly PermissionName[]) => void) | undefined
}

/** Lists permissions that open no screen by themselves, and the missing ones that would. */
export function MissingPermissionsHint({ grantedNames, isGrantable, onAdd }: MissingPermissionsHintProps) {
  const missing = missingPermissions(grantedNames, allScreens())
  if (missing.length === 0) return null
  return (
    <section
      aria-label={m.roles_needed_title()}
      className="flex flex-col gap-2 rounded-xl bg-amber-soft px-3 py-2 text-amber-text"
    >
      <h3 className="font-label">{m.roles_needed_title()}</h3>
      <ul className="flex flex-col gap-1">
        {missing.map(({ permission, screens }) => (
          <li key={permission} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-words">
              {m.roles_needed_line({ permission: permissionLabel(permission), screens: screens.join('», «') })}
            </span>
            {onAdd && isGrantable(permission) && (
              <Button size="sm" onClick={() => onAdd([permission])}>
                <Plus aria-hidden className="size-3.5" />
                {m.roles_needed_add()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
