import { vocabulary, type PermissionName } from '@admin-panel/permissions'
import { permissionGroups } from '#contract/names.gen.ts'
import { actionLabel, entityLabel, permissionsOf, splitPermission } from '#text/permission-labels.ts'

/** In the order of the matrix. */
const entities = permissionGroups.flatMap((group) => group.entities)
export const allPermissions = entities.flatMap(permissionsOf)

/** Actions that most entities know stand first, so that the rare ones are what one scrolls to. */
export const actionsByUse = [...new Set(Object.values(vocabulary).flat())].toSorted((a, b) => uses(b) - uses(a))

function uses(action: string) {
  return Object.values(vocabulary).filter((known) => known.some((name) => name === action)).length
}

/** Rights over other people's rights: whoever has one can get the rest. */
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

/** What a set of names gained and lost. */
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

// The matrix and the select are made of the vocabulary alone.
export function asPermissions(cells: Iterable<string>) {
  return [...cells] as PermissionName[]
}
