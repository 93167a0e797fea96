import type { Schemas } from '@admin-panel/sdk'
import { sumNote } from '#shop/orders/sum-note.ts'
import { paymentStatuses } from '#sections/orders/statuses.ts'

type Sums = Pick<Schemas['OrderRow'], 'bought_kopecks' | 'total_kopecks' | 'refunded_kopecks' | 'payment_status'> & {
  status: string
}

/** The same in a list, which leaves out a payment that follows from the state of the order. */
export function unusualPayment(row: Sums) {
  const usual = row.status === 'awaiting_payment' ? 'pending' : 'paid'
  // A sum that came back says the state of the payment too.
  return row.payment_status === usual || row.refunded_kopecks > 0 ? sumNote(row) : paymentNote(row)
}

/** Whether the purchase is paid, and what of its sum came back; an order that was cancelled unpaid has no note. */
export function paymentNote(row: Sums) {
  if (row.status === 'cancelled' && row.payment_status === 'cancelled') return undefined
  return [paymentStatuses[row.payment_status].label(), sumNote(row)].filter(Boolean).join(', ')
}
