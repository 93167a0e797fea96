import type { Schemas } from '@admin-panel/sdk'
import { cn } from '@admin-panel/ui/cn'
import { m } from '#paraglide/messages.js'
import { Deadline } from '#page/deadline.tsx'
import { isBeforeShipping, subOrderStatuses, type SubOrderStatus } from '#record/orders/sub-order-statuses.ts'
import { SubOrderStatusMenu } from './sub-order-status.tsx'
import { STEP_KEY, usualMove } from './usual-move.ts'

type Card = Schemas['SubOrderCard']

const URGENCY: readonly SubOrderStatus[] = [
  'dispute',
  'not_delivered',
  'awaiting_payment',
  'ready_to_ship',
  'assembling',
  'confirmed',
  'new',
]

/** The most urgent step of the order, shown at its top. */
export function NextStep({ cards, orderTotal }: { cards: readonly Card[]; orderTotal: number }) {
  const [card] = cards
    .filter(({ status }) => URGENCY.includes(status))
    .toSorted(
      (a, b) =>
        Number(b.is_overdue) - Number(a.is_overdue) ||
        URGENCY.indexOf(a.status) - URGENCY.indexOf(b.status) ||
        a.ship_by.localeCompare(b.ship_by),
    )
  if (!card) return null
  const move = usualMove(card)
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl px-3 py-2',
        card.is_overdue ? 'bg-red-soft text-red-text' : 'bg-blue-soft text-blue-text',
      )}
    >
      <span>
        {move
          ? m.orders_next({ number: card.number, action: subOrderStatuses[move].action().toLocaleLowerCase() })
          : m.orders_next_wait({
              number: card.number,
              status: subOrderStatuses[card.status].label().toLocaleLowerCase(),
            })}
        {card.status === 'ready_to_ship' && !card.track_number && card.carrier !== 'own' && ` ${m.orders_next_track()}`}
      </span>
      {move && isBeforeShipping(card.status) && (
        <Deadline time={card.ship_by} isOverdue={card.is_overdue} timeZone={card.ship_by_zone} />
      )}
      <span className="ms-auto">
        <SubOrderStatusMenu key={card.id} card={card} orderTotal={orderTotal} shortcut={STEP_KEY} isStep />
      </span>
    </div>
  )
}
