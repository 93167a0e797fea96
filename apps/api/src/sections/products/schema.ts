import type { Schemas } from '@admin-panel/sdk'
import { bigint, boolean, customType, integer, numeric, pgTable, primaryKey, text } from '#db/drizzle.ts'
import { id, instant, record, reference } from '#db/columns.ts'

export type AttributeValue = Schemas['ProductAttributeValue']

/** The values are stored as an object keyed by attribute id, so that an index can serve a filter on one attribute. */
const attributeValues = customType<{ data: AttributeValue[]; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (values) =>
    JSON.stringify(Object.fromEntries(values.map(({ attribute_id, value }) => [attribute_id, value]))),
  fromDriver: (stored) =>
    Object.entries<AttributeValue['value']>(Object(stored))
      .map(([id, value]) => ({ attribute_id: Number(id), value }))
      .toSorted((a, b) => a.attribute_id - b.attribute_id),
})

export const product = pgTable('product', {
  ...record,
  name: text().notNull(),
  slug: text().notNull(),
  article: text().notNull(),
  article_norm: text().notNull(),
  brand_id: reference(),
  brand_request_id: reference(),
  category_id: reference().notNull(),
  company_id: reference(),
  description: text(),
  barcodes: text().array().notNull().default([]),
  image_ids: bigint({ mode: 'number' }).array().notNull().default([]),
  attribute_values: attributeValues().notNull().default([]),
  condition: text().$type<Schemas['ProductCondition']>().notNull().default('new'),
  weight_g: integer().notNull(),
  length_mm: integer().notNull(),
  width_mm: integer().notNull(),
  height_mm: integer().notNull(),
  pack_qty: integer().notNull().default(1),
  vat_rate: text().$type<Schemas['VatRate']>().notNull(),
  country_code: text(),
  tnved: text(),
  status: text().$type<Schemas['ProductStatus']>().notNull().default('draft'),
  status_reason_id: reference(),
  completeness: integer().notNull().default(0),
  codes: text().notNull().default(''),
  has_applicability: boolean().notNull().default(false),
  offers_count: integer().notNull().default(0),
  min_price_kopecks: bigint({ mode: 'number' }),
  rating: numeric({ precision: 3, scale: 2, mode: 'number' }),
})

export const productOem = pgTable(
  'product_oem',
  {
    product_id: reference().notNull(),
    car_brand_id: reference().notNull(),
    number: text().notNull(),
    number_norm: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.car_brand_id, table.number_norm] })],
)

export const productCross = pgTable(
  'product_cross',
  {
    product_id: reference().notNull(),
    brand_id: reference().notNull(),
    article: text().notNull(),
    article_norm: text().notNull(),
    kind: text().$type<Schemas['CrossKind']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.brand_id, table.article_norm] })],
)

/** Kept by triggers. */
export const productWithoutCrosses = pgTable('product_without_crosses', {
  product_id: reference().primaryKey(),
})

export const productApplicability = pgTable(
  'product_applicability',
  {
    product_id: reference().notNull(),
    position: integer().notNull(),
    car_model_id: reference().notNull(),
    year_from: integer(),
    year_to: integer(),
    note: text(),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.position] })],
)

/** Photos that were sent by address. */
export const productPhoto = pgTable('product_photo', {
  id: id(),
  product_id: reference().notNull(),
  url: text().notNull(),
  state: text().$type<'waiting' | 'fetched' | 'failed'>().notNull().default('waiting'),
  problem: text(),
  attempts: integer().notNull().default(0),
  next_attempt_at: instant().notNull(),
  leased_until: instant(),
  user_id: reference().notNull(),
  key_id: reference(),
  created_at: instant().notNull(),
})
