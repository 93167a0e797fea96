import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { formatMoney } from '#text/format-money.ts'

type Paid = Pick<Schemas['SubOrderCard'], 'paid_kopecks' | 'refunded_kopecks'>

/** The refund when the amount to pay drops to this sum. */
export function Refund({ card: { paid_kopecks, refunded_kopecks }, total }: { card: Paid; total: number }) {
  const back = Math.max(paid_kopecks - refunded_kopecks - total, 0)
  return (
    <p className={paid_kopecks > 0 ? 'font-label' : 'text-secondary'}>
      {paid_kopecks > 0 ? m.orders_refund({ sum: formatMoney(back) }) : m.orders_refund_none()}
    </p>
  )
}
