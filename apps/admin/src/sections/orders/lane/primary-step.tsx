import type { Schemas } from '@admin-panel/sdk'
import { isBeforeShipping, type SubOrderStatus } from '#shop/orders/sub-order-statuses.ts'
import { StepOfSeveral } from './step-of-several.tsx'
import { SubOrderStatusMenu } from './sub-order-status.tsx'
import { isReversible, STEP_KEY, usualMove } from './usual-move.ts'

type Card = Schemas['SubOrderCard']

const URGENCY: readonly SubOrderStatus[] = ['awaiting_payment', 'ready_to_ship', 'assembling', 'confirmed', 'new']

/** The one primary button of an order: the most urgent step, of all parts at once where it needs no input. */
export function PrimaryStep({ cards, orderTotal }: { cards: readonly Card[]; orderTotal: number }) {
  const [card] = cards
    .filter((one) => isBeforeShipping(one.status) && usualMove(one) !== undefined)
    .toSorted(
      (a, b) =>
        Number(b.is_overdue) - Number(a.is_overdue) ||
        URGENCY.indexOf(a.status) - URGENCY.indexOf(b.status) ||
        a.ship_by.localeCompare(b.ship_by),
    )
  const move = card && usualMove(card)
  if (!card || !move) return null
  const alike = cards.filter((one) => one.status === card.status && usualMove(one) === move)
  if (alike.length > 1 && isReversible(card.status, move)) return <StepOfSeveral cards={alike} to={move} />
  return (
    <SubOrderStatusMenu
      key={card.id}
      card={card}
      orderTotal={orderTotal}
      shortcut={STEP_KEY}
      isStep
      stepOf={cards.length > 1 ? card.number : undefined}
    />
  )
}
