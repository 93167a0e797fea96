import { vocabulary, type PermissionName } from '@admin-panel/permissions'
import { permissionGroups } from '#contract/names.gen.ts'
import { actionLabel, entityLabel, permissionsOf } from '#text/permission-labels.ts'
import { splitPermission } from '#text/trusted.ts'

/** The order of the matrix. */
const entities = permissionGroups.flatMap((group) => group.entities)
export const allPermissions = entities.flatMap(permissionsOf)

/** Common actions come first, so that only rare ones need scrolling. */
export const actionsByUse = [...new Set(Object.values(vocabulary).flat())].toSorted((a, b) => uses(b) - uses(a))

function uses(action: string) {
  return Object.values(vocabulary).filter((actions) => actions.some((name) => name === action)).length
}

/** Permissions over other users' permissions: any of them can be escalated to the rest. */
const dangerous: ReadonlySet<PermissionName> = new Set([
  'role.create',
  'role.update',
  'role.delete',
  'role.attachUsers',
  'role.detachUsers',
  'user.update',
  'user.statusChange',
])
export const isDangerous = (permission: PermissionName) => dangerous.has(permission)

/** The added and removed names of a set. */
export function comparePermissions(before: readonly PermissionName[], after: readonly PermissionName[]) {
  return {
    added: after.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !after.includes(name)),
  }
}

/** «Товары: просмотр, изменение», one line per entity. */
export function describePermissions(names: readonly PermissionName[]) {
  const halves = names.map(splitPermission)
  return entities.flatMap((entity) => {
    const actions = halves.filter(([of]) => of === entity).map(([, action]) => actionLabel(action))
    return actions.length > 0 ? [{ entity, text: `${entityLabel(entity)}: ${actions.join(', ')}` }] : []
  })
}
