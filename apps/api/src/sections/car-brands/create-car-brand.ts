import type { Schemas } from '@admin-panel/sdk'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withSlug } from '#records/free-slug.ts'
import { recordsOf } from '#records/record.ts'
import { normalize } from './input.ts'
import * as queries from './queries.ts'
import { carBrand } from './schema.ts'

export const carBrandRecords = recordsOf({
  entity: 'car-brand',
  table: carBrand,
  find: (db, _actor, id) => queries.findMake(db, id),
  label: ({ name }) => name,
  duplicates: {
    car_brand_name_key: { name: ['Название: такое значение уже есть'] },
    car_brand_slug_key: { slug: ['Адрес в ссылке: такое значение уже есть'] },
  },
})

/** Creates a make at the end of the list; a missing slug is derived from the name. */
export async function createCarBrand(tx: Database, actor: Actor, input: Schemas['CarBrandInput']) {
  const fields = { ...input, ...(await normalize(tx, actor, input)) }
  const position = await queries.nextPosition(tx)
  return withSlug(tx, carBrand, { slug: fields.slug, name: fields.name }, (db, slug) =>
    carBrandRecords.create({ db, actor }, { ...fields, slug, position }),
  )
}
