import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { formatDateTime } from '#data/time/format-date.ts'
import { formatMoney } from '#text/format-money.ts'
import { formatPhone } from '#text/format/format-phone.ts'
import { deliveryTypeName } from '#shop/orders/labels.ts'
import { Printed, printedCell as cell, PrintedFacts, Signatures } from '#shop/printed.tsx'
import { vatLabel } from '#shop/vat-rates.ts'
import { piecesLeft } from './sums/remaining-sums.ts'
import { paymentStatuses } from './statuses.ts'

type Card = Schemas['SubOrderCard']

type Shared =
  | 'placed_at'
  | 'buyer_name'
  | 'buyer_phone'
  | 'city'
  | 'delivery_type'
  | 'pickup_point'
  | 'address'
  | 'comment_buyer'
  | 'payment_system'
  | 'payment_status'

interface PrintSheetProps {
  /** The common part of all sheets. */
  of: Pick<Schemas['SubOrder'], Shared>
  cards: readonly Card[]
}

/** A sheet per seller: the items, the recipient and the sums. */
export function PrintSheet({ of, cards }: PrintSheetProps) {
  const activeCards = cards.filter(({ status }) => status !== 'cancelled')
  return (
    <Printed>
      {(activeCards.length > 0 ? activeCards : cards).map((card) => (
        <Sheet key={card.id} of={of} card={card} />
      ))}
    </Printed>
  )
}

function Sheet({ of, card }: { of: PrintSheetProps['of']; card: Card }) {
  const { city, delivery_type, pickup_point, address, buyer_name, buyer_phone } = of
  const lines: [name: string, value: string | null | undefined][] = [
    [m.orders_print_seller(), [card.company.label, card.store_point?.label].filter(Boolean).join(', ')],
    [m.orders_column_placed(), formatDateTime(of.placed_at)],
    [m.field_buyer_name(), `${buyer_name}, ${formatPhone(buyer_phone)}`],
    [
      m.filter_delivery_type(),
      [deliveryTypeName(delivery_type), city.label, pickup_point?.label ?? address].filter(Boolean).join(', '),
    ],
    [m.field_track_number(), card.track_number],
    [m.orders_payment(), `${of.payment_system.label}: ${paymentOf(of, card)}`],
    [m.orders_comment_buyer(), of.comment_buyer],
  ]
  return (
    <section className="break-after-page last:break-after-auto">
      <h1 className="mb-3 text-title font-title">{m.orders_part_title({ number: card.number })}</h1>
      <PrintedFacts facts={lines} />
      <Items card={card} />
      <Signatures names={[m.orders_print_given(), m.orders_print_taken()]} />
    </section>
  )
}

/** The amount due on delivery; otherwise the state of the payment. */
function paymentOf({ payment_status }: PrintSheetProps['of'], { paid_kopecks, refunded_kopecks, total_kopecks }: Card) {
  const due = total_kopecks - paid_kopecks + refunded_kopecks
  if (due > 0) return m.orders_print_due({ sum: formatMoney(due) })
  return paymentStatuses[payment_status].label().toLocaleLowerCase()
}

function Items({ card: { items, delivery_kopecks, total_kopecks, vat_kopecks } }: { card: Card }) {
  const heads = [
    m.orders_items(),
    m.orders_print_count(),
    m.orders_print_price(),
    m.orders_print_vat(),
    m.orders_print_sum(),
  ]
  return (
    <>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} className={`${cell} font-label ${index === 0 ? 'text-start' : 'w-24 text-end'}`}>
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
                <td className={`${cell} text-end`}>{vatLabel(item.vat_rate)}</td>
                <td className={`${cell} text-end`}>{formatMoney(item.total_kopecks)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="mt-2 text-end">
        {m.orders_sum_delivery()}: {formatMoney(delivery_kopecks)}. {m.orders_sum_total()}:{' '}
        <b>{formatMoney(total_kopecks)}</b>, {m.orders_sum_vat()} {formatMoney(vat_kopecks)}
      </p>
    </>
  )
}
