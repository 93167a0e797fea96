import { sql } from '#db/drizzle.ts'
import { product } from '#sections/products/schema.ts'
import * as reference from './references.ts'

/** The columns of a card in a list. */
export const row = {
  id: product.id,
  name: product.name,
  article: product.article,
  article_norm: product.article_norm,
  brand: reference.brand,
  category: reference.category,
  company: reference.company,
  condition: product.condition,
  status: product.status,
  completeness: product.completeness,
  offers_count: product.offers_count,
  min_price_kopecks: product.min_price_kopecks,
  image_id: sql<number | null>`"product".image_ids[1]`,
  image_url: reference.imageUrl,
  has_pending_moderation: sql<boolean>`${reference.pendingModerationId} is not null`,
  created_at: product.created_at,
  updated_at: product.updated_at,
  version: product.version,
}

/** The fields of a card for parcels and customs. */
export const goods = {
  weight_g: product.weight_g,
  length_mm: product.length_mm,
  width_mm: product.width_mm,
  height_mm: product.height_mm,
  pack_qty: product.pack_qty,
  vat_rate: product.vat_rate,
  country_code: product.country_code,
  tnved: product.tnved,
}
