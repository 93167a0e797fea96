import { companyMistakes } from '@admin-panel/sdk/validation'
import { useQuery } from '@tanstack/react-query'
import { currentLanguage } from '#text/language.ts'
import { queries, useCan } from '#data/queries.ts'
import type { Company } from '#shop/companies/words.ts'

/** The four requirements of «Активен», the same as the server's. Undefined if the user cannot read them. */
export function useReadiness(company: Company) {
  const ofCompany = { company_id: [company.id], per_page: 10 as const }
  const address = useQuery({
    ...queries.companyAddresses.list({ ...ofCompany, type: ['legal'] }),
    enabled: useCan('company-address'),
  })
  const account = useQuery({
    ...queries.bankDetails.list({ ...ofCompany, is_default: true, is_active: true }),
    enabled: useCan('bank-detail'),
  })
  const contract = useQuery({
    ...queries.contracts.list({ ...ofCompany, status: ['active'] }),
    enabled: useCan('contract'),
  })
  const mistakes = Object.values(companyMistakes(company, currentLanguage().requisites))
  return {
    mistakes,
    requisites: mistakes.length === 0,
    address: has(address.data),
    account: has(account.data),
    contract: has(contract.data),
  }
}

const has = (list: { meta: { total: number } } | undefined) => list && list.meta.total > 0
