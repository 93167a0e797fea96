import { type SQL, sql } from '#db/drizzle.ts'
import type { PaymentStatus } from '#sections/orders/schema.ts'

export interface Part {
  /** The remaining goods, and the remaining total with delivery. */
  items_kopecks: number
  total_kopecks: number
  paid_kopecks: number
  refunded_kopecks: number
}

/** Derives the payment status of an order from the money of its sub-orders. */
export function derivePayment(current: PaymentStatus, parts: readonly Part[]): PaymentStatus {
  const isDue = parts.some(({ paid_kopecks, total_kopecks }) => paid_kopecks === 0 && total_kopecks > 0)
  const isPaid = parts.some(({ paid_kopecks }) => paid_kopecks > 0)
  // Nothing was paid, and no payment is expected any more.
  if (!isPaid && !isDue) return 'cancelled'
  if (isDue) return current
  if (parts.every(({ refunded_kopecks }) => refunded_kopecks === 0)) return 'paid'
  return parts.every(({ items_kopecks }) => items_kopecks === 0) ? 'refunded' : 'partially_refunded'
}

/** `derivePayment` over a group of sub-orders; a test compares the two. */
export function derivedPayment(current: SQL): SQL<string> {
  return sql`
    case when bool_or(paid_kopecks = 0 and total_kopecks > 0) then ${current}
      when sum(paid_kopecks) = 0 then 'cancelled' when sum(refunded_kopecks) = 0 then 'paid'
      when sum(items_kopecks) = 0 then 'refunded' else 'partially_refunded' end`
}
