import { and, asc, eq, inArray, sql } from '#db/drizzle.ts'
import type { Actor, Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#query/scope.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, either, oneOf } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { since, until } from '#query/days.ts'
import { searchedPhone } from '#text/searched-phone.ts'
import { referenceTo } from '#query/reference.ts'
import { endsSoon } from '#sections/contracts/public.ts'
import { cancelRateOf } from '#sections/sub-orders/public.ts'
import { company } from './schema.ts'
import { companyStatuses } from './statuses.ts'

const row = {
  id: company.id,
  trade_name: company.trade_name,
  short_name: company.short_name,
  inn: company.inn,
  type: company.type,
  status: company.status,
  manager: referenceTo('user', company.manager_id),
  products_count: company.products_count,
  active_offers_count: company.active_offers_count,
  open_orders_count: company.open_orders_count,
  rating: company.rating,
  created_at: company.created_at,
  version: company.version,
}

const searched = sql`${company.trade_name} || ' ' || ${company.short_name} || ' ' || ${company.full_name} || ' ' || ${company.inn} || ' ' || coalesce(${company.ogrn}, '') || ' ' || ${company.phone} || ' ' || ${company.email}`

type Filters = ListFilters<'companies.list'>

export function listOf(actor: Actor, filters: Filters) {
  const contracted = sql`exists (select from contract where company_id = "company".id and status = 'active')`
  const ending = sql`exists (select from contract where company_id = "company".id and ${endsSoon(actor)})`
  return defineList<'companies.list'>(filters, {
    table: company,
    scope: [withinCompanies(actor, company.id)],
    where: {
      q: (text) => containsWords(searched, searchedPhone(text)),
      status: oneOf(company.status),
      type: oneOf(company.type),
      tax_system: oneOf(company.tax_system),
      manager_id: oneOf(company.manager_id),
      city_id: (ids) =>
        sql`exists (select from company_address where company_id = "company".id and city_id = any(${sql.param(ids)}::int8[]))`,
      has_active_contract: either(contracted),
      contract_ends_soon: either(ending),
      created_from: since(actor, company.created_at),
      created_to: until(actor, company.created_at),
    },
    sort: {
      created_at: company.created_at,
      trade_name: alphabetical(company.trade_name),
      rating: company.rating,
      active_offers_count: company.active_offers_count,
    },
    order: ['-created_at'],
  })
}

export function listCompanies(db: Database, actor: Actor, query: Call<'companies.list'>['query']) {
  return listPage(db, query, listOf(actor, query), (position) => db.select({ ...row, ...position }).from(company))
}

/** Reads the rows of an export. */
export function exportRows(db: Database, ids: number[]) {
  return db
    .select({
      ...row,
      full_name: company.full_name,
      kpp: company.kpp,
      ogrn: company.ogrn,
      phone: company.phone,
      email: company.email,
    })
    .from(company)
    .where(inArray(company.id, ids))
}

export function companyOptions(db: Database, actor: Principal, { q, ids, limit = 50 }: OptionsQuery) {
  return db
    .select({
      id: company.id,
      label: company.trade_name,
      hint: sql<string>`'ИНН ' || ${company.inn}`,
      is_active: sql<boolean>`${company.status} = 'active'`,
    })
    .from(company)
    .where(
      and(
        withinCompanies(actor, company.id),
        ids && inArray(company.id, ids),
        containsWords(sql`${company.trade_name} || ' ' || ${company.short_name} || ' ' || ${company.inn}`, q),
      ),
    )
    .orderBy(asc(alphabetical(company.trade_name)), asc(company.id))
    .limit(limit)
}

export async function findCompany(db: Database, actor: Principal, id: number) {
  const [record] = await db
    .select({
      ...row,
      opf: company.opf,
      full_name: company.full_name,
      slug: company.slug,
      kpp: company.kpp,
      ogrn: company.ogrn,
      okpo: company.okpo,
      okved: company.okved,
      tax_system: company.tax_system,
      vat_rate: company.vat_rate,
      head: company.head,
      phone: company.phone,
      email: company.email,
      site: company.site,
      logo_id: company.logo_id,
      description: company.description,
      manager_id: company.manager_id,
      payout_frequency: company.payout_frequency,
      payout_delay_days: company.payout_delay_days,
      suspended_until: company.suspended_until,
      cancel_rate_bp: cancelRateOf(sql`"company".id`, actor.at),
      has_pending_moderation: sql<boolean>`exists (
        select from moderation where entity = 'company' and entity_id = "company".id and status in ('new', 'in_work', 'revision'))`,
      updated_at: company.updated_at,
    })
    .from(company)
    .where(and(eq(company.id, id), withinCompanies(actor, company.id)))
  if (!record) throw notFound()
  return {
    ...record,
    available_statuses: companyStatuses.available(record.status, actor),
  }
}

export type Company = Awaited<ReturnType<typeof findCompany>>
