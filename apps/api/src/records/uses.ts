import { getTableName, type PgTable, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

/** The columns that keep a row of the table from being deleted, besides those that name who wrote a record. */
export async function referencesTo(db: Database, table: PgTable): Promise<{ table: string; column: string }[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select relname as table, attname as column from pg_constraint
    join pg_class referring on referring.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confdeltype in ('a', 'r') and conparentid = 0
      and confrelid = ${`"${getTableName(table)}"`}::regclass and attname not in ('created_by', 'updated_by')
    order by relname, attname`)
  return rows
}

/** Counts the rows that refer to a record. */
export async function usesOf(db: Database, table: PgTable, id: number): Promise<number> {
  const references = await referencesTo(db, table)
  const counts = references.map(
    (reference) =>
      sql`(select count(*) from ${sql.identifier(reference.table)} where ${sql.identifier(reference.column)} = ${id})`,
  )
  const { rows } = await db.execute<{ uses: number }>(
    sql`select (${sql.join([sql`0`, ...counts], sql` + `)})::int as uses`,
  )
  return rows[0]?.uses ?? 0
}
