import { inArray, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { rateLimit } from './schema.ts'

export interface Limit {
  key: string
  limit: number
  window: number
}

/**
 * Counts an attempt under every key and returns the seconds to wait, 0 if the attempt may proceed. It counts before the
 * check, so concurrent guesses cannot bypass the limit; a success is refunded.
 */
export async function countAttempts(db: Database, limits: Limit[], now: Date): Promise<number> {
  let wait = 0
  for (const { key, limit, window } of limits) {
    const at = now.toISOString()
    const nextReset = new Date(now.getTime() + window).toISOString()
    const [row] = await db
      .insert(rateLimit)
      .values({ key, count: 1, resets_at: nextReset })
      .onConflictDoUpdate({
        target: rateLimit.key,
        set: {
          count: sql`case when ${rateLimit.resets_at} <= ${at}::timestamptz then 1 else ${rateLimit.count} + 1 end`,
          resets_at: sql`case when ${rateLimit.resets_at} <= ${at}::timestamptz then ${nextReset}::timestamptz else ${rateLimit.resets_at} end`,
        },
      })
      .returning()
    if (row && row.count > limit) wait = Math.max(wait, (Date.parse(row.resets_at) - now.getTime()) / 1000, 1)
  }
  return wait
}

export async function refundAttempts(db: Database, limits: Limit[]): Promise<void> {
  const keys = limits.map(({ key }) => key)
  await db
    .update(rateLimit)
    .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
    .where(inArray(rateLimit.key, keys))
}
