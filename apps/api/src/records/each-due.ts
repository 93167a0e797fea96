import { type PgTable, type SQL, sql } from '#db/drizzle.ts'
import { type Principal, systemPrincipal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'

/**
 * Changes every record that is due, each in its own transaction. The lock and the recheck keep concurrent instances
 * from changing a record twice. A record that fails does not stop those after it; the failures are thrown at the end.
 */
export async function forEachDue(
  { db, at, table, isDue }: { db: Database; at: Date; table: PgTable; isDue: SQL },
  change: (tx: Database, actor: Principal, id: number) => Promise<unknown>,
): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from ${table} where ${isDue} order by id`)
  const failures: unknown[] = []
  for (const { id } of rows) {
    const changing = db.transaction(async (tx) => {
      const { rows: still } = await tx.execute(
        sql`select from ${table} where id = ${id} and ${isDue} for no key update of ${table}`,
      )
      if (still.length > 0) await change(tx, systemPrincipal(at), id)
    })
    await changing.catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${rows.length} due records failed`, {
      cause: failures[0],
    })
}
