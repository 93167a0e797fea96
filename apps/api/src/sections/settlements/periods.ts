import type { Schemas } from '@admin-panel/sdk'
import { daysAfter, weekdayOf } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { systemPrincipal } from '#db/actor.ts'
import { marketDay } from '#query/days.ts'
import { inTransaction } from '#query/transaction.ts'
import { waitingEntries } from './entries.ts'
import { findSettlement } from './queries.ts'
import { settlementRecords } from './settlement-records.ts'

type Frequency = Schemas['PayoutFrequency']

const DAYS_OF_WEEK = 7
/** Monday is 0. */
const SUNDAY = 6
const MONTHS = 12

/** The last day of a period that begins on a day: a week ends on Sunday, a month with its last day. */
export function endOf(from: string, frequency: Frequency): string {
  const toSunday = SUNDAY - weekdayOf(from)
  if (frequency === 'daily') return from
  if (frequency === 'weekly') return daysAfter(from, toSunday)
  if (frequency === 'biweekly') return daysAfter(from, toSunday + DAYS_OF_WEEK)
  const [year = 0, month = 0] = from.split('-').map(Number)
  const next = month === MONTHS ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return daysAfter(next, -1)
}

interface Opening extends Record<string, unknown> {
  company_id: number
  frequency: Frequency
  delay: number
  first_at: string
  last_to: string | null
}

/** Companies and the terms of their payouts: those of the contract in force, else their own. */
export const termsOfCompanies = sql`
  select company.id as company_id, coalesce(contract.payout_frequency, company.payout_frequency) as frequency,
    coalesce(contract.payout_delay_days, company.payout_delay_days) as delay
  from company left join lateral (
    select payout_frequency, payout_delay_days from contract
    where company_id = company.id and status = 'active' and type in ('agency', 'commission', 'supply') order by start_date desc, id desc limit 1) contract on true`

/** Companies with entries that no period has taken and without an open period. */
const without = sql`
  select terms.*,
    (select min(occurred_at) from ledger_entry where company_id = terms.company_id and settlement_id is null and seller_kopecks is not null) as first_at,
    (select max(period_to)::text from settlement where company_id = terms.company_id) as last_to
  from (${termsOfCompanies}) terms
  where not exists (select from settlement where company_id = terms.company_id and status = 'open')
    and exists (select from ledger_entry where company_id = terms.company_id and settlement_id is null and seller_kopecks is not null)`

/** Opens the next period of every company that has something for it. */
export async function openPeriods(db: Database, at: Date): Promise<void> {
  await inTransaction(db, (tx) => prolongEmpty(tx, at))
  const { rows } = await db.execute<Opening>(without)
  if (rows.length === 0) return
  const periods = rows.map(({ company_id, frequency, delay, first_at, last_to }) => {
    // Days without an entry belong to no period.
    const period_from = later(marketDay(new Date(first_at)), last_to && daysAfter(last_to, 1))
    const period_to = endOf(period_from, frequency)
    return { company_id, period_from, period_to, due_on: daysAfter(period_to, delay + 1) }
  })
  await db.execute(sql`
    insert into settlement (company_id, period_from, period_to, due_on, status, created_at, updated_at)
    select company_id, period_from, period_to, due_on, 'open', ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(periods)}) as period (company_id int8, period_from date, period_to date, due_on date)
    order by company_id
    on conflict do nothing`)
}

/**
 * An open period that can be closed and would take nothing goes on, so that a sub-order that waits for long leaves no chain
 * of empty periods behind.
 */
async function prolongEmpty(db: Database, at: Date): Promise<void> {
  const today = marketDay(at)
  const isDue = sql`period.status = 'open' and period.due_on <= ${today} and not exists (
    select from settlement next where next.company_id = period.company_id and next.period_to > period.period_to)`
  const { rows } = await db.execute<Pick<Opening, 'frequency' | 'delay'> & { id: number }>(sql`
    select period.id, terms.frequency, terms.delay from settlement period join (${termsOfCompanies}) terms using (company_id)
    where ${isDue} and period.id not in (select settlement_id from (${await waitingEntries(db, at, isDue)}) entry where is_taken)
    order by period.id for no key update of period`)
  const actor = systemPrincipal(at)
  for (const { id, frequency, delay } of rows) {
    const period_to = endOf(today, frequency)
    const fields = { period_to, due_on: daysAfter(period_to, delay + 1) }
    await settlementRecords.update({ db, actor }, await findSettlement(db, actor, id), fields)
  }
}

const later = (day: string, other: string | null) => (other !== null && other > day ? other : day)
