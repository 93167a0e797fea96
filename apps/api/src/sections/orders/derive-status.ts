import { isFinal, type SubOrderStatus } from '#sections/sub-orders/public.ts'
import type { OrderStatus } from './schema.ts'

const DELIVERED = new Set<SubOrderStatus>(['delivered', 'partially_returned', 'returned'])
const PROCESSED = new Set<SubOrderStatus>(['confirmed', 'assembling', 'ready_to_ship'])
/** These sub-orders are shipped but not final, even if the delivery failed; a dispute has its own rule. */
const SHIPPED = new Set<SubOrderStatus>(['in_delivery', 'at_pickup', 'not_delivered', 'returning'])

/** Derives the status of an order from those of its sub-orders; the first matching rule wins. */
export function deriveStatus(parts: readonly SubOrderStatus[]): OrderStatus {
  const remaining = parts.filter((status) => status !== 'cancelled')
  if (remaining.length === 0) return 'cancelled'
  if (parts.includes('awaiting_payment')) return 'awaiting_payment'
  // A dispute precedes delivery statuses, because the parcel may have been delivered long ago.
  if (parts.includes('dispute')) return 'dispute'
  if (remaining.every(isFinal)) return remaining.every((status) => status === 'returned') ? 'returned' : 'completed'
  if (parts.some((status) => DELIVERED.has(status))) return 'partially_completed'
  if (parts.some((status) => SHIPPED.has(status))) return 'in_delivery'
  if (parts.some((status) => PROCESSED.has(status))) return 'processing'
  return 'new'
}
