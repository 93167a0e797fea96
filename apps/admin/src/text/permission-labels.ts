import { vocabulary, type Action, type Entity, type Permission, type PermissionName } from '@admin-panel/permissions'
import { asPermissions, splitPermission } from './trusted.ts'
import { actionNames, entityNames, permissionGroups } from '#contract/names.gen.ts'

export const entityLabel = (entity: Entity) => entityNames[entity]()
export const actionLabel = (action: Action) => actionNames[action]()

/** «Пользователи: изменение» */
export function permissionLabel(permission: PermissionName) {
  const [entity, action] = splitPermission(permission)
  return `${entityLabel(entity)}: ${actionLabel(action)}`
}

const isEntity = (name: string): name is Entity => Object.hasOwn(vocabulary, name)

/** Whether a text names a permission of the contract. */
export function isPermission(name: string): name is PermissionName {
  const [entity = '', action] = name.split('.')
  return isEntity(entity) && vocabulary[entity].some((known) => known === action)
}

/** The full name of a permission: an entity alone means its `index`. */
export function permissionName(permission: Permission): PermissionName {
  return isEntity(permission) ? `${permission}.index` : permission
}

/** All permissions of an entity. */
export function permissionsOf(entity: Entity): PermissionName[] {
  return asPermissions(vocabulary[entity].map((action) => `${entity}.${action}`))
}

/** The order of the matrix of the role editor. */
export const orderedEntities = permissionGroups.flatMap((group) => group.entities)

/** «Товары: просмотр, изменение», one line per entity. */
export function describePermissions(names: readonly PermissionName[]) {
  const halves = names.map(splitPermission)
  return orderedEntities.flatMap((entity) => {
    const actions = halves.filter(([of]) => of === entity).map(([, action]) => actionLabel(action))
    return actions.length > 0 ? [{ entity, text: `${entityLabel(entity)}: ${actions.join(', ')}` }] : []
  })
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
