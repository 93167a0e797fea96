import { asText } from '#text/as-text.ts'
import { vatLabel } from '#text/vat-rates.ts'
import { headInWords } from './head.ts'
import { companyTypes, payoutFrequencies, taxSystems, type Company } from '#sections/sellers/words.ts'

/** Words a value of a field where two people changed it. */
export function showCompanyValue(company: Company, field: string, value: unknown) {
  const words: Partial<Record<string, () => string>> = {
    type: () => companyTypes[value as Company['type']](),
    tax_system: () => taxSystems[value as Company['tax_system']](),
    vat_rate: () => vatLabel(value as Company['vat_rate']),
    payout_frequency: () => payoutFrequencies[value as Company['payout_frequency']](),
    head: () => headInWords(value),
    manager_id: () => (value === company.manager?.id ? company.manager?.label : `№ ${String(value)}`) ?? '—',
  }
  if (value === null || value === '') return '—'
  return words[field]?.() ?? asText(value)
}
