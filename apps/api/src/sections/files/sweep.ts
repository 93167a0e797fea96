import { and, asc, eq, getTableColumns, isNull, lt, or, sql } from '#db/drizzle.ts'
import { systemCaller } from '#db/actor.ts'
import { FREE } from '#query/claims.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { openFileStore, sweepIncoming } from '#files/store.ts'
import { isKept } from './access.ts'
import { namesOf } from './names-of.ts'
import { removeRow } from './remove-row.ts'
import { file, releasedFile } from './schema.ts'

type StoredFile = typeof file.$inferSelect

const BATCH = 100
const HOUR = 60 * 60_000
/** Exceeds the duration of an upload including its wait for rendering. */
const STALE = 10 * 60_000

/** Removes uploads that were never attached to a record, and files that no record has held for as long. */
export async function sweepFiles(db: Database, at: Date, env: Env): Promise<boolean> {
  const before = new Date(at.getTime() - env.unattachedHours * HOUR)
  const counts = [
    await db.transaction((tx) => sweepUnattached(tx, { at, before, env })),
    await db.transaction((tx) => sweepReleased(tx, { at, before, env })),
  ]
  return counts.includes(BATCH)
}

interface Sweep {
  at: Date
  before: Date
  env: Env
}

async function sweepUnattached(tx: Database, { at, before, env }: Sweep): Promise<number> {
  const candidates = await tx
    .select()
    .from(file)
    .where(and(eq(file.attached, false), lt(file.created_at, before.toISOString())))
    .orderBy(asc(file.created_at), asc(file.id))
    .limit(BATCH)
    .for('update', FREE)
  for (const candidate of candidates)
    if (await mustStay(tx, candidate)) await tx.update(file).set({ attached: true }).where(eq(file.id, candidate.id))
    else await remove(tx, candidate, at, env)
  return candidates.length
}

/** A record may take a released file back, by an undone change for example, so each is looked at twice. */
async function sweepReleased(tx: Database, { at, before, env }: Sweep): Promise<number> {
  const candidates = await tx
    .select({ ...getTableColumns(file), unheld_since: releasedFile.unheld_since })
    .from(file)
    .innerJoin(releasedFile, eq(releasedFile.file_id, file.id))
    .where(or(isNull(releasedFile.unheld_since), lt(releasedFile.unheld_since, before.toISOString())))
    .orderBy(sql`${releasedFile.unheld_since} nulls first`, asc(releasedFile.file_id))
    .limit(BATCH)
    .for('update', FREE)
  for (const { unheld_since, ...candidate } of candidates) {
    const isCandidate = eq(releasedFile.file_id, candidate.id)
    if (await mustStay(tx, candidate)) await tx.delete(releasedFile).where(isCandidate)
    else if (unheld_since) await remove(tx, candidate, at, env)
    else await tx.update(releasedFile).set({ unheld_since: at.toISOString() }).where(isCandidate)
  }
  return candidates.length
}

async function mustStay(tx: Database, candidate: StoredFile): Promise<boolean> {
  const { rows } = await tx.execute<{ kept: boolean }>(sql`select ${isKept(candidate)} as kept`)
  return rows[0]?.kept !== false
}

async function remove(tx: Database, candidate: StoredFile, at: Date, env: Env): Promise<void> {
  // The bytes go first: a row without bytes is retried, bytes without a row would be orphaned.
  await openFileStore(env).remove(namesOf(candidate))
  await removeRow(tx, systemCaller(at), candidate)
}

/** Removes partial uploads from the disk. */
export async function sweepUploads(_db: Database, at: Date, env: Env): Promise<void> {
  await sweepIncoming(env, new Date(at.getTime() - STALE))
}
