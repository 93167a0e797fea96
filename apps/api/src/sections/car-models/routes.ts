import { eq } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { type Details, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { requireName } from '#records/require-name.ts'
import { freeSlug, withSlug } from '#records/free-slug.ts'
import { recordsOf } from '#records/record.ts'
import { wrongYears } from '#sections/car-brands/public.ts'
import { oneLineOrNull } from '#text/one-line.ts'
import * as queries from './queries.ts'
import { carModel } from './schema.ts'
import { validation } from '#text/language/say.ts'

export const carModels = {
  'carModels.list': ({ query, db }) => queries.listModels(db, query),
  'carModels.options': async ({ query, db }) => ({ items: await queries.modelOptions(db, query) }),
  'carModels.view': ({ params, db }) => queries.findModel(db, params.id),
  'carModels.create': create,
  'carModels.update': update,
  'carModels.delete': (call) => records.remove(call, ['car_brand_id', 'name', 'generation']),
  'carModels.enable': (call) => records.setActive(call, true),
  'carModels.disable': (call) => records.setActive(call, false),
  'carModels.sort': ({ body, db, actor }) =>
    records.sort({ db, actor }, body.ids, eq(carModel.car_brand_id, body.car_brand_id)),
  'carModels.generateTransliteName': generateSlug,
} satisfies Section<'carModels'>

const records = recordsOf({
  entity: 'car-model',
  table: carModel,
  find: (db, _actor, id) => queries.findModel(db, id),
  label: ({ car_brand, name, generation }) => [car_brand.label, name, generation].filter(Boolean).join(' '),
  duplicates: { car_model_car_brand_id_slug_key: { slug: ['Адрес в ссылке: такое значение уже есть'] } },
})

type Changes = Call<'carModels.update'>['body']

async function create({ body, db, actor }: Call<'carModels.create'>) {
  const fields = { ...body, ...(await normalize(db, body)) }
  const name = [fields.name, fields.generation].filter(Boolean).join(' ')
  const position = await queries.nextPosition(db, fields.car_brand_id)
  return withSlug(db, carModel, { slug: fields.slug, name, among: within(fields.car_brand_id) }, (tx, slug) =>
    records.create({ db: tx, actor }, { ...fields, slug, position }),
  )
}

/** A model that moves to another make becomes the last one there. */
async function update({ params, body, version, db, actor }: Call<'carModels.update'>) {
  const before = await records.lock({ db, actor }, params.id, version)
  const fields = { ...body, ...(await normalize(db, body, before)) }
  const { car_brand_id } = fields
  const isMoved = car_brand_id !== undefined && car_brand_id !== before.car_brand_id
  return records.update({ db, actor }, before, {
    ...fields,
    ...(isMoved && { position: await queries.nextPosition(db, car_brand_id) }),
  })
}

async function generateSlug({ body: { name, car_brand_id, id }, db }: Call<'carModels.generateTransliteName'>) {
  const makeId = car_brand_id ?? (id && (await queries.makeOf(db, id)))
  return { slug: await freeSlug(db, carModel, name, { exceptId: id, ...(makeId && { among: within(makeId) }) }) }
}

/** Normalizes names; refuses an unknown make and years in the wrong order. */
async function normalize(db: Database, input: Changes, before: Changes = {}) {
  const { car_brand_id, name, name_ru, generation } = input
  const details: Details = wrongYears(input, before)
  if (car_brand_id !== undefined && !(await queries.makeExists(db, car_brand_id)))
    details['car_brand_id'] = [validation().enum('Марка')]
  if (Object.keys(details).length > 0) throw invalid(details)
  return {
    ...(name !== undefined && { name: requireName(name, 1) }),
    ...(name_ru !== undefined && { name_ru: oneLineOrNull(name_ru) }),
    ...(generation !== undefined && { generation: oneLineOrNull(generation) }),
  }
}

function within(makeId: number) {
  return eq(carModel.car_brand_id, makeId)
}
