import { and, asc, eq, getTableColumns, inArray, max, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, equals, oneOf, words } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { carBrand } from './schema.ts'

const modelsCount = sql<number>`(select count(*)::int from car_model where car_brand_id = "car_brand".id)`
const searched = sql`${carBrand.name} || ' ' || coalesce(${carBrand.name_ru}, '') || ' ' || ${carBrand.slug}`

const { created_by: _createdBy, updated_by: _updatedBy, ...stored } = getTableColumns(carBrand)
const columns = { ...stored, models_count: modelsCount }

export function listMakes(db: Database, query: Call<'carBrands.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'carBrands.list'>(query, {
      table: carBrand,
      where: {
        q: words(searched),
        country_code: oneOf(carBrand.country_code),
        is_popular: equals(carBrand.is_popular),
        is_active: equals(carBrand.is_active),
      },
      sort: {
        position: carBrand.position,
        name: alphabetical(carBrand.name),
        models_count: modelsCount,
        updated_at: carBrand.updated_at,
      },
      order: ['position'],
    }),
    (position) => db.select({ ...columns, ...position }).from(carBrand),
  )
}

/** Active makes; a lookup by id also returns inactive ones, so that a form can show its stored value. */
export function makeOptions(db: Database, { q, ids, limit = 50 }: OptionsQuery) {
  return db
    .select({ id: carBrand.id, label: carBrand.name, hint: carBrand.name_ru, is_active: carBrand.is_active })
    .from(carBrand)
    .where(and(ids ? inArray(carBrand.id, ids) : eq(carBrand.is_active, true), containsWords(searched, q)))
    .orderBy(asc(alphabetical(carBrand.name)), asc(carBrand.id))
    .limit(limit)
}

export async function findMake(db: Database, id: number) {
  const [make] = await db.select(columns).from(carBrand).where(eq(carBrand.id, id))
  if (!make) throw notFound()
  return make
}

export async function nextPosition(tx: Database): Promise<number> {
  const [last] = await tx.select({ position: max(carBrand.position) }).from(carBrand)
  return (last?.position ?? 0) + 1
}
