import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, max, ne, notInArray } from '#db/drizzle.ts'
import type { Caller } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { atSecond } from '#text/moment.ts'
import { user } from '#sections/users/schema.ts'
import { session, sessionToken } from './schema.ts'
import type { Proof } from './second-factor/proof.ts'
import { hashOf, newToken, successorOf } from './token.ts'

const MINUTE = 60_000
const LIFE = 30 * MINUTE
const IDLE = 60 * MINUTE
export const ABSOLUTE = 12 * 60 * MINUTE
/** Tabs that refresh concurrently get the same successor within this time. */
export const GRACE = 20_000
/** A refresh may be repeated within this time while its new token is unused. */
const LOST_WITHIN = 10 * MINUTE
const NEVER_AGAIN = new Date(0).toISOString()
const SESSIONS_AT_MOST = 20

export interface Token {
  value: string
  expired_at: string
}

/** The provider through which somebody has signed in, and its own session, which it may end. */
export type Origin = Pick<typeof session.$inferSelect, 'issuer' | 'provider_session'>

export async function startSession(
  tx: Database,
  userId: number,
  { at, ip, userAgent }: Caller,
  proved: { by: Proof; at: Date | null },
  { issuer, provider_session }: Origin = { issuer: null, provider_session: null },
): Promise<Token> {
  const [started] = await tx
    .insert(session)
    .values({
      user_id: userId,
      started_at: at.toISOString(),
      ip,
      user_agent: userAgent.slice(0, 255),
      proved_at: proved.at?.toISOString() ?? null,
      proved_by: proved.by,
      issuer,
      provider_session,
    })
    .returning({ id: session.id })
  if (!started) throw new Error('The session was not stored')
  const newest = tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.user_id, userId), isNull(session.ended_at)))
    .orderBy(desc(session.id))
    .limit(SESSIONS_AT_MOST)
  await tx
    .update(session)
    .set({ ended_at: at.toISOString() })
    .where(and(eq(session.user_id, userId), isNull(session.ended_at), notInArray(session.id, newest)))
  return issue(tx, { value: newToken(), sessionId: started.id, startedAt: at, at, usedAt: at })
}

interface NewToken {
  value: string
  sessionId: number
  startedAt: Date
  at: Date
  usedAt?: Date
}

async function issue(tx: Database, { value, sessionId, startedAt, at, usedAt }: NewToken): Promise<Token> {
  const expires = new Date(Math.min(at.getTime() + LIFE, startedAt.getTime() + ABSOLUTE))
  await tx.insert(sessionToken).values({
    hash: hashOf(value),
    session_id: sessionId,
    issued_at: at.toISOString(),
    expires_at: expires.toISOString(),
    used_at: usedAt?.toISOString(),
  })
  return { value, expired_at: atSecond(expires) }
}

export type Refreshed = { token: Token } | { revoked: number } | undefined

/**
 * Exchanges a token. Reuse after the grace time reveals a theft and ends the session, unless the successor is unused:
 * then the response was lost, and the old token may be exchanged again for a while.
 */
export async function rotate(tx: Database, token: string, at: Date): Promise<Refreshed> {
  const currentSession = await findSession(tx, token, at)
  const old = currentSession && (await lockToken(tx, token))
  if (!old) return undefined
  const exchange = async () => {
    const key = randomBytes(32)
    await tx
      .update(sessionToken)
      .set({ rotated_at: at.toISOString(), successor_key: key })
      .where(eq(sessionToken.hash, old.hash))
    const startedAt = new Date(currentSession.started_at)
    return { token: await issue(tx, { value: successorOf(token, key), sessionId: currentSession.id, startedAt, at }) }
  }
  const age = msSince(old.issued_at, at)
  if (!old.rotated_at) return age < IDLE ? exchange() : undefined

  const value = old.successor_key && successorOf(token, old.successor_key)
  const successor = value && (await lockToken(tx, value))
  const waited = msSince(old.rotated_at, at)
  if (successor && waited <= GRACE) return { token: { value, expired_at: successor.expires_at } }
  const isLost = successor && !successor.used_at && !successor.rotated_at
  if (isLost && waited <= LOST_WITHIN && age < IDLE + LOST_WITHIN) {
    // A later use of the replaced token is a theft and ends the session.
    await tx.update(sessionToken).set({ rotated_at: NEVER_AGAIN }).where(eq(sessionToken.hash, successor.hash))
    return exchange()
  }
  await endSession(tx, currentSession.id, at)
  return { revoked: currentSession.id }
}

