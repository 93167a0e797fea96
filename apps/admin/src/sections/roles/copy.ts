import { m } from '#paraglide/messages.js'
import { useSession } from '#data/queries.ts'
import { namesOf, roleRules, type Role, type RoleValues } from './values.ts'
import { useGrantable } from './grantable.ts'

// Leaves room for the suffix of the name.
const ROOM = 10
const LONGEST_SLUG = 41

/** The values of a copied role, limited to the creator's own permissions and scope. */
export function useCopy(role: Role | null): RoleValues | null {
  const { user, permissions } = useSession()
  const isWide = permissions.administrator || user?.roles.some(({ scope }) => scope === 'all')
  const scope = isWide && role ? role.scope : 'own'
  const isGrantable = useGrantable(scope)
  if (!role) return null
  return {
    name: m.roles_copy_name({ name: role.name.slice(0, roleRules.name.maxLength - ROOM) }),
    slug: `${role.slug.slice(0, LONGEST_SLUG - '-copy'.length)}-copy`,
    description: role.description ?? '',
    scope,
    permissions: namesOf(role).filter(isGrantable),
  }
}
