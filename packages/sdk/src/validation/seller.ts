import type { Schemas } from '@admin-panel/sdk'
import {
  isAccountOf,
  isBik,
  isCorrespondentOf,
  isInn,
  isKpp,
  KPP_FORM,
  isOgrn,
  isOgrnip,
  isOkpo,
} from './requisites.ts'

/** The kind of a company: a legal entity, an entrepreneur, or a self-employed person. */
type CompanyType = Schemas['CompanyType']
/** By which rules a company pays its taxes. */
type TaxSystem = Schemas['TaxSystem']
type VatRate = Schemas['VatRate']

/** One message per mistake in a seller's requisites. Another language brings its own set. */
export interface RequisiteMessages {
  /** The INN has the wrong number of digits for the type of company. */
  innLength(digits: number, type: CompanyType): string
  /** The control digits of the INN are wrong. */
  innDigits: string
  /** A legal entity has no KPP. */
  kppMissing: string
  /** Only a legal entity has a KPP. */
  kppNotLegal: string
  /** The KPP does not have the required form. */
  kppForm: string
  /** The KPP has the form, and is in no register. */
  kppUnknown: string
  /** The OGRN is missing. */
  ogrnMissing(type: CompanyType): string
  /** The OGRN has the wrong number of digits for the type of company. */
  ogrnLength(digits: number, type: CompanyType): string
  /** The control digit of the OGRN is wrong. */
  ogrnDigits(type: CompanyType): string
  /** The OKPO has the wrong number of digits. */
  okpoLength(digits: number): string
  /** The control digit of the OKPO is wrong. */
  okpoDigits: string
  /** A self-employed person has another tax system. */
  selfEmployedTax: string
  /** The tax system is none of a legal entity. */
  taxNotLegal(system: TaxSystem): string
  /** The rate of VAT does not go with the tax system. */
  vatRate(system: TaxSystem, rates: readonly VatRate[]): string
  /** The BIK does not have the required form. */
  bik: string
  /** The correspondent account does not match the BIK. */
  corrAccount: string
  /** The settlement account does not match the BIK. */
  settlementAccount: string
}

const FOR: Record<CompanyType, string> = {
  legal: 'юридического лица',
  entrepreneur: 'индивидуального предпринимателя',
  self_employed: 'самозанятого',
}
const OGRN: Record<CompanyType, string> = { legal: 'ОГРН', entrepreneur: 'ОГРНИП', self_employed: 'ОГРНИП' }
const TAX_SYSTEMS: Record<TaxSystem, string> = {
  osno: 'ОСНО',
  usn_income: 'УСН доходы',
  usn_income_expense: 'УСН доходы − расходы',
  ausn: 'АУСН',
  patent: 'Патент',
  npd: 'НПД',
}

/** The messages in Russian. */
export const russianRequisites: RequisiteMessages = {
  innLength: (digits, type) => `ИНН: ${digits} цифр для ${FOR[type]}`,
  innDigits: 'ИНН: проверьте цифры, контрольное число не совпадает',
  kppMissing: 'Пожалуйста, введите КПП',
  kppNotLegal: 'КПП: только у юридического лица',
  kppForm: 'КПП: 9 знаков',
  kppUnknown: 'КПП: такого номера нет в реестре',
  ogrnMissing: (type) => `Пожалуйста, введите ${OGRN[type]}`,
  ogrnLength: (digits, type) => `${OGRN[type]}: ${digits} цифр`,
  ogrnDigits: (type) => `${OGRN[type]}: контрольное число не совпадает`,
  okpoLength: (digits) => `ОКПО: ${digits} цифр`,
  okpoDigits: 'ОКПО: контрольное число не совпадает',
  selfEmployedTax: 'Режим налогообложения: у самозанятого только НПД',
  taxNotLegal: (system) => `Режим налогообложения: ${TAX_SYSTEMS[system]} не для юридического лица`,
  vatRate: (system, rates) =>
    `Ставка НДС: ${TAX_SYSTEMS[system]} — ${rates.map((rate) => (rate === 'none' ? 'без НДС' : `${rate} %`)).join(', ')}`,
  bik: 'БИК: 9 цифр, начинается с 04',
  corrAccount: 'Корр. счёт не подходит к БИК',
  settlementAccount: 'Расчётный счёт не подходит к БИК',
}

/** 20 % ended with 2025, so no company has it any more. */
const VAT: Record<TaxSystem, readonly VatRate[]> = {
  osno: ['0', '10', '22'],
  usn_income: ['none', '5', '7', '10', '22'],
  usn_income_expense: ['none', '5', '7', '10', '22'],
  ausn: ['none'],
  patent: ['none'],
  npd: ['none'],
}

