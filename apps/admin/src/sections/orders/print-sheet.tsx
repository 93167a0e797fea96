import type { Schemas } from '@admin-panel/sdk'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { m } from '#paraglide/messages.js'
import { formatDateTime } from '#shared/format-date.ts'
import { formatMoney } from '#shared/format-money.ts'
import { formatPhone } from '#shared/format-phone.ts'
import { deliveryTypeName } from '#shared/orders/labels.ts'
import { piecesLeft } from './remaining-sums.ts'

type Order = Schemas['Order']

/** The order on paper instead of the page: what is handed over, to whom, and for how much. */
export function PrintSheet({ order }: { order: Order }) {
  const [isPrinting, setIsPrinting] = useState(false)
  // The browser asks for the paper by an event, and takes what is there when the event is over.
  useEffect(() => {
    const show = () => flushSync(() => setIsPrinting(true))
    const hide = () => setIsPrinting(false)
    window.addEventListener('beforeprint', show)
    window.addEventListener('afterprint', hide)
    return () => {
      window.removeEventListener('beforeprint', show)
      window.removeEventListener('afterprint', hide)
    }
  }, [])
  return isPrinting && createPortal(<Sheet order={order} />, document.body)
}

function Sheet({ order }: { order: Order }) {
  const { city, delivery_type, pickup_point, address, buyer_name, buyer_phone } = order
  const lines = [
    [m.orders_column_placed(), formatDateTime(order.placed_at)],
    [m.field_buyer_name(), `${buyer_name}, ${formatPhone(buyer_phone)}`],
    [
      m.filter_delivery_type(),
      [deliveryTypeName(delivery_type), city.label, pickup_point?.label ?? address].filter(Boolean).join(', '),
    ],
    [m.orders_payment(), order.payment_system.label],
    [m.orders_comment_buyer(), order.comment_buyer],
  ]
  return (
    <article data-print className="hidden text-xs text-black print:block">
      <h1 className="mb-3 text-title font-semibold">{m.orders_one_title({ number: order.number })}</h1>
      <dl className="mb-4 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1">
        {lines.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt>{name}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {order.sub_orders
        .filter(({ status }) => status !== 'cancelled')
        .map((card) => (
          <Part key={card.id} card={card} />
        ))}
      <p className="mt-4 text-end text-base font-semibold">
        {m.orders_sum_order()}: {formatMoney(order.total_kopecks)}
      </p>
      <div className="mt-10 grid grid-cols-2 gap-10">
        {[m.orders_print_given(), m.orders_print_taken()].map((words) => (
          <p key={words} className="border-t border-black pt-1">
            {words}
          </p>
        ))}
      </div>
    </article>
  )
}

function Part({ card }: { card: Schemas['SubOrderCard'] }) {
  const { number, company, track_number, items, delivery_kopecks, total_kopecks } = card
  const heads = [m.orders_items(), m.orders_print_count(), m.orders_print_price(), m.orders_column_total()]
  const cell = 'border border-black/40 px-2 py-1'
  return (
    <section className="mb-3 break-inside-avoid">
      <h2 className="mb-1 font-semibold">{[number, company.label, track_number].filter(Boolean).join(' · ')}</h2>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} className={`${cell} font-medium ${index === 0 ? 'text-start' : 'w-24 text-end'}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {items
            .filter((item) => piecesLeft(item) > 0)
            .map((item) => (
              <tr key={item.id}>
                <td className={cell}>
                  {item.name}, {item.brand} {item.article}
                </td>
                <td className={`${cell} text-end`}>{piecesLeft(item)}</td>
                <td className={`${cell} text-end`}>{formatMoney(item.price_kopecks)}</td>
                <td className={`${cell} text-end`}>{formatMoney(item.total_kopecks)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="mt-1 text-end">
        {m.orders_sum_delivery()}: {formatMoney(delivery_kopecks)}. {m.orders_sum_total()}:{' '}
        <b>{formatMoney(total_kopecks)}</b>
      </p>
    </section>
  )
}
