// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const contractTypeWords: Readonly<Record<Schemas['ContractType'], () => string>> = {
  'agency': m.enum_contract_type_agency,
  'commission': m.enum_contract_type_commission,
  'supply': m.enum_contract_type_supply,
  'service': m.enum_contract_type_service,
}
