import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

const WINDOW_DAYS = 30

/**
 * The lowest and the highest price at which each offer was on sale in the last 30 days, by the log. A price that staff
 * have released begins the time anew.
 */
export async function recentPrices(db: Database, ids: number[], at: Date): Promise<Map<number, readonly number[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; lowest: number; highest: number }>(sql`
    with logged as (
      select entity_id, created_at, id, event, changes from audit_log
      where entity = 'product-offer' and entity_id = any(${sql.param(ids)}::int8[])
        and created_at > ${at.toISOString()}::timestamptz - make_interval(days => ${WINDOW_DAYS}) and changes ? 'last_price_kopecks'
    ), released as (
      select distinct on (entity_id) entity_id, created_at, id from logged
      where event = 'status_changed' and changes @> '{"price_quarantine": [true, false]}' order by entity_id, created_at desc, id desc
    )
    select logged.entity_id as id, min(price::int8) as lowest, max(price::int8) as highest
    from logged left join released using (entity_id), jsonb_array_elements_text(changes -> 'last_price_kopecks') price
    where price is not null and (released.id is null or (logged.created_at, logged.id) > (released.created_at, released.id))
    group by 1`)
  return new Map(rows.map(({ id, lowest, highest }) => [id, [lowest, highest]]))
}
