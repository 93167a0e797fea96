import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { Notice } from '@admin-panel/ui/notice'
import { subOrderStatuses, type SubOrderStatus } from '#shop/orders/sub-order-statuses.ts'

const UNDECIDED: readonly SubOrderStatus[] = ['dispute', 'not_delivered']

/** The parts that wait for a decision, which no usual step makes. */
export function Undecided({ cards }: { cards: readonly Schemas['SubOrderCard'][] }) {
  return cards
    .filter(({ status }) => UNDECIDED.includes(status))
    .map(({ id, number, status }) => (
      <Notice key={id} tone="amber">
        {m.orders_next_wait({ number, status: subOrderStatuses[status].label().toLocaleLowerCase() })}
      </Notice>
    ))
}
