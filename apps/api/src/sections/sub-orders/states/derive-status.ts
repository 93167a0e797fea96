import { sql } from '#db/drizzle.ts'
import { FINAL, type SubOrderStatus } from './statuses.ts'
import type { OrderStatus } from '#sections/orders/schema.ts'

interface Rule {
  to: OrderStatus
  of: 'every' | 'some'
  parts: readonly SubOrderStatus[]
}

/** The status of an order by those of its sub-orders; the first rule that applies wins. */
const RULES: readonly Rule[] = [
  { to: 'cancelled', of: 'every', parts: ['cancelled'] },
  { to: 'awaiting_payment', of: 'some', parts: ['awaiting_payment'] },
  // A dispute precedes delivery statuses, because the parcel may have been delivered long ago.
  { to: 'dispute', of: 'some', parts: ['dispute'] },
  { to: 'returned', of: 'every', parts: ['returned', 'cancelled'] },
  { to: 'completed', of: 'every', parts: FINAL },
  { to: 'partially_completed', of: 'some', parts: ['delivered', 'partially_returned', 'returned'] },
  // These sub-orders are shipped but not final, even if the delivery failed.
  { to: 'in_delivery', of: 'some', parts: ['in_delivery', 'at_pickup', 'not_delivered', 'returning'] },
  { to: 'processing', of: 'some', parts: ['confirmed', 'assembling', 'ready_to_ship'] },
]
const OTHERWISE: OrderStatus = 'new'

export function deriveStatus(parts: readonly SubOrderStatus[]): OrderStatus {
  const rule = RULES.find(({ of, parts: statuses }) => parts[of]((status) => statuses.includes(status)))
  return rule?.to ?? OTHERWISE
}

/** `deriveStatus` over a group of sub-orders. */
export const derivedStatus = sql.raw(
  `case ${RULES.map(({ to, of, parts }) => `when bool_${of === 'every' ? 'and' : 'or'}(status in (${parts.map(quoted).join(', ')})) then ${quoted(to)}`).join(' ')} else ${quoted(OTHERWISE)} end`,
)

function quoted(status: OrderStatus | SubOrderStatus) {
  return `'${status}'`
}
