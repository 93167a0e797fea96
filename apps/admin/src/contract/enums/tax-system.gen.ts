// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const taxSystemWords: Readonly<Record<Schemas['TaxSystem'], () => string>> = {
  'osno': m.enum_tax_system_osno,
  'usn_income': m.enum_tax_system_usn_income,
  'usn_income_expense': m.enum_tax_system_usn_income_expense,
  'ausn': m.enum_tax_system_ausn,
  'patent': m.enum_tax_system_patent,
  'npd': m.enum_tax_system_npd,
}
