import type { Schemas } from '@admin-panel/sdk'
import { queries, queryClient } from '#data/queries.ts'
import { cacheRecord, invalidateRecords, invalidateResource } from '#data/cache.ts'

type Order = Schemas['Order']

/** Caches a changed sub-order inside its order and invalidates the order's sums, state and history. */
export function keepSubOrder(changed: Schemas['SubOrder']) {
  cacheRecord('subOrders', changed)
  queryClient.setQueryData<Order>(
    queries.orders.view({ id: changed.order_id }).queryKey,
    (order) =>
      order && { ...order, sub_orders: order.sub_orders.map((card) => (card.id === changed.id ? changed : card)) },
  )
  void invalidateRecords('orders', changed.order_id)
  void invalidateResource('orders')
}

/** Refetches the changes of another user. */
export function reloadSubOrder({ id, order_id }: { id: number; order_id: number }) {
  void invalidateRecords('subOrders', id)
  void invalidateRecords('orders', order_id)
}
