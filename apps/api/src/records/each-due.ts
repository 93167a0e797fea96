import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Doer, systemDoer } from '#db/actor.ts'
import type { Database } from '#db/database.ts'

/** Changes each record whose time has come, each once, however many instances look, and each in a transaction of its own. */
export async function eachDue(
  db: Database,
  at: Date,
  table: PgTable,
  isDue: SQL,
  change: (tx: Database, doer: Doer, id: number) => Promise<unknown>,
): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from ${table} where ${isDue} order by id`)
  for (const { id } of rows) {
    await db.transaction(async (tx) => {
      const { rows: still } = await tx.execute(
        sql`select from ${table} where id = ${id} and ${isDue} for no key update of ${table}`,
      )
      if (still.length > 0) await change(tx, systemDoer(at), id)
    })
  }
}
