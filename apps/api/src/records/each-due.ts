import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Principal, systemPrincipal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'

/**
 * Changes every record that is due, each in its own transaction. The lock and the recheck keep concurrent instances
 * from changing a record twice.
 */
export async function forEachDue(
  { db, at, table, isDue }: { db: Database; at: Date; table: PgTable; isDue: SQL },
  change: (tx: Database, actor: Principal, id: number) => Promise<unknown>,
): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from ${table} where ${isDue} order by id`)
  for (const { id } of rows) {
    await db.transaction(async (tx) => {
      const { rows: still } = await tx.execute(
        sql`select from ${table} where id = ${id} and ${isDue} for no key update of ${table}`,
      )
      if (still.length > 0) await change(tx, systemPrincipal(at), id)
    })
  }
}
