import type { Call, Section } from '#contract/handlers.ts'
import { freeSlug } from '#records/free-slug.ts'
import { carBrandRecords, createCarBrand } from './create-car-brand.ts'
import { normalize } from './input.ts'
import * as queries from './queries.ts'
import { carBrand } from './schema.ts'

export const carBrands = {
  'carBrands.list': ({ query, db }) => queries.listMakes(db, query),
  'carBrands.options': async ({ query, db }) => ({ items: await queries.makeOptions(db, query) }),
  'carBrands.view': ({ params, db }) => queries.findMake(db, params.id),
  'carBrands.create': ({ body, db, actor }) => createCarBrand(db, actor, body),
  'carBrands.update': update,
  'carBrands.delete': (call) => carBrandRecords.remove(call, ['name', 'slug']),
  'carBrands.enable': (call) => carBrandRecords.setActive(call, true),
  'carBrands.disable': (call) => carBrandRecords.setActive(call, false),
  'carBrands.sort': ({ body, db, actor }) => carBrandRecords.sort({ db, actor }, body.ids),
  'carBrands.generateTransliteName': async ({ body, db }) => ({
    slug: await freeSlug(db, carBrand, body.name, { exceptId: body.id }),
  }),
} satisfies Section<'carBrands'>

async function update(call: Call<'carBrands.update'>) {
  const { body, db, actor } = call
  return carBrandRecords.change(call, async (before) => ({ ...body, ...(await normalize(db, actor, body, before)) }))
}
