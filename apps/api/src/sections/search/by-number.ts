import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { isStaff, withinCompanies } from '#query/scope.ts'
import { withName } from '#sections/orders/public.ts'
import { moderation } from '#sections/moderation/schema.ts'
import { phoneDigits } from '#text/searched-phone.ts'
import type { Asked, Hit } from './kinds.ts'

const PHONE_FROM = 4
const TRACK_FROM = 5

/**
 * Searches by a prefix of the number, the buyer's name, or the end of the buyer's phone. Sellers see no phones, so they
 * cannot search by one.
 */
export async function findOrders(db: Database, { q, limit, actor }: Asked): Promise<Hit[]> {
  const number = /^\d+(-\d*)?$/.test(q) ? `${q.replace(/-.*$/, '')}%` : undefined
  const tail = isStaff(actor) ? phoneTail(q) : undefined
  const named = withName(q)
  if (!number && !tail && !named) return []
  const companies = sql`${sql.param(actor.companyIds)}::int8[]`
  const numbered = isStaff(actor)
    ? sql`select id from "order" where number like ${number}`
    : sql`select order_id from sub_order where number like ${number} and company_id = any(${companies})`
  const ways = [
    ...(number ? [sql`(${numbered} limit ${limit * 5})`] : []),
    ...(tail ? [sql`(select id from "order" where reverse(buyer_phone) like ${tail} limit ${limit})`] : []),
    ...(named
      ? [
          isStaff(actor)
            ? sql`(${named} order by id desc limit ${limit})`
            : sql`(select order_id from sub_order where company_id = any(${companies}) and order_id in (${named}) order by order_id desc limit ${limit})`,
        ]
      : []),
  ]
  const { rows } = await db.execute<Hit & { number: string }>(sql`
    select id, number as label, buyer_name as hint, '/orders/' || number as path from "order"
    where id in (${sql.join(ways, sql` union all `)}) order by placed_at desc, id desc limit ${limit}`)
  return rows
}

function phoneTail(q: string): string | undefined {
  const digits = phoneDigits(q)
  return digits === undefined || digits.length < PHONE_FROM ? undefined : `${Array.from(digits).toReversed().join('')}%`
}

/** Searches by a prefix of the number or the track number. */
export async function findSubOrders(db: Database, { q, limit, actor }: Asked): Promise<Hit[]> {
  const number = /^\d+(-\d*)?$/.test(q) ? `${q}%` : undefined
  const track = q.length >= TRACK_FROM && /^[a-z\d-]+$/i.test(q) ? `${q.toUpperCase()}%` : undefined
  if (!number && !track) return []
  const companies = sql`${sql.param(actor.companyIds)}::int8[]`
  const within = isStaff(actor) ? sql`true` : sql`company_id = any(${companies})`
  const shown = sql`id, number, company_id, track_number`
  const ways = [
    ...(number ? [sql`(select ${shown} from sub_order where number like ${number} and ${within} limit ${limit})`] : []),
    ...(track
      ? [
          sql`(select ${shown} from sub_order
            where track_number is not null and upper(track_number) like ${track} and ${within} limit ${limit})`,
        ]
      : []),
  ]
  const { rows } = await db.execute<Hit & { number: string }>(sql`
    select sub_order.id, number as label, concat_ws(' · ', company.trade_name, track_number) as hint, '/orders/suborder/' || sub_order.id as path
    from (${sql.join(ways, sql` union `)}) sub_order
      join company on company.id = company_id
    order by number limit ${limit}`)
  return rows
}

/** Searches by the whole number, with or without its letter and leading zeros. */
export async function findModeration(db: Database, { q, actor }: Asked): Promise<Hit[]> {
  const [, digits] = /^(?:[мm]-?)?(\d{1,9})$/i.exec(q) ?? []
  if (!digits) return []
  const { rows } = await db.execute<Hit & { number: string }>(sql`
    select id, number as label, entity_label as hint, '/moderation/' || id as path from moderation
    where number = ${`М-${digits.padStart(6, '0')}`} and ${withinCompanies(actor, moderation.company_id) ?? sql`true`}`)
  return rows
}
