import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'

/**
 * A condition on other columns or tables than those that a list is sorted by. Few hits (`found` selects their ids) are named by id, and
 * then sorted; of many the planner is told as it is, since the walk in the list's order meets them soon enough.
 */
export async function fewByIds(
  db: Database,
  { id, found, otherwise, most = 5000 }: { id: PgColumn; found: SQL; otherwise: SQL; most?: number },
): Promise<SQL> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select hit.id from (${found}) hit (id) limit ${most + 1}`)
  return rows.length > most ? otherwise : sql`${id} = any(${sql.param(rows.map((row) => row.id))}::int8[])`
}
