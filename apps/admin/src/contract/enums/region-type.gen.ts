// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const regionTypeWords: Readonly<Record<Schemas['RegionType'], () => string>> = {
  'республика': m.enum_region_type_republic,
  'край': m.enum_region_type_territory,
  'область': m.enum_region_type_province,
  'город': m.enum_region_type_federalCity,
  'автономная область': m.enum_region_type_autonomousProvince,
  'автономный округ': m.enum_region_type_autonomousDistrict,
}
