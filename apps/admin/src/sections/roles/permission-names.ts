import { vocabulary, type PermissionName } from '@admin-panel/permissions'
import { orderedEntities, permissionsOf } from '#text/permission-labels.ts'

export const allPermissions = orderedEntities.flatMap(permissionsOf)

/** Common actions come first, so that only rare ones need scrolling. */
export const actionsByUse = [...new Set(Object.values(vocabulary).flat())].toSorted((a, b) => uses(b) - uses(a))

function uses(action: string) {
  return Object.values(vocabulary).filter((actions) => actions.some((name) => name === action)).length
}

/** The added and removed names of a set. */
export function comparePermissions(before: readonly PermissionName[], after: readonly PermissionName[]) {
  return {
    added: after.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !after.includes(name)),
  }
}
