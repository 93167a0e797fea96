// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const federalDistrictWords: Readonly<Record<Schemas['FederalDistrict'], () => string>> = {
  'Центральный': m.enum_federal_district_central,
  'Северо-Западный': m.enum_federal_district_northWestern,
  'Южный': m.enum_federal_district_southern,
  'Северо-Кавказский': m.enum_federal_district_northCaucasian,
  'Приволжский': m.enum_federal_district_volga,
  'Уральский': m.enum_federal_district_ural,
  'Сибирский': m.enum_federal_district_siberian,
  'Дальневосточный': m.enum_federal_district_farEastern,
}
