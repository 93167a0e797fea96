import type { Schemas } from '@admin-panel/sdk'
import { eq, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, words } from '#query/define-list.ts'
import { listPage } from '#query/list.ts'
import { city } from '#sections/cities/schema.ts'
import { legacyList, isAlike, isSame } from '#sections/legacy/public.ts'
import { region } from '#sections/regions/schema.ts'
import { referenceTo } from '#query/reference.ts'
import { legacyCity } from './schema.ts'

const NEAR_KM = 30
const CANDIDATES = 10

const legacyName = sql`"legacy_city".name`
const hasCandidate = sql<boolean>`exists (select from city where ${isSame(sql`city.name`, legacyName)})`

const row = {
  id: legacyCity.id,
  name: legacyCity.name,
  region_name: legacyCity.region_name,
  status: legacyCity.status,
  mapped_to: referenceTo('city', legacyCity.mapped_to_id),
  note: legacyCity.note,
  has_candidate: hasCandidate,
  migrated_at: legacyCity.migrated_at,
  updated_at: legacyCity.updated_at,
  version: legacyCity.version,
}

export function listLegacyCities(db: Database, query: Call<'legacyCities.list'>['query']) {
  const searched = sql`${legacyCity.name} || ' ' || ${legacyCity.region_name}`
  const list = defineList<'legacyCities.list'>(query, legacyList(legacyCity, { q: words(searched), hasCandidate }))
  return listPage(db, query, list, (position) => db.select({ ...row, ...position }).from(legacyCity))
}

export async function findLegacyCity(db: Database, _actor: Actor, id: number) {
  const [record] = await db
    .select({
      ...row,
      mapped_to_id: legacyCity.mapped_to_id,
      payload: legacyCity.payload,
      region_id: sql<number | null>`(
        select id from region where ${isSame(sql`region.name`, sql`"legacy_city".region_name`)} limit 1)`,
    })
    .from(legacyCity)
    .where(eq(legacyCity.id, id))
  if (!record) throw notFound()
  const { region_id, ...item } = record
  return { ...item, payload: { ...item.payload }, suggestion: suggestionOf(item.name, item.payload, region_id) }
}

const TYPES: Record<string, Schemas['CityType']> = { город: 'г', посёлок: 'п', село: 'с' }

function suggestionOf(
  name: string,
  { kind, lat, lng, people }: typeof legacyCity.$inferSelect.payload,
  regionId: number | null,
): Schemas['CityChanges'] {
  return {
    name,
    type: TYPES[kind] ?? 'г',
    ...(regionId !== null && { region_id: regionId }),
    ...(lat !== null && lng !== null && { lat, lon: lng }),
    ...(people !== null && { population: people }),
  }
}

/** Cities with the same name or nearby. */
export async function candidatesOf(
  db: Database,
  { name, region_name, payload: { lat, lng } }: Awaited<ReturnType<typeof findLegacyCity>>,
): Promise<Schemas['LegacyCityCandidate'][]> {
  const distance = sql<number | null>`round(km_between(${city.lat}, ${city.lon}, ${lat}::float8, ${lng}::float8))::int`
  const isSameName = isSame(city.name, sql`${name}`)
  return db
    .select({
      id: city.id,
      label: city.name,
      hint: region.name,
      is_exact: sql<boolean>`(${isSameName} and ${isSame(region.name, sql`${region_name}`)})`.as('is_exact'),
      distance_km: distance.as('distance_km'),
    })
    .from(city)
    .innerJoin(region, eq(region.id, city.region_id))
    .where(sql`${isSameName} or ${isAlike(city.name, sql`${name}`)} or ${distance} <= ${NEAR_KM}`)
    .orderBy(sql`is_exact desc`, sql`distance_km nulls last`, city.id)
    .limit(CANDIDATES)
}
