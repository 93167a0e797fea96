import type { FastifyRequest } from 'fastify'
import {
  type Authenticate,
  type AuthenticateSession,
  type Identity,
  isAdministrator,
  reachOfRoles,
} from '#contract/identity.ts'
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

  function rightsOf({ roles, companyIds }: Identity, required: string[]) {
    const administrator = isAdministrator(roles, adminCheck)
    const reach = administrator ? 'all' : reachOfRoles(roles, required)
    if (reach === 'none' && required.length > 0) throw forbidden()
    const scope = reach === 'none' ? 'own' : reach
    return { administrator, scope, roleSlugs: roles.map(({ slug }) => slug), companyIds } as const
  }

  return async (token: string | undefined, permission: 'authenticated' | string[], caller: Caller): Promise<Actor> => {
    const began = performance.now()
    const required = Array.isArray(permission) ? permission : []
    const identity = token && (await authenticate(token, required, caller.at))
    if (!identity) throw unauthorized()
    const wait = allowed(identity.userId, caller.at.getTime())
    if (wait > 0) throw tooMany(wait)

    const { sessionId, userId, userName, timeZone } = identity
    const before = rightsOf(identity, required)
    async function confirm() {
      const now = new Date(caller.at.getTime() + performance.now() - began)
      const found = await authenticateSession(sessionId, required, now)
      if (!found) throw unauthorized()
      if (!reachesAsFar(rightsOf(found, required), before)) throw forbidden()
    }
    return { ...caller, userId, userName, sessionId, timeZone, ...before, confirm }
  }
}

type Rights = Pick<Actor, 'scope' | 'companyIds'>

function reachesAsFar(now: Rights, before: Rights): boolean {
  if (now.scope === 'all') return true
  return before.scope === 'own' && before.companyIds.every((id) => now.companyIds.includes(id))
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
