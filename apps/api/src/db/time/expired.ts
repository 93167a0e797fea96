import { type PgColumn, type PgTable, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/connection/pool.ts'

/** Rows of one statement: far below what a statement may take, also where each row takes others with it. */
export const ROWS_AT_ONCE = 1000

/** Removes rows whose time is over, in batches. */
export interface Expired {
  /** Removes the oldest of them, and returns whether more may wait. */
  run: (db: Database, at: Date) => Promise<boolean>
  /** For how many seconds the oldest row has been due to go, as SQL; null if none is there. */
  behind: (at: Date) => SQL
}

/** The rows of a table go so many ms after the moment in a column. */
export function expired(table: PgTable | SQL, column: PgColumn | SQL, ms: number): Expired {
  return expiredBefore(table, column, (at) => sql`${new Date(at.getTime() - ms).toISOString()}::timestamptz`)
}

export function expiredBefore(table: PgTable | SQL, column: PgColumn | SQL, before: (at: Date) => SQL): Expired {
  return {
    run: async (db, at) =>
      (await removeOldest(db, table, { where: sql`${column} < ${before(at)}`, by: sql`${column}` })) === ROWS_AT_ONCE,
    behind: (at) => sql`select extract(epoch from ${before(at)} - min(${column})) from ${table}`,
  }
}

/**
 * Removes a batch of rows, the oldest first, and returns how many. Another process that removes the same ones finds them gone,
 * and one that was renewed meanwhile stays: it has another place.
 */
export async function removeOldest(
  db: Database,
  table: PgTable | SQL,
  { where, by, most = ROWS_AT_ONCE }: { where: SQL; by: SQL; most?: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${where} order by ${by} limit ${most}))`)
  return rowCount ?? 0
}
