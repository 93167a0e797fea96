import type { Schemas } from '@admin-panel/sdk'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withSlug } from '#records/free-slug.ts'
import { recordsOf } from '#records/record.ts'
import { normalize } from './input.ts'
import * as queries from './queries.ts'
import { city } from './schema.ts'

export const cityRecords = recordsOf({
  entity: 'city',
  table: city,
  find: (db, _actor, id) => queries.findCity(db, id),
  label: ({ name }) => name,
  duplicates: {
    city_slug_key: { slug: ['Адрес в ссылке: такое значение уже есть'] },
    city_kladr_id_key: { kladr_id: ['Код КЛАДР: такое значение уже есть'] },
    city_fias_id_key: { fias_id: ['Код ФИАС: такое значение уже есть'] },
  },
})

/** Creates a city; a missing slug is derived from the name and a missing time zone from the region. */
export async function createCity(tx: Database, actor: Actor, input: Schemas['CityInput']) {
  const fields = { ...input, ...(await normalize(tx, input)) }
  const time_zone = fields.time_zone ?? (await queries.zoneOfRegion(tx, fields.region_id))
  return withSlug(tx, city, { slug: fields.slug, name: fields.name }, (db, slug) =>
    cityRecords.create({ db, actor }, { ...fields, slug, time_zone }),
  )
}
