import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { MoneyLine } from './money-line.tsx'
import { Money } from './money.tsx'
import { originalSums } from './original-sums.ts'

/** The sums of a sub-order; VAT and commission refer to the remaining pieces. */
export function SubOrderSums({ card }: { card: Schemas['SubOrderCard'] }) {
  const { vat_kopecks, commission_kopecks } = card
  return (
    <dl>
      <Money purchase={originalSums([card])} of={card} totalName={m.orders_sum_total()} />
      {vat_kopecks > 0 && <MoneyLine name={m.orders_sum_vat()} kopecks={vat_kopecks} />}
      {commission_kopecks !== null && <MoneyLine name={m.orders_sum_commission()} kopecks={commission_kopecks} />}
    </dl>
  )
}
