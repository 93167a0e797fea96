import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'

/**
 * A condition on other columns or tables than the sort columns. A few hits (`found` selects their ids) become a list of
 * ids and are then sorted. Many hits keep the condition itself: an index scan in the list's order then meets them soon
 * enough.
 */
export async function fewByIds(
  db: Database,
  { id, found, otherwise, most = 5000 }: { id: PgColumn; found: SQL; otherwise: SQL; most?: number },
): Promise<SQL> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select hit.id from (${found}) hit (id) limit ${most + 1}`)
  return rows.length > most ? otherwise : sql`${id} = any(${sql.param(rows.map((row) => row.id))}::int8[])`
}
