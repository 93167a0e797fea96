import { useQuery } from '@tanstack/react-query'
import { queries, useCan } from '#data/queries.ts'
import type { Company } from '#shop/companies/words.ts'

export const wizardSteps = ['company', 'address', 'account', 'contract', 'employees'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** The completed steps: those whose record exists. */
export function useWizardState(company: Company | null): Readonly<Record<WizardStep, boolean>> {
  const isSaved = company !== null
  const company_id = [company?.id ?? 0]
  const address = useQuery({ ...wizardLists.address(company_id), enabled: useCan('company-address') && isSaved })
  const account = useQuery({ ...wizardLists.account(company_id), enabled: useCan('bank-detail') && isSaved })
  const contract = useQuery({ ...wizardLists.contract(company_id), enabled: useCan('contract') && isSaved })
  const employees = useQuery({
    ...queries.users.list({ company_id, per_page: 10, sort: ['last_name'] }),
    enabled: useCan('user') && isSaved,
  })
  return {
    company: isSaved,
    address: has(address),
    account: has(account),
    contract: has(contract),
    employees: has(employees),
  }
}

/** The record of a step. */
export const wizardLists = {
  address: (company_id: number[]) => queries.companyAddresses.list({ company_id, type: ['legal'], per_page: 10 }),
  account: (company_id: number[]) => queries.bankDetails.list({ company_id, is_default: true, per_page: 10 }),
  contract: (company_id: number[]) => queries.contracts.list({ company_id, status: ['draft', 'active'], per_page: 10 }),
}

const has = ({ data }: { data: { items: readonly unknown[] } | undefined }) => (data?.items.length ?? 0) > 0
