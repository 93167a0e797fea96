import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { formatMoney } from '#text/format-money.ts'

type Sums = Pick<Schemas['OrderRow'], 'bought_kopecks' | 'total_kopecks' | 'refunded_kopecks'>

/** The refunded part of a sum, or the part that is left. */
export function sumNote({ bought_kopecks, total_kopecks, refunded_kopecks }: Sums) {
  if (refunded_kopecks > 0) return m.order_sum_refunded({ sum: formatMoney(refunded_kopecks) })
  return total_kopecks === bought_kopecks || total_kopecks === 0
    ? undefined
    : m.order_sum_left({ sum: formatMoney(total_kopecks) })
}
