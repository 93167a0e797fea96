import type { Schemas } from '@admin-panel/sdk'
import type { Call, Section } from '#contract/handlers.ts'
import { createCarBrand } from '#sections/car-brands/public.ts'
import { carBrand } from '#sections/car-brands/schema.ts'
import { complete, mappingOf } from '#sections/legacy/public.ts'
import * as queries from './queries.ts'
import { legacyCarBrand } from './schema.ts'

export const legacyCarBrands = {
  'legacyCarBrands.list': ({ query, db }) => queries.listLegacyMakes(db, query),
  'legacyCarBrands.view': ({ params, db }) => queries.findLegacyMake(db, params.id),
  'legacyCarBrands.candidates': candidates,
  'legacyCarBrands.tie': ({ params, version, body, db, actor }) =>
    mapping.tie(db, actor, { id: params.id, version }, body.mapped_to_id),
  'legacyCarBrands.untie': ({ params, version, db, actor }) => mapping.untie(db, actor, { id: params.id, version }),
  'legacyCarBrands.ignore': ({ params, version, body, db, actor }) =>
    mapping.ignore(db, actor, { id: params.id, version }, body.note),
  'legacyCarBrands.createOurs': createOurs,
} satisfies Section<'legacyCarBrands'>

const mapping = mappingOf({
  entity: 'legacy-car-brand',
  table: legacyCarBrand,
  find: (db, _actor, id) => queries.findLegacyMake(db, id),
  ours: { entity: 'car-brand', table: carBrand },
})

async function candidates({ params, db }: Call<'legacyCarBrands.candidates'>) {
  const { name } = await queries.findLegacyMake(db, params.id)
  return { items: await queries.candidatesOf(db, name) }
}

async function createOurs({ params, version, body, db, actor }: Call<'legacyCarBrands.createOurs'>) {
  return mapping.createOurs(db, actor, { id: params.id, version }, ({ suggestion }) =>
    createCarBrand(db, actor, complete<Schemas['CarBrandInput']>({ ...suggestion, ...body }, { name: 'Название' })),
  )
}
