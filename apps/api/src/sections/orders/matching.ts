import { and, inArray, lt, type SQL, sql } from '#db/drizzle.ts'
import type { Actor, Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { ListFilters } from '#contract/handlers.ts'
import { fewByIds } from '#query/few-by-ids.ts'
import { withinCompanies } from '#query/scope.ts'
import { derivedPayment, derivedStatus } from '#sections/sub-orders/public.ts'
import { subOrder } from '#sections/sub-orders/schema.ts'
import { order } from './schema.ts'
import { conditionsOf, oneOf } from '#query/define-list.ts'
import { beforeShipping, paymentOf, statusOf, sumOf } from './values.ts'

const FEW = 10_000
const FEW_OF_A_SELLER = 50_000

export type Filters = ListFilters<'orders.list'>

/** A seller's late sub-orders are few and indexed; the minimum per order would be computed for every order. */
export function lateFor(actor: Actor): SQL {
  const at = actor.at.toISOString()
  const within = withinCompanies(actor, subOrder.company_id)
  if (!within) return sql`"order".ship_by < ${at}`
  return sql`"order".id in (select order_id from sub_order where ${within} and ${beforeShipping} and ${lt(subOrder.ship_by, at)})`
}

/** One sub-order must be visible to the actor and match all these filters at once. */
function wantedPart(actor: Actor, filters: Filters): SQL | undefined {
  return and(
    withinCompanies(actor, subOrder.company_id),
    ...conditionsOf<Pick<Filters, 'sub_status' | 'company_id' | 'store_point_id' | 'reason_id'>>(filters, {
      sub_status: oneOf(subOrder.status),
      company_id: oneOf(subOrder.company_id),
      store_point_id: oneOf(subOrder.store_point_id),
      reason_id: oneOf(subOrder.cancel_reason_id),
    }),
  )
}

function havingPart(part: SQL, id = sql`"order".id`): SQL {
  return sql`exists (select from sub_order where order_id = ${id} and ${part})`
}

/** A seller sees the orders that have a part of theirs. */
export function visible(actor: Principal, id?: SQL): SQL | undefined {
  const part = withinCompanies(actor, subOrder.company_id)
  return part && havingPart(part, id)
}

/** Values of an order in a group of its sub-orders. */
const groupValues = {
  status: derivedStatus,
  payment: derivedPayment(sql`(select payment_status from "order" where "order".id = order_id)`),
  boughtSum: sql`sum(bought_kopecks)`,
}

type Values = Record<'status' | 'payment' | 'boughtSum', SQL>

function having({ status, payment, boughtSum }: Values, filters: Filters): SQL | undefined {
  return and(
    ...conditionsOf<Pick<Filters, 'status' | 'payment_status' | 'total_from' | 'total_to'>>(filters, {
      status: (values) => inArray(status, values),
      payment_status: (values) => inArray(payment, values),
      total_from: (sum) => sql`${boughtSum} >= ${sum}`,
      total_to: (sum) => sql`${boughtSum} <= ${sum}`,
    }),
  )
}

/** For a seller, the states and sums of all orders are computed at once: one by one they take ten times as long. */
export async function ofParts(
  db: Database,
  actor: Actor,
  filters: Filters,
): Promise<{ ofOrder?: SQL | undefined; ofPart?: SQL | undefined }> {
  const within = withinCompanies(actor, subOrder.company_id)
  const part = wantedPart(actor, filters)
  const values = { status: statusOf(actor), payment: paymentOf(actor), boughtSum: sumOf(actor, 'bought_kopecks') }
  const stored = having(values, filters)
  const derived = within && having(groupValues, filters)
  const few = (ids: SQL, otherwise: SQL, most: number) => fewByIds(db, { id: order.id, matches: ids, otherwise, most })
  if (!part) return { ofOrder: stored }
  if (!derived)
    return {
      ofOrder: stored,
      ofPart: await few(sql`select order_id from sub_order where ${part}`, havingPart(part), FEW),
    }
  const matches = sql`
    select order_id from sub_order where ${within} group by order_id having ${and(derived, sql`bool_or(${part})`)}`
  const both = await few(matches, sql`(${stored} and ${havingPart(part)})`, FEW_OF_A_SELLER)
  return { ofOrder: both, ofPart: both }
}
