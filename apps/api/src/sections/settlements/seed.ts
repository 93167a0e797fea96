import type { Schemas } from '@admin-panel/sdk'
import { daysAfter } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { marketDay } from '#query/days.ts'
import { withoutIndexes } from '#seeding/load.ts'
import type { Size } from '#seeding/sizes.ts'
import { balanceOf } from './entries.ts'
import { requisitesColumn } from './holds.ts'
import { endOf, openPeriods, termsOfCompanies } from './periods.ts'
import type { SettlementStatus } from './schema.ts'
import { accountRows, addEntries, planEntries, takeEntries } from './seed-entries.ts'

const DAY = 24 * 60 * 60_000
/** The hour at which staff close periods, in UTC. */
const CLOSING = 'T07:30:00Z'
/** Days from a closing to the approval, the file and the answer of the bank. */
const STEPS = { approved: 0.2, sent: 1, settled: 2 }
const HELD = 'Проверяем жалобы покупателей на комплектность'

/**
 * Seeds the ledger of the demo orders and the periods in which it was settled. The operations are not called: the closings of
 * ninety days would take half a minute of each first start.
 */
export async function seedSettlements(tx: Database, { at, size }: { at: Date; size: Size }): Promise<void> {
  await planEntries(tx, at.toISOString())
  await addPeriods(tx, at)
  await takeEntries(tx)
  const settled = await settle(tx, at)
  await withoutIndexes(tx, size === 'large' ? ['ledger_entry'] : [], async () => addEntries(tx))
  await addPayouts(tx, settled)
  await addHistory(tx)
  await tx.execute(sql`analyze settlement, ledger_entry`)
  await openPeriods(tx, at)
}

/** Closed periods of each seller; of every fourth the newest one waits to be closed. */
async function addPeriods(tx: Database, at: Date): Promise<void> {
  const today = marketDay(at)
  const { rows } = await tx.execute<{
    company_id: number
    frequency: Schemas['PayoutFrequency']
    delay: number
    first_at: string
  }>(sql`
    select terms.*, first_at from (${termsOfCompanies}) terms
      join (select company_id, min(occurred_at) as first_at from plan_entry where is_of_seller group by 1) entered using (company_id)
    order by company_id`)
  const periods = rows.flatMap(({ company_id, frequency, delay, first_at }) => {
    const closed = []
    let period_from = marketDay(new Date(first_at))
    for (;;) {
      const period_to = endOf(period_from, frequency)
      const due_on = daysAfter(period_to, delay + 1)
      if (due_on > today) break
      closed.push({ company_id, period_from, period_to, due_on, closed_at: `${due_on}${CLOSING}` })
      period_from = daysAfter(period_to, 1)
    }
    return company_id % 4 === 1 ? closed.slice(0, -1) : closed
  })
  await tx.execute(sql`
    insert into settlement (company_id, period_from, period_to, due_on, status, closed_by, closed_at, created_at, updated_at)
    select company_id, period_from, period_to, due_on, 'closed', "user".id, closed_at, closed_at, closed_at
    from json_to_recordset(${JSON.stringify(periods)}) as period (company_id int8, period_from date, period_to date, due_on date, closed_at timestamptz),
      "user" where email = 'finance@example.com' and closed_at < ${at.toISOString()}::timestamptz
    order by closed_at, company_id`)
}

interface Closed extends Record<string, unknown> {
  id: number
  company_id: number
  closed_at: string
  kopecks: number
  has_contract: boolean
}

interface Settled {
  id: number
  company_id: number
  entries_kopecks: number
  carried_kopecks: number
  payable_kopecks: number
  debt_kopecks: number
  status: SettlementStatus
  held: string | null
  approved_at: string | null
  sent_at: string | null
  settled_at: string | null
}

