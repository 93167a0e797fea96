import { companyTypeWords } from '#contract/enums/company-type.gen.ts'
import { payoutFrequencyWords } from '#contract/enums/payout-frequency.gen.ts'
import { taxSystemWords } from '#contract/enums/tax-system.gen.ts'
import { showField } from '#text/show-field.ts'
import { vatLabel } from '#shop/vat-rates.ts'
import { headInWords } from './head.ts'
import type { CompanyValues } from './values.ts'
import { type Company } from '#shop/companies/words.ts'

/** Formats a field's value for the conflict dialog. */
export function showCompanyValue(company: Company, field: string, value: unknown) {
  return showField<CompanyValues>(
    {
      type: (type) => companyTypeWords[type](),
      tax_system: (system) => taxSystemWords[system](),
      vat_rate: vatLabel,
      payout_frequency: (frequency) => payoutFrequencyWords[frequency](),
      head: headInWords,
      manager_id: (id) => (id === company.manager?.id ? company.manager.label : `№ ${id}`),
    },
    field,
    value,
  )
}
