import { inArray, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { openFileStore } from '#files/store.ts'
import { operation } from '#sections/operations/schema.ts'

const BATCH = 500

/**
 * Forgets operations ninety days after they were made, exports after fourteen, with their files; what they changed stays
 * in the log.
 */
export async function sweepOperations(db: Database, at: Date, env: Env): Promise<void> {
  while ((await sweepBatch(db, at, env)) === BATCH);
}

async function sweepBatch(db: Database, at: Date, env: Env): Promise<number> {
  const daysAgo = (days: number) => sql`${at.toISOString()}::timestamptz - make_interval(days => ${days}::int)`
  const before = daysAgo(90)
  const forgotten = await db
    .select({ id: operation.id, files: sql<string[]>`array_remove(array[source_key, result_key], null)` })
    .from(operation)
    .where(
      sql`(created_at < ${before} or kind = 'export' and created_at < ${daysAgo(14)}) and status not in ('checking', 'running')
        and not exists (select from operation undoing where undoing.undoes = operation.id and undoing.created_at >= ${before})`,
    )
    .orderBy(sql`id desc`)
    .limit(BATCH)
  // The bytes go first: a row without bytes is swept again, bytes without a row would be orphaned.
  await openFileStore(env).remove(forgotten.flatMap(({ files }) => files))
  await db.delete(operation).where(
    inArray(
      operation.id,
      forgotten.map(({ id }) => id),
    ),
  )
  return forgotten.length
}
