import { m } from '#paraglide/messages.js'
import { Accounts } from './sections/bank-details/accounts.tsx'
import { Addresses } from './sections/company-addresses/addresses.tsx'
import { Contracts } from './sections/contracts/contracts.tsx'

export const tabs = [
  { id: 'contracts', label: m.entity_contract, permission: 'contract', Content: Contracts },
  { id: 'requisites', label: m.sellers_tab_accounts, permission: 'bank-detail', Content: Accounts },
  { id: 'addresses', label: m.sellers_addresses, permission: 'company-address', Content: Addresses },
] as const
