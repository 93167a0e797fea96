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
  const isPaid = parts.some(({ paid_kopecks }) => paid_kopecks > 0)
  const isDue = parts.some(
    ({ paid_kopecks, refunded_kopecks, total_kopecks }) => refunded_kopecks === 0 && paid_kopecks < total_kopecks,
  )
  // Nothing was paid, and no payment is expected any more.
  if (!isPaid && !isDue) return 'cancelled'
  if (isDue) return current
  if (parts.every(({ refunded_kopecks }) => refunded_kopecks === 0)) return 'paid'
  const isWhole = parts.every(
    ({ items_kopecks, paid_kopecks, refunded_kopecks, total_kopecks }) =>
      items_kopecks === 0 && paid_kopecks - refunded_kopecks <= total_kopecks,
  )
  return isWhole ? 'refunded' : 'partially_refunded'
}

/** `derivePayment` over a group of sub-orders; a test compares the two. */
export function derivedPayment(current: SQL): SQL<string> {
  return sql`
    case when bool_or(refunded_kopecks = 0 and paid_kopecks < total_kopecks) then ${current}
      when sum(paid_kopecks) = 0 then 'cancelled' when sum(refunded_kopecks) = 0 then 'paid'
      when sum(items_kopecks) = 0 and bool_and(paid_kopecks - refunded_kopecks <= total_kopecks) then 'refunded'
      else 'partially_refunded' end`
}
