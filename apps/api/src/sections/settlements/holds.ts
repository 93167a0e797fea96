import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { sameValue } from '#db/same-value.ts'
import { text } from '#text/language/language.ts'
import { say } from '#text/language/say.ts'
import type { Requisites } from './schema.ts'

interface Held {
  company_id: number
  status: string
  payable_kopecks: number
  held: string | null
  /** How many wait for an answer. */
  objections: number
  released: boolean
  requisites: Requisites | null
}

type Hold = Schemas['SettlementHold']

/** Why a settlement is neither approved nor sent to the bank, and what lifts it. */
export async function holdsOf(db: Database, found: Held): Promise<Hold[]> {
  const holds: Hold[] = []
  if (!['open', 'closed', 'approved'].includes(found.status)) return holds
  if (found.held !== null)
    holds.push({ reason: 'held', message: say`Удержан: ${found.held}. Удержание снимает сотрудник маркетплейса` })
  if (found.objections > 0)
    holds.push({
      reason: 'objection',
      message: say`Возражения продавца: ${found.objections}. Ответьте на каждое в списке проводок`,
    })
  if (found.payable_kopecks === 0) return holds
  const requisites = await requisitesOf(db, found.company_id)
  if (!requisites)
    holds.push({
      reason: 'requisites',
      message: text('Нет основного счёта: продавец добавляет реквизиты, модератор их подтверждает'),
    })
  else if (found.status === 'approved' && !sameValue(requisites, found.requisites))
    holds.push({
      reason: 'changed_requisites',
      message: text('Реквизиты изменены после утверждения: верните расчёт на утверждение'),
    })
  if (!found.released && !(await hasContract(db, found.company_id)))
    holds.push({
      reason: 'contract',
      message: text('Нет действующего договора: введите его в действие или снимите удержание с основанием'),
    })
  return holds
}

/** The requisites of an account. */
export const requisitesColumn = sql`jsonb_build_object('recipient', recipient, 'inn', inn, 'kpp', kpp, 'bank_name', bank_name, 'bik', bik,
  'corr_account', corr_account, 'settlement_account', settlement_account)`

/** Where a payout to the company goes now: its default account. */
export async function requisitesOf(db: Database, companyId: number): Promise<Requisites | null> {
  const { rows } = await db.execute<{ requisites: Requisites }>(sql`
    select ${requisitesColumn} as requisites
    from bank_detail join company on company.id = company_id
    where company_id = ${companyId} and is_default and is_active`)
  return rows[0]?.requisites ?? null
}

async function hasContract(db: Database, companyId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from contract where company_id = ${companyId} and status = 'active' and type <> 'service' limit 1`,
  )
  return rows.length > 0
}
