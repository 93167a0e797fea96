import type { Schemas } from '@admin-panel/sdk'
import { isBeforeShipping } from '#shop/orders/sub-order-statuses.ts'

const termOf = ({ status, ship_by }: Schemas['SubOrderCard']) =>
  isBeforeShipping(status) ? Date.parse(ship_by) : Infinity

/** Sub-orders by their terms; those that have been shipped or cancelled have none and come last. */
export function byTerm(cards: readonly Schemas['SubOrderCard'][]) {
  return cards.toSorted((a, b) => {
    const [first, second] = [termOf(a), termOf(b)]
    return first === second ? 0 : first - second
  })
}
