import { lt } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { passwordReset, rateLimit, session, sessionToken, signInChallenge, spentChallenge } from './schema.ts'

const DAY = 24 * 60 * 60_000

/** Deletes unusable rows; sessions stay a month, so that past sign-ins can be looked up. */
export async function sweepAuth(db: Database, at: Date): Promise<void> {
  const now = at.toISOString()
  await db.delete(sessionToken).where(lt(sessionToken.issued_at, new Date(at.getTime() - DAY).toISOString()))
  await db.delete(session).where(lt(session.started_at, new Date(at.getTime() - 30 * DAY).toISOString()))
  await db.delete(passwordReset).where(lt(passwordReset.expires_at, now))
  await db.delete(signInChallenge).where(lt(signInChallenge.expires_at, now))
  await db.delete(spentChallenge).where(lt(spentChallenge.expires_at, now))
  await db.delete(rateLimit).where(lt(rateLimit.resets_at, now))
}
