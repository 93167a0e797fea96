import { isAccountOf, isCorrespondentOf } from '@admin-panel/sdk/validation'
import { asc } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { company } from '#sections/companies/schema.ts'
import { continueIds } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { bankDetail } from './schema.ts'

/** The banks and their numbers are fictional. */
const BANKS = [
  ['АО «Банк Невский Берег»', '044525901'],
  ['ПАО «Торговый Капитал»', '044525902'],
  ['АО «Банк Сибирский Тракт»', '044525903'],
  ['ПАО «Волга-Инвест»', '044525904'],
  ['АО «Первый Расчётный»', '044525905'],
] as const
const FIRST_SELLERS = 40
/** Account prefixes of organisations, entrepreneurs and individuals. */
const KINDS = { legal: '40702810', entrepreneur: '40802810', self_employed: '40817810' }

type Values = Omit<typeof bankDetail.$inferInsert, 'id'>
type Seller = Pick<typeof company.$inferSelect, 'id' | 'type' | 'full_name' | 'created_at'>

/** Every company has an account, every second one has another, and some of the large set have a third. */
export async function seedBankDetails(tx: Database, { size }: { size: Size }): Promise<void> {
  const sellers = await tx
    .select({ id: company.id, type: company.type, full_name: company.full_name, created_at: company.created_at })
    .from(company)
    .orderBy(asc(company.id))
  const first = sellers.filter(({ id }) => id <= FIRST_SELLERS)
  const rest = sellers.filter(({ id }) => id > FIRST_SELLERS)
  const rows = [
    ...first.flatMap(accountsOf),
    ...rest.flatMap(accountsOf),
    ...rest.map((seller) => accountOf(seller, 2)),
  ].slice(0, rowsOf('bank_detail', size))
  await tx.insert(bankDetail).values(rows.map((row, index) => ({ id: index + 1, ...row })))
  await continueIds(tx, 'bank_detail')
}

function accountsOf(seller: Seller): Values[] {
  return seller.id % 2 === 0 ? [accountOf(seller, 0), accountOf(seller, 1)] : [accountOf(seller, 0)]
}

function accountOf({ id, type, full_name, created_at }: Seller, n: number): Values {
  const [bank_name, bik] = BANKS[(id - 1 + n) % BANKS.length] ?? BANKS[0]
  const number = String(id * 100 + n + 1).padStart(11, '0')
  return {
    company_id: id,
    bank_name,
    bik,
    corr_account: keyed('30101810', `00000000${bik.slice(6)}`, (account) => isCorrespondentOf(bik, account)),
    settlement_account: keyed(KINDS[type], number, (account) => isAccountOf(bik, account)),
    recipient: full_name,
    is_default: n === 0,
    is_active: n === 0 || id % 6 !== 0,
    created_at,
    updated_at: created_at,
  }
}

/** Inserts the check digit that makes the account valid for the bank. */
function keyed(kind: string, number: string, fits: (account: string) => boolean): string {
  const key = Array.from({ length: 10 }, (_, digit) => digit).find((digit) => fits(`${kind}${digit}${number}`))
  if (key === undefined) throw new Error(`No key fits ${kind}.${number}`)
  return `${kind}${key}${number}`
}
