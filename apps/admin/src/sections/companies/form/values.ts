import type { Schemas } from '@admin-panel/sdk'
import { companyMistakes, normalizePhone } from '@admin-panel/sdk/validation'
import { currentLanguage } from '#text/language.ts'
import { headMistake, tidyHead, type Head } from './head.ts'
import type { CompanyType, TaxSystem, VatRate, Company } from '#shop/companies/words.ts'

export interface CompanyValues {
  type: CompanyType
  opf: string
  full_name: string
  short_name: string
  trade_name: string
  inn: string
  kpp: string | null
  ogrn: string | null
  okpo: string | null
  okved: string | null
  tax_system: TaxSystem
  vat_rate: VatRate
  head: Head | null
  phone: string
  email: string
  site: string | null
  logo_id: number | null
  description: string | null
  manager_id: number | null
  payout_frequency: Schemas['PayoutFrequency']
  payout_delay_days: number | null
}

export function companyValues(company: Company | null): CompanyValues {
  return {
    type: company?.type ?? 'legal',
    opf: company?.opf ?? 'ООО',
    full_name: company?.full_name ?? '',
    short_name: company?.short_name ?? '',
    trade_name: company?.trade_name ?? '',
    inn: company?.inn ?? '',
    kpp: company?.kpp ?? '',
    ogrn: company?.ogrn ?? '',
    okpo: company?.okpo ?? '',
    okved: company?.okved ?? '',
    tax_system: company?.tax_system ?? 'osno',
    vat_rate: company?.vat_rate ?? '22',
    head: company?.head ?? null,
    phone: company?.phone ?? '',
    email: company?.email ?? '',
    site: company?.site ?? '',
    logo_id: company?.logo_id ?? null,
    description: company?.description ?? '',
    manager_id: company?.manager_id ?? null,
    payout_frequency: company?.payout_frequency ?? 'weekly',
    payout_delay_days: company?.payout_delay_days ?? 7,
  }
}

const line = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

const digits = (text: string | null) => text?.replaceAll(/\s/g, '') || null

/** Builds the request body. */
export function companyPayload(values: CompanyValues): CompanyValues {
  return {
    ...values,
    full_name: line(values.full_name),
    short_name: line(values.short_name),
    trade_name: line(values.trade_name),
    inn: digits(values.inn) ?? '',
    kpp: digits(values.kpp)?.toUpperCase() ?? null,
    ogrn: digits(values.ogrn),
    okpo: digits(values.okpo),
    okved: values.okved?.trim() || null,
    head: tidyHead(values.head),
    phone: normalizePhone(values.phone) ?? values.phone,
    email: values.email.trim(),
    site: values.site?.trim() || null,
    description: values.description?.trim() || null,
    payout_delay_days: values.payout_delay_days ?? 0,
  }
}

export function mistakesOf(values: CompanyValues) {
  return { ...companyMistakes(values, currentLanguage().requisites), ...headMistake(values.head) }
}
