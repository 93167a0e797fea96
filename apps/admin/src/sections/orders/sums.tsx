import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { MoneyLine } from './money-line.tsx'

/** The sums of a sub-order, of the pieces that remain. */
export function SubOrderSums({ card }: { card: Schemas['SubOrderCard'] }) {
  const { items_kopecks, discount_kopecks, delivery_kopecks, total_kopecks, vat_kopecks, commission_kopecks } = card
  return (
    <dl className="ms-auto w-72 max-w-full">
      <MoneyLine name={m.orders_sum_items()} kopecks={items_kopecks} />
      {discount_kopecks > 0 && <MoneyLine name={m.orders_sum_discount()} kopecks={-discount_kopecks} />}
      <MoneyLine name={m.orders_sum_delivery()} kopecks={delivery_kopecks} />
      <MoneyLine name={m.orders_sum_total()} kopecks={total_kopecks} isMain />
      {vat_kopecks > 0 && <MoneyLine name={m.orders_sum_vat()} kopecks={vat_kopecks} />}
      {commission_kopecks !== null && <MoneyLine name={m.orders_sum_commission()} kopecks={commission_kopecks} />}
    </dl>
  )
}
