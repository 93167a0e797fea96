import { vocabulary, type Action, type Entity, type PermissionName } from '@admin-panel/permissions'
import { actionNames, entityNames } from '#contract/names.gen.ts'

export const entityLabel = (entity: Entity) => entityNames[entity]()
export const actionLabel = (action: Action) => actionNames[action]()

/** «Пользователи: изменение» */
export function permissionLabel(permission: PermissionName) {
  const [entity, action] = splitPermission(permission)
  return `${entityLabel(entity)}: ${actionLabel(action)}`
}

export function splitPermission(permission: PermissionName): [Entity, Action] {
  const dot = permission.indexOf('.')
  // The cast is safe: the vocabulary consists of these two parts.
  return [permission.slice(0, dot) as Entity, permission.slice(dot + 1) as Action]
}

/** All permissions of an entity. */
export function permissionsOf(entity: Entity) {
  return vocabulary[entity].map((action) => `${entity}.${action}` as PermissionName)
}
