import { createPermissions, type PermissionName } from '@admin-panel/permissions'
import type { FastifyRequest } from 'fastify'
import type { Authenticate, AuthenticateSession, Identity } from '#contract/identity.ts'
import type { Actor, Caller } from '#db/actor.ts'
import { forbidden, tooMany, unauthorized } from '#errors.ts'

const TOKEN = /^Bearer (ab_[A-Za-z0-9_-]{43})$/i
const MINUTE = 60_000

export function bearerOf(request: FastifyRequest): string | undefined {
  return TOKEN.exec(request.headers.authorization ?? '')?.[1]
}

/** Rejects with 401 or 403, or returns the actor with the scope of the permission. */
export function createAuthorize({
  authenticate,
  authenticateSession,
  adminCheck,
  requests,
}: {
  authenticate: Authenticate
  authenticateSession: AuthenticateSession
  adminCheck: boolean
  requests: number
}) {
  const allowed = perMinute(requests)

  function granted(identity: Identity, asked: string[]) {
    const roles = identity.roles.map(({ held, ...role }) => ({ ...role, permissions: held.map((name) => ({ name })) }))
    const permissions = createPermissions(roles, { adminCheck })
    if (asked.length > 0 && !permissions.canAny(asked.map(asPermission))) throw forbidden()
    const { administrator } = permissions
    const grants = roles.filter((role) => role.permissions.length > 0)
    const scope = administrator || grants.some((role) => role.scope === 'all') ? ('all' as const) : ('own' as const)
    return { administrator, scope, roleSlugs: roles.map(({ slug }) => slug), companyIds: identity.companyIds }
  }

  return async (token: string | undefined, permission: 'authenticated' | string[], caller: Caller): Promise<Actor> => {
    const began = performance.now()
    const asked = Array.isArray(permission) ? permission : []
    const identity = token && (await authenticate(token, asked, caller.at))
    if (!identity) throw unauthorized()
    const wait = allowed(identity.userId, caller.at.getTime())
    if (wait > 0) throw tooMany(wait)

    const { sessionId, userId, userName, timeZone } = identity
    const before = granted(identity, asked)
    async function confirm() {
      const now = new Date(caller.at.getTime() + performance.now() - began)
      const found = await authenticateSession(sessionId, asked, now)
      if (!found) throw unauthorized()
      if (!reachesAsFar(granted(found, asked), before)) throw forbidden()
    }
    return { ...caller, userId, userName, sessionId, timeZone, ...before, confirm }
  }
}

type Reach = Pick<Actor, 'scope' | 'companyIds'>

function reachesAsFar(now: Reach, before: Reach): boolean {
  if (now.scope === 'all') return true
  return before.scope === 'own' && before.companyIds.every((id) => now.companyIds.includes(id))
}

/** The generator has checked the `x-permission` lists against the vocabulary. */
function asPermission(name: string) {
  return name as PermissionName
}

/** Rate-limits a runaway client per instance, not across instances; returns the seconds to wait, or 0. */
function perMinute(limit: number) {
  const counts = new Map<number, number>()
  let minute = 0
  return (userId: number, now: number): number => {
    const current = Math.floor(now / MINUTE)
    if (current !== minute) {
      minute = current
      counts.clear()
    }
    const count = (counts.get(userId) ?? 0) + 1
    counts.set(userId, count)
    return count > limit ? ((minute + 1) * MINUTE - now) / 1000 : 0
  }
}
