import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

/** Forgets operations ninety days after they were made; what they changed stays in the log. */
export async function sweepOperations(db: Database, at: Date): Promise<void> {
  const before = sql`${at.toISOString()}::timestamptz - interval '90 days'`
  await db.execute(sql`
    delete from operation where created_at < ${before} and status not in ('checking', 'running')
      and not exists (select from operation undoing where undoing.undoes = operation.id and undoing.created_at >= ${before})`)
}
