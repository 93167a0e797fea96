import { type PgTable, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { plentiful } from './plentiful.ts'

/**
 * Stops one past the maximum, because an exact count of a large table costs more than the page itself. Exceeding the
 * maximum is cached for some seconds, an exact total never.
 */
export async function countUpTo(
  most: number,
  db: Database,
  table: PgTable,
  condition: SQL | undefined,
): Promise<number> {
  const counted = sql`select 1 from ${table} where ${condition ?? sql`true`} limit ${most + 1}`
  const overflow = plentiful(db, counted)
  if (overflow.isKnown) return most + 1
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from (${counted}) counted`)
  const [{ total } = { total: 0 }] = rows
  if (total > most) overflow.remember()
  return total
}
