import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

export type CompanyStatus = Schemas['CompanyStatus']

export const statuses: Statuses<CompanyStatus> = {
  draft: { label: m.enum_company_status_draft, action: m.sellers_to_draft },
  pending: { label: m.enum_company_status_pending, action: m.sellers_to_pending },
  active: { label: m.enum_company_status_active, action: m.sellers_to_active },
  suspended: { label: m.enum_company_status_suspended, action: m.sellers_to_suspended, isDanger: true },
  terminated: { label: m.enum_company_status_terminated, action: m.sellers_to_terminated, isDanger: true },
  rejected: { label: m.enum_company_status_rejected, action: m.sellers_to_rejected, isDanger: true },
}

const effects: Partial<Record<CompanyStatus, () => string>> = {
  pending: m.sellers_effect_pending,
  active: m.sellers_effect_active,
  suspended: m.sellers_effect_suspended,
  terminated: m.sellers_effect_terminated,
}

/** The consequences of a status change. */
export const describeStatus = (status: CompanyStatus) => effects[status]?.()
export const hasUntil = (status: CompanyStatus) => status === 'suspended'
