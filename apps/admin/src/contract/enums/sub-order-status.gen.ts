// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const subOrderStatusWords: Readonly<Record<Schemas['SubOrderStatus'], () => string>> = {
  'awaiting_payment': m.enum_sub_order_status_awaiting_payment,
  'new': m.enum_sub_order_status_new,
  'confirmed': m.enum_sub_order_status_confirmed,
  'assembling': m.enum_sub_order_status_assembling,
  'ready_to_ship': m.enum_sub_order_status_ready_to_ship,
  'in_delivery': m.enum_sub_order_status_in_delivery,
  'at_pickup': m.enum_sub_order_status_at_pickup,
  'delivered': m.enum_sub_order_status_delivered,
  'not_delivered': m.enum_sub_order_status_not_delivered,
  'returning': m.enum_sub_order_status_returning,
  'returned': m.enum_sub_order_status_returned,
  'partially_returned': m.enum_sub_order_status_partially_returned,
  'dispute': m.enum_sub_order_status_dispute,
  'cancelled': m.enum_sub_order_status_cancelled,
}
