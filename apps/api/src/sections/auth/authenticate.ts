import { and, eq, gt, isNull, or, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { quickly } from '#db/deadline.ts'
import { batched } from '#query/batch-calls.ts'
import type { Authenticate, AuthenticateSession, Identity } from '#contract/identity.ts'
import { user } from '#sections/users/schema.ts'
import { isPreviewToken } from '#contract/preview-token.ts'
import { isMeantAsKey, isServiceKey } from '#text/service-key.ts'
import { createAuthenticatePreview } from './authenticate-preview.ts'
import { createAuthenticateKey } from './authenticate-key.ts'
import { identityFields, identityOf } from './identity.ts'
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
export function createAuthenticate(db: Database, adminCheck: boolean): Authenticate {
  const statement = prepare(db)
  const authenticateKey = createAuthenticateKey(db)
  const authenticatePreview = createAuthenticatePreview(db, adminCheck)
  const find = batched(async (lookups: Lookup[]) => {
    const now = Math.max(...lookups.map((one) => one.now.getTime()))
    const rows = await quickly(() =>
      statement.execute({
        hashes: unique(lookups.map(({ hash }) => hash)),
        permissions: [...new Set(lookups.flatMap(({ permissions }) => permissions))],
        now: new Date(now).toISOString(),
        graceful: new Date(now - GRACE).toISOString(),
      }),
    )
    const unusedHashes = rows.filter(({ usedAt }) => usedAt === null).map(({ hash }) => hash)
    if (unusedHashes.length > 0) await quickly(() => noteUse(db, unusedHashes, new Date(now)))
    return ({ hash, permissions }) =>
      ofSession(
        rows.find((one) => one.hash.equals(hash)),
        permissions,
      )
  })
  return async (token, permissions, from) => {
    if (isServiceKey(token)) return authenticateKey(token, permissions, from)
    if (isPreviewToken(token)) return authenticatePreview(token, permissions, from)
    // A mistyped key needs no query.
    return isMeantAsKey(token) ? undefined : find({ hash: hashOf(token), permissions, now: from.at })
  }
}

/** Authenticates by session id, for work that outlives a token. */
export function createAuthenticateSession(db: Database): AuthenticateSession {
  const statement = db
    .select({ sessionId: session.id, provedAt: session.proved_at, ...identityFields(db) })
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
    const [row] = await quickly(() => statement.execute({ id, permissions, oldest }))
    return ofSession(row, permissions)
  }
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof prepare>['execute']>>[number]

function ofSession(row: Omit<SessionRow, 'hash' | 'usedAt'> | undefined, permissions: string[]): Identity | undefined {
  return row && { ...identityOf(row, permissions), sessionId: row.sessionId, provedAt: row.provedAt, key: null }
}

function unique(hashes: Buffer[]): Buffer[] {
  return hashes.filter((hash, index) => hashes.findIndex((other) => other.equals(hash)) === index)
}

function prepare(db: Database) {
  return db
    .select({
      hash: sessionToken.hash,
      usedAt: sessionToken.used_at,
      sessionId: session.id,
      provedAt: session.proved_at,
      ...identityFields(db),
    })
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
