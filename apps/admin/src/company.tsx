import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { queries } from '#data/queries.ts'
import { recordScreen } from '#record/record-screen.tsx'
import { Accounts } from './sections/bank-details/accounts.tsx'
import { type CompanyTab, CompanyPage } from './sections/companies/view.tsx'
import { Addresses } from './sections/company-addresses/addresses.tsx'
import { Contracts } from './sections/contracts/contracts.tsx'
import { Settlements } from './sections/settlements/company-settlements.tsx'

/** The tabs of a seller's page that show other resources. */
const tabs: readonly CompanyTab[] = [
  { id: 'contracts', label: m.entity_contract, permission: 'contract', Content: Contracts },
  { id: 'settlements', label: m.entity_settlement, permission: 'settlement', Content: Settlements },
  { id: 'requisites', label: m.sellers_tab_accounts, permission: 'bank-detail', Content: Accounts },
  { id: 'addresses', label: m.sellers_addresses, permission: 'company-address', Content: Addresses },
]

const View = ({ record }: { record: Schemas['Company'] }) => <CompanyPage company={record} tabs={tabs} />

export const { Component, loader } = recordScreen(queries.companies.view, View)
