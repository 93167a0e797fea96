import type { SubOrderStatus } from '#sections/sub-orders/statuses.ts'
import type { PaymentStatus } from './schema.ts'

const HANDED_OVER = new Set<SubOrderStatus>(['delivered', 'partially_returned', 'returned'])

export interface PaymentFacts {
  /** Of all sub-orders, as they are now. */
  parts: readonly SubOrderStatus[]
  /** What remains to be paid for goods, before and after the change. */
  itemsBefore: number
  items: number
  /** The buyer's money has come. */
  isReceived: boolean
}

/** How the payment of an order follows its sub-orders: what was paid is given back, what was not is called off. */
export function derivePayment(
  current: PaymentStatus,
  { parts, itemsBefore, items, isReceived }: PaymentFacts,
): PaymentStatus {
  if (current === 'paid' || current === 'partially_refunded') {
    if (items === 0) return 'refunded'
    return items < itemsBefore ? 'partially_refunded' : current
  }
  if (current === 'refunded' || current === 'cancelled') return current
  const remaining = parts.filter((status) => status !== 'cancelled')
  if (remaining.length === 0) return 'cancelled'
  // What is paid on delivery, or held until then, is paid once everything is handed over.
  const isHandedOver = remaining.every((status) => HANDED_OVER.has(status))
  return isReceived || isHandedOver ? 'paid' : current
}
