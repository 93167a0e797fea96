import { exportOf } from '#export/export-list.ts'
import { conflict } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { freeSlug } from '#records/free-slug.ts'
import type { Target } from '#records/record.ts'
import { inBulk } from '#records/many/in-bulk.ts'
import { dropMetaData } from '#sections/meta-data/public.ts'
import { cityRecords, createCity } from './create-city.ts'
import { exportColumns } from './export-columns.ts'
import { normalize } from './input.ts'
import * as queries from './queries.ts'
import { city } from './schema.ts'
import { say, sayCounted } from '#text/language/say.ts'

export const cities = {
  'cities.list': ({ query, db }) => queries.listCities(db, query),
  'cities.options': async ({ query, db }) => ({ items: await queries.cityOptions(db, query) }),
  'cities.view': ({ params, db }) => queries.findCity(db, params.id),
  'cities.create': ({ body, db, actor }) => createCity(db, actor, body),
  'cities.update': update,
  'cities.delete': remove,
  'cities.enable': (call) => setActive(call, true),
  'cities.disable': (call) => setActive(call, false),
  'cities.enableByIds': (call) => switchByIds(call, true),
  'cities.disableByIds': (call) => switchByIds(call, false),
  'cities.generateTransliteName': async ({ body, db }) => ({
    slug: await freeSlug(db, city, body.name, { exceptId: body.id }),
  }),
  'cities.export': exportOf({
    entity: 'city',
    list: ({ filters }) => queries.listOf(filters),
    columns: () => exportColumns,
    read: ({ db }, ids) => queries.citiesOf(db, ids),
  }),
} satisfies Section<'cities'>

async function update(call: Call<'cities.update'>) {
  const { body, db } = call
  return cityRecords.change(call, async () => ({ ...body, ...(await normalize(db, body)) }))
}

function remove(call: Call<'cities.delete'>) {
  const { db, actor } = call
  return cityRecords.remove(call, ['name', 'region_id'], ({ id, name }) =>
    dropMetaData(db, actor, { entity: 'city', id, name }),
  )
}

function setActive(call: Target, is_active: boolean) {
  return cityRecords.setActive(call, is_active, (before) => {
    if (before.is_active && !is_active && before.points_count > 0) {
      const points = sayCounted(before.points_count, 'активная точка', 'активные точки', 'активных точек')
      throw conflict(say`Нельзя выключить: в городе ${points}`)
    }
  })
}

function switchByIds({ body, db, actor }: Call<'cities.enableByIds' | 'cities.disableByIds'>, is_active: boolean) {
  return inBulk(
    db,
    body.items,
    (tx, { id, version }) => setActive({ db: tx, actor, params: { id }, version }, is_active),
    body,
  )
}
