import { and, asc, eq, getTableColumns, inArray, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, equals, oneOf, words } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { region } from './schema.ts'

const citiesCount = sql<number>`(select count(*)::int from city where region_id = "region".id)`
const searched = sql`${region.name} || ' ' || ${region.iso_code} || ' ' || coalesce(${region.kladr_id}, '')`

const { created_by: _createdBy, updated_by: _updatedBy, ...stored } = getTableColumns(region)
const columns = { ...stored, cities_count: citiesCount }

export function listRegions(db: Database, query: Call<'regions.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'regions.list'>(query, {
      table: region,
      where: {
        q: words(searched),
        federal_district: oneOf(region.federal_district),
        is_active: equals(region.is_active),
      },
      sort: {
        name: alphabetical(region.name),
        iso_code: region.iso_code,
        federal_district: alphabetical(region.federal_district),
        cities_count: citiesCount,
      },
      order: ['name'],
    }),
    (position) => db.select({ ...columns, ...position }).from(region),
  )
}

/** Lists active regions; `ids` also finds inactive ones, so that a form can show its present value. */
export function regionOptions(db: Database, { q, ids, limit = 50 }: OptionsQuery) {
  return db
    .select({ id: region.id, label: region.name, hint: region.federal_district, is_active: region.is_active })
    .from(region)
    .where(and(ids ? inArray(region.id, ids) : eq(region.is_active, true), containsWords(searched, q)))
    .orderBy(asc(alphabetical(region.name)), asc(region.id))
    .limit(limit)
}

export async function findRegion(db: Database, id: number) {
  const [record] = await db.select(columns).from(region).where(eq(region.id, id))
  if (!record) throw notFound()
  return record
}
