// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const orderStatusWords: Readonly<Record<Schemas['OrderStatus'], () => string>> = {
  'new': m.enum_order_status_new,
  'awaiting_payment': m.enum_order_status_awaiting_payment,
  'processing': m.enum_order_status_processing,
  'in_delivery': m.enum_order_status_in_delivery,
  'dispute': m.enum_order_status_dispute,
  'partially_completed': m.enum_order_status_partially_completed,
  'completed': m.enum_order_status_completed,
  'cancelled': m.enum_order_status_cancelled,
  'returned': m.enum_order_status_returned,
}
