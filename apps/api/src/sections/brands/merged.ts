import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { say } from '#text/language/say.ts'

/** Names the brands that have been merged: a kept filter or an old link still has their ids. */
export async function mergedOptions(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  const merge = sql`audit_log where entity = 'brand' and event = 'merged' and changes ? 'merge_into_id'`
  const { rows } = await db.execute<{ id: number; name: string; into: string }>(sql`
    with recursive led (id, name, target) as (
      select entity_id, entity_label, (related ->> 'id')::int8 from ${merge} and entity_id = any(${sql.param(ids)}::int8[])
      union
      select led.id, led.name, (related ->> 'id')::int8 from led cross join lateral (
        select related from ${merge} and entity_id = led.target) as next)
    select led.id::int, led.name, brand.name as into from led join brand on brand.id = led.target order by led.id`)
  return rows.map(({ id, name, into }) => ({
    id,
    label: say`${name}: объединён с брендом «${into}»`,
    hint: null,
    is_active: false,
  }))
}
