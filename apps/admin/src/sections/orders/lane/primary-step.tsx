import type { Schemas } from '@admin-panel/sdk'
import { DropdownMenu, MenuItem } from '@admin-panel/ui/dropdown-menu'
import { IconButton } from '@admin-panel/ui/icon-button'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import { DeadlineLeft } from '#page/deadline.tsx'
import { pageActions } from '#page/page-actions.ts'
import { isBeforeShipping, subOrderStatuses } from '#shop/orders/sub-order-statuses.ts'
import { byTerm } from './by-term.ts'
import { StepOfSeveral } from './step-of-several.tsx'
import { SubOrderStatusMenu } from './sub-order-status.tsx'
import { isReversible, STEP_KEY, usualMove } from './usual-move.ts'

type Card = Schemas['SubOrderCard']

/**
 * The one primary button of an order: the step of the earliest term, of all parts at once where it needs no input.
 * Where several parts wait, a menu beside it has the step of each.
 */
export function PrimaryStep({ cards, orderTotal }: { cards: readonly Card[]; orderTotal: number }) {
  const canChange = useCan('order.statusChange')
  const waiting = byTerm(cards).filter((one) => isBeforeShipping(one.status) && usualMove(one) !== undefined)
  const [card] = waiting
  const move = card && usualMove(card)
  if (!canChange || !card || !move) return null
  const alike = waiting.filter((one) => one.status === card.status && usualMove(one) === move)
  const step =
    alike.length > 1 && isReversible(card.status, move) ? (
      <StepOfSeveral cards={alike} to={move} />
    ) : (
      <SubOrderStatusMenu
        key={card.id}
        card={card}
        orderTotal={orderTotal}
        shortcut={STEP_KEY}
        isStep
        stepOf={cards.length > 1 ? card.number : undefined}
      />
    )
  if (waiting.length === 1) return step
  return (
    <div className="flex gap-px [&>button:first-child]:rounded-e-none">
      {step}
      <DropdownMenu
        align="end"
        trigger={
          <IconButton variant="primary" size="md" label={m.orders_steps()} className="rounded-s-none">
            <ChevronDown aria-hidden />
          </IconButton>
        }
      >
        {waiting.map((one) => (
          <StepItem key={one.id} card={one} />
        ))}
      </DropdownMenu>
    </div>
  )
}

/** The step of one part, which its own lane takes. */
function StepItem({ card }: { card: Card }) {
  const move = usualMove(card)
  if (!move) return null
  const label = subOrderStatuses[move].action()
  return (
    <MenuItem
      hint={
        <>
          {card.company.label}
          {', '}
          <DeadlineLeft time={card.ship_by} isOverdue={card.is_overdue} soonHours={4} />
        </>
      }
      onSelect={() =>
        pageActions()
          .find((action) => action.hint === card.number && action.label === label)
          ?.run()
      }
    >
      {label} <span className="font-code">{card.number}</span>
    </MenuItem>
  )
}
