import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from '#db/drizzle.ts'
import type { Database } from './database.ts'

const FOLDER = fileURLToPath(new URL('migrations', import.meta.resolve('#db/migrate.ts')))
// Any number works, as long as every version of the program uses the same.
const LOCK = 7_230_104

/** Migrates the schema to this version; instances that start together wait for each other. */
export async function migrate(db: Database, folder = FOLDER): Promise<void> {
  // A migration has its name alone, so a database does not notice in which folder it lies.
  const files = globSync('**/*.sql', { cwd: folder })
    .map((path) => ({ name: basename(path), path }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.execute(
      sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`,
    )
    const { rows } = await tx.execute<{ name: string }>(sql`select name from migration`)
    const applied = new Set(rows.map(({ name }) => name))
    for (const name of applied) {
      if (!files.some((file) => file.name === name))
        throw new Error(`База данных новее этой версии программы: в ней есть изменение ${name}. Обновите программу.`)
    }
    for (const { name, path } of files) {
      if (applied.has(name)) continue
      await tx.execute(sql.raw(readFileSync(join(folder, path), 'utf8')))
      await tx.execute(sql`insert into migration (name) values (${name})`)
    }
  })
}
