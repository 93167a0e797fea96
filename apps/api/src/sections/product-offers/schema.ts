import type { Schemas } from '@admin-panel/sdk'
import { bigint, boolean, integer, pgTable, text } from '#db/drizzle.ts'
import { record, reference } from '#db/columns.ts'

export const productOffer = pgTable('product_offer', {
  ...record,
  company_id: reference().notNull(),
  product_id: reference().notNull(),
  seller_sku: text().notNull(),
  price_kopecks: bigint({ mode: 'number' }).notNull(),
  old_price_kopecks: bigint({ mode: 'number' }),
  vat_rate: text().$type<Schemas['VatRate']>().notNull(),
  min_order: integer().notNull().default(1),
  delivery_days_min: integer().notNull().default(0),
  delivery_days_max: integer().notNull().default(3),
  status: text().$type<Schemas['OfferStatus']>().notNull().default('draft'),
  price_quarantine: boolean().notNull().default(false),
  last_price_kopecks: bigint({ mode: 'number' }),
  available: integer().notNull().default(0),
})
