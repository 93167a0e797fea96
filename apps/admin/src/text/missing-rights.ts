import type { Permission } from '@admin-panel/permissions'
import { m } from '#paraglide/messages.js'
import { permissionLabel, permissionName } from './permission-labels.ts'

/** The names of the missing permissions. */
export function missingRights(permissions: readonly Permission[]) {
  return permissions.map((permission) => m.access_missing({ permission: permissionLabel(permissionName(permission)) }))
}
