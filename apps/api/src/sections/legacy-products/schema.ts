import { pgTable, text } from '#db/drizzle.ts'
import { legacyRecord, payloadOf } from '#sections/legacy/public.ts'

/** The export format of the previous system. */
export interface LegacyProductPayload {
  title: string
  code: string
  brand: string
  group: string | null
  weight_kg: number | null
  length_cm: number | null
  width_cm: number | null
  height_cm: number | null
  price_rub: number | null
}

export const legacyProduct = pgTable('legacy_product', {
  ...legacyRecord,
  payload: payloadOf<LegacyProductPayload>(),
  article: text().notNull(),
  article_norm: text().notNull(),
  brand_name: text().notNull(),
  brand_norm: text().notNull(),
  category_name: text(),
})
