import { reasonInitiatorWords } from '#contract/enums/reason-initiator.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { cn } from '@admin-panel/ui/cn'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
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
  const hasTerm = isBeforeShipping(status) && status !== 'awaiting_payment'
  return (
    <Card className="@container flex flex-col gap-2 py-3">
      {/* Tracks, so that neither the name nor the buttons move when the term says something else. */}
      <div
        className={cn(
          'grid grid-cols-1 items-center gap-x-4 gap-y-2',
          hasTerm ? '@min-[40rem]:grid-cols-[minmax(0,1fr)_9rem_auto]' : '@min-[40rem]:grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        <h2 className="min-w-0 text-lead font-label break-words">
          <TextLink render={<Link to={pathTo('subOrders', id)} />} className="font-code whitespace-nowrap">
            {number}
          </TextLink>{' '}
          <span className="ms-1">{company.label}</span>
        </h2>
        {hasTerm && (
          <Deadline time={card.ship_by} isOverdue={card.is_overdue} timeZone={card.ship_by_zone} soonHours={4} />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <SubOrderStatusMenu
            card={card}
            orderTotal={order.total_kopecks}
            stepVariant={order.sub_orders.length > 1 ? 'secondary' : 'none'}
          />
        </div>
      </div>
      <LaneContent card={card} delivery={order.delivery_type} hasLabels={order.sub_orders.length === 1} />
    </Card>
  )
}

interface LaneContentProps {
  card: Schemas['SubOrderCard']
  delivery: Schemas['DeliveryType']
  /** False where several sub-orders stand below each other. */
  hasLabels?: boolean
  /** False on a sub-order's own page, which has the sums beside. */
  hasSums?: boolean
}

/** The stages, the items, and below the last one the way of the shipment with the sums. */
export function LaneContent({ card, delivery, hasLabels = true, hasSums = true }: LaneContentProps) {
  return (
    <>
      {card.cancel && <Cancellation cancel={card.cancel} />}
      <Stages card={card} delivery={delivery} hasLabels={hasLabels} />
      <Items items={card.items} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Shipment card={card} />
        {hasSums && <LaneSums card={card} />}
      </div>
    </>
  )
}

/** What the items do not say: delivery and commission, and the sum unless it is that of the only item. */
function LaneSums({ card }: { card: Schemas['SubOrderCard'] }) {
  const { items, delivery_kopecks, commission_kopecks, total_kopecks } = card
  const isRepeated = items.length === 1 && items[0]?.bought_kopecks === total_kopecks
  return (
    <p className="ms-auto flex flex-wrap justify-end gap-x-4 gap-y-1 text-secondary tabular-nums">
      {delivery_kopecks > 0 && (
        <span>
          {m.orders_sum_delivery()} {formatMoney(delivery_kopecks)}
        </span>
      )}
      {commission_kopecks !== null && (
        <span>
          {m.orders_sum_commission()} {formatMoney(commission_kopecks)}
        </span>
      )}
      {!isRepeated && (
        <span className="font-label text-text">
          {m.orders_sum_total()} {formatMoney(total_kopecks)}
        </span>
      )}
    </p>
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
