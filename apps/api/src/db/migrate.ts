import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '#db/drizzle.ts'
import type { Database } from './database.ts'
import { apply } from './migrating/apply.ts'
import { type Migration, MIGRATIONS, readMigrations } from './migrating/files.ts'
import { countOlder } from './processes.ts'
import { compareSchema, type Difference, requireNeeded } from './migrating/range.ts'
import { onOneConnection } from '#db/connection/pool.ts'

// Any number works, as long as every version of the program uses the same.
const LOCK = 7_230_104
const TURN_MS = 500
const PATIENCE_MS = 10 * 60_000

interface Options {
  folder?: string
  patienceMs?: number
  /** Receives whom it waits for. */
  onNote?: (sentence: string) => void
  onApplied?: (name: string, seconds: number) => void
}

/**
 * Migrates the schema to this version, each file in a transaction of its own, so that a later run goes on where one has
 * ended; processes that start together take turns. Returns the names of migrations that a newer version has applied.
 */
export async function migrate(
  db: Database,
  { folder = MIGRATIONS, patienceMs = PATIENCE_MS, onNote = () => {}, onApplied = () => {} }: Options = {},
): Promise<string[]> {
  const migrations = readMigrations(folder)
  const { pending, newer } = await compareSchema(db, migrations)
  if (pending.length === 0) return newer
  return onOneConnection(db, async (connection) => {
    await prepare(connection)
    await takeTurn(connection, onNote)
    await connection.execute(
      sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`,
    )
    await connection.execute(sql`alter table migration add column if not exists builds_from text`)
    const difference = await compareSchema(connection, migrations)
    for (const migration of difference.pending) {
      await requireNoOlderBuild(connection, migration)
      const started = performance.now()
      await apply(connection, migration, { patienceMs, onNote })
      onApplied(migration.name, (performance.now() - started) / 1000)
    }
    return difference.newer
  })
}

/** For a start that leaves the schema alone; throws where this build does not work with it. */
export async function checkSchema(db: Database, folder = MIGRATIONS): Promise<Difference> {
  const difference = await compareSchema(db, readMigrations(folder))
  requireNeeded(difference)
  return difference
}

async function prepare(connection: Database): Promise<void> {
  await connection.execute(sql`set statement_timeout = 0 /* by a migration */`)
  // Without it the server would go on with an index whose program was killed. PGlite has no socket to look at.
  await connection.execute(sql`set client_connection_check_interval = '1s' /* by a migration */`).catch(() => undefined)
}

/** A removal waits until no older process uses the removed part. */
async function requireNoOlderBuild(db: Database, { name, buildsFrom }: Migration): Promise<void> {
  const older = buildsFrom ? await countOlder(db, buildsFrom, new Date()) : 0
  if (older > 0)
    throw new Error(
      `Изменение ${name} убирает то, чем пользуются работающие процессы прежних версий (${older}). Остановите их и повторите`,
    )
}

/** A statement that waits for a lock has a snapshot, which an index that is built concurrently waits for in turn. */
async function takeTurn(connection: Database, onNote: (sentence: string) => void): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const { rows } = await connection.execute<{ had: boolean }>(
      sql`select pg_try_advisory_lock(${LOCK}) as had /* by a migration */`,
    )
    if (rows[0]?.had) return
    if (attempt === 0) onNote('Схему меняет другой процесс, ждём его')
    await wait(TURN_MS)
  }
}
