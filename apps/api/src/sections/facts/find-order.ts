import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import { isStaff } from '#query/scope.ts'
import { numberKey, orderKey, Waits } from './kinds.ts'

interface OfOrder {
  source: string
  order_number?: string | undefined
  order_source?: string | undefined
  order_external_id?: string | undefined
}

/**
 * Finds and locks the order that a fact is about; one that has not come yet is waited for. A seller's key finds the orders
 * that have a part of its companies.
 */
export async function orderOfFact(
  tx: Database,
  actor: Principal,
  { source, order_number, order_source = source, order_external_id }: OfOrder,
): Promise<{ id: number; number: string; placed_at: Date }> {
  if (order_number === undefined && order_external_id === undefined)
    throw invalid({ order_external_id: ['Заказ: укажите его номер или номер у отправителя'] })
  const named =
    order_number === undefined
      ? sql`id = (select entity_id from fact where kind = 'order' and source = ${order_source} and external_id = ${order_external_id} and state = 'applied')`
      : sql`number = ${order_number}`
  const own = isStaff(actor)
    ? sql`true`
    : sql`exists (select from sub_order where order_id = "order".id and company_id = any(${sql.param(actor.companyIds)}::int8[]))`
  const { rows } = await tx.execute<{ id: number; number: string; placed_at: string }>(sql`
    select id, number, placed_at from "order" where ${named} and ${own} for no key update`)
  const [found] = rows
  if (found) return { ...found, placed_at: new Date(found.placed_at) }
  if (order_number !== undefined) throw new Waits(numberKey(order_number), 'Заказ ещё не пришёл', 'order_number')
  throw new Waits(orderKey(order_source, order_external_id ?? ''), 'Заказ ещё не пришёл', 'order_external_id')
}
