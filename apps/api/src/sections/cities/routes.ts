import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { exportOf } from '#export/export-list.ts'
import { conflict } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { freeSlug } from '#records/free-slug.ts'
import { inBulk } from '#records/in-bulk.ts'
import { counted, usedIn } from '#text/counted.ts'
import { cityRecords, createCity } from './create-city.ts'
import { exportColumns } from './export-columns.ts'
import { tidy } from './input.ts'
import * as queries from './queries.ts'
import { city } from './schema.ts'

export const cities = {
  'cities.list': ({ query, db }) => queries.listCities(db, query),
  'cities.options': async ({ query, db }) => ({ items: await queries.cityOptions(db, query) }),
  'cities.view': ({ params, db }) => queries.findCity(db, params.id),
  'cities.create': ({ body, db, actor }) => createCity(db, actor, body),
  'cities.update': update,
  'cities.delete': remove,
  'cities.enable': ({ params, version, db, actor }) => setActive(db, actor, { id: params.id, version }, true),
  'cities.disable': ({ params, version, db, actor }) => setActive(db, actor, { id: params.id, version }, false),
  'cities.enableByIds': ({ body, db, actor }) =>
    inBulk(db, body.items, (tx, item) => setActive(tx, actor, item, true), body),
  'cities.disableByIds': ({ body, db, actor }) =>
    inBulk(db, body.items, (tx, item) => setActive(tx, actor, item, false), body),
  'cities.generateTransliteName': async ({ body, db }) => ({
    slug: await freeSlug(db, city, body.name, { exceptId: body.id }),
  }),
  'cities.export': exportOf({
    entity: 'city',
    name: 'Города',
    list: ({ filters }) => queries.listOf(filters),
    columns: () => exportColumns,
    read: ({ db }, ids) => queries.citiesOf(db, ids),
  }),
} satisfies Section<'cities'>

async function update({ params, body, version, db, actor }: Call<'cities.update'>) {
  const before = await cityRecords.lock(db, actor, params.id, version)
  return cityRecords.update(db, actor, before, { ...body, ...(await tidy(db, body)) })
}

async function remove({ params, version, db, actor }: Call<'cities.delete'>) {
  const found = await cityRecords.lock(db, actor, params.id, version)
  const usages = await queries.usagesOf(db, found.id)
  if (usages > 0) throw conflict(`Нельзя удалить: ${usedIn(usages)}`)
  await cityRecords.remove(db, actor, found, ['name', 'region_id'])
}

async function setActive(
  db: Database,
  actor: Actor,
  { id, version }: { id: number; version: number | undefined },
  is_active: boolean,
) {
  const before = await cityRecords.lock(db, actor, id, version)
  if (before.is_active && !is_active && before.points_count > 0) {
    const points = counted(before.points_count, 'активная точка', 'активные точки', 'активных точек')
    throw conflict(`Нельзя выключить: в городе ${points}`)
  }
  return cityRecords.setActive(db, actor, before, is_active)
}
