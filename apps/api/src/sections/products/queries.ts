import { and, asc, eq, inArray, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { compiledSelect } from '#query/compiled-select.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { alphabetical, listPage, type OptionsQuery, sortedBy } from '#query/list.ts'
import { listOf } from './find/list-of.ts'
import { goods, row } from './find/row.ts'
import * as reference from './find/references.ts'
import { product } from './schema.ts'
import { isAuthor, listableProducts, visibleProducts } from './find/scope.ts'
import { productMatches } from './find/search.ts'
import { type ProductStatus, productStatuses } from './status/statuses.ts'

const card = {
  ...row,
  slug: product.slug,
  brand_id: product.brand_id,
  category_id: product.category_id,
  category_path: reference.categoryPath,
  company_id: product.company_id,
  description: product.description,
  barcodes: product.barcodes,
  image_ids: product.image_ids,
  images: reference.images,
  awaited_images: reference.awaitedImages,
  attribute_values: product.attribute_values,
  oem_numbers: reference.oemNumbers,
  crosses: reference.crosses,
  applicability: reference.applicability,
  ...goods,
  marking_required: reference.markingRequired,
  status_reason_id: product.status_reason_id,
  status_reason: reference.statusReason,
  rating: product.rating,
  is_offered: sql<boolean>`exists (select from product_offer where product_id = "product".id)`,
  pending_moderation_id: reference.pendingModerationId,
}

const selectRows = compiledSelect(product, row)
const selectCards = compiledSelect(product, card)

export async function listProducts(db: Database, actor: Actor, query: Call<'products.list'>['query']) {
  const list = await listOf(db, actor, query)
  return listPage(db, query, list, (position) => (page) => selectRows(db, page, position))
}

export async function productOptions(db: Database, actor: Actor, { q, ids, limit = 50 }: OptionsQuery) {
  const where = [await listableProducts(db, actor), ids && inArray(product.id, ids), await productMatches(db, q)]
  return db
    .select({
      id: product.id,
      label: product.name,
      hint: sql<string>`concat_ws(' ', (select name from brand where id = "product".brand_id), article)`,
      is_active: sql<boolean>`${product.status} = 'active'`,
    })
    .from(product)
    .where(and(...where))
    .orderBy(asc(sortedBy(where, alphabetical(product.name))), asc(product.id))
    .limit(limit)
}

export async function hasOffers(db: Database, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from product_offer where product_id = ${id} limit 1`)
  return rows.length > 0
}

export type Product = Awaited<ReturnType<typeof findProduct>>

export async function findProduct(db: Database, actor: Actor, id: number) {
  const [record] = await selectCards(db, { where: and(eq(product.id, id), visibleProducts(actor)) })
  if (!record) throw notFound()
  return { ...record, available_statuses: statusesFor(actor, record) }
}

/** Reads the cards that the actor sees. */
export async function cardsByIds(db: Database, actor: Actor, ids: readonly number[]) {
  const records = await selectCards(db, { where: and(inArray(product.id, [...ids]), visibleProducts(actor)) })
  return records.map((record) => ({ ...record, available_statuses: statusesFor(actor, record) }))
}

function statusesFor(actor: Actor, card: { status: ProductStatus; company_id: number | null }) {
  return isAuthor(actor, card) ? productStatuses.available(card.status, actor) : []
}
