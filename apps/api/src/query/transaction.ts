import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { isAftermath, isRetryable } from '#db/failures.ts'
import { collectAnswers } from '#db/connection/send-ahead.ts'

const ATTEMPTS = 3

/** Runs a change and retries it after a serialization failure or a deadlock. */
export async function inTransaction<T>(db: Database, run: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const sent: Promise<unknown>[] = []
    try {
      return await db.transaction((tx) => {
        collectAnswers(tx, sent)
        return run(tx)
      })
    } catch (failure) {
      // What follows a failed statement, such as the commit or another one, knows only that one has failed.
      const answers = await Promise.allSettled(sent)
      const failed = answers.find((answer) => answer.status === 'rejected' && !isAftermath(answer.reason))
      const cause: unknown = failed?.status === 'rejected' ? failed.reason : failure
      if (attempt === ATTEMPTS || !isRetryable(cause)) throw cause
    }
  }
}

/**
 * Sends two statements of a transaction, or two runs of them, without waiting for the first answer; the database keeps the
 * order. The second one fails where the first one has.
 */
export async function together<First, Second>(
  first: () => PromiseLike<First>,
  second: () => PromiseLike<Second>,
): Promise<[First, Second]> {
  const begun = Promise.resolve(first())
  begun.catch(() => undefined)
  // Until this tick all promises are settled that need no answer, so the first statement has been sent.
  await new Promise<void>((resolve) => process.nextTick(resolve))
  const [before, after] = await Promise.allSettled([begun, second()])
  if (before.status === 'rejected') throw before.reason
  if (after.status === 'rejected') throw after.reason
  return [before.value, after.value]
}

/** Fails if the transaction changes something without an audit row. */
export async function requireAudit<T>(tx: Database, operation: string, run: () => Promise<T>): Promise<T> {
  // The session's counters may still hold the writes of its last transactions.
  const before = await countWrites(tx)
  const result = await run()
  const after = await countWrites(tx)
  if (after.changed > before.changed && after.audited === before.audited)
    throw new Error(`${operation} changed something and left no audit row`)
  return result
}

async function countWrites(tx: Database): Promise<{ changed: number; audited: number }> {
  // The view pg_stat_xact_user_tables takes four times as long, because it sums up the indexes of each table.
  const { rows } = await tx.execute<{ changed: number; audited: number }>(
    sql`select coalesce(sum(inserted + pg_stat_get_xact_tuples_updated(oid) + pg_stat_get_xact_tuples_deleted(oid))
            filter (where relname <> 'audit_log'), 0)::int as changed,
          coalesce(sum(inserted) filter (where relname = 'audit_log'), 0)::int as audited
        from pg_class, pg_stat_get_xact_tuples_inserted(oid) as inserted
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'idempotency_key'`,
  )
  return rows[0] ?? { changed: 0, audited: 0 }
}
