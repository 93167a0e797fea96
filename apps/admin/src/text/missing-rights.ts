import { vocabulary, type Permission, type PermissionName } from '@admin-panel/permissions'
import { m } from '#paraglide/messages.js'
import { permissionLabel } from './permission-labels.ts'

/** The names of the missing permissions. */
export function missingRights(permissions: readonly Permission[]) {
  return permissions.map((permission) =>
    m.access_missing({
      permission: permissionLabel((permission in vocabulary ? `${permission}.index` : permission) as PermissionName),
    }),
  )
}
