// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const companyAddressTypeWords: Readonly<Record<Schemas['CompanyAddressType'], () => string>> = {
  'legal': m.enum_company_address_type_legal,
  'actual': m.enum_company_address_type_actual,
  'postal': m.enum_company_address_type_postal,
  'return': m.enum_company_address_type_return,
}
