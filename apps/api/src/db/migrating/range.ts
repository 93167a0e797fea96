import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/connection/pool.ts'
import { type Migration, numberOf } from './files.ts'

/** How the schema of a database differs from that of this build. */
export interface Difference {
  /** The migrations that the database lacks. */
  pending: Migration[]
  /** Names of migrations that this build does not know, but works with. */
  newer: string[]
}

/** Compares the database with the migrations of this build; throws where a migration excludes it. */
export async function compareSchema(db: Database, migrations: readonly Migration[]): Promise<Difference> {
  const { rows } = await db.execute<{ exists: boolean }>(sql`select to_regclass('migration') is not null as exists`)
  // The column is younger than the table.
  const applied = rows[0]?.exists
    ? await db.execute<{ name: string; buildsFrom: string | null }>(
        sql`select name, to_jsonb(migration) ->> 'builds_from' as "buildsFrom" from migration order by name`,
      )
    : { rows: [] }
  const newest = numberOf(migrations.at(-1)?.name ?? '')
  const names = new Set(migrations.map(({ name }) => name))
  const newer = applied.rows.filter(({ name }) => !names.has(name))
  for (const { name, buildsFrom } of newer)
    if (buildsFrom && newest < buildsFrom)
      throw new Error(
        `База данных новее этой версии программы: изменение ${name} требует версию, в которой есть изменение ${buildsFrom}, а здесь последнее ${newest}. Запустите версию новее`,
      )
  const known = new Set(applied.rows.map(({ name }) => name))
  return {
    pending: migrations.filter(({ name }) => !known.has(name)),
    newer: newer.map(({ name }) => name),
  }
}

/** For a start that leaves the schema alone. */
export function requireNeeded({ pending }: Difference): void {
  const needed = pending.find(({ isNeeded }) => isNeeded)
  if (needed)
    throw new Error(
      `База данных старше этой версии программы: в ней нет изменения ${needed.name}. Выполните pnpm migrate`,
    )
}
