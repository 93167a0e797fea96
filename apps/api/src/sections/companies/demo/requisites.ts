import { isInn, isOgrn, isOgrnip, isOkpo } from '@admin-panel/sdk/validation'
import { personLabel } from '#text/person-label.ts'
import type { DemoCompany } from './companies.ts'
import { personOf } from './companies-large.ts'

const LEGAL = { ООО: 'Общество с ограниченной ответственностью', АО: 'Акционерное общество' }

/** Codes 7700 and 7800 belong to regional tax offices, which register no companies, so these numbers are unassigned. */
export function requisitesOf({ form, name, trade = name }: DemoCompany, number: number) {
  const commonFields = { opf: form, trade_name: trade }
  if (form === 'ООО' || form === 'АО') {
    const simple = number % 3 === 0
    return {
      ...commonFields,
      type: 'legal' as const,
      full_name: `${LEGAL[form]} «${name}»`,
      short_name: `${form} «${name}»`,
      inn: completed(`7700${digits(100 + number, 5)}`, 1, isInn),
      kpp: '770001001',
      ogrn: completed(`126770${digits(number, 6)}`, 1, isOgrn),
      okpo: completed(digits(9_100_000 + number * 7, 7), 1, isOkpo),
      okved: number % 2 === 0 ? '45.31' : '45.32',
      tax_system: simple ? ('usn_income_expense' as const) : ('osno' as const),
      vat_rate: simple ? ('5' as const) : ('22' as const),
      head: headOf(personOf(number * 3), 'Генеральный директор', 'Устав'),
    }
  }
  const shortName = personLabel(partsOf(name))
  const inn = completed(`7800${digits(121 + number, 6)}`, 2, isInn)
  if (form === 'НПД') {
    const taxes = { tax_system: 'npd' as const, vat_rate: 'none' as const, head: null }
    return { ...commonFields, ...taxes, type: 'self_employed' as const, full_name: name, short_name: shortName, inn }
  }
  return {
    ...commonFields,
    type: 'entrepreneur' as const,
    full_name: `Индивидуальный предприниматель ${name}`,
    short_name: `ИП ${shortName}`,
    inn,
    ogrn: completed(`32678${digits(10 + number, 9)}`, 1, isOgrnip),
    okved: '45.32',
    tax_system: 'usn_income' as const,
    vat_rate: 'none' as const,
    head: headOf(name, 'Индивидуальный предприниматель', 'Запись в ЕГРИП'),
  }
}

function headOf(name: string, position: string, basis: string) {
  return { ...partsOf(name), position, basis }
}

function partsOf(name: string) {
  const [last_name = '', first_name = '', middle_name = null] = name.split(' ')
  return { last_name, first_name, middle_name }
}

/** Appends the check digits that make the number valid. */
function completed(start: string, missing: number, agrees: (text: string) => boolean): string {
  for (let end = 0; end < 10 ** missing; end++) {
    const candidate = start + digits(end, missing)
    if (agrees(candidate)) return candidate
  }
  throw new Error(`No check digits agree with ${start}`)
}

function digits(number: number, length: number): string {
  return String(number).padStart(length, '0')
}
