import type { Schemas } from '@admin-panel/sdk'
import { eq, or, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, words } from '#query/define-list.ts'
import { listPage } from '#query/list.ts'
import { carBrand } from '#sections/car-brands/schema.ts'
import { legacyList, isAlike, isSame } from '#sections/legacy/public.ts'
import { referenceTo } from '#query/reference.ts'
import { legacyCarBrand } from './schema.ts'

const CANDIDATES = 10

const legacyName = sql`"legacy_car_brand".name`
const hasCandidate = sql<boolean>`exists (
  select from car_brand where ${isSame(sql`car_brand.name`, legacyName)} or ${isSame(sql`car_brand.name_ru`, legacyName)})`

const row = {
  id: legacyCarBrand.id,
  name: legacyCarBrand.name,
  models_count: sql<number>`jsonb_array_length(${legacyCarBrand.payload} -> 'models')`,
  status: legacyCarBrand.status,
  mapped_to: referenceTo('car_brand', legacyCarBrand.mapped_to_id),
  note: legacyCarBrand.note,
  has_candidate: hasCandidate,
  migrated_at: legacyCarBrand.migrated_at,
  updated_at: legacyCarBrand.updated_at,
  version: legacyCarBrand.version,
}

export function listLegacyMakes(db: Database, query: Call<'legacyCarBrands.list'>['query']) {
  const list = defineList<'legacyCarBrands.list'>(
    query,
    legacyList(legacyCarBrand, { q: words(legacyCarBrand.name), hasCandidate }),
  )
  return listPage(db, query, list, (position) => db.select({ ...row, ...position }).from(legacyCarBrand))
}

export async function findLegacyMake(db: Database, _actor: Actor, id: number) {
  const [record] = await db
    .select({ ...row, mapped_to_id: legacyCarBrand.mapped_to_id, payload: legacyCarBrand.payload })
    .from(legacyCarBrand)
    .where(eq(legacyCarBrand.id, id))
  if (!record) throw notFound()
  const { country, models } = record.payload
  const suggestion: Schemas['CarBrandChanges'] = { name: record.name, ...(country && { country_code: country }) }
  return {
    ...record,
    payload: { ...record.payload },
    models: models.map(({ title, from, to }) => ({ name: title, year_from: from, year_to: to })),
    suggestion,
  }
}

/** Makes with the same or a similar name in either language. */
export async function candidatesOf(
  db: Database,
  legacy: { name: string },
): Promise<Schemas['LegacyCarBrandCandidate'][]> {
  const name = sql`${legacy.name}`
  const isSameName = sql<boolean>`coalesce(${or(isSame(carBrand.name, name), isSame(carBrand.name_ru, name))}, false)`
  return db
    .select({ id: carBrand.id, label: carBrand.name, hint: carBrand.name_ru, is_exact: isSameName.as('is_exact') })
    .from(carBrand)
    .where(or(isSameName, isAlike(carBrand.name, name), isAlike(carBrand.name_ru, name)))
    .orderBy(sql`is_exact desc`, carBrand.position, carBrand.id)
    .limit(CANDIDATES)
}
