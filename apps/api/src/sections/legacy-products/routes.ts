import type { Section } from '#contract/handlers.ts'
import { createProduct } from '#sections/products/public.ts'
import { mappingOf } from '#sections/legacy/public.ts'
import { product } from '#sections/products/schema.ts'
import * as queries from './queries.ts'
import { legacyProduct } from './schema.ts'

const mapping = mappingOf({
  entity: 'legacy-product',
  table: legacyProduct,
  find: queries.findLegacyProduct,
  ours: {
    entity: 'product',
    table: product,
    candidatesOf: queries.candidatesOf,
    create: createProduct,
    required: {
      name: 'Название',
      article: 'Артикул',
      brand_id: 'Бренд',
      category_id: 'Категория',
      weight_g: 'Вес, г',
      length_mm: 'Длина, мм',
      width_mm: 'Ширина, мм',
      height_mm: 'Высота, мм',
      vat_rate: 'Ставка НДС',
    },
  },
})

export const legacyProducts = {
  'legacyProducts.list': ({ query, db, actor }) => queries.listLegacyProducts(db, actor, query),
  'legacyProducts.view': ({ params, db, actor }) => queries.findLegacyProduct(db, actor, params.id),
  'legacyProducts.candidates': mapping.candidates,
  'legacyProducts.tie': mapping.tie,
  'legacyProducts.untie': mapping.untie,
  'legacyProducts.ignore': mapping.ignore,
  'legacyProducts.createOurs': mapping.createOurs,
} satisfies Section<'legacyProducts'>
