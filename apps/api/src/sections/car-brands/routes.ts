import { conflict } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { freeSlug } from '#records/free-slug.ts'
import { usedIn } from '#text/counted.ts'
import { carBrandRecords, createCarBrand } from './create-car-brand.ts'
import { tidy } from './input.ts'
import * as queries from './queries.ts'
import { carBrand } from './schema.ts'

export const carBrands = {
  'carBrands.list': ({ query, db }) => queries.listMakes(db, query),
  'carBrands.options': async ({ query, db }) => ({ items: await queries.makeOptions(db, query) }),
  'carBrands.view': ({ params, db }) => queries.findMake(db, params.id),
  'carBrands.create': ({ body, db, actor }) => createCarBrand(db, actor, body),
  'carBrands.update': update,
  'carBrands.delete': remove,
  'carBrands.enable': (call) => setActive(call, true),
  'carBrands.disable': (call) => setActive(call, false),
  'carBrands.sort': ({ body, db, actor }) => carBrandRecords.sort(db, actor, body.ids),
  'carBrands.generateTransliteName': async ({ body, db }) => ({
    slug: await freeSlug(db, carBrand, body.name, { exceptId: body.id }),
  }),
} satisfies Section<'carBrands'>

async function update({ params, body, version, db, actor }: Call<'carBrands.update'>) {
  const before = await carBrandRecords.lock(db, actor, params.id, version)
  return carBrandRecords.update(db, actor, before, { ...body, ...(await tidy(db, actor, body, before)) })
}

async function remove({ params, version, db, actor }: Call<'carBrands.delete'>) {
  const found = await carBrandRecords.lock(db, actor, params.id, version)
  const usages = await queries.usagesOf(db, found.id)
  if (usages > 0) throw conflict(`Нельзя удалить: ${usedIn(usages)}`)
  await carBrandRecords.remove(db, actor, found, ['name', 'slug'])
}

async function setActive(
  { params, version, db, actor }: Call<'carBrands.enable' | 'carBrands.disable'>,
  is_active: boolean,
) {
  const before = await carBrandRecords.lock(db, actor, params.id, version)
  return carBrandRecords.setActive(db, actor, before, is_active)
}
