import type { Section } from '#contract/handlers.ts'
import { carBrand } from '#sections/car-brands/schema.ts'
import { createCarBrand } from '#sections/car-brands/public.ts'
import { mappingOf } from '#sections/legacy/public.ts'
import * as queries from './queries.ts'
import { legacyCarBrand } from './schema.ts'

const mapping = mappingOf({
  entity: 'legacy-car-brand',
  table: legacyCarBrand,
  find: queries.findLegacyMake,
  ours: {
    entity: 'car-brand',
    table: carBrand,
    candidatesOf: queries.candidatesOf,
    create: createCarBrand,
    required: { name: 'Название' },
  },
})

export const legacyCarBrands = {
  'legacyCarBrands.list': ({ query, db }) => queries.listLegacyMakes(db, query),
  'legacyCarBrands.view': ({ params, db, actor }) => queries.findLegacyMake(db, actor, params.id),
  'legacyCarBrands.candidates': mapping.candidates,
  'legacyCarBrands.tie': mapping.tie,
  'legacyCarBrands.untie': mapping.untie,
  'legacyCarBrands.ignore': mapping.ignore,
  'legacyCarBrands.createOurs': mapping.createOurs,
} satisfies Section<'legacyCarBrands'>
