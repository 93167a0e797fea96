import { type PermissionName, vocabulary } from '@admin-panel/permissions'

const names = new Set(
  Object.entries(vocabulary).flatMap(([entity, actions]) => actions.map((action): string => `${entity}.${action}`)),
)

export function isPermission(name: string): name is PermissionName {
  return names.has(name)
}
