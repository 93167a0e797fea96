import type { Section } from '#contract/handlers.ts'
import { city } from '#sections/cities/schema.ts'
import { createCity } from '#sections/cities/public.ts'
import { mappingOf } from '#sections/legacy/public.ts'
import * as queries from './queries.ts'
import { legacyCity } from './schema.ts'

const mapping = mappingOf({
  entity: 'legacy-city',
  table: legacyCity,
  find: queries.findLegacyCity,
  ours: {
    entity: 'city',
    table: city,
    candidatesOf: queries.candidatesOf,
    create: createCity,
    required: {
      name: 'Название',
      name_in: 'Где',
      region_id: 'Регион',
      type: 'Тип',
      lat: 'Широта',
      lon: 'Долгота',
    },
  },
})

export const legacyCities = {
  'legacyCities.list': ({ query, db }) => queries.listLegacyCities(db, query),
  'legacyCities.view': ({ params, db, actor }) => queries.findLegacyCity(db, actor, params.id),
  'legacyCities.candidates': mapping.candidates,
  'legacyCities.tie': mapping.tie,
  'legacyCities.untie': mapping.untie,
  'legacyCities.ignore': mapping.ignore,
  'legacyCities.createOurs': mapping.createOurs,
} satisfies Section<'legacyCities'>
