import { normalizeArticle } from '@admin-panel/sdk/validation'
import { eq, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Fields } from './fields.ts'
import { productApplicability, productCross, productOem } from './schema.ts'

/** Writes the child tables of a card and the columns computed from them. */
export async function saveParts(tx: Database, _actor: Actor, id: number, fields: Fields): Promise<void> {
  const { oem_numbers, crosses, applicability } = fields
  if (oem_numbers) {
    await tx.delete(productOem).where(eq(productOem.product_id, id))
    const rows = oem_numbers.map(({ car_brand_id, number }) => ({
      product_id: id,
      car_brand_id,
      number,
      number_norm: normalizeArticle(number),
    }))
    if (rows.length > 0) await tx.insert(productOem).values(rows)
  }
  if (crosses) {
    await tx.delete(productCross).where(eq(productCross.product_id, id))
    const rows = crosses.map(({ brand_id, article, kind }) => ({
      product_id: id,
      brand_id,
      article,
      article_norm: normalizeArticle(article),
      kind,
    }))
    if (rows.length > 0) await tx.insert(productCross).values(rows)
  }
  if (applicability) {
    await tx.delete(productApplicability).where(eq(productApplicability.product_id, id))
    const rows = applicability.map((model, index) => ({ product_id: id, position: index + 1, ...model }))
    if (rows.length > 0) await tx.insert(productApplicability).values(rows)
  }
  if (Object.keys(fields).some((field) => COUNTED.has(field)))
    await tx.execute(sql`
      update product set codes = product_codes(product), completeness = product_completeness(product),
        has_applicability = exists (select from product_applicability where product_id = ${id}) where id = ${id}`)
}

const COUNTED = new Set([
  'article',
  'description',
  'barcodes',
  'image_ids',
  'attribute_values',
  'oem_numbers',
  'crosses',
  'applicability',
  'country_code',
  'tnved',
])
