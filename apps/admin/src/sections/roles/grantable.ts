import type { PermissionName } from '@admin-panel/permissions'
import { marketplacePermissions } from '#contract/names.gen.ts'
import { useSession } from '#data/queries.ts'
import { namesOf, type Role } from './values.ts'
import type { RoleScope } from './scope.ts'

/**
 * The permissions that the editor may grant in a role of this scope: their own, in the same scope or narrower. A role for
 * own companies has none for the whole marketplace.
 */
export function useGrantable(scope: RoleScope) {
  const { user, permissions } = useSession()
  const wide = user?.roles.filter((role) => scope === 'own' || role.scope === 'all') ?? []
  const grantableNames = new Set(wide.flatMap((role) => role.permissions.map(({ name }) => name)))
  return (name: PermissionName) => !isTooWide(name, scope) && (permissions.administrator || grantableNames.has(name))
}

export function isTooWide(name: PermissionName, scope: RoleScope): boolean {
  return scope === 'own' && marketplacePermissions.has(name)
}

/** Whether the role grants more than the editor holds, so that the editor cannot change it. */
export function useExceedsOwnRights(role: Role) {
  const { user } = useSession()
  const isGrantable = useGrantable(role.scope)
  const isForeignAdministrator = role.slug === 'administrator' && !user?.roles.some(({ id }) => id === role.id)
  return isForeignAdministrator || !namesOf(role).every((name) => isTooWide(name, role.scope) || isGrantable(name))
}
