import { PgDialect, type SQL } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

const ENTRIES_AT_MOST = 1000
const LIFETIME = 10_000
const dialect = new PgDialect()
const expiriesByDatabase = new WeakMap<Database, Map<string, number>>()

/** Remembers for some seconds that a statement has found more rows than its limit. Fewer are never remembered. */
export function plentiful(db: Database, statement: SQL): { readonly isKnown: boolean; remember(): void } {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const key = JSON.stringify([text, params])
  const expiries = expiriesOf(db)
  return {
    isKnown: (expiries.get(key) ?? 0) > performance.now(),
    remember: () => void expiries.set(key, performance.now() + LIFETIME),
  }
}

function expiriesOf(db: Database): Map<string, number> {
  const expiries = expiriesByDatabase.get(db)
  if (expiries && expiries.size < ENTRIES_AT_MOST) return expiries
  const newExpiries = new Map<string, number>()
  expiriesByDatabase.set(db, newExpiries)
  return newExpiries
}
