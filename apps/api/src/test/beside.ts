import { expect } from 'vitest'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

/** Runs a call beside a change that is committed only once the call waits for it. */
export async function beside<Reply>(
  db: Database,
  change: (tx: Database) => Promise<unknown>,
  call: () => Promise<Reply>,
  /** The rest of the change, once the call waits. */
  rest?: (tx: Database) => Promise<unknown>,
): Promise<Reply> {
  const changed = Promise.withResolvers<void>()
  const waited = Promise.withResolvers<void>()
  const changing = db.transaction(async (tx) => {
    await change(tx)
    changed.resolve()
    await waited.promise
    await rest?.(tx)
  })
  await changed.promise
  const calling = call()
  await expect
    .poll(async () => {
      const { rows } = await db.execute(sql`
        select from pg_locks where not granted and pid in (
          select pid from pg_stat_activity where datname = current_database())`)
      return rows.length
    })
    .toBeGreaterThan(0)
  waited.resolve()
  const [reply] = await Promise.all([calling, changing])
  return reply
}
