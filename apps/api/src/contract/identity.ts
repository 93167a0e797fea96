import { createPermissions, type PermissionName } from '@admin-panel/permissions'
import type { Principal } from '#db/actor.ts'
import { marketplacePermissions } from '#text/names.gen.ts'
import { personalPermissions } from './personal.ts'

/** The principal of a token, and which of the requested permissions each role holds. */
export interface Identity {
  /** Null if the token is a service key. */
  sessionId: number | null
  /** When the user of the session has last proved who they are. */
  provedAt?: string | null
  key: { id: number; requestsPerMinute: number; isAgent: boolean } | null
  /** The author of a preview as this user; undefined in the user's own session. */
  preview?: Preview
  userId: number
  userName: string
  lastWrite: number
  timeZone: string
  companyIds: number[]
  roles: (RoleGrant & { slug: string })[]
}

export interface Preview {
  id: number
  authorId: number
  authorName: string
}

interface RoleGrant {
  scope: 'all' | 'own'
  permissions: string[]
}

export type Reach = 'all' | 'own' | 'none'

const MARKETPLACE: ReadonlySet<string> = marketplacePermissions

/**
 * The widest scope in which the roles hold any of the permissions. One that no company narrows counts in a role for all alone,
 * whatever a role was given once.
 */
export function reachOfRoles(roles: readonly RoleGrant[], permissions: readonly string[]): Reach {
  const granting = roles.filter(({ scope, permissions: granted }) =>
    permissions.some((name) => granted.includes(name) && (scope === 'all' || !MARKETPLACE.has(name))),
  )
  if (granting.length === 0) return 'none'
  return granting.some(({ scope }) => scope === 'all') ? 'all' : 'own'
}

/** The scope of a user's rights. */
export interface Rights {
  scope: 'all' | 'own'
  companyIds: number[]
  /** The permissions to see personal data in full. */
  sees?: readonly PermissionName[]
}

/** The permissions to see personal data that the roles grant, by the scope of a reading. */
export function seenBy(roles: readonly RoleGrant[], administrator: boolean): Principal['sees'] {
  const reachOf = (name: string) => (administrator ? 'all' : reachOfRoles(roles, [name]))
  return {
    all: personalPermissions().filter((name) => reachOf(name) === 'all'),
    own: personalPermissions().filter((name) => reachOf(name) !== 'none'),
  }
}

export const asRights = ({ scope, companyIds, sees }: Pick<Principal, 'scope' | 'companyIds' | 'sees'>): Rights => ({
  scope,
  companyIds,
  sees: sees[scope],
})

/** Whether rights that were read again still include the earlier ones. */
export function reachesAsFar(now: Rights, before: Rights): boolean {
  if (before.sees?.some((name) => !now.sees?.includes(name))) return false
  if (now.scope === 'all') return true
  return before.scope === 'own' && before.companyIds.every((id) => now.companyIds.includes(id))
}

/** Whether one of the roles is the administrator's, who passes every check. */
export function isAdministrator(roles: readonly { slug: string }[], adminCheck: boolean): boolean {
  const { administrator } = createPermissions(
    roles.map(({ slug }) => ({ slug, permissions: [] })),
    { adminCheck },
  )
  return administrator
}

/** Resolves the token of a session, or a service key; throws 403 if the key is not accepted from this address. */
export type Authenticate = (
  token: string,
  permissions: string[],
  from: { at: Date; ip: string },
) => Promise<Identity | undefined>

export type AuthenticateSession = (sessionId: number, permissions: string[], now: Date) => Promise<Identity | undefined>
