import { and, asc, eq, inArray, sql } from '#db/drizzle.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#query/scope.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, oneOf, words } from '#query/define-list.ts'
import { containsWords, listPage, type CompanyOptionsQuery } from '#query/list.ts'
import { referenceTo } from '#query/reference.ts'
import { companyAddress } from './schema.ts'

const fullText = sql<string>`(
  select concat_ws(', ', "company_address".postal_code, nullif(region.name, city.name),
    address_line(city.name, "company_address".street, "company_address".house, "company_address".building, "company_address".office))
  from region left join city on city.id = "company_address".city_id where region.id = "company_address".region_id)`
const searched = sql`${companyAddress.postal_code} || ' ' || ${companyAddress.street} || ' ' || ${companyAddress.house}`
const row = {
  id: companyAddress.id,
  company: referenceTo('company', companyAddress.company_id),
  type: companyAddress.type,
  full_text: fullText,
  region: referenceTo('region', companyAddress.region_id),
  city: referenceTo('city', companyAddress.city_id),
  version: companyAddress.version,
}

export function listAddresses(db: Database, actor: Actor, query: Call<'companyAddresses.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'companyAddresses.list'>(query, {
      table: companyAddress,
      scope: [withinCompanies(actor, companyAddress.company_id)],
      where: {
        q: words(searched),
        company_id: oneOf(companyAddress.company_id),
        type: oneOf(companyAddress.type),
        region_id: oneOf(companyAddress.region_id),
        city_id: oneOf(companyAddress.city_id),
      },
      sort: {
        type: sql`array_position(array['legal', 'actual', 'postal', 'return'], ${companyAddress.type})`,
        created_at: companyAddress.created_at,
      },
      order: ['type'],
    }),
    (position) => db.select({ ...row, ...position }).from(companyAddress),
  )
}

export async function addressOptions(
  db: Database,
  actor: Actor,
  { q, ids, company_id, limit = 50 }: CompanyOptionsQuery,
) {
  const rows = await db
    .select({ id: companyAddress.id, label: fullText, type: companyAddress.type })
    .from(companyAddress)
    .where(
      and(
        withinCompanies(actor, companyAddress.company_id),
        company_id === undefined ? undefined : eq(companyAddress.company_id, company_id),
        ids && inArray(companyAddress.id, ids),
        containsWords(searched, q),
      ),
    )
    .orderBy(asc(companyAddress.id))
    .limit(limit)
  return rows.map(({ type, ...line }) => ({ ...line, hint: enumWords.CompanyAddressType[type], is_active: true }))
}

export async function findAddress(db: Database, actor: Actor, id: number) {
  const [address] = await db
    .select({
      ...row,
      company_id: companyAddress.company_id,
      region_id: companyAddress.region_id,
      city_id: companyAddress.city_id,
      postal_code: companyAddress.postal_code,
      street: companyAddress.street,
      house: companyAddress.house,
      building: companyAddress.building,
      office: companyAddress.office,
      fias_id: companyAddress.fias_id,
      kladr_id: companyAddress.kladr_id,
      lat: companyAddress.lat,
      lon: companyAddress.lon,
      created_at: companyAddress.created_at,
      updated_at: companyAddress.updated_at,
    })
    .from(companyAddress)
    .where(and(eq(companyAddress.id, id), withinCompanies(actor, companyAddress.company_id)))
  if (!address) throw notFound()
  return address
}
