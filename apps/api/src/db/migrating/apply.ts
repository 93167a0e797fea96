import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '#db/drizzle.ts'
import { isLockTimeout, isRetryable, rootOf } from '#db/failures.ts'
import type { Database } from '#db/connection/pool.ts'
import { wordsOf } from '#text/loggable.ts'
import type { Migration } from './files.ts'

/** A statement that waits for a table makes all later ones wait as well, and a look-up of a session has two seconds. */
const LOCK_MS = 1000
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000]

export interface Patience {
  /** How long a migration tries to get its table. */
  patienceMs: number
  onNote: (sentence: string) => void
}

/** Applies a migration. A table in use is tried again, and in between its users go on. */
export async function apply(db: Database, migration: Migration, { patienceMs, onNote }: Patience): Promise<void> {
  const until = performance.now() + patienceMs
  for (let attempt = 0; ; attempt++) {
    try {
      await (migration.isConcurrent ? applyConcurrently(db, migration) : applyAtOnce(db, migration))
      return
    } catch (error) {
      if (!isLockTimeout(error) && !isRetryable(error))
        throw new Error(`Изменение ${migration.name} не выполнено: ${wordsOf(rootOf(error))}`, { cause: error })
      const busy = `Изменение ${migration.name} ждёт: таблицу держит ${await longestTransaction(db)}`
      if (performance.now() > until)
        throw new Error(`${busy}. Дождитесь её конца и повторите: изменения до этого уже применены`, { cause: error })
      onNote(busy)
      await wait(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)])
    }
  }
}

async function applyAtOnce(db: Database, migration: Migration): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_MS}`))
    await tx.execute(sql.raw(migration.text))
    await remember(tx, migration)
  })
}

/**
 * Its statements wait for older transactions, but others do not wait for them, so they take their time. What an earlier run
 * has done is left, and an index that it has left unfinished is built again.
 */
async function applyConcurrently(db: Database, migration: Migration): Promise<void> {
  await db.execute(sql`set lock_timeout = 0 /* by a migration */`)
  // The cores are for the shop.
  await db.execute(sql`set max_parallel_maintenance_workers = 0 /* by a migration */`)
  for (const { statement, index } of statementsOf(migration)) {
    if (index && (await isBuilt(db, index))) continue
    try {
      await db.execute(sql.raw(statement))
    } catch (error) {
      // An unfinished unique index refuses values all the same.
      if (index) await isBuilt(db, index).catch(() => undefined)
      throw error
    }
  }
  await remember(db, migration)
}

interface Statement {
  statement: string
  /** The name of the index that it creates. */
  index: string | undefined
}

export function statementsOf({ name, text }: Pick<Migration, 'name' | 'text'>): Statement[] {
  const statements = text
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((part) => part.trim())
    .filter(Boolean)
  return statements.map((statement) => {
    const index = /^create (?:unique )?index concurrently (\w+) on /.exec(statement)?.[1]
    if (!index && !/^drop index concurrently if exists \w+$/.test(statement))
      throw new Error(
        `${name}: «create [unique] index concurrently … on …» and «drop index concurrently if exists …» only`,
      )
    return { statement, index }
  })
}

/** Drops an index that is there but unfinished. */
async function isBuilt(db: Database, index: string): Promise<boolean> {
  const { rows } = await db.execute<{ valid: boolean }>(
    sql`select indisvalid as valid from pg_index where indexrelid = to_regclass(${index})`,
  )
  if (rows[0]?.valid === false) await db.execute(sql.raw(`drop index concurrently if exists ${index}`))
  return rows[0]?.valid ?? false
}

async function remember(db: Database, { name, buildsFrom }: Migration): Promise<void> {
  await db.execute(sql`insert into migration (name, builds_from) values (${name}, ${buildsFrom ?? null})`)
}

async function longestTransaction(db: Database): Promise<string> {
  const { rows } = await db.execute<{ pid: number; program: string; seconds: number }>(sql`
    select pid, coalesce(application_name, '') as program, extract(epoch from now() - xact_start)::int as seconds
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 1`)
  const [longest] = rows
  if (!longest) return 'другая транзакция'
  return `транзакция ${[longest.program, `pid ${longest.pid}`].filter(Boolean).join(', ')}, уже ${longest.seconds} с`
}
