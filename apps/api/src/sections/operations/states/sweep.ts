import { eq, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { type Expired, removeOldest } from '#db/time/expired.ts'
import type { Env } from '#env.ts'
import { openFileStore } from '#files/store.ts'
import { FREE } from '#query/claims.ts'
import { operation, operationChunk, operationItem, operationKey } from '#sections/operations/schema.ts'

const KEPT_DAYS = 90
const EXPORT_DAYS = 14
const OPERATIONS = 50
/** An operation has up to a hundred thousand items, so that they go before it, in batches of their own. */
const ITEMS = 5000

const PARTS = [
  [operationItem, operationItem.position],
  [operationKey, operationKey.key],
  [operationChunk, operationChunk.number],
] as const

const daysBefore = (at: Date, days: number) =>
  sql`(${at.toISOString()}::timestamptz - make_interval(days => ${days}::int))`

/**
 * Forgets the oldest operations ninety days after they were made, exports after fourteen, with their files; what they changed
 * stays in the log. One that another has undone goes after that one. Returns whether more may wait.
 */
export function sweepOperations(db: Database, at: Date, env: Env): Promise<boolean> {
  return db.transaction((tx) => sweepBatch(tx, at, env))
}

async function sweepBatch(tx: Database, at: Date, env: Env): Promise<boolean> {
  const expired = await tx
    .select({ id: operation.id, files: sql<string[]>`array_remove(array[source_key, result_key], null)` })
    .from(operation)
    .where(
      sql`(created_at < ${daysBefore(at, KEPT_DAYS)} or kind = 'export' and created_at < ${daysBefore(at, EXPORT_DAYS)})
        and status not in ('checking', 'running')
        and not exists (select from operation undoing where undoing.undoes = operation.id)`,
    )
    .orderBy(operation.created_at, operation.id)
    .limit(OPERATIONS)
    .for('update', FREE)
  let room = ITEMS
  for (const { id, files } of expired) {
    room = await removeParts(tx, id, room)
    if (room <= 0) return true
    // The bytes go first: a row without bytes is swept again, bytes without a row would be orphaned.
    await openFileStore(env).remove(files)
    await tx.delete(operation).where(eq(operation.id, id))
  }
  // An undone operation may be deleted now.
  return expired.length > 0
}

/** Removes at most `most` rows of an operation; returns how many more may go in this batch, none if some are left. */
async function removeParts(tx: Database, id: number, most: number): Promise<number> {
  let room = most
  for (const [table, by] of PARTS) {
    room -= await removeOldest(tx, table, { where: sql`operation_id = ${id}`, by: sql`${by}`, most: room })
    if (room <= 0) return 0
  }
  return room
}

export const behindOfOperations: Expired['behind'] = (at) => sql`
  select extract(epoch from ${daysBefore(at, KEPT_DAYS)} - created_at) from operation
  where status not in ('checking', 'running') order by created_at limit 1`
