import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'

const PLENTIFUL_FOR = 10_000
const PLENTIFUL_AT_MOST = 1000

/**
 * Stops one past the most: an exact count of a large table costs more than the page itself. That there are more is
 * remembered for some seconds, an exact total never.
 */
export async function countUpTo(
  most: number,
  db: Database,
  table: PgTable,
  condition: SQL | undefined,
): Promise<number> {
  const rows = db
    .select({ one: sql`1` })
    .from(table)
    .where(condition)
    .limit(most + 1)
    .as('counted')
  const query = db.select({ total: sql<number>`count(*)::int` }).from(rows)
  const key = JSON.stringify(query.toSQL())
  const known = plentiful(db)
  if ((known.get(key) ?? 0) > performance.now()) return most + 1
  const [{ total } = { total: 0 }] = await query
  if (total > most) known.set(key, performance.now() + PLENTIFUL_FOR)
  return total
}

const plenty = new WeakMap<Database, Map<string, number>>()

/** Counts that were beyond the most, and until when that is believed. */
function plentiful(db: Database): Map<string, number> {
  const known = plenty.get(db)
  if (known && known.size < PLENTIFUL_AT_MOST) return known
  const fresh = new Map<string, number>()
  plenty.set(db, fresh)
  return fresh
}
