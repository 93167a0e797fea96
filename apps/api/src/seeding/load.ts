import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'

/**
 * Fills a table with its indexes and triggers put aside, and made again after: many rows go in several times faster.
 * What the triggers would have counted is the loader's to set. Unique constraints stay.
 */
export async function withoutIndexes(tx: Database, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${`"${table}"`}::regclass and not exists (select from pg_constraint where conindid = indexrelid)`)
  for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`))
  await tx.execute(sql.raw(`alter table "${table}" disable trigger user`))
  await fill()
  await tx.execute(sql.raw(`alter table "${table}" enable trigger user`))
  for (const { definition } of rows) await tx.execute(sql.raw(definition))
}

/** The next generated id follows the rows that were given theirs. */
export async function continueIds(tx: Database, table: string): Promise<void> {
  await tx.execute(
    sql.raw(`select setval(pg_get_serial_sequence('"${table}"', 'id'), (select coalesce(max(id), 1) from "${table}"))`),
  )
}
