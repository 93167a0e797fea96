import type { Schemas } from '@admin-panel/sdk'
import { Figure, Figures } from '@admin-panel/ui/figures'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { formatDays } from '#data/time/format-date.ts'
import { pathTo } from '#data/paths.ts'
import { Moment } from '#page/moment.tsx'
import { DeadlineFigure } from '#record/deadline-figure.tsx'
import { deliveryTypeName } from '#shop/orders/labels.ts'
import { isBeforeShipping } from '#shop/orders/sub-order-statuses.ts'
import { formatMoney } from '#text/format-money.ts'
import { Parts } from './parts.tsx'
import { paymentNote } from './sums/payment-note.ts'

type Card = Schemas['SubOrderCard']

/** The key figures of an order: its sum, the next deadline and the progress. */
export function OrderFigures({ order }: { order: Schemas['Order'] }) {
  const { sub_orders: cards, ship_by, buyer_orders_count: ordersCount } = order
  const activeCards = cards.filter(({ status }) => status !== 'cancelled')
  const shippedCards = activeCards.filter(({ status }) => !isBeforeShipping(status))
  return (
    <Figures>
      <SumFigure of={order} isCancelled={order.status === 'cancelled'} />
      {order.status === 'awaiting_payment' ? (
        <UnpaidFigure />
      ) : ship_by ? (
        <DeadlineFigure
          label={m.order_ship_by()}
          since={order.placed_at}
          time={ship_by}
          timeZone={order.ship_by_zone}
          isOverdue={order.is_overdue}
        />
      ) : (
        <ArrivalFigure cards={cards} of={order} />
      )}
      {activeCards.length > 1 ? (
        <Figure label={m.orders_shipped()} note={<Parts row={order} />}>
          {m.orders_of({ count: shippedCards.length, total: activeCards.length })}
        </Figure>
      ) : (
        <PiecesFigure cards={cards} />
      )}
      <Figure
        label={m.orders_of_buyer()}
        note={
          ordersCount > 1 &&
          !order.buyer_phone.includes('•') && (
            <TextLink render={<Link to={pathTo('orders.list', { q: order.buyer_phone })} />}>
              {m.orders_of_buyer_all()}
            </TextLink>
          )
        }
      >
        {ordersCount === 1 ? m.orders_of_buyer_first() : ordersCount}
      </Figure>
    </Figures>
  )
}

/** The same of a seller's part. */
export function SubOrderFigures({ card }: { card: Schemas['SubOrder'] }) {
  const { commission_kopecks } = card
  return (
    <Figures>
      <SumFigure of={card} isCancelled={card.status === 'cancelled'} />
      {card.status === 'awaiting_payment' ? (
        <UnpaidFigure />
      ) : isBeforeShipping(card.status) ? (
        <DeadlineFigure
          label={m.order_ship_by()}
          since={card.placed_at}
          time={card.ship_by}
          timeZone={card.ship_by_zone}
          isOverdue={card.is_overdue}
        />
      ) : (
        <ArrivalFigure cards={[card]} of={card} />
      )}
      <PiecesFigure cards={[card]} />
      {commission_kopecks !== null && (
        <Figure
          label={m.orders_sum_commission()}
          note={m.orders_commission_of({ sum: formatMoney(card.total_kopecks - commission_kopecks) })}
        >
          {formatMoney(commission_kopecks)}
        </Figure>
      )}
    </Figures>
  )
}

type Sums = Parameters<typeof paymentNote>[0]

function SumFigure({ of, isCancelled }: { of: Sums; isCancelled: boolean }) {
  return (
    <Figure label={m.orders_column_total()} tone={isCancelled ? 'muted' : 'text'} note={paymentNote(of)}>
      {isCancelled ? <s>{formatMoney(of.bought_kopecks)}</s> : formatMoney(of.total_kopecks)}
    </Figure>
  )
}

/** What is not paid is not shipped, so no time runs. */
function UnpaidFigure() {
  return (
    <Figure label={m.order_ship_by()} tone="muted">
      {m.orders_after_payment()}
    </Figure>
  )
}

/** When the buyer has received it, or is to. */
function ArrivalFigure({
  cards,
  of,
}: {
  cards: readonly Card[]
  of: Pick<Schemas['Order'], 'delivery_type' | 'city'>
}) {
  const note = `${deliveryTypeName(of.delivery_type)}, ${of.city.label}`
  const deliveredAt = cards.flatMap(({ delivered_at }) => delivered_at ?? []).toSorted()
  const latest = deliveredAt.at(-1)
  if (latest)
    return (
      <Figure label={m.orders_delivered_at()} note={note}>
        <Moment time={latest} />
      </Figure>
    )
  const days = cards.flatMap(({ deliver_from, deliver_to }) => [deliver_from ?? [], deliver_to ?? []].flat()).toSorted()
  const [first] = days
  return (
    <Figure label={m.orders_deliver()} note={note}>
      {first ? formatDays(first, days.at(-1) ?? first) : '—'}
    </Figure>
  )
}

function PiecesFigure({ cards }: { cards: readonly Card[] }) {
  const items = cards.flatMap((card) => card.items)
  return (
    <Figure
      label={m.orders_positions()}
      note={m.orders_pieces_count({ count: items.reduce((sum, { quantity }) => sum + quantity, 0) })}
    >
      {items.length}
    </Figure>
  )
}
