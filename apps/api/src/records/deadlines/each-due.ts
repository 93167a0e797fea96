import { getTableConfig, type PgTable, type SQL, sql } from '#db/drizzle.ts'
import { type Principal, systemPrincipal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict } from '#errors.ts'
import { inTransaction } from '#query/transaction.ts'

/** A record that a job could not change, and why. */
export interface DueFailure {
  id: number
  error: unknown
}

/** The failures of a job, which the runner of the jobs records by reason. */
export class DueFailures extends AggregateError {
  override name = 'DueFailures'
  readonly entity: string
  readonly failures: readonly DueFailure[]

  constructor(entity: string, failures: readonly DueFailure[], of: number) {
    super(
      failures.map(({ error }) => error),
      `${failures.length} of ${of} due records failed`,
      { cause: failures[0]?.error },
    )
    this.entity = entity
    this.failures = failures
  }
}

/** So many ids are read at once. */
const BATCH = 500

interface Due {
  db: Database
  at: Date
  table: PgTable
  isDue: SQL
  /** Locks other rows before the record, in the usual order, so that no deadlock arises. */
  lock?: (tx: Database, id: number) => Promise<unknown>
  /** A run with more records than that changes none: a person has to allow so many. 0 is any number. */
  atMost?: number
}

/** So many at once may come of a wrong clock or setting, and none of them can be taken back. */
export function refuseTooMany(count: number, atMost: number): void {
  if (atMost > 0 && count > atMost)
    throw conflict(
      'Срок вышел сразу у многих записей, больше, чем разрешает настройка. Проверьте часы сервера и сроки, затем увеличьте её',
    )
}

/**
 * Changes every record that is due, each in its own transaction. The lock and the recheck keep concurrent instances
 * from changing a record twice. A record that fails does not stop those after it; the failures are thrown at the end.
 */
export async function forEachDue(
  { db, at, table, isDue, lock, atMost = 0 }: Due,
  change: (tx: Database, actor: Principal, id: number) => Promise<unknown>,
): Promise<void> {
  if (atMost > 0) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from (select from ${table} where ${isDue} limit ${atMost + 1}) as due`,
    )
    refuseTooMany(rows[0]?.count ?? 0, atMost)
  }
  const failures: DueFailure[] = []
  let count = 0
  for await (const id of idsOf(db, table, isDue)) {
    count++
    const changing = inTransaction(db, async (tx) => {
      await lock?.(tx, id)
      const { rows: still } = await tx.execute(
        sql`select from ${table} where id = ${id} and ${isDue} for no key update of ${table}`,
      )
      if (still.length > 0) await change(tx, systemPrincipal(at), id)
    })
    await changing.catch((error: unknown) => failures.push({ id, error }))
  }
  if (failures.length > 0) throw new DueFailures(getTableConfig(table).name.replaceAll('_', '-'), failures, count)
}

async function* idsOf(db: Database, table: PgTable, isDue: SQL): AsyncGenerator<number> {
  let last = 0
  for (;;) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from ${table} where (${isDue}) and id > ${last} order by id limit ${BATCH}`,
    )
    for (const { id } of rows) yield id
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? last
  }
}
