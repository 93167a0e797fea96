import { isInn, isKpp, isOgrn, isOgrnip, isOkpo, russianValidation } from '@admin-panel/sdk/validation'
import type { Details } from '#http/errors.ts'
import type { company } from './schema.ts'

type Column = typeof company.$inferSelect
type Type = Column['type']

interface Requisites {
  type: Type
  inn: string
  kpp?: string | null
  ogrn?: string | null
  okpo?: string | null
  tax_system: Column['tax_system']
  vat_rate: Column['vat_rate']
}

const FOR: Record<Type, string> = {
  legal: 'юридического лица',
  entrepreneur: 'индивидуального предпринимателя',
  self_employed: 'самозанятого',
}
export const TAX_SYSTEMS: Record<Column['tax_system'], string> = {
  osno: 'ОСНО',
  usn_income: 'УСН доходы',
  usn_income_expense: 'УСН доходы − расходы',
  ausn: 'АУСН',
  patent: 'Патент',
  npd: 'НПД',
}
/** 20 % ended with 2025, so that no company has it any more. */
const VAT: Record<Column['tax_system'], Column['vat_rate'][]> = {
  osno: ['0', '10', '22'],
  usn_income: ['none', '5', '7', '10', '22'],
  usn_income_expense: ['none', '5', '7', '10', '22'],
  ausn: ['none'],
  patent: ['none'],
  npd: ['none'],
}

/** What is wrong with the numbers of a company and with its taxes, each at its field. */
export function requisiteMistakes(company: Requisites): Details {
  const { type, kpp, ogrn, okpo, tax_system, vat_rate } = company
  const details: Details = {}
  const inn = innMistake(company)
  if (inn) details['inn'] = [inn]
  if (type === 'legal' && !kpp) details['kpp'] = [russianValidation.required('КПП')]
  else if (type !== 'legal' && kpp) details['kpp'] = ['КПП: только у юридического лица']
  else if (kpp && !isKpp(kpp)) details['kpp'] = ['КПП: 9 знаков']
  if (!ogrn && type !== 'self_employed') details['ogrn'] = [russianValidation.required('ОГРН/ОГРНИП')]
  else if (ogrn && !(type === 'legal' ? isOgrn : isOgrnip)(ogrn))
    details['ogrn'] = ['ОГРН: контрольное число не совпадает']
  if (okpo && !isOkpo(okpo)) details['okpo'] = ['ОКПО: контрольное число не совпадает']
  if (type === 'self_employed' && tax_system !== 'npd')
    details['tax_system'] = ['Режим налогообложения: у самозанятого только НПД']
  else if (type === 'legal' && (tax_system === 'npd' || tax_system === 'patent'))
    details['tax_system'] = [`Режим налогообложения: ${TAX_SYSTEMS[tax_system]} не для юридического лица`]
  else if (!VAT[tax_system].includes(vat_rate)) details['vat_rate'] = [`Ставка НДС: ${vatOf(tax_system)}`]
  return details
}

function innMistake({ type, inn }: Requisites): string | undefined {
  const length = type === 'legal' ? 10 : 12
  if (!/^\d+$/.test(inn) || inn.length !== length) return `ИНН: ${length} цифр для ${FOR[type]}`
  return isInn(inn) ? undefined : 'ИНН: проверьте цифры, контрольное число не совпадает'
}

function vatOf(system: Column['tax_system']): string {
  const rates = VAT[system].map((rate) => (rate === 'none' ? 'без НДС' : `${rate} %`))
  return `${TAX_SYSTEMS[system]} — ${rates.join(', ')}`
}
