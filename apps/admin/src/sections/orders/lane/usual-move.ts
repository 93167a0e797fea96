import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { subOrderStatuses, type SubOrderStatus } from '#record/orders/sub-order-statuses.ts'

/** Takes the next step of what is on the page. */
export const STEP_KEY = 'KeyN'

const WAY: readonly SubOrderStatus[] = [
  'awaiting_payment',
  'new',
  'confirmed',
  'assembling',
  'ready_to_ship',
  'in_delivery',
  'at_pickup',
  'delivered',
]

/** Steps between these are taken back as they were made; what is with the carrier is not. */
const REVERSIBLE: readonly SubOrderStatus[] = ['new', 'confirmed', 'assembling', 'ready_to_ship']

/** What a step is called from there: one that leads back says so. */
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

/** Where a sub-order usually goes from here, if the user may take it there. */
export function usualMove({ status: from, available_statuses }: Card) {
  const way = WAY.slice(WAY.indexOf(from) + 1)
  return WAY.includes(from) ? available_statuses.find(({ status }) => way.includes(status))?.status : undefined
}
