import { Card } from '@admin-panel/ui/card'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { MoneyLine } from '#shop/orders/money-line.tsx'
import { formatMoney } from '#text/format-money.ts'
import { numberOf, sumOfLine, type Values } from './draft.ts'
import { usePlan } from './plan.ts'

/** What the order comes to, and the sub-orders that it will be split into. */
export function OrderSummary() {
  const [lines, delivery] = useWatch<Values, ['lines', 'delivery_kopecks']>({ name: ['lines', 'delivery_kopecks'] })
  const { plan, isError } = usePlan(lines)
  const items = lines.reduce((sum, line) => sum + numberOf(line.price_kopecks) * numberOf(line.quantity), 0)
  const discount = lines.reduce((sum, { discount_kopecks }) => sum + numberOf(discount_kopecks), 0)
  const sumOf = (ids: readonly number[]) =>
    lines.filter(({ offer_id }) => ids.includes(offer_id)).reduce((sum, line) => sum + sumOfLine(line), 0)
  return (
    <>
      <Card title={m.orders_create_sum()}>
        <dl>
          <MoneyLine name={m.orders_sum_items()} kopecks={items} />
          {discount > 0 && <MoneyLine name={m.orders_sum_discount()} kopecks={-discount} />}
          <MoneyLine name={m.orders_sum_delivery()} kopecks={numberOf(delivery)} />
          <MoneyLine name={m.orders_sum_order()} kopecks={items - discount + numberOf(delivery)} isMain />
        </dl>
      </Card>
      <Card title={m.entity_sub_order()}>
        {isError ? (
          <p className="text-secondary">{m.orders_create_parts_failed()}</p>
        ) : plan && plan.parts.length > 0 ? (
          <ul className="flex flex-col gap-3">
            {plan.parts.map(({ company, store_point, offer_ids }) => (
              <li key={`${company.id} ${store_point.id}`} className="flex justify-between gap-4">
                <span className="min-w-0">
                  <span className="block font-label break-words">{company.label}</span>
                  <span className="block text-xs text-muted">{store_point.label}</span>
                </span>
                <span className="whitespace-nowrap tabular-nums">{formatMoney(sumOf(offer_ids))}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-secondary">{m.orders_create_parts_empty()}</p>
        )}
      </Card>
    </>
  )
}
