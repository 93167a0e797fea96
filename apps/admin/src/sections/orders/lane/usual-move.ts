import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { subOrderStages, subOrderStatuses, type SubOrderStatus } from '#shop/orders/sub-order-statuses.ts'

/** Runs the next step of the record on the page. */
export const STEP_KEY = 'KeyN'

const WAY: readonly SubOrderStatus[] = ['awaiting_payment', ...subOrderStages]

/** Transitions between these states can be undone; a hand-over to the carrier cannot. */
const REVERSIBLE: readonly SubOrderStatus[] = ['new', 'confirmed', 'assembling', 'ready_to_ship']

/** The label of a transition; one that goes back says so. */
export function statusesFrom(from: SubOrderStatus): typeof subOrderStatuses {
  const { new: fresh, confirmed, assembling } = subOrderStatuses
  if (from === 'confirmed') return { ...subOrderStatuses, new: { ...fresh, action: m.order_part_back_new } }
  if (from === 'assembling')
    return { ...subOrderStatuses, confirmed: { ...confirmed, action: m.order_part_back_confirmed } }
  if (from === 'ready_to_ship')
    return { ...subOrderStatuses, assembling: { ...assembling, action: m.order_part_back_assembling } }
  return subOrderStatuses
}

export function isReversible(from: SubOrderStatus, to: SubOrderStatus) {
  const [start, end] = [REVERSIBLE.indexOf(from), REVERSIBLE.indexOf(to)]
  return start >= 0 && end >= 0 && Math.abs(start - end) === 1
}

type Card = Pick<Schemas['SubOrderCard'], 'status' | 'available_statuses'>

/** The usual next state of a sub-order, if the user may set it. */
export function usualMove({ status: from, available_statuses }: Card) {
  const way = WAY.slice(WAY.indexOf(from) + 1)
  return WAY.includes(from) ? available_statuses.find(({ status }) => way.includes(status))?.status : undefined
}
