// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const companyTypeWords: Readonly<Record<Schemas['CompanyType'], () => string>> = {
  'legal': m.enum_company_type_legal,
  'entrepreneur': m.enum_company_type_entrepreneur,
  'self_employed': m.enum_company_type_self_employed,
}
