import type { Schemas } from '@admin-panel/sdk'
import type { SubOrderStatus } from '#shared/orders/sub-order-statuses.ts'

const FORWARD: readonly SubOrderStatus[] = [
  'confirmed',
  'assembling',
  'ready_to_ship',
  'in_delivery',
  'at_pickup',
  'delivered',
]

/** Where a sub-order usually goes from here, if the user may take it there. */
export function usualMove({ available_statuses }: Pick<Schemas['SubOrderCard'], 'available_statuses'>) {
  return available_statuses.find(({ status }) => FORWARD.includes(status))?.status
}
