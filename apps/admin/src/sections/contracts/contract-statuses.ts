import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

type ContractStatus = Schemas['ContractStatus']

export const contractStatuses: Statuses<ContractStatus> = {
  draft: { label: m.enum_contract_status_draft, action: m.enum_contract_status_draft },
  active: { label: m.enum_contract_status_active, action: m.sellers_contract_to_active },
  expired: { label: m.enum_contract_status_expired, action: m.enum_contract_status_expired },
  terminated: {
    label: m.enum_contract_status_terminated,
    action: m.sellers_contract_to_terminated,
    isDanger: true,
  },
}

export const describeContractStatus = (status: ContractStatus) =>
  status === 'active' ? m.sellers_contract_effect_active() : m.sellers_contract_effect_terminated()
