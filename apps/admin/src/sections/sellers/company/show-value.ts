import { companyTypeWords } from '#contract/enums/company-type.gen.ts'
import { payoutFrequencyWords } from '#contract/enums/payout-frequency.gen.ts'
import { taxSystemWords } from '#contract/enums/tax-system.gen.ts'
import { formatUnknown } from '#text/format-unknown.ts'
import { vatLabel } from '#text/vat-rates.ts'
import { headInWords } from './head.ts'
import { type Company } from '#sections/sellers/words.ts'

/** Formats a field's value for the conflict dialog. */
export function showCompanyValue(company: Company, field: string, value: unknown) {
  const words: Partial<Record<string, () => string>> = {
    type: () => companyTypeWords[value as Company['type']](),
    tax_system: () => taxSystemWords[value as Company['tax_system']](),
    vat_rate: () => vatLabel(value as Company['vat_rate']),
    payout_frequency: () => payoutFrequencyWords[value as Company['payout_frequency']](),
    head: () => headInWords(value),
    manager_id: () => (value === company.manager?.id ? company.manager?.label : `№ ${String(value)}`) ?? '—',
  }
  if (value === null || value === '') return '—'
  return words[field]?.() ?? formatUnknown(value)
}