/** Counts the sums of closed periods one after the other, and pays them as far as the time since then allows. */
async function settle(tx: Database, at: Date): Promise<Settled[]> {
  const { rows } = await tx.execute<Closed>(sql`
    select settlement.id, settlement.company_id, closed_at, sum(case when credit = 'seller' then kopecks else -kopecks end)::int8 as kopecks,
      exists (select from contract where contract.company_id = settlement.company_id and status = 'active' and type <> 'service') as has_contract
    from settlement join plan_entry on settlement_id = settlement.id group by settlement.id order by settlement.company_id, period_to`)
  const debts = new Map<number, number>()
  const lastOf = new Map(rows.map(({ id, company_id }) => [company_id, id]))
  const settled = rows.map((closed) => {
    const { id, company_id, kopecks } = closed
    const carried_kopecks = -(debts.get(company_id) ?? 0) || 0
    const balance = balanceOf(kopecks, carried_kopecks)
    debts.set(company_id, balance.debt_kopecks)
    const isLast = lastOf.get(company_id) === id
    const steps = stepsOf(closed, { isPayable: balance.payable_kopecks > 0, isLast, at })
    return { id, company_id, entries_kopecks: kopecks, carried_kopecks, ...balance, ...steps }
  })
  await tx.execute(sql`
    update settlement set entries_kopecks = settled.entries_kopecks, carried_kopecks = settled.carried_kopecks, payable_kopecks = settled.payable_kopecks,
      debt_kopecks = settled.debt_kopecks, status = settled.status, held = settled.held, approved_at = settled.approved_at, sent_at = settled.sent_at,
      settled_at = settled.settled_at, updated_at = coalesce(settled.settled_at, settled.sent_at, settled.approved_at, closed_at),
      approved_by = case when settled.approved_at is not null then (select id from "user" where email = 'admin@example.com') end,
      bank_problem = case when settled.status = 'returned' then 'Счёт получателя закрыт' end,
      requisites = case when settled.approved_at is not null and settled.payable_kopecks > 0 then (
        select ${requisitesColumn} from bank_detail join company on company.id = bank_detail.company_id
        where bank_detail.company_id = settlement.company_id and is_default) end
    from json_to_recordset(${JSON.stringify(settled)}) as settled (id int8, entries_kopecks int8, carried_kopecks int8, payable_kopecks int8,
      debt_kopecks int8, status text, held text, approved_at timestamptz, sent_at timestamptz, settled_at timestamptz)
    where settlement.id = settled.id`)
  return settled
}

/** How far a payout has come; the newest ones of some sellers are held, or were returned by the bank. */
function stepsOf(
  { company_id, closed_at, has_contract }: Closed,
  { isPayable, isLast, at }: { isPayable: boolean; isLast: boolean; at: Date },
): Pick<Settled, 'status' | 'held' | 'approved_at' | 'sent_at' | 'settled_at'> {
  const after = (days: number) => {
    const moment = new Date(Date.parse(closed_at) + days * DAY)
    return moment < at ? moment.toISOString() : null
  }
  const held = isLast && company_id % 7 === 3 ? HELD : null
  const approved_at = held === null && has_contract ? after(STEPS.approved) : null
  const sent_at = approved_at && isPayable ? after(STEPS.sent) : null
  const settled_at = sent_at && after(STEPS.settled)
  const answer = isLast && company_id % 11 === 6 ? 'returned' : 'paid'
  const status = settled_at ? answer : sent_at ? 'sent' : approved_at ? 'approved' : 'closed'
  return { status, held, approved_at, sent_at, settled_at }
}

/** Enters the payouts, and what the bank has said of them. */
async function addPayouts(tx: Database, settled: readonly Settled[]): Promise<void> {
  const sent = settled.filter(({ sent_at }) => sent_at !== null)
  await tx.execute(sql`
    insert into ledger_entry (transaction_id, company_id, kind, debit, credit, kopecks, occurred_at, created_at, cause, cause_id, settlement_id, user_id)
    select nextval('ledger_transaction'), company_id, payout.kind, debit, credit, payable_kopecks, at, at, 'settlement', settlement.id,
      case when payout.kind = 'payout' then settlement.id end, (select id from "user" where email = 'finance@example.com')
    from json_to_recordset(${JSON.stringify(sent)}) as sent (id int8) join settlement using (id),
      lateral (values ('payout', sent_at), (case status when 'paid' then 'payout_paid' when 'returned' then 'payout_returned' end, settled_at)) as payout (kind, at)
      join ${accountRows} on account.kind = payout.kind
    where at is not null order by at, settlement.id`)
}

/** The history of each closed period. */
async function addHistory(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into status_history (entity, entity_id, from_status, to_status, user_id, created_at)
    select 'settlement', settlement.id, was, became, author, moved_at
    from settlement, lateral (values ('open', 'closed', closed_by, closed_at), ('closed', 'approved', approved_by, approved_at),
      ('approved', 'sent', closed_by, sent_at), ('sent', case when status = 'returned' then 'returned' else 'paid' end, closed_by, settled_at))
      as step (was, became, author, moved_at)
    where moved_at is not null order by moved_at, settlement.id`)
}
