import type { Schemas } from '@admin-panel/sdk'
import type { Call, Section } from '#contract/handlers.ts'
import { complete, mappingOf } from '#sections/legacy/public.ts'
import { createProduct } from '#sections/products/public.ts'
import { product } from '#sections/products/schema.ts'
import * as queries from './queries.ts'
import { legacyProduct } from './schema.ts'

export const legacyProducts = {
  'legacyProducts.list': ({ query, db, actor }) => queries.listLegacyProducts(db, actor, query),
  'legacyProducts.view': ({ params, db, actor }) => queries.findLegacyProduct(db, actor, params.id),
  'legacyProducts.candidates': candidates,
  'legacyProducts.tie': ({ params, version, body, db, actor }) =>
    mapping.tie(db, actor, { id: params.id, version }, body.mapped_to_id),
  'legacyProducts.untie': ({ params, version, db, actor }) => mapping.untie(db, actor, { id: params.id, version }),
  'legacyProducts.ignore': ({ params, version, body, db, actor }) =>
    mapping.ignore(db, actor, { id: params.id, version }, body.note),
  'legacyProducts.createOurs': createOurs,
} satisfies Section<'legacyProducts'>

const mapping = mappingOf({
  entity: 'legacy-product',
  table: legacyProduct,
  find: queries.findLegacyProduct,
  ours: { entity: 'product', table: product },
})

async function candidates({ params, db, actor }: Call<'legacyProducts.candidates'>) {
  const { id } = await queries.findLegacyProduct(db, actor, params.id)
  return { items: await queries.candidatesOf(db, id) }
}

const REQUIRED = {
  name: 'Название',
  article: 'Артикул',
  brand_id: 'Бренд',
  category_id: 'Категория',
  weight_g: 'Вес, г',
  length_mm: 'Длина, мм',
  width_mm: 'Ширина, мм',
  height_mm: 'Высота, мм',
  vat_rate: 'Ставка НДС',
}

/** The draft takes the known values from the legacy product; the input must supply the rest. */
async function createOurs({ params, version, body, db, actor }: Call<'legacyProducts.createOurs'>) {
  return mapping.createOurs(db, actor, { id: params.id, version }, ({ suggestion }) =>
    createProduct(db, actor, complete<Schemas['ProductInput']>({ ...suggestion, ...body }, REQUIRED)),
  )
}
