import { type PgColumn, type PgTable, type SQL, sql } from '#db/drizzle.ts'

/**
 * A lock of rows that no other process works on: it ends with the transaction, so that a kill sets the rows free at once.
 * Work that fits into a transaction is claimed so.
 */
export const FREE = { skipLocked: true } as const
export const lockFree: SQL = sql`for update skip locked`

/**
 * The oldest rows that are due, for the update that leases them: work outside of the database is claimed so, and a kill lets
 * the lease run out. Of a list the database may run the subquery anew for each row, and so lease more: of an array it does not.
 */
export function freeRows(table: PgTable & { id: PgColumn }, isDue: SQL | undefined, most: number): SQL {
  return sql`${table.id} = any(array(select id from ${table} where ${isDue} order by id limit ${most} ${lockFree}))`
}

/** Renews a lease while the work takes its time. */
export async function whileRenewed<Result>(
  everyMs: number,
  renew: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = setInterval(() => void renew(), everyMs).unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

export function after(at: Date, ms: number): string {
  return new Date(at.getTime() + ms).toISOString()
}
