import type { Schemas } from '@admin-panel/sdk'
import type { Call, Section } from '#contract/handlers.ts'
import { createCity } from '#sections/cities/public.ts'
import { city } from '#sections/cities/schema.ts'
import { complete, mappingOf } from '#sections/legacy/public.ts'
import * as queries from './queries.ts'
import { legacyCity } from './schema.ts'

export const legacyCities = {
  'legacyCities.list': ({ query, db }) => queries.listLegacyCities(db, query),
  'legacyCities.view': ({ params, db }) => queries.findLegacyCity(db, params.id),
  'legacyCities.candidates': candidates,
  'legacyCities.tie': ({ params, version, body, db, actor }) =>
    mapping.tie(db, actor, { id: params.id, version }, body.mapped_to_id),
  'legacyCities.untie': ({ params, version, db, actor }) => mapping.untie(db, actor, { id: params.id, version }),
  'legacyCities.ignore': ({ params, version, body, db, actor }) =>
    mapping.ignore(db, actor, { id: params.id, version }, body.note),
  'legacyCities.createOurs': createOurs,
} satisfies Section<'legacyCities'>

const mapping = mappingOf({
  entity: 'legacy-city',
  table: legacyCity,
  find: (db, _actor, id) => queries.findLegacyCity(db, id),
  ours: { entity: 'city', table: city },
})

async function candidates({ params, db }: Call<'legacyCities.candidates'>) {
  return { items: await queries.candidatesOf(db, await queries.findLegacyCity(db, params.id)) }
}

const REQUIRED = {
  name: 'Название',
  name_in: 'Где',
  region_id: 'Регион',
  type: 'Тип',
  lat: 'Широта',
  lon: 'Долгота',
}

async function createOurs({ params, version, body, db, actor }: Call<'legacyCities.createOurs'>) {
  return mapping.createOurs(db, actor, { id: params.id, version }, ({ suggestion }) =>
    createCity(db, actor, complete<Schemas['CityInput']>({ ...suggestion, ...body }, REQUIRED)),
  )
}
