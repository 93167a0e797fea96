import type { Schemas } from '@admin-panel/sdk'
import { weekdayOf } from '@admin-panel/sdk/validation'
import { type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { dayOf, startOfDay, startsOfDays } from '#query/days.ts'
import { isSeller } from '#query/scope.ts'
import { BEFORE_SHIPPING } from '#sections/sub-orders/public.ts'
import { findCompany } from './queries.ts'

const WEEKS = 12

type Week = Omit<Schemas['CompanyWeek'], 'from'> & { place: number }

/** The sub-orders and reviews of a seller by week, the current week last. */
export async function weeksOf(db: Database, actor: Actor, id: number): Promise<Schemas['CompanyWeeks']> {
  await findCompany(db, actor, id)
  const past = weekdayOf(dayOf(actor))
  const mondays = Array.from({ length: WEEKS }, (_, week) => dayOf(actor, -past - 7 * (WEEKS - 1 - week)))
  const starts = startsOfDays(actor, mondays)
  const since = startOfDay(actor, mondays[0] ?? '')
  const { rows } = await db.execute<Week>(sql`
    select place, coalesce(orders, 0) as orders, coalesce(cancelled, 0) as cancelled, coalesce(due, 0) as due,
      coalesce(on_time, 0) as on_time, rating
    from (
      select width_bucket(created_at, ${starts}) as place, count(*)::int as orders,
        (count(*) filter (where status = 'cancelled' and cancel_initiator = 'seller'))::int as cancelled,
        (count(*) filter (where given_at is not null or status in ${[...BEFORE_SHIPPING]} and ship_by < ${actor.at.toISOString()}))::int as due,
        (count(*) filter (where given_at <= ship_by))::int as on_time
      from sub_order left join lateral (
        select min(created_at) as given_at from status_history
        where entity = 'sub-order' and entity_id = sub_order.id and to_status = 'in_delivery') given on true
      where company_id = ${id} and created_at >= ${since} group by 1
    ) sold full join (
      select width_bucket(created_at, ${starts}) as place, avg(rating)::float8 as rating
      from review where company_id = ${id} and status = 'published' and created_at >= ${since} group by 1
    ) rated using (place)`)
  const byPlace = new Map(rows.map(({ place, ...week }) => [place, week]))
  const none = { orders: 0, cancelled: 0, due: 0, on_time: 0, rating: null }
  const items = mondays.map((from, index) => ({ from, ...(byPlace.get(index + 1) ?? none) }))
  return { items, ...(isSeller(actor) ? { cancelled_norm: null, rating_norm: null } : await normsOf(db, since)) }
}

type Norm = [low: number, median: number, high: number] | null

/** The quartiles of the active sellers' shares and ratings, which say what is usual. */
async function normsOf(db: Database, since: SQL) {
  const { rows } = await db.execute<{ cancelled: Norm; rating: Norm }>(sql`
    select percentile_cont(array[0.25, 0.5, 0.75]) within group (order by share) as cancelled,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by rating::float8) as rating
    from company left join (
      select company_id,
        (count(*) filter (where status = 'cancelled' and cancel_initiator = 'seller'))::float8 / count(*) as share
      from sub_order where created_at >= ${since} group by company_id
    ) sold on sold.company_id = company.id
    where company.status = 'active'`)
  return { cancelled_norm: normOf(rows[0]?.cancelled), rating_norm: normOf(rows[0]?.rating) }
}

function normOf(quartiles: Norm | undefined): Schemas['CompanyNorm'] | null {
  if (!quartiles) return null
  const [low, median, high] = quartiles
  return { low, median, high }
}
