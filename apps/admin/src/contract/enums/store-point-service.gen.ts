// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const storePointServiceWords: Readonly<Record<Schemas['StorePointService'], () => string>> = {
  'tire': m.enum_store_point_service_tire,
  'oil': m.enum_store_point_service_oil,
  'diagnostics': m.enum_store_point_service_diagnostics,
  'body': m.enum_store_point_service_body,
  'electric': m.enum_store_point_service_electric,
  'alignment': m.enum_store_point_service_alignment,
  'other': m.enum_store_point_service_other,
}
