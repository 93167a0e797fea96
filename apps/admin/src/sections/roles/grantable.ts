import type { PermissionName } from '@admin-panel/permissions'
import { useSession } from '#data/queries.ts'
import { namesOf, type Role } from './values.ts'
import type { RoleScope } from './scope.ts'

/** What the editor may give away in a role of this scope: what he holds himself, and as widely. */
export function useGrantable(scope: RoleScope) {
  const { user, permissions } = useSession()
  const wide = user?.roles.filter((role) => scope === 'own' || role.scope === 'all') ?? []
  const held = new Set(wide.flatMap((role) => role.permissions.map(({ name }) => name)))
  return (name: PermissionName) => permissions.administrator || held.has(name)
}

/** Whether the role grants more than the editor holds, which puts it out of his reach. */
export function useExceedsOwnRights(role: Role) {
  const { user } = useSession()
  const isGrantable = useGrantable(role.scope)
  const isForeignAdministrator = role.slug === 'administrator' && !user?.roles.some(({ id }) => id === role.id)
  return isForeignAdministrator || !namesOf(role).every(isGrantable)
}
