import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { type SQL, sql } from '#db/drizzle.ts'
import { conflict, forbidden, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { marketDay } from '#query/days.ts'
import { changeStatus } from '#records/change-status.ts'
import type { FieldsOf } from '#records/record.ts'
import { say } from '#text/language/say.ts'
import { requirePerson } from '#sections/ledger-entries/public.ts'
import { balanceOf, waitingEntries } from './entries.ts'
import { holdsOf, requisitesOf } from './holds.ts'
import type { FoundSettlement } from './queries.ts'
import type { settlement } from './schema.ts'
import { postReturn } from './post-return.ts'
import { settlementRecords } from './settlement-records.ts'
import { settlementStatuses } from './statuses.ts'

type Fields = FieldsOf<typeof settlement>

/** Closes a period, opens it again, approves it or takes the approval back. */
export async function changeSettlementStatus({ params, body, version, db, actor }: Call<'settlements.statusChange'>) {
  await lockPeriodsBeside(db, params.id)
  const before = await settlementRecords.lock({ db, actor }, params.id, version)
  if (body.until) throw invalid({ until: ['Срок: у расчёта его нет'] })
  if (before.status === body.status) return before
  settlementStatuses.require(before.status, body.status, actor)
  return changeStatus({
    db,
    actor,
    records: settlementRecords,
    machine: settlementStatuses,
    // The sums of an open period are computed, and nothing of them is stored.
    before: before.status === 'open' ? { ...before, ...NO_SUMS } : before,
    input: body,
    fields: await fieldsOf(db, actor, before, body.status),
  })
}

/** Closing one period and opening the one before again exclude each other. */
async function lockPeriodsBeside(db: Database, id: number): Promise<void> {
  await db.execute(sql`
    select id from settlement
    where company_id = (select company_id from settlement where id = ${id}) and status in ('open', 'closed')
    order by id for no key update`)
}

async function fieldsOf(
  db: Database,
  actor: Actor,
  before: FoundSettlement,
  status: FoundSettlement['status'],
): Promise<Fields> {
  if (status === 'open') return openAgain(db, before)
  if (status === 'approved') return approve(db, actor, before)
  if (status === 'returned') return takeBack(db, actor, before)
  return before.status === 'open' ? close(db, actor, before) : UNAPPROVED
}

const NO_SUMS = { entries_kopecks: 0, carried_kopecks: 0, payable_kopecks: 0, debt_kopecks: 0 }
const UNAPPROVED = { approved_by: null, approved_at: null, requisites: null }

/** Takes the entries and counts them in one statement: an entry that commits meanwhile belongs to the next period. */
async function close(db: Database, actor: Actor, before: FoundSettlement): Promise<Fields> {
  if (before.due_on > marketDay(actor.at))
    throw conflict(say`Период можно закрыть с ${before.due_on.split('-').toReversed().join('.')}`)
  const { rows: earlier } = await db.execute<{ id: number }>(
    sql`select id from settlement where company_id = ${before.company_id} and status = 'open' and period_to < ${before.period_to} limit 1`,
  )
  const [first] = earlier
  if (first) throw conflict(say`Сначала закройте предыдущий период: расчёт № ${first.id}`)
  const { rows } = await db.execute<{ kopecks: number }>(sql`
    with taken as (
      update ledger_entry set settlement_id = waiting.settlement_id
      from (${await waitingEntries(db, actor.at, sql`period.id = ${before.id}`)}) waiting
      where is_taken and waiting.id = ledger_entry.id and ledger_entry.settlement_id is null returning ledger_entry.seller_kopecks)
    select coalesce(sum(seller_kopecks), 0)::int8 as kopecks from taken`)
  const entries_kopecks = rows[0]?.kopecks ?? 0
  const { carried_kopecks } = before
  return {
    entries_kopecks,
    carried_kopecks,
    ...balanceOf(entries_kopecks, carried_kopecks),
    closed_by: actor.userId,
    closed_at: actor.at.toISOString(),
  }
}

/** The entries wait again; the next period, if it has begun, waits for this one. */
async function openAgain(db: Database, before: FoundSettlement): Promise<Fields> {
  const { rows } = await db.execute(
    sql`select from settlement where company_id = ${before.company_id} and status <> 'open' and period_to > ${before.period_to}`,
  )
  if (rows.length > 0) throw conflict('Следующий период уже закрыт: сначала откройте его')
  await db.execute(sql`update ledger_entry set settlement_id = null where settlement_id = ${before.id}`)
  return { ...NO_SUMS, closed_by: null, closed_at: null, released: false }
}

async function approve(db: Database, actor: Actor, before: FoundSettlement): Promise<Fields> {
  requirePerson(actor)
  if (await isSamePerson(db, actor, workersOf(before.id)))
    throw forbidden(
      'Утверждает другой сотрудник: вы закрыли этот период, внесли в него исправление или сняли удержание',
    )
  const [hold] = await holdsOf(db, { ...before, released: await isReleased(db, before.id) })
  if (hold) throw conflict(hold.message)
  return {
    approved_by: actor.userId,
    approved_at: actor.at.toISOString(),
    requisites: before.payable_kopecks > 0 ? await requisitesOf(db, before.company_id) : null,
  }
}

async function isReleased(db: Database, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ released: boolean }>(sql`select released from settlement where id = ${id}`)
  return rows[0]?.released ?? false
}

/** The bank has rejected the payment or given it back, and no file of its answers says so. */
async function takeBack(db: Database, actor: Actor, { id, company_id, status, payable_kopecks }: FoundSettlement) {
  requirePerson(actor)
  if (await isSamePerson(db, actor, sql`select approved_by as id from settlement where id = ${id}`))
    throw forbidden('Возврат отмечает другой сотрудник: вы утвердили эту выплату')
  await postReturn({ db, actor }, { id, company_id, wasPaid: status === 'paid', kopecks: payable_kopecks })
  return { settled_at: actor.at.toISOString() }
}

/** The users who prepared a settlement: closed it, corrected it, answered objections to it, or released it. */
const workersOf = (id: number) => sql`
  select closed_by as id from settlement where id = ${id}
  union select user_id from ledger_entry where settlement_id = ${id} and cause = 'person'
  union select answered_by from ledger_objection join ledger_entry on ledger_entry.id = entry_id where settlement_id = ${id}
  union select user_id from audit_log where entity = 'settlement' and entity_id = ${id} and (changes ? 'released' or changes -> 'held' ->> 1 is null and changes ? 'held')`

/** Whether a person is one of these: by themselves, or by a service account or a key that they have made. */
async function isSamePerson(db: Database, { userId }: Actor, workers: SQL): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from (${workers}) worker where id = ${userId} or exists (
      select from "user" account left join service_key on service_key.user_id = account.id
      where account.id = worker.id and account.kind <> 'person' and ${userId}::int8 in (account.created_by, service_key.created_by))`)
  return rows.length > 0
}
