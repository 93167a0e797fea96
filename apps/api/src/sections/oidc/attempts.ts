import type { Database } from '#db/database.ts'
import { and, eq, gt, isNull } from '#db/drizzle.ts'
import { hashOf } from '#sections/auth/public.ts'
import { oidcAttempt } from './schema.ts'

export const ATTEMPT_LIFE = 10 * 60_000

/** The sign-in that this browser has begun; undefined for another browser's, an old and an unknown one. */
export async function findAttempt(db: Database, sent: { state: string; secret: string }, at: Date) {
  const [attempt] = await db
    .select()
    .from(oidcAttempt)
    .where(
      and(
        eq(oidcAttempt.state, hashOf(sent.state)),
        eq(oidcAttempt.secret, hashOf(sent.secret)),
        gt(oidcAttempt.started_at, new Date(at.getTime() - ATTEMPT_LIFE).toISOString()),
      ),
    )
  return attempt
}

/** Of several calls with one answer, one goes on. */
export async function claimAttempt(db: Database, state: Buffer, at: Date): Promise<boolean> {
  const claimed = await db
    .update(oidcAttempt)
    .set({ used_at: at.toISOString() })
    .where(and(eq(oidcAttempt.state, state), isNull(oidcAttempt.used_at)))
    .returning({ state: oidcAttempt.state })
  return claimed.length > 0
}
