import { vocabulary, type Action, type Entity, type Permission, type PermissionName } from '@admin-panel/permissions'
import { asPermissions, splitPermission } from './trusted.ts'
import { actionNames, entityNames } from '#contract/names.gen.ts'

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
