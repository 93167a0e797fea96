import { and, asc, eq, gte, inArray, lte, sql } from '#db/drizzle.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { marketDate } from '#query/days.ts'
import { withinCompanies } from '#query/scope.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, either, equals, oneOf, words } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage, type CompanyOptionsQuery } from '#query/list.ts'
import { referenceTo } from '#query/reference.ts'
import { contract } from './schema.ts'
import { contractStatuses } from './statuses.ts'

/** Sellers are notified this many days before a contract ends. */
export const DAYS_AHEAD = 30

export const endsSoon = (actor: Principal) => sql<boolean>`(
  ${contract.status} = 'active' and not ${contract.auto_renewal} and coalesce(${contract.end_date} <= ${marketDate(actor.at)} + ${DAYS_AHEAD}::int, false))`

function row(actor: Principal) {
  return {
    id: contract.id,
    company: referenceTo('company', contract.company_id),
    number: contract.number,
    type: contract.type,
    signed_at: contract.signed_at,
    start_date: contract.start_date,
    end_date: contract.end_date,
    auto_renewal: contract.auto_renewal,
    status: contract.status,
    ends_soon: endsSoon(actor),
    version: contract.version,
  }
}

type Filters = ListFilters<'contracts.list'>

export function listOf(actor: Principal, filters: Filters) {
  return defineList<'contracts.list'>(filters, {
    table: contract,
    scope: [withinCompanies(actor, contract.company_id)],
    where: {
      q: words(contract.number),
      company_id: oneOf(contract.company_id),
      type: oneOf(contract.type),
      status: oneOf(contract.status),
      auto_renewal: equals(contract.auto_renewal),
      ends_soon: either(endsSoon(actor)),
      end_from: (day) => gte(contract.end_date, day),
      end_to: (day) => lte(contract.end_date, day),
    },
    sort: {
      start_date: contract.start_date,
      end_date: contract.end_date,
      number: alphabetical(contract.number),
      created_at: contract.created_at,
    },
    order: ['-start_date'],
  })
}

export function listContracts(db: Database, actor: Principal, query: Call<'contracts.list'>['query']) {
  return listPage(db, query, listOf(actor, query), (position) =>
    db.select({ ...row(actor), ...position }).from(contract),
  )
}

/** Reads the rows of an export. */
export function exportRows(db: Database, actor: Principal, ids: number[]) {
  return db.select(row(actor)).from(contract).where(inArray(contract.id, ids))
}

export async function contractOptions(
  db: Database,
  actor: Principal,
  { q, ids, company_id, limit = 50 }: CompanyOptionsQuery,
) {
  const rows = await db
    .select({ ...row(actor) })
    .from(contract)
    .where(
      and(
        withinCompanies(actor, contract.company_id),
        company_id === undefined ? undefined : eq(contract.company_id, company_id),
        ids && inArray(contract.id, ids),
        containsWords(contract.number, q),
      ),
    )
    .orderBy(asc(alphabetical(contract.number)), asc(contract.id))
    .limit(limit)
  return rows.map(({ id, number, type, company, status }) => ({
    id,
    label: `№ ${number}`,
    hint: `${enumWords.ContractType[type]}, ${company.label}`,
    is_active: status === 'active',
  }))
}

export async function findContract(db: Database, actor: Principal, id: number) {
  const [record] = await db
    .select({
      ...row(actor),
      company_id: contract.company_id,
      file_ids: contract.file_ids,
      files: sql<{ id: number; name: string; mime: string; size: number }[]>`(
        select coalesce(json_agg(json_build_object('id', file.id, 'name', file.name, 'mime', file.mime, 'size', file.size)
          order by array_position("contract".file_ids, file.id)), '[]')
        from file where file.id = any("contract".file_ids))`,
      payout_frequency: contract.payout_frequency,
      payout_delay_days: contract.payout_delay_days,
      created_at: contract.created_at,
      updated_at: contract.updated_at,
    })
    .from(contract)
    .where(and(eq(contract.id, id), withinCompanies(actor, contract.company_id)))
  if (!record) throw notFound()
  return { ...record, available_statuses: contractStatuses.available(record.status, actor) }
}

export type Contract = Awaited<ReturnType<typeof findContract>>
