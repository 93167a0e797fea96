import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

/** The rows that the planner expects of a statement, from statistics alone. PGlite gathers none and expects few. */
export async function expectedRows(db: Database, statement: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) ${statement}`,
  )
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
