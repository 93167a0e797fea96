import { and, asc, eq, lt, sql } from '#db/drizzle.ts'
import { systemCaller } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { openFileStore, sweepIncoming } from '#files/store.ts'
import { isHeld } from './access.ts'
import { namesOf } from './names-of.ts'
import { removeRow } from './remove-row.ts'
import { file } from './schema.ts'

const BATCH = 100
const HOUR = 60 * 60_000
/** Exceeds the duration of an upload including its wait for rendering. */
const STALE = 10 * 60_000

/** Removes uploads that were never attached to a record. */
export async function sweepFiles(db: Database, at: Date, env: Env): Promise<void> {
  const store = openFileStore(env)
  const before = new Date(at.getTime() - env.unattachedHours * HOUR).toISOString()
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const candidates = await tx
        .select()
        .from(file)
        .where(and(eq(file.attached, false), lt(file.created_at, before)))
        .orderBy(asc(file.created_at), asc(file.id))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      for (const candidate of candidates) {
        const { rows } = await tx.execute<{ held: boolean }>(sql`select ${isHeld(candidate)} as held`)
        if (rows[0]?.held) {
          await tx.update(file).set({ attached: true }).where(eq(file.id, candidate.id))
          continue
        }
        // The bytes go first: a row without bytes is retried, bytes without a row would be orphaned.
        await store.remove(namesOf(candidate))
        await removeRow(tx, systemCaller(at), candidate)
      }
      return candidates.length
    })
    if (count < BATCH) return
  }
}

/** Removes partial uploads from the disk. */
export async function sweepUploads(_db: Database, at: Date, env: Env): Promise<void> {
  await sweepIncoming(env, new Date(at.getTime() - STALE))
}
