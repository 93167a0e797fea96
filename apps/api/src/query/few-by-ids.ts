import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { plentiful } from './plentiful.ts'

/**
 * A condition on other columns or tables than the sort columns. A few hits (`found` selects their ids) become a list of
 * ids and are then sorted. Many hits keep the condition itself: an index scan in the list's order then meets them soon
 * enough. The search is not repeated for the next pages of many hits: both conditions find the same rows.
 */
export async function fewByIds(
  db: Database,
  { id, found, otherwise, most = 5000 }: { id: PgColumn; found: SQL; otherwise: SQL; most?: number },
): Promise<SQL> {
  const hits = sql`select hit.id from (${found}) hit (id) limit ${most + 1}`
  const many = plentiful(db, hits)
  if (many.isKnown) return otherwise
  const { rows } = await db.execute<{ id: number }>(hits)
  if (rows.length > most) {
    many.remember()
    return otherwise
  }
  return sql`${id} = any(${sql.param(rows.map((row) => row.id))}::int8[])`
}
