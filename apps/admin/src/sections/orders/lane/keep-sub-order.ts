import type { Schemas } from '@admin-panel/sdk'
import { queryClient } from '#data/queries.ts'
import { keepRecord, outdate } from '#data/keep-record.ts'

type Order = Schemas['Order']

/** A change of a sub-order shows in its order at once; the sums, the state and the history of the order are asked for anew. */
export function keepSubOrder(changed: Schemas['SubOrder']) {
  keepRecord('subOrders', changed)
  const key = ['orders.view', { id: changed.order_id }]
  queryClient.setQueryData<Order>(
    key,
    (order) =>
      order && { ...order, sub_orders: order.sub_orders.map((card) => (card.id === changed.id ? changed : card)) },
  )
  void queryClient.invalidateQueries({ queryKey: key })
  void outdate('orders')
}

/** What somebody else has changed meanwhile is asked for anew. */
export function reloadSubOrder({ id, order_id }: { id: number; order_id: number }) {
  void queryClient.invalidateQueries({ queryKey: ['subOrders.view', { id }] })
  void queryClient.invalidateQueries({ queryKey: ['orders.view', { id: order_id }] })
}
