import { inArray, type SQL, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import { withinCompanies } from '#query/scope.ts'
import { BEFORE_SHIPPING, derivedPayment, derivedStatus } from '#sections/sub-orders/public.ts'
import { subOrder } from '#sections/sub-orders/schema.ts'
import type { OrderStatus, PaymentStatus } from './schema.ts'

/** A seller sees values computed from their own sub-orders; staff see the stored ones. */
function ownOrStored<T>(actor: Principal, stored: SQL<T>, reckoned: SQL): SQL<T> {
  const within = withinCompanies(actor, subOrder.company_id)
  if (!within) return stored
  return sql<T>`(select ${reckoned} from sub_order where order_id = "order".id and ${within})`
}

export const beforeShipping = inArray(subOrder.status, [...BEFORE_SHIPPING])

export function statusOf(actor: Principal) {
  return ownOrStored(actor, sql<OrderStatus>`"order".status`, derivedStatus)
}

export function paymentOf(actor: Principal) {
  const stored = sql<PaymentStatus>`"order".payment_status`
  return ownOrStored(actor, stored, derivedPayment(stored))
}

export function shipByOf(actor: Principal) {
  return ownOrStored(actor, sql<string | null>`"order".ship_by`, sql`min(ship_by) filter (where ${beforeShipping})`)
}

type Sum = `${'items' | 'delivery' | 'discount' | 'total' | 'bought' | 'paid' | 'refunded'}_kopecks`

export function sumOf(actor: Principal, column: Sum) {
  const name = sql.identifier(column)
  return ownOrStored(actor, sql<number>`"order".${name}`, sql`sum(${name})::int8`).mapWith(Number)
}
