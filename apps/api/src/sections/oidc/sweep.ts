import type { Database } from '#db/database.ts'
import { lt } from '#db/drizzle.ts'
import { ATTEMPT_LIFE } from './attempts.ts'
import { oidcAttempt, oidcLogout } from './schema.ts'

const DAY = 24 * 60 * 60_000

export async function sweepOidc(db: Database, at: Date): Promise<void> {
  const before = (ms: number) => new Date(at.getTime() - ms).toISOString()
  await db.delete(oidcAttempt).where(lt(oidcAttempt.started_at, before(ATTEMPT_LIFE)))
  await db.delete(oidcLogout).where(lt(oidcLogout.received_at, before(DAY)))
}
