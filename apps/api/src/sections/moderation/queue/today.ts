import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { dayOf, startOfDay } from '#query/days.ts'

/** The actor's decisions of their day, and the median of the times from taking a request to its decision. */
export async function decidedToday(db: Database, actor: Actor): Promise<Schemas['DecidedToday']> {
  const since = startOfDay(actor, dayOf(actor))
  const { rows } = await db.execute<Schemas['DecidedToday']>(sql`
    select count(*)::int as count,
      round(percentile_cont(0.5) within group (order by extract(epoch from decided_at - taken_at)))::int as median_seconds
    from (
      select 'moderation' as entity, id, decided_at from moderation
      where decided_by = ${actor.userId} and decided_at >= ${since}
      union all
      select 'brand-moderation', id, decided_at from brand_moderation
      where decided_by = ${actor.userId} and decided_at >= ${since}
    ) decided left join lateral (
      select max(created_at) as taken_at from status_history
      where entity = decided.entity and entity_id = decided.id and to_status = 'in_work' and created_at <= decided_at
    ) taken on true`)
  return rows[0] ?? { count: 0, median_seconds: null }
}
