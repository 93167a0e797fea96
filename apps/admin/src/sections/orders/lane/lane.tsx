import { reasonInitiatorWords } from '#contract/enums/reason-initiator.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Card } from '#page/card.tsx'
import { Deadline } from '#page/deadline.tsx'
import { isBeforeShipping } from '#shop/orders/sub-order-statuses.ts'
import { formatMoney } from '#text/format-money.ts'
import { Items } from './items.tsx'
import { Shipment } from './shipment.tsx'
import { Stages } from './stages.tsx'
import { SubOrderStatusMenu } from './sub-order-status.tsx'
import { pathTo } from '#data/paths.ts'

interface LaneProps {
  card: Schemas['SubOrderCard']
  order: Pick<Schemas['Order'], 'total_kopecks' | 'delivery_type' | 'sub_orders'>
}

/** A seller's part of an order: how far it is, its next step, items and shipment. */
export function Lane({ card, order }: LaneProps) {
  const { id, number, company, status } = card
  return (
    <Card className="@container flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-lead font-label break-words">
          <TextLink render={<Link to={pathTo('subOrders', id)} />} className="font-code">
            {number}
          </TextLink>
          <span className="ms-2">{company.label}</span>
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          {isBeforeShipping(status) && (
            <Deadline time={card.ship_by} isOverdue={card.is_overdue} timeZone={card.ship_by_zone} soonHours={4} />
          )}
          <SubOrderStatusMenu
            card={card}
            orderTotal={order.total_kopecks}
            stepVariant={order.sub_orders.length > 1 ? 'secondary' : 'none'}
          />
        </div>
      </div>
      <LaneContent card={card} delivery={order.delivery_type} />
      <p className="flex flex-wrap justify-end gap-x-4 gap-y-1 text-secondary tabular-nums">
        {card.delivery_kopecks > 0 && (
          <span>
            {m.orders_sum_delivery()} {formatMoney(card.delivery_kopecks)}
          </span>
        )}
        {card.commission_kopecks !== null && (
          <span>
            {m.orders_sum_commission()} {formatMoney(card.commission_kopecks)}
          </span>
        )}
        <span className="font-label text-text">
          {m.orders_sum_total()} {formatMoney(card.total_kopecks)}
        </span>
      </p>
    </Card>
  )
}

/** The same of a sub-order on its own page, which has the rest in its head and beside. */
export function LaneContent({ card, delivery }: { card: Schemas['SubOrderCard']; delivery: Schemas['DeliveryType'] }) {
  return (
    <>
      {card.cancel && <Cancellation cancel={card.cancel} />}
      <Stages card={card} delivery={delivery} />
      <Items items={card.items} />
      <Shipment card={card} />
    </>
  )
}

function Cancellation({ cancel }: { cancel: Schemas['SubOrderCancellation'] }) {
  const { reason, initiator, comment } = cancel
  return (
    <p className="rounded-xl bg-red-soft px-3 py-2 break-words text-red-text">
      {m.orders_cancelled({ reason: reason?.label ?? '—' })}
      {initiator && ` (${reasonInitiatorWords[initiator]().toLocaleLowerCase()})`}
      {comment && `. ${comment}`}
    </p>
  )
}
