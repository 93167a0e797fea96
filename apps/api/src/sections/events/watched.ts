import type { PermissionName } from '@admin-panel/permissions'
import { type Identity, isAdministrator, type Reach, reachOfRoles } from '#contract/identity.ts'
import { isPermission } from '#records/access/is-permission.ts'
import { allResources } from '#records/resources.ts'

/** Any of these permissions shows records of the entity; empty if no screen shows them. */
export function permissionsOf(entity: string): PermissionName[] {
  const { shownBy = [entity] } = allResources().get(entity) ?? {}
  return shownBy.flatMap((name) => [`${name}.index`, `${name}.view`]).filter(isPermission)
}

/** Whether every user hears of changes of the entity. */
export const isSentToAll = (entity: string): boolean => allResources().get(entity)?.isSentToAll ?? false

/** Every permission that shows records. */
export function everyPermission(): PermissionName[] {
  return [...new Set([...allResources().keys()].flatMap(permissionsOf))]
}

export interface Watcher {
  userId: number
  companyIds: number[]
  reach: (entity: string) => Reach
}

/** Derives the reach of a reader per entity from the roles of the identity. */
export function watcherOf({ userId, companyIds, roles }: Identity, adminCheck: boolean): Watcher {
  const administrator = isAdministrator(roles, adminCheck)
  const reach = (entity: string): Reach => {
    const permissions = permissionsOf(entity)
    return administrator && permissions.length > 0 ? 'all' : reachOfRoles(roles, permissions)
  }
  return { userId, companyIds, reach }
}
