import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { OrderStatus } from '#sections/orders/schema.ts'
import { finalInSql } from '#sections/sub-orders/public.ts'
import { subOrder } from '#sections/sub-orders/schema.ts'
import { manyCalls } from '#sections/operations/public.ts'
import type { Contact } from './contact.ts'
import { KEPT } from './kept-texts.ts'
import { mentions } from './spellings.ts'

export interface FoundOrder extends Record<string, unknown> {
  id: number
  number: string
  placed_at: string
  status: OrderStatus
  is_open: boolean
  buyer_name: string
  buyer_phone: string
  buyer_email: string | null
}

/** The orders of a buyer, the newest first; `for update` before their erasure. */
export async function ordersOf(db: Database, { kind, value }: Contact, lock = sql``): Promise<FoundOrder[]> {
  const isTheirs =
    kind === 'phone' ? sql`reverse(buyer_phone) = reverse(${value})` : sql`lower(buyer_email) = ${value.toLowerCase()}`
  const { rows } = await db.execute<FoundOrder>(sql`
    select id::int, number, placed_at, status, buyer_name, buyer_phone, buyer_email,
      exists (select from sub_order where order_id = "order".id and not ${finalInSql(subOrder.status)}) as is_open
    from "order" where ${isTheirs} order by placed_at desc, id desc ${lock}`)
  return rows
}

const among = (ids: readonly number[]) => sql`any(${sql.param(ids)}::int8[])`

/** The sub-orders of orders. */
export const partsOf = (orderIds: readonly number[]) =>
  sql`(select id from sub_order where order_id = ${among(orderIds)})`

/** Rows of the log of these orders and of what belongs to them, or that mention the values; the search cuts long rows. */
export function inLog(
  { orderIds, reviewIds }: { orderIds: readonly number[]; reviewIds: readonly number[] },
  values: readonly string[],
): SQL {
  return sql`(entity = 'order' and entity_id = ${among(orderIds)}
    or entity = 'sub-order' and entity_id in ${partsOf(orderIds)}
    or entity = 'review' and entity_id = ${among(reviewIds)}
    or ${mentions(sql`folded(logged_words(entity_label, comment, changes))`, values)}
    or length(changes::text) > 1000 and ${mentions(sql`lower(changes::text)`, values)})`
}

const itemsOf = (orderIds: readonly number[]) =>
  sql`(select id from sub_order_item where sub_order_id in ${partsOf(orderIds)})`

/** The reviews of what was bought with these orders. */
export async function reviewIdsOf(db: Database, orderIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id::int from review where order_item_id in ${itemsOf(orderIds)}`)
  return rows.map(({ id }) => id)
}

/** The reviews of what was bought with these orders, as a condition. */
export const reviewsOf = (orderIds: readonly number[]) => sql`order_item_id in ${itemsOf(orderIds)}`

/** Kept files of lists: a table that an erasure leaves as it is has no buyers in its files. */
export function filesOfBuyers(key: 'result_key' | 'source_key'): SQL {
  const calls = [...manyCalls().values()].filter(
    ({ entity }) => !Object.hasOwn(KEPT, entity.replaceAll('-', '_')) || entity === 'audit-log',
  )
  return sql`(${sql.identifier(key)} is not null and call = any(${sql.param(calls.map(({ id }) => id))}::text[]))`
}

/** Answers kept for a repeated request: what has a buyer in any of them, or one of their orders. */
export function answersOf(orders: readonly FoundOrder[], values: readonly string[]): SQL {
  const numbers = orders.map(({ number }) => `%"${number}%`)
  return sql`(${mentions(sql`lower(body)`, values)} or body like any(${sql.param(numbers)}::text[]))`
}

export const mailsTo = (values: readonly string[]) => mentions(sql`lower(recipient)`, values)
