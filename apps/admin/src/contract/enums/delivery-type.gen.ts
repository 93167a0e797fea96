// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const deliveryTypeWords: Readonly<Record<Schemas['DeliveryType'], () => string>> = {
  'courier': m.enum_delivery_type_courier,
  'pickup': m.enum_delivery_type_pickup,
  'post': m.enum_delivery_type_post,
}
