import { type SQL, sql } from '#db/drizzle.ts'

/** `deriveStatus` in SQL over a group of sub-orders, for a list and for the demo data. */
export const derivedStatus = sql<string>`
  case when bool_and(status = 'cancelled') then 'cancelled'
    when bool_or(status = 'awaiting_payment') then 'awaiting_payment'
    when bool_or(status = 'dispute') then 'dispute'
    when bool_and(status in ('delivered', 'partially_returned', 'returned', 'cancelled'))
      then case when bool_and(status in ('returned', 'cancelled')) then 'returned' else 'completed' end
    when bool_or(status in ('delivered', 'partially_returned', 'returned')) then 'partially_completed'
    when bool_or(status in ('in_delivery', 'at_pickup', 'not_delivered', 'returning')) then 'in_delivery'
    when bool_or(status in ('confirmed', 'assembling', 'ready_to_ship')) then 'processing' else 'new' end`

/** `derivePayment` in SQL over a group of sub-orders. */
export function derivedPayment(current: SQL): SQL<string> {
  return sql`
    case when bool_or(paid_kopecks = 0 and total_kopecks > 0) then ${current}
      when sum(paid_kopecks) = 0 then 'cancelled' when sum(refunded_kopecks) = 0 then 'paid'
      when sum(items_kopecks) = 0 then 'refunded' else 'partially_refunded' end`
}
