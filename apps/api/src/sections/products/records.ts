import { normalizeArticle } from '@admin-panel/sdk/validation'
import { recordsOf } from '#records/record.ts'
import { partsOf } from './fields.ts'
import { findProduct } from './queries.ts'
import { saveParts } from './save-parts.ts'
import { product } from './schema.ts'

export const products = recordsOf({
  entity: 'product',
  table: product,
  find: findProduct,
  label: ({ name }) => name,
  companyId: ({ company_id }) => company_id,
  duplicates: {
    product_article_key: { article: ['Товар с таким брендом и артикулом уже есть'] },
    product_slug_key: { slug: ['Адрес в ссылке: такое значение уже есть'] },
  },
  saveParts,
  derived: ({ article }) => (typeof article === 'string' ? { article_norm: normalizeArticle(article) } : {}),
  masked: {
    oem_numbers: (oem_numbers) => partsOf({ oem_numbers }).oem_numbers,
    crosses: (crosses) => partsOf({ crosses }).crosses,
    applicability: (applicability) => partsOf({ applicability }).applicability,
  },
})
