// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const storePointTypeWords: Readonly<Record<Schemas['StorePointType'], () => string>> = {
  'shop': m.enum_store_point_type_shop,
  'warehouse': m.enum_store_point_type_warehouse,
  'pickup_point': m.enum_store_point_type_pickup_point,
  'parcel_locker': m.enum_store_point_type_parcel_locker,
  'service_center': m.enum_store_point_type_service_center,
}
