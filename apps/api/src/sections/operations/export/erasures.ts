import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { Lost } from './lease.ts'

const PUBLISHING = sql`hashtextextended('exports are published', 0)`

/** The lease was kept, but the file may have what an erasure has taken meanwhile. */
export class Erased extends Lost {
  override name = 'Erased'
}

/** Until the transaction of an erasure ends, no file of an export is published; it comes before any row of an operation. */
export async function holdFiles(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PUBLISHING})`)
}

export async function countErasures(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from erasure`)
  return rows[0]?.count ?? 0
}

/** Waits for an erasure that is under way, and refuses a file that was begun before one; no other begins until the transaction ends. */
export async function requireNoErasureSince(tx: Database, counted: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${PUBLISHING})`)
  if ((await countErasures(tx)) !== counted) throw new Erased()
}
