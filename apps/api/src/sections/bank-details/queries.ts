import { and, asc, eq, inArray, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#query/scope.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, equals, oneOf, words } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage, type CompanyOptionsQuery } from '#query/list.ts'
import { referenceTo } from '#query/reference.ts'
import { bankDetail } from './schema.ts'

const accountEnd = sql<string>`right(${bankDetail.settlement_account}, 4)`
const searched = sql`${bankDetail.bank_name} || ' ' || ${bankDetail.bik} || ' ' || right(${bankDetail.settlement_account}, 4)`

const row = {
  id: bankDetail.id,
  company: referenceTo('company', bankDetail.company_id),
  bank_name: bankDetail.bank_name,
  bik: bankDetail.bik,
  account_end: accountEnd,
  is_default: bankDetail.is_default,
  is_active: bankDetail.is_active,
  version: bankDetail.version,
}

export function listBankDetails(db: Database, actor: Actor, query: Call<'bankDetails.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'bankDetails.list'>(query, {
      table: bankDetail,
      scope: [withinCompanies(actor, bankDetail.company_id)],
      where: {
        q: words(searched),
        company_id: oneOf(bankDetail.company_id),
        is_default: equals(bankDetail.is_default),
        is_active: equals(bankDetail.is_active),
      },
      sort: { created_at: bankDetail.created_at, bank_name: alphabetical(bankDetail.bank_name) },
      order: ['-created_at'],
    }),
    (position) => db.select({ ...row, ...position }).from(bankDetail),
  )
}

export function bankDetailOptions(db: Database, actor: Actor, { q, ids, company_id, limit = 50 }: CompanyOptionsQuery) {
  return db
    .select({
      id: bankDetail.id,
      label: sql<string>`${bankDetail.bank_name} || ', •••• ' || ${accountEnd}`,
      hint: sql<string>`'БИК ' || ${bankDetail.bik}`,
      is_active: bankDetail.is_active,
    })
    .from(bankDetail)
    .where(
      and(
        withinCompanies(actor, bankDetail.company_id),
        company_id === undefined ? undefined : eq(bankDetail.company_id, company_id),
        ids && inArray(bankDetail.id, ids),
        containsWords(searched, q),
      ),
    )
    .orderBy(asc(alphabetical(bankDetail.bank_name)), asc(bankDetail.id))
    .limit(limit)
}

export async function findBankDetail(db: Database, actor: Actor, id: number) {
  const [record] = await db
    .select({
      ...row,
      company_id: bankDetail.company_id,
      corr_account: bankDetail.corr_account,
      settlement_account: bankDetail.settlement_account,
      recipient: bankDetail.recipient,
      currency: bankDetail.currency,
      has_pending_moderation: sql<boolean>`exists (
        select from moderation where entity = 'bank-detail' and entity_id = "bank_detail".id and status in ('new', 'in_work', 'revision'))`,
      created_at: bankDetail.created_at,
      updated_at: bankDetail.updated_at,
    })
    .from(bankDetail)
    .where(and(eq(bankDetail.id, id), withinCompanies(actor, bankDetail.company_id)))
  if (!record) throw notFound()
  return record
}

export type BankDetail = Awaited<ReturnType<typeof findBankDetail>>

export async function findDefault(tx: Database, companyId: number): Promise<number | undefined> {
  const [record] = await tx
    .select({ id: bankDetail.id })
    .from(bankDetail)
    .where(and(eq(bankDetail.company_id, companyId), eq(bankDetail.is_default, true)))
  return record?.id
}
