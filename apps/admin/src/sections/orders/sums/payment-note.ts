import type { Schemas } from '@admin-panel/sdk'
import { sumNote } from '#shop/orders/sum-note.ts'
import { paymentStatuses } from '#sections/orders/statuses.ts'

type Sums = Pick<Schemas['OrderRow'], 'bought_kopecks' | 'total_kopecks' | 'refunded_kopecks' | 'payment_status'> & {
  status: string
}

/** Whether the purchase is paid, and what of its sum came back; an order that was cancelled unpaid has no note. */
export function paymentNote(row: Sums) {
  if (row.status === 'cancelled' && row.payment_status === 'cancelled') return undefined
  return [paymentStatuses[row.payment_status].label(), sumNote(row)].filter(Boolean).join(', ')
}
