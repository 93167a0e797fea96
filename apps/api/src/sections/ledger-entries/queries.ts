import { marketplaceZone } from '@admin-panel/sdk/validation'
import type { Actor, Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from '#db/drizzle.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, either, equals, oneOf, words } from '#query/define-list.ts'
import { dayIn, marketDate, since, until } from '#query/days.ts'
import { listPage } from '#query/list.ts'
import { referenceTo } from '#query/reference.ts'
import { isSeller, mayUseCompany, withinCompanies } from '#query/scope.ts'
import { authorTo } from '#records/author.ts'
import { ledgerEntry, ledgerObjection } from './schema.ts'

const ofSeller = isNotNull(ledgerEntry.seller_kopecks)

/** A seller sees what concerns them, and nothing of what the marketplace earns and pays besides. */
const visible = (actor: Principal) =>
  and(withinCompanies(actor, ledgerEntry.company_id), isSeller(actor) ? ofSeller : undefined)

export function listOf(actor: Actor, filters: ListFilters<'ledgerEntries.list'>) {
  return defineList<'ledgerEntries.list'>(filters, {
    table: ledgerEntry,
    scope: [visible(actor)],
    where: {
      q: words(sql`coalesce(${ledgerEntry.reason}, '')`),
      company_id: oneOf(ledgerEntry.company_id),
      settlement_id: equals(ledgerEntry.settlement_id),
      sub_order_id: equals(ledgerEntry.sub_order_id),
      transaction_id: equals(ledgerEntry.transaction_id),
      kind: oneOf(ledgerEntry.kind),
      of_seller: either(ofSeller, isNull(ledgerEntry.seller_kopecks)),
      unsettled: either(
        and(ofSeller, isNull(ledgerEntry.settlement_id)) ?? ofSeller,
        isNotNull(ledgerEntry.settlement_id),
      ),
      is_objected: either(isObjected),
      occurred_from: since(actor, ledgerEntry.occurred_at),
      occurred_to: until(actor, ledgerEntry.occurred_at),
    },
    sort: { occurred_at: ledgerEntry.occurred_at, kopecks: ledgerEntry.kopecks },
    order: ['-occurred_at'],
  })
}

/** An objection that waits for an answer. */
const isObjected = sql`exists (select from ledger_objection where entry_id = ${ledgerEntry.id} and answered_at is null)`

type SubOrder = { id: number; label: string; order_id: number }

const author = (actor: Actor, id: SQL) =>
  authorTo(actor, id, sql`(select person_label("user") from "user" where "user".id = ${id})`)

const row = (actor: Actor) => ({
  id: ledgerEntry.id,
  transaction_id: ledgerEntry.transaction_id,
  company: referenceTo('company', ledgerEntry.company_id),
  sold: sql<SubOrder | null>`(
    select json_build_object('id', sub_order.id, 'label', number, 'order_id', order_id)
    from sub_order where sub_order.id = ledger_entry.sub_order_id)`,
  kind: ledgerEntry.kind,
  debit: ledgerEntry.debit,
  credit: ledgerEntry.credit,
  kopecks: ledgerEntry.kopecks,
  seller_kopecks: sql<number>`coalesce(${ledgerEntry.seller_kopecks}, 0)`.mapWith(Number),
  occurred_at: ledgerEntry.occurred_at,
  created_at: ledgerEntry.created_at,
  cause: ledgerEntry.cause,
  cause_id: ledgerEntry.cause_id,
  settlement_id: ledgerEntry.settlement_id,
  reason: ledgerEntry.reason,
  author: author(actor, sql`ledger_entry.user_id`),
  objection: {
    comment: ledgerObjection.comment,
    author: author(actor, sql`ledger_objection.user_id`),
    created_at: ledgerObjection.created_at,
    objection_outcome: ledgerObjection.objection_outcome,
    answer: ledgerObjection.answer,
    answered_by: author(actor, sql`ledger_objection.answered_by`),
    answered_at: ledgerObjection.answered_at,
  },
})

const rows = <Position extends object>(db: Database, actor: Actor, position: Position) =>
  db
    .select({ ...row(actor), ...position })
    .from(ledgerEntry)
    .leftJoin(ledgerObjection, eq(ledgerObjection.entry_id, ledgerEntry.id))

function viewOf<Row extends { sold: SubOrder | null }>({ sold, ...entry }: Row) {
  return { ...entry, sub_order: sold && { id: sold.id, label: sold.label }, order_id: sold?.order_id ?? null }
}

export async function listEntries(db: Database, actor: Actor, query: Call<'ledgerEntries.list'>['query']) {
  const { items, meta } = await listPage(db, query, listOf(actor, query), (position) => rows(db, actor, position))
  return { items: items.map((entry) => viewOf(entry)), meta }
}

/** Reads the rows of an export. */
export async function exportRows(db: Database, actor: Actor, ids: number[]) {
  const exported = await rows(db, actor, {}).where(inArray(ledgerEntry.id, ids))
  return exported.map((entry) => viewOf(entry))
}

/** The running balance of a seller: each day of the last year on which an entry of theirs happened. */
export async function balanceOf(db: Database, actor: Actor, companyId: number) {
  const { rows: known } = await db.execute(sql`select from company where id = ${companyId}`)
  if (!mayUseCompany(actor, companyId) || known.length === 0) throw notFound()
  const { rows } = await db.execute<{ date: string; kopecks: number }>(sql`
    select date::text, kopecks from (
      select date, sum(sum(seller_kopecks)) over (order by date)::int8 as kopecks from (
        select ${dayIn(marketplaceZone, sql`occurred_at`)} as date, seller_kopecks from ledger_entry
        where company_id = ${companyId} and seller_kopecks is not null) entry group by date) days
    where date > ${marketDate(actor.at)} - 366 order by days.date`)
  return { items: rows }
}

export async function findEntry(db: Database, actor: Actor, id: number) {
  const [found] = await rows(db, actor, {}).where(and(eq(ledgerEntry.id, id), visible(actor)))
  if (!found) throw notFound()
  return viewOf(found)
}
