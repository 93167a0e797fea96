import type { Schemas } from '@admin-panel/sdk'
import { and, asc, eq, getTableColumns, inArray, max, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, equals, oneOf, words } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { carBrand } from '#sections/car-brands/schema.ts'
import { carModel } from './schema.ts'

const ofMake = (column: string) =>
  sql`(select ${sql.raw(column)} from car_brand where car_brand.id = "car_model".car_brand_id)`
const makeNames = ofMake(`name || ' ' || coalesce(name_ru, '')`)
const searched = sql`${makeNames} || ' ' || ${carModel.name} || ' ' || coalesce(${carModel.name_ru}, '') || ' ' || coalesce(${carModel.generation}, '') || ' ' || ${carModel.slug}`

const { created_by: _createdBy, updated_by: _updatedBy, ...stored } = getTableColumns(carModel)
const columns = {
  ...stored,
  car_brand: sql<Schemas['Reference']>`json_build_object('id', ${carModel.car_brand_id}, 'label', ${carBrand.name})`,
}

export function listModels(db: Database, query: Call<'carModels.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'carModels.list'>(query, {
      table: carModel,
      where: {
        q: words(searched),
        car_brand_id: oneOf(carModel.car_brand_id),
        body: oneOf(carModel.body),
        year: (year) => sql`${year} between ${carModel.year_from} and coalesce(${carModel.year_to}, ${year})`,
        is_active: equals(carModel.is_active),
      },
      sort: {
        position: sql`${ofMake('position')} * 100000::bigint + ${carModel.position}`,
        name: alphabetical(carModel.name),
        year_from: carModel.year_from,
        updated_at: carModel.updated_at,
      },
      order: ['position'],
    }),
    (position) =>
      db
        .select({ ...columns, ...position })
        .from(carModel)
        .innerJoin(carBrand, eq(carBrand.id, carModel.car_brand_id)),
  )
}

/** Active models; a lookup by id also returns inactive ones, so that a form can show its stored value. */
export function modelOptions(
  db: Database,
  { q, car_brand_id, ids, limit = 50 }: OptionsQuery & { car_brand_id?: number },
) {
  return db
    .select({
      id: carModel.id,
      label: sql<string>`concat_ws(' ', ${carBrand.name}, ${carModel.name}, ${carModel.generation})`,
      hint: sql<string>`case when ${carModel.year_to} is null then 'с ' || ${carModel.year_from} else ${carModel.year_from} || '–' || ${carModel.year_to} end`,
      is_active: carModel.is_active,
    })
    .from(carModel)
    .innerJoin(carBrand, eq(carBrand.id, carModel.car_brand_id))
    .where(
      and(
        ids ? inArray(carModel.id, ids) : eq(carModel.is_active, true),
        car_brand_id ? eq(carModel.car_brand_id, car_brand_id) : undefined,
        containsWords(searched, q),
      ),
    )
    .orderBy(asc(carBrand.position), asc(carModel.position), asc(carModel.id))
    .limit(limit)
}

export async function findModel(db: Database, id: number) {
  const [model] = await db
    .select(columns)
    .from(carModel)
    .innerJoin(carBrand, eq(carBrand.id, carModel.car_brand_id))
    .where(eq(carModel.id, id))
  if (!model) throw notFound()
  return model
}

export async function makeExists(db: Database, id: number): Promise<boolean> {
  const makes = await db.select({ id: carBrand.id }).from(carBrand).where(eq(carBrand.id, id))
  return makes.length > 0
}

export async function makeOf(db: Database, id: number): Promise<number | undefined> {
  const [model] = await db.select({ make: carModel.car_brand_id }).from(carModel).where(eq(carModel.id, id))
  return model?.make
}

export async function nextPosition(tx: Database, makeId: number): Promise<number> {
  const [last] = await tx
    .select({ position: max(carModel.position) })
    .from(carModel)
    .where(eq(carModel.car_brand_id, makeId))
  return (last?.position ?? 0) + 1
}
