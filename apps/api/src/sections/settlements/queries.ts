import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from '#db/drizzle.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, either, oneOf } from '#query/define-list.ts'
import { marketDay } from '#query/days.ts'
import { containsWords, listPage } from '#query/list.ts'
import { referenceTo } from '#query/reference.ts'
import { withinCompanies } from '#query/scope.ts'
import { authorTo } from '#records/author.ts'
import { accounts } from '#sections/ledger-entries/public.ts'
import type { LedgerKind } from '#sections/ledger-entries/schema.ts'
import { keysOf } from '#text/pick.ts'
import { balanceOf, openSumsOf, waitingEntries } from './entries.ts'
import { holdsOf } from './holds.ts'
import { settlement } from './schema.ts'
import { settlementStatuses } from './statuses.ts'

const isOpen = eq(settlement.status, 'open')
const ofCompany = (condition: SQL) =>
  sql`exists (select from company where company.id = "settlement".company_id and ${condition})`

export function listOf(actor: Principal, filters: ListFilters<'settlements.list'>) {
  const today = marketDay(actor.at)
  const isDue = and(isOpen, lte(settlement.due_on, today)) ?? isOpen
  return defineList<'settlements.list'>(filters, {
    table: settlement,
    scope: [withinCompanies(actor, settlement.company_id)],
    where: {
      q: (q) => ofCompany(containsWords(sql`company.trade_name`, q) ?? sql`true`),
      company_id: oneOf(settlement.company_id),
      status: oneOf(settlement.status),
      is_due: either(isDue),
      is_held: either(isNotNull(settlement.held), isNull(settlement.held)),
      is_objected: either(sql`${objections} > 0`),
      is_payable: either(gt(settlement.payable_kopecks, 0)),
      ended_from: (day) => gte(settlement.period_to, day),
      ended_to: (day) => lte(settlement.period_to, day),
    },
    sort: {
      period_to: settlement.period_to,
      due_on: settlement.due_on,
      payable_kopecks: settlement.payable_kopecks,
    },
    order: ['-period_to'],
  })
}

/** Entries with an objection that waits for an answer; an open period has those that no period has taken. */
const objections = sql`(
  select count(*)::int from ledger_objection objection join ledger_entry entry on entry.id = entry_id
  where objection.company_id = "settlement".company_id and answered_at is null
    and (entry.settlement_id = "settlement".id or "settlement".status = 'open' and entry.settlement_id is null))`

const row = {
  id: settlement.id,
  company_id: settlement.company_id,
  company: referenceTo('company', settlement.company_id),
  period_from: settlement.period_from,
  period_to: settlement.period_to,
  due_on: settlement.due_on,
  status: settlement.status,
  entries_kopecks: settlement.entries_kopecks,
  carried_kopecks: settlement.carried_kopecks,
  payable_kopecks: settlement.payable_kopecks,
  debt_kopecks: settlement.debt_kopecks,
  is_held: sql<boolean>`${settlement.held} is not null`,
  objections: sql<number>`${objections}`.mapWith(Number),
  version: settlement.version,
}

interface Stored {
  id: number
  company_id: number
  period_to: string
  status: string
  entries_kopecks: number
  carried_kopecks: number
  payable_kopecks: number
  debt_kopecks: number
}

/** The sums of an open period are those that closing would give now. */
async function withSums<Row extends Stored>(db: Database, actor: Principal, rows: readonly Row[]) {
  const open = rows.filter(({ status }) => status === 'open').map(({ id }) => id)
  const sums = await openSumsOf(db, open, actor.at)
  return rows.map((found) => {
    const now = sums.get(found.id)
    if (!now) return { ...found, waiting_kopecks: 0 }
    const { kopecks, waiting_kopecks, debt_kopecks } = now
    const carried_kopecks = -debt_kopecks || 0
    return {
      ...found,
      entries_kopecks: kopecks,
      carried_kopecks,
      ...balanceOf(kopecks, carried_kopecks),
      waiting_kopecks,
    }
  })
}

async function readAll<Row extends Stored>(db: Database, actor: Principal, rows: readonly Row[]) {
  return (await withSums(db, actor, rows)).map(({ company_id: _own, ...found }) => found)
}

export async function listSettlements(db: Database, actor: Principal, query: Call<'settlements.list'>['query']) {
  const { items, meta } = await listPage(db, query, listOf(actor, query), (position) =>
    db.select({ ...row, ...position }).from(settlement),
  )
  return { items: await readAll(db, actor, items), meta }
}

/** Reads the rows of an export. */
export async function exportRows(db: Database, actor: Principal, ids: number[]) {
  return readAll(db, actor, await db.select(row).from(settlement).where(inArray(settlement.id, ids)))
}

const author = (actor: Principal, id: SQL) =>
  authorTo(actor, id, sql`(select person_label("user") from "user" where "user".id = ${id})`)

export async function findSettlement(db: Database, actor: Principal, id: number) {
  const [stored] = await db
    .select({
      ...row,
      held: settlement.held,
      released: settlement.released,
      requisites: settlement.requisites,
      payer: sql<string>`coalesce(settlement.paid_from ->> 'name', (select value #>> '{}' from setting where key = 'payer_name'), '')`,
      closed_by: author(actor, sql`settlement.closed_by`),
      closed_at: settlement.closed_at,
      approved_by: author(actor, sql`settlement.approved_by`),
      approved_at: settlement.approved_at,
      sent_at: settlement.sent_at,
      settled_at: settlement.settled_at,
      bank_problem: settlement.bank_problem,
      created_at: settlement.created_at,
      updated_at: settlement.updated_at,
    })
    .from(settlement)
    .where(and(eq(settlement.id, id), withinCompanies(actor, settlement.company_id)))
  if (!stored) throw notFound()
  const [read] = await withSums(db, actor, [stored])
  if (!read) throw notFound()
  const { released, ...found } = read
  return {
    ...found,
    sums: await sumsOf(db, actor, found),
    holds: await holdsOf(db, { ...found, released }),
    available_statuses: settlementStatuses.available(found.status, actor),
  }
}

export type FoundSettlement = Awaited<ReturnType<typeof findSettlement>>

/** In the order of docs/behaviour.md. */
const kinds = keysOf(accounts)

interface Sum extends Record<string, unknown> {
  kind: LedgerKind
  entries: number
  kopecks: number
}

async function sumsOf(db: Database, actor: Principal, { id, status }: Stored) {
  const entries =
    status === 'open'
      ? sql`(${await waitingEntries(db, actor.at, sql`period.id = ${id}`)}) entry where is_taken`
      : sql`ledger_entry where settlement_id = ${id} and kind <> 'payout'`
  const { rows } = await db.execute<Sum>(
    sql`select kind, count(*) as entries, sum(seller_kopecks)::int8 as kopecks from ${entries} group by kind`,
  )
  return rows.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
}

/** The settlements of these ids that the actor may see, locked in one order. */
export async function lockMany(db: Database, actor: Principal, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: settlement.id })
    .from(settlement)
    .where(and(inArray(settlement.id, [...ids]), withinCompanies(actor, settlement.company_id)))
    .orderBy(settlement.id)
    .for('no key update')
  return rows.map(({ id }) => id)
}
