import type { Schemas } from '@admin-panel/sdk'
import { and, asc, eq, inArray, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, either, equals, oneOf, words } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { region } from '#sections/regions/schema.ts'
import { city } from './schema.ts'

const pointsCount = sql<number>`(select count(*)::int from store_point where city_id = "city".id and status = 'active')`
const hasPoints = sql`exists (select from store_point where city_id = "city".id and status = 'active')`
const regionName = sql`(select name from region where id = "city".region_id)`
const searched = sql`${city.name} || ' ' || ${city.slug} || ' ' || coalesce(${city.kladr_id}, '')`

const row = {
  id: city.id,
  name: city.name,
  slug: city.slug,
  type: city.type,
  region: sql<Schemas['Reference']>`json_build_object('id', ${region.id}, 'label', ${region.name})`,
  federal_district: region.federal_district,
  time_zone: city.time_zone,
  population: city.population,
  is_capital: city.is_capital,
  is_popular: city.is_popular,
  is_active: city.is_active,
  points_count: pointsCount,
  updated_at: city.updated_at,
  version: city.version,
}

type Filters = ListFilters<'cities.list'>

export function listOf(filters: Filters) {
  return defineList<'cities.list'>(filters, {
    table: city,
    where: {
      q: words(searched),
      region_id: oneOf(city.region_id),
      federal_district: (districts) =>
        sql`${city.region_id} in (select id from region where ${inArray(sql`federal_district`, districts)})`,
      is_active: equals(city.is_active),
      is_popular: equals(city.is_popular),
      has_points: either(hasPoints),
    },
    sort: {
      name: alphabetical(city.name),
      population: city.population,
      region: sql`${regionName} collate "unicode"`,
    },
    order: ['name'],
  })
}

export function listCities(db: Database, query: Call<'cities.list'>['query']) {
  return listPage(db, query, listOf(query), (position) =>
    db
      .select({ ...row, ...position })
      .from(city)
      .innerJoin(region, eq(region.id, city.region_id)),
  )
}

/** Reads the rows of an export. */
export function citiesOf(db: Database, ids: number[]) {
  return selectRecords(db).where(inArray(city.id, ids))
}

export async function findCity(db: Database, id: number) {
  const [record] = await selectRecords(db).where(eq(city.id, id))
  if (!record) throw notFound()
  return record
}

function selectRecords(db: Database) {
  return db
    .select({
      ...row,
      name_in: city.name_in,
      region_id: city.region_id,
      kladr_id: city.kladr_id,
      fias_id: city.fias_id,
      postal_code: city.postal_code,
      lat: city.lat,
      lon: city.lon,
      created_at: city.created_at,
    })
    .from(city)
    .innerJoin(region, eq(region.id, city.region_id))
}

/** Active cities; a lookup by id also returns inactive ones, so that a form can show its stored value. */
export function cityOptions(db: Database, { q, region_id, ids, limit = 50 }: OptionsQuery & { region_id?: number }) {
  return db
    .select({ id: city.id, label: city.name, hint: region.name, is_active: city.is_active })
    .from(city)
    .innerJoin(region, eq(region.id, city.region_id))
    .where(
      and(
        ids ? inArray(city.id, ids) : eq(city.is_active, true),
        region_id ? eq(city.region_id, region_id) : undefined,
        containsWords(searched, q),
      ),
    )
    .orderBy(asc(alphabetical(city.name)), asc(city.id))
    .limit(limit)
}

/** The time zone of a region; undefined if the region does not exist. */
export async function zoneOfRegion(db: Database, id: number): Promise<string | undefined> {
  const [record] = await db.select({ time_zone: region.time_zone }).from(region).where(eq(region.id, id))
  return record?.time_zone
}
