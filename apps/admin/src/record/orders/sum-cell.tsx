import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { formatMoney } from '#text/format-money.ts'

type Sums = Pick<Schemas['OrderRow'], 'bought_kopecks' | 'total_kopecks' | 'refunded_kopecks'>

/** The sum of the purchase; below it the remaining sum and the refund. */
export function SumCell({ row: { bought_kopecks, total_kopecks, refunded_kopecks } }: { row: Sums }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {formatMoney(bought_kopecks)}
      {total_kopecks !== bought_kopecks && (
        <span className="block text-xs text-muted">{m.order_sum_left({ sum: formatMoney(total_kopecks) })}</span>
      )}
      {refunded_kopecks > 0 && (
        <span className="block text-xs text-muted">{m.order_sum_refunded({ sum: formatMoney(refunded_kopecks) })}</span>
      )}
    </span>
  )
}