async function lockToken(tx: Database, token: string) {
  const [row] = await tx
    .select()
    .from(sessionToken)
    .where(eq(sessionToken.hash, hashOf(token)))
    .for('no key update')
  return row
}

function msSince(moment: string, at: Date): number {
  return at.getTime() - Date.parse(moment)
}

/** Marks successors as used, which proves that their responses arrived; each token is written once. */
export async function noteUse(db: Database, hashes: Buffer[], at: Date): Promise<void> {
  await db
    .update(sessionToken)
    .set({ used_at: at.toISOString() })
    .where(and(inArray(sessionToken.hash, hashes), isNull(sessionToken.used_at)))
}

/** The live session of a token, expired or not, of an active user. */
export async function findSession(db: Database, token: string, at: Date) {
  const [row] = await db
    .select({ id: session.id, userId: session.user_id, started_at: session.started_at, issuer: session.issuer })
    .from(sessionToken)
    .innerJoin(session, eq(session.id, sessionToken.session_id))
    .innerJoin(user, eq(user.id, session.user_id))
    .where(
      and(
        eq(sessionToken.hash, hashOf(token)),
        isNull(session.ended_at),
        eq(user.status, 'active'),
        gt(session.started_at, new Date(at.getTime() - ABSOLUTE).toISOString()),
      ),
    )
  return row
}

/** Whether the session is live; the lock prevents its end during the transaction. */
export async function isLive(tx: Database, sessionId: number): Promise<boolean> {
  const live = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, sessionId), isNull(session.ended_at)))
    .for('no key update')
  return live.length > 0
}

export async function endSession(tx: Database, sessionId: number, at: Date): Promise<void> {
  await tx
    .update(session)
    .set({ ended_at: at.toISOString() })
    .where(and(eq(session.id, sessionId), isNull(session.ended_at)))
}

export async function endSessionsOf(tx: Database, userIds: number[], at: Date): Promise<void> {
  await tx
    .update(session)
    .set({ ended_at: at.toISOString() })
    .where(and(inArray(session.user_id, userIds), isNull(session.ended_at)))
}

export async function endOtherSessions(tx: Database, userId: number, exceptId: number, at: Date): Promise<number> {
  const sessions = await tx
    .update(session)
    .set({ ended_at: at.toISOString() })
    .where(and(eq(session.user_id, userId), ne(session.id, exceptId), isNull(session.ended_at)))
    .returning({ id: session.id })
  return sessions.length
}

/** The unexpired sessions of a user, newest first. */
export async function liveSessions(db: Database, userId: number, at: Date) {
  const seen_at = max(sessionToken.issued_at)
  const rows = await db
    .select({
      id: session.id,
      started_at: session.started_at,
      seen_at,
      ip: session.ip,
      user_agent: session.user_agent,
    })
    .from(session)
    .innerJoin(sessionToken, eq(sessionToken.session_id, session.id))
    .where(
      and(
        eq(session.user_id, userId),
        isNull(session.ended_at),
        gt(session.started_at, new Date(at.getTime() - ABSOLUTE).toISOString()),
      ),
    )
    .groupBy(session.id)
    .having(gt(seen_at, new Date(at.getTime() - IDLE).toISOString()))
    .orderBy(desc(session.id))
  return rows.map((row) => ({ ...row, seen_at: row.seen_at ?? row.started_at }))
}
