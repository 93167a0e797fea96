import type { Params } from '@admin-panel/sdk'

/** What has left the warehouse or is to leave it, the most urgent first. */
export const shippedByTerm: Params<'subOrders.list'> = {
  status: ['ready_to_ship', 'in_delivery', 'at_pickup', 'not_delivered'],
  sort: ['due'],
}