/** The VAT rates that a tax system allows. */
export function vatRatesOf(system: TaxSystem): readonly VatRate[] {
  return VAT[system]
}

/** The tax systems that a kind of seller may have. */
export function taxSystemsOf(type: CompanyType): readonly TaxSystem[] {
  if (type === 'self_employed') return ['npd']
  const all: TaxSystem[] = ['osno', 'usn_income', 'usn_income_expense', 'ausn', 'patent', 'npd']
  return type === 'legal' ? all.filter((system) => system !== 'npd' && system !== 'patent') : all
}

/** The number of digits in the ИНН of a kind of seller. */
export function innLengthOf(type: CompanyType): 10 | 12 {
  return type === 'legal' ? 10 : 12
}

/** The number of digits in the ОГРН of a company, or the ОГРНИП of a person. */
export function ogrnLengthOf(type: CompanyType): 13 | 15 {
  return type === 'legal' ? 13 : 15
}

/** The number of digits in the ОКПО of a kind of seller. */
export function okpoLengthOf(type: CompanyType): 8 | 10 {
  return type === 'legal' ? 8 : 10
}

/** The values of the form that identify a company. */
interface Requisites {
  type: CompanyType
  inn: string
  kpp?: string | null | undefined
  ogrn?: string | null | undefined
  okpo?: string | null | undefined
  tax_system: TaxSystem
  vat_rate: VatRate
}

type CompanyMistakes = Partial<Record<'inn' | 'kpp' | 'ogrn' | 'okpo' | 'tax_system' | 'vat_rate', string>>

/** Finds the mistakes in the numbers and the taxes of a company, by field. */
export function companyMistakes(company: Requisites, say: RequisiteMessages = russianRequisites): CompanyMistakes {
  const { type } = company
  const mistakes: CompanyMistakes = {}
  const inn = innMistake(company, say)
  const kpp = kppMistake(company, say)
  const ogrn = ogrnMistake(company, say)
  if (inn) mistakes.inn = inn
  if (kpp) mistakes.kpp = kpp
  if (ogrn) mistakes.ogrn = ogrn
  const okpo = okpoMistake(company, say)
  if (okpo) mistakes.okpo = okpo
  const { tax_system: system, vat_rate: rate } = company
  if (!taxSystemsOf(type).includes(system))
    mistakes.tax_system = type === 'self_employed' ? say.selfEmployedTax : say.taxNotLegal(system)
  else if (!VAT[system].includes(rate)) mistakes.vat_rate = say.vatRate(system, VAT[system])
  return mistakes
}

function innMistake({ type, inn }: Requisites, say: RequisiteMessages): string | undefined {
  const length = innLengthOf(type)
  if (!/^\d+$/.test(inn) || inn.length !== length) return say.innLength(length, type)
  return isInn(inn) ? undefined : say.innDigits
}

function kppMistake({ type, kpp }: Requisites, say: RequisiteMessages): string | undefined {
  if (type !== 'legal') return kpp ? say.kppNotLegal : undefined
  if (!kpp) return say.kppMissing
  if (!KPP_FORM.test(kpp)) return say.kppForm
  return isKpp(kpp) ? undefined : say.kppUnknown
}

function ogrnMistake({ type, ogrn }: Requisites, say: RequisiteMessages): string | undefined {
  if (!ogrn) return type === 'self_employed' ? undefined : say.ogrnMissing(type)
  const length = ogrnLengthOf(type)
  if (!/^\d+$/.test(ogrn) || ogrn.length !== length) return say.ogrnLength(length, type)
  return (type === 'legal' ? isOgrn : isOgrnip)(ogrn) ? undefined : say.ogrnDigits(type)
}

function okpoMistake({ type, okpo }: Requisites, say: RequisiteMessages): string | undefined {
  if (!okpo) return undefined
  const length = okpoLengthOf(type)
  if (!/^\d+$/.test(okpo) || okpo.length !== length) return say.okpoLength(length)
  return isOkpo(okpo) ? undefined : say.okpoDigits
}

/** An account of a bank, as the form has it. */
interface Account {
  bik: string
  corr_account: string
  settlement_account: string
}

type AccountMistakes = Partial<Record<keyof Account, string>>

/** Finds the mistakes in the numbers of a bank account, by field. The numbers contain no spaces. */
export function accountMistakes(
  { bik, corr_account, settlement_account }: Account,
  say: RequisiteMessages = russianRequisites,
): AccountMistakes {
  return {
    ...(!isBik(bik) && { bik: say.bik }),
    ...(!isCorrespondentOf(bik, corr_account) && { corr_account: say.corrAccount }),
    ...(!isAccountOf(bik, settlement_account) && { settlement_account: say.settlementAccount }),
  }
}
