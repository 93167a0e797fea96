import { getTableColumns, type PgTable, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

/**
 * Drops indexes and constraints and disables triggers while tables are filled, because a bulk load is then several
 * times faster. The loader must set the counts that triggers would have computed. Primary keys and checks stay.
 */
export async function withoutIndexes(tx: Database, tables: string[], fill: () => Promise<void>): Promise<void> {
  const { rows: constraints } = await tx.execute<Definition>(sql`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = any(${relations(tables)}) and contype in ('f', 'u') order by contype desc`)
  for (const { owner, name } of constraints) await tx.execute(sql.raw(`alter table ${owner} drop constraint ${name}`))
  const { rows: indexes } = await tx.execute<Definition>(sql`
    select indrelid::regclass::text as owner, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any(${relations(tables)}) and not indisprimary`)
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`))
  for (const table of tables) await tx.execute(sql.raw(`alter table "${table}" disable trigger user`))
  await fill()
  for (const table of tables) await tx.execute(sql.raw(`alter table "${table}" enable trigger user`))
  for (const { definition } of indexes) await tx.execute(sql.raw(definition))
  for (const { owner, name, definition } of constraints)
    await tx.execute(sql.raw(`alter table ${owner} add constraint ${name} ${definition}`))
}

interface Definition extends Record<string, unknown> {
  owner: string
  name: string
  definition: string
}

function relations(tables: string[]): SQL {
  return sql`${sql.param(tables.map((table) => `"${table}"`))}::text[]::regclass[]`
}

/** Sets the id sequence after rows with explicit ids. */
export async function continueIds(tx: Database, table: string): Promise<void> {
  await tx.execute(
    sql.raw(`select setval(pg_get_serial_sequence('"${table}"', 'id'), (select coalesce(max(id), 1) from "${table}"))`),
  )
}

/** Copies a draft table of the same shape, replacing some columns by other values. */
export function copy(draft: string, table: PgTable, values: Record<string, SQL>): SQL {
  const columns = Object.keys(getTableColumns(table))
  const columnList = (of: (name: string) => SQL) => sql.join(columns.map(of), sql`, `)
  return sql`
    insert into ${table} (${columnList((name) => sql`${sql.identifier(name)}`)})
    select ${columnList((name) => values[name] ?? sql`${sql.identifier(draft)}.${sql.identifier(name)}`)} from ${sql.identifier(draft)}`
}
