import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { quickly } from '#db/deadline.ts'
import { batched } from '#query/batch-calls.ts'
import type { Authenticate, AuthenticateSession, Identity } from '#contract/identity.ts'
import { role, rolePermission } from '#sections/roles/schema.ts'
import { personLabel } from '#sections/users/public.ts'
import { user, userCompany, userRole } from '#sections/users/schema.ts'
import { session, sessionToken } from './schema.ts'
import { ABSOLUTE, GRACE, noteUse } from './sessions.ts'
import { hashOf } from './token.ts'

interface Lookup {
  hash: Buffer
  permissions: string[]
  now: Date
}

/**
 * Reads session, user, roles and the requested permissions in one prepared statement and never caches them: a revoked
 * right is gone on the next request. A page sends many requests at once, so they are batched.
 */
export function createAuthenticate(db: Database): Authenticate {
  const statement = prepare(db)
  const find = batched(async (lookups: Lookup[]) => {
    const now = Math.max(...lookups.map((one) => one.now.getTime()))
    const found = await quickly(() =>
      statement.execute({
        hashes: unique(lookups.map(({ hash }) => hash)),
        permissions: [...new Set(lookups.flatMap(({ permissions }) => permissions))],
        now: new Date(now).toISOString(),
        graceful: new Date(now - GRACE).toISOString(),
      }),
    )
    const fresh = found.filter(({ usedAt }) => usedAt === null).map(({ hash }) => hash)
    if (fresh.length > 0) await quickly(() => noteUse(db, fresh, new Date(now)))
    return ({ hash, permissions }) =>
      identityOf(
        found.find((one) => one.hash.equals(hash)),
        permissions,
      )
  })
  return (token, permissions, now) => find({ hash: hashOf(token), permissions, now })
}

/** Authenticates by session id, for work that outlives a token. */
export function createAuthenticateSession(db: Database): AuthenticateSession {
  const statement = db
    .select(identityFields(db))
    .from(session)
    .innerJoin(user, eq(user.id, session.user_id))
    .where(
      and(
        eq(session.id, sql.placeholder('id')),
        isNull(session.ended_at),
        eq(user.status, 'active'),
        gt(session.started_at, sql.placeholder('oldest')),
      ),
    )
    .prepare('authenticate_session')
  return async (id, permissions, now) => {
    const oldest = new Date(now.getTime() - ABSOLUTE).toISOString()
    const [found] = await quickly(() => statement.execute({ id, permissions, oldest }))
    return identityOf(found, permissions)
  }
}

type Found = Awaited<ReturnType<ReturnType<typeof prepare>['execute']>>[number]

/** The batch contains permissions of other requests, so only those of this request are kept. */
function identityOf(found: Omit<Found, 'hash' | 'usedAt'> | undefined, permissions: string[]): Identity | undefined {
  return (
    found && {
      ...found,
      userName: personLabel(found),
      companyIds: found.companyIds.map(Number),
      roles: found.roles.map((one) => ({ ...one, held: one.held.filter((name) => permissions.includes(name)) })),
    }
  )
}

function unique(hashes: Buffer[]): Buffer[] {
  return hashes.filter((hash, index) => hashes.findIndex((other) => other.equals(hash)) === index)
}

function identityFields(db: Database) {
  const companies = db.select({ id: userCompany.company_id }).from(userCompany).where(eq(userCompany.user_id, user.id))
  const held = db
    .select({ name: rolePermission.permission })
    .from(rolePermission)
    .where(
      and(
        eq(rolePermission.role_id, role.id),
        sql`${rolePermission.permission} = any(${sql.placeholder('permissions')})`,
      ),
    )
  const roles = db
    .select({
      all: sql`coalesce(json_agg(json_build_object('slug', ${role.slug}, 'scope', ${role.scope}, 'held', array(${held}))), '[]')`,
    })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.role_id))
    .where(eq(userRole.user_id, user.id))
  return {
    sessionId: session.id,
    userId: user.id,
    timeZone: user.time_zone,
    last_name: user.last_name,
    first_name: user.first_name,
    middle_name: user.middle_name,
    companyIds: sql<string[]>`array(${companies})`,
    roles: sql<Identity['roles']>`(${roles})`,
  }
}

function prepare(db: Database) {
  return db
    .select({ hash: sessionToken.hash, usedAt: sessionToken.used_at, ...identityFields(db) })
    .from(sessionToken)
    .innerJoin(session, eq(session.id, sessionToken.session_id))
    .innerJoin(user, eq(user.id, session.user_id))
    .where(
      and(
        sql`${sessionToken.hash} = any(${sql.placeholder('hashes')})`,
        isNull(session.ended_at),
        eq(user.status, 'active'),
        gt(sessionToken.expires_at, sql.placeholder('now')),
        or(isNull(sessionToken.rotated_at), gt(sessionToken.rotated_at, sql.placeholder('graceful'))),
      ),
    )
    .prepare('authenticate')
}
