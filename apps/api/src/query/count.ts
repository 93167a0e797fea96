import { type SQL, sql } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'

const PLENTIFUL_FOR = 10_000
const PLENTIFUL_AT_MOST = 1000
const dialect = new PgDialect()

/**
 * Stops one past the maximum, because an exact count of a large table costs more than the page itself. Exceeding the
 * maximum is cached for some seconds, an exact total never.
 */
export async function countUpTo(
  most: number,
  db: Database,
  table: PgTable,
  condition: SQL | undefined,
): Promise<number> {
  const counted = sql`select 1 from ${table} where ${condition ?? sql`true`} limit ${most + 1}`
  const { sql: text, params } = dialect.sqlToQuery(counted)
  const key = JSON.stringify([text, params])
  const known = plentiful(db)
  if ((known.get(key) ?? 0) > performance.now()) return most + 1
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from (${counted}) counted`)
  const [{ total } = { total: 0 }] = rows
  if (total > most) known.set(key, performance.now() + PLENTIFUL_FOR)
  return total
}

const plenty = new WeakMap<Database, Map<string, number>>()

/** The cache of counts that exceeded the maximum, with the expiry of each. */
function plentiful(db: Database): Map<string, number> {
  const known = plenty.get(db)
  if (known && known.size < PLENTIFUL_AT_MOST) return known
  const fresh = new Map<string, number>()
  plenty.set(db, fresh)
  return fresh
}
