import type { Database } from '#db/database.ts'
import { personLabel } from '#sections/users/person.ts'
import { demoCompanies } from './demo-companies.ts'
import { companyInn, companyOgrn, personInn, personOgrn } from './requisites.ts'
import { company } from './schema.ts'

const LEGAL = { ООО: 'Общество с ограниченной ответственностью', АО: 'Акционерное общество' }

export async function seedCompanies(tx: Database): Promise<void> {
  await tx
    .insert(company)
    .values(demoCompanies.map((demo, index) => ({ status: 'active' as const, ...requisitesOf(demo, index + 1) })))
}

/** Codes 7700 and 7800 belong to regional tax offices, which register no companies, so these numbers are nobody's. */
function requisitesOf({ form, name, trade = name, status }: (typeof demoCompanies)[number], number: number) {
  const common = { trade_name: trade, ...(status && { status }) }
  if (form === 'ООО' || form === 'АО') {
    return {
      ...common,
      type: 'legal' as const,
      full_name: `${LEGAL[form]} «${name}»`,
      short_name: `${form} «${name}»`,
      inn: companyInn(`7700${digits(100 + number, 5)}`),
      kpp: '770001001',
      ogrn: companyOgrn(`126770${digits(number, 6)}`),
    }
  }
  const [last_name = '', first_name = '', middle_name = null] = name.split(' ')
  const short = personLabel({ last_name, first_name, middle_name })
  const inn = personInn(`7800${digits(121 + number, 6)}`)
  if (form === 'НПД') return { ...common, type: 'self_employed' as const, full_name: name, short_name: short, inn }
  return {
    ...common,
    type: 'entrepreneur' as const,
    full_name: `Индивидуальный предприниматель ${name}`,
    short_name: `ИП ${short}`,
    inn,
    ogrn: personOgrn(`32678${digits(10 + number, 9)}`),
  }
}

function digits(number: number, length: number): string {
  return String(number).padStart(length, '0')
}
