// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const carrierWords: Readonly<Record<Schemas['Carrier'], () => string>> = {
  'own': m.enum_carrier_own,
  'cdek': m.enum_carrier_cdek,
  'post': m.enum_carrier_post,
  'other': m.enum_carrier_other,
}
