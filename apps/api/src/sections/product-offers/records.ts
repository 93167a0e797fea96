import { recordsOf } from '#records/record.ts'
import { normalizeStocks } from './fields.ts'
import { findOffer } from './queries.ts'
import { saveStocks } from './save-stocks.ts'
import { productOffer } from './schema.ts'

export const offers = recordsOf({
  entity: 'product-offer',
  table: productOffer,
  find: findOffer,
  label: ({ seller_sku }) => seller_sku,
  companyId: ({ company_id }) => company_id,
  duplicates: {
    product_offer_sku_key: { seller_sku: ['Артикул продавца: такое значение уже есть'] },
    product_offer_product_key: { product_id: ['У продавца уже есть предложение на этот товар'] },
  },
  saveParts: saveStocks,
  masked: { stocks: (stocks) => normalizeStocks(stocks) },
})
