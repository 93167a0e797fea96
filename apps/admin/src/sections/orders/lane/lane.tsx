import { reasonInitiatorWords } from '#contract/enums/reason-initiator.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Card } from '#page/card.tsx'
import { Items } from './items.tsx'
import { Shipment } from './shipment.tsx'
import { SubOrderStatusMenu } from './sub-order-status.tsx'
import { SubOrderSums } from '#sections/orders/sums/sums.tsx'
import { STEP_KEY } from './usual-move.ts'
import { pathTo } from '#data/paths.ts'

interface LaneProps {
  card: Schemas['SubOrderCard']
  /** The whole order, if the sub-order is shown among the others. */
  orderTotal?: number
}

/** A seller's part of an order: its next step, shipment and items. */
export function Lane({ card, orderTotal }: LaneProps) {
  const { id, number, company, cancel } = card
  return (
    <Card className="@container flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-lead font-label break-words">
          {orderTotal === undefined ? (
            number
          ) : (
            <TextLink render={<Link to={pathTo('subOrders', id)} />}>{number}</TextLink>
          )}
          <span className="ms-2 font-normal text-secondary">{company.label}</span>
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <SubOrderStatusMenu
            card={card}
            orderTotal={orderTotal}
            shortcut={orderTotal === undefined ? STEP_KEY : undefined}
          />
        </div>
      </div>
      {cancel && <Cancellation cancel={cancel} />}
      <Shipment card={card} />
      <div className="flex flex-col gap-3">
        <Items items={card.items} />
        <SubOrderSums card={card} />
      </div>
    </Card>
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
