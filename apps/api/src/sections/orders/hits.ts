import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { isStaff } from '#query/scope.ts'
import type { SearchRequest, Hit } from '#records/search.ts'
import { phoneTail, withName } from '#sections/sub-orders/public.ts'

/** A phone with more orders than this gives the first ones. */
const RANKED = 1000

/**
 * Searches by a prefix of the number, the buyer's name, or the buyer's phone. Sellers see no phones, so they cannot search
 * by one.
 */
export async function findOrders(db: Database, { q, limit, actor }: SearchRequest): Promise<Hit[]> {
  const whole = /^\d+(-\d*)?$/.test(q) ? q.split('-', 1).join('') : null
  const number = whole === null ? undefined : `${whole}%`
  const tail = isStaff(actor) ? phoneTail(q, actor) : undefined
  const byName = withName(q)
  if (!number && !tail && !byName) return []
  const companies = sql`${sql.param(actor.companyIds)}::int8[]`
  const numbered = isStaff(actor)
    ? sql`select id from "order" where number like ${number}`
    : sql`select order_id from sub_order where number like ${number} and company_id = any(${companies})`
  const ways = [
    ...(number
      ? [sql`(${numbered} and number = ${whole})`, sql`(${numbered} order by number using ~>~ limit ${limit * 5})`]
      : []),
    // The planner would read the ids downwards, where a phone is rare.
    ...(tail
      ? [
          sql`(select id from (select id from "order" where reverse(buyer_phone) ${tail} limit ${RANKED}) of_phone order by id desc limit ${limit})`,
        ]
      : []),
    ...(byName
      ? [
          isStaff(actor)
            ? sql`(${byName} order by id desc limit ${limit})`
            : sql`(select order_id from sub_order where company_id = any(${companies}) and order_id in (${byName}) order by order_id desc limit ${limit})`,
        ]
      : []),
  ]
  const { rows } = await db.execute<Hit>(sql`
    select id, number as label, buyer_name as hint from "order"
    where id in (${sql.join(ways, sql` union all `)}) order by number is not distinct from ${whole} desc, placed_at desc, id desc limit ${limit}`)
  return rows
}
