import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type Company = Schemas['Company']
export type CompanyType = Schemas['CompanyType']
export type TaxSystem = Schemas['TaxSystem']
export type VatRate = Schemas['VatRate']

type Words<Value extends string> = Readonly<Record<Value, () => string>>

export const companyTypes: Words<CompanyType> = {
  legal: m.sellers_type_legal,
  entrepreneur: m.sellers_type_entrepreneur,
  self_employed: m.sellers_type_self_employed,
}

export const taxSystems: Words<TaxSystem> = {
  osno: m.sellers_tax_osno,
  usn_income: m.sellers_tax_usn_income,
  usn_income_expense: m.sellers_tax_usn_income_expense,
  ausn: m.sellers_tax_ausn,
  patent: m.sellers_tax_patent,
  npd: m.sellers_tax_npd,
}

export const payoutFrequencies: Words<Schemas['PayoutFrequency']> = {
  daily: m.sellers_payout_daily,
  weekly: m.sellers_payout_weekly,
  biweekly: m.sellers_payout_biweekly,
  monthly: m.sellers_payout_monthly,
}

export const addressTypes: Words<Schemas['CompanyAddressType']> = {
  legal: m.sellers_address_legal,
  actual: m.sellers_address_actual,
  postal: m.sellers_address_postal,
  return: m.sellers_address_return,
}

export const contractTypes: Words<Schemas['ContractType']> = {
  agency: m.sellers_contract_agency,
  commission: m.sellers_contract_commission,
  supply: m.sellers_contract_supply,
  service: m.sellers_contract_service,
}

export function optionsOf<Value extends string>(words: Words<Value>, values = valuesOf(words)) {
  return values.map((value) => ({ value, label: words[value]() }))
}

function valuesOf<Value extends string>(words: Words<Value>): readonly Value[] {
  // The record names every value of the contract, and nothing else.
  return Object.keys(words) as Value[]
}

export const ogrnLabel = (type: CompanyType) => (type === 'legal' ? m.sellers_ogrn() : m.sellers_ogrnip())
