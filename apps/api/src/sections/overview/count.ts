import type { Schemas } from '@admin-panel/sdk'
import { and, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { toInstant } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { totalOf } from '#query/list.ts'
import { type Counted, type FiltersOf, lists } from './lists.ts'

type Count = Schemas['OverviewCount']

/** The list's own total under these filters. */
export async function count<List extends Counted>(
  db: Database,
  actor: Actor,
  list: List,
  filters: FiltersOf<List>,
): Promise<Count> {
  const options = await lists[list](db, actor, filters)
  return { ...(await totalOf(db, options)), query: queryOf(filters) }
}

/** The least value of a sort key among the records of the list. */
export async function oldestOf<List extends Counted>(
  db: Database,
  actor: Actor,
  { list, filters, key }: { list: List; filters: FiltersOf<List>; key: string },
): Promise<string | null> {
  const { table, where, sort } = await lists[list](db, actor, filters)
  const column = sort[key]
  if (!column) throw new Error(`${list} is not sorted by ${key}`)
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select min(at) as at from (select ${column} as at from ${table} where ${and(...where) ?? sql`true`} order by 1 limit 1) first`)
  const at = rows[0]?.at
  return at ? toInstant(at) : null
}

/** The filters as in the address of the list. */
export function queryOf(filters: object): string {
  return Object.entries(filters)
    .map(([name, value]) => `${name}=${[value].flat().map(encodeURIComponent).join(',')}`)
    .join('&')
}
