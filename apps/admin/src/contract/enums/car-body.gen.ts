// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const carBodyWords: Readonly<Record<Schemas['CarBody'], () => string>> = {
  'sedan': m.enum_car_body_sedan,
  'hatchback': m.enum_car_body_hatchback,
  'wagon': m.enum_car_body_wagon,
  'suv': m.enum_car_body_suv,
  'minivan': m.enum_car_body_minivan,
  'pickup': m.enum_car_body_pickup,
  'van': m.enum_car_body_van,
  'coupe': m.enum_car_body_coupe,
  'other': m.enum_car_body_other,
}
