import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { isRetryable } from './errors.ts'

const ATTEMPTS = 3

/** Runs a change, once more where the database broke it off for another one's sake. */
export async function inTransaction<T>(db: Database, run: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(run)
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
    }
  }
}

/** Fails a transaction that changed something and left no audit row. */
export async function requireAudit(tx: Database, operation: string): Promise<void> {
  const { rows } = await tx.execute<{ changed: number; audited: number }>(
    sql`select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del) filter (where relname <> 'audit_log'), 0)::int as changed,
          coalesce(sum(n_tup_ins) filter (where relname = 'audit_log'), 0)::int as audited
        from pg_stat_xact_user_tables where relname <> 'idempotency_key'`,
  )
  const [counts] = rows
  if (counts && counts.changed > 0 && counts.audited === 0)
    throw new Error(`${operation} changed something and left no audit row`)
}
