// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const companyStatusWords: Readonly<Record<Schemas['CompanyStatus'], () => string>> = {
  'draft': m.enum_company_status_draft,
  'pending': m.enum_company_status_pending,
  'active': m.enum_company_status_active,
  'suspended': m.enum_company_status_suspended,
  'terminated': m.enum_company_status_terminated,
  'rejected': m.enum_company_status_rejected,
}
