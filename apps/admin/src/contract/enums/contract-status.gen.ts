// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const contractStatusWords: Readonly<Record<Schemas['ContractStatus'], () => string>> = {
  'draft': m.enum_contract_status_draft,
  'active': m.enum_contract_status_active,
  'expired': m.enum_contract_status_expired,
  'terminated': m.enum_contract_status_terminated,
}
