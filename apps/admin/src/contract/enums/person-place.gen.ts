// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const personPlaceWords: Readonly<Record<Schemas['PersonPlace'], () => string>> = {
  'orders': m.enum_person_place_orders,
  'reviews': m.enum_person_place_reviews,
  'log': m.enum_person_place_log,
  'files': m.enum_person_place_files,
  'operations': m.enum_person_place_operations,
  'letters': m.enum_person_place_letters,
  'views': m.enum_person_place_views,
  'others': m.enum_person_place_others,
}
