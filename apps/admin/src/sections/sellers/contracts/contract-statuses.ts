import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

type ContractStatus = Schemas['ContractStatus']

export const contractStatuses: Statuses<ContractStatus> = {
  draft: { label: m.sellers_contract_draft, action: m.sellers_contract_draft, tone: 'grey' },
  active: { label: m.sellers_contract_active, action: m.sellers_contract_to_active, tone: 'green' },
  expired: { label: m.sellers_contract_expired, action: m.sellers_contract_expired, tone: 'amber' },
  terminated: {
    label: m.sellers_contract_terminated,
    action: m.sellers_contract_to_terminated,
    tone: 'red',
    isDanger: true,
  },
}

export const describeContractStatus = (status: ContractStatus) =>
  status === 'active' ? m.sellers_contract_effect_active() : m.sellers_contract_effect_terminated()
