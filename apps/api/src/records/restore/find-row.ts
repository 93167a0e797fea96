import { and, eq, type PgColumn, type PgTable } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import { withinCompanies } from '#query/scope.ts'

/** Reads the row of a record that no operation shows alone. */
export function findRowOf(table: PgTable & { id: PgColumn; company_id?: PgColumn }) {
  return async (db: Database, actor: Actor, id: number): Promise<object> => {
    const within = table.company_id && withinCompanies(actor, table.company_id)
    const [row] = await db
      .select()
      .from(table)
      .where(and(eq(table.id, id), within))
    if (!row) throw notFound()
    return row
  }
}
