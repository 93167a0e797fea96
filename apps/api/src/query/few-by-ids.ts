import { type PgColumn, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { withTotal } from './known-total.ts'
import { plentiful } from './plentiful.ts'

/**
 * A condition on other columns or tables than the sort columns. A few hits (`matches` selects their ids) become a list
 * of ids and are then sorted. Many hits keep the condition itself: an index scan in the list's order then meets them
 * soon enough.
 */
export async function fewByIds(
  db: Database,
  { id, matches, otherwise, most = 5000 }: { id: PgColumn; matches: SQL; otherwise: SQL; most?: number },
): Promise<SQL> {
  const few = await fewIds(db, matches, most)
  return few ? among(id, few) : otherwise
}

interface Ids {
  /** An array as PostgreSQL writes and reads it. Thousands of ids need not become numbers on their way back. */
  text: string
  total: number
}

/**
 * The ids that `matches` selects, unless there are more than `most`. The search is not repeated for the next pages of
 * many hits.
 */
export async function fewIds(db: Database, matches: SQL, most: number): Promise<Ids | undefined> {
  const hits = sql`select hit.id from (${matches}) hit (id) limit ${most + 1}`
  const overflow = plentiful(db, hits)
  if (overflow.isKnown) return undefined
  const { rows } = await db.execute<{ text: string | null; total: number }>(sql`
    select case when count(*) <= ${most}::int then coalesce(array_agg(id), '{}')::text end as text,
      count(distinct id)::int as total from (${hits}) hit`)
  const [{ text, total } = { text: '{}', total: 0 }] = rows
  if (text !== null) return { text, total }
  overflow.remember()
  return undefined
}

/** The rows with these ids, all of which exist. */
export function among(id: PgColumn, { text, total }: Ids): SQL {
  return withTotal(sql`${id} = any(${text}::int8[])`, total)
}
