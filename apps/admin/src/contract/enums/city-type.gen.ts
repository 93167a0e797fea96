// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const cityTypeWords: Readonly<Record<Schemas['CityType'], () => string>> = {
  'г': m.enum_city_type_city,
  'пгт': m.enum_city_type_urbanSettlement,
  'с': m.enum_city_type_village,
  'п': m.enum_city_type_settlement,
}
