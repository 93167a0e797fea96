import type { Schemas } from '@admin-panel/sdk'
import { and, asc, eq, gt, gte, inArray, lte, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isStaff, withinCompanies } from '#query/scope.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { fewByIds } from '#query/few-by-ids.ts'
import { defineList, either, equals, oneOf } from '#query/define-list.ts'
import { containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { productMatches, withinCategories } from '#sections/products/public.ts'
import { referenceTo } from '#query/reference.ts'
import { commissionOf } from './terms/commission-of.ts'
import { productOffer } from './schema.ts'
import { type OfferStatus, offerStatuses, PRICE_CONFIRMATION } from './statuses.ts'

type Reference = Schemas['Reference']

const FEW = 10_000
/** No index has the offers of a point in an order of the list: 50,000 of them are sorted sooner than twenty are found. */
const FEW_OF_A_POINT = 50_000

const stocks = sql<Schemas['Stock'][]>`(
  select coalesce(json_agg(json_build_object('store_point_id', store_point_id, 'quantity', quantity, 'reserved', reserved, 'code', store_point.code,
    'store_point', json_build_object('id', store_point.id, 'label', store_point.name)) order by store_point_id), '[]')
  from stock join store_point on store_point.id = store_point_id where offer_id = "product_offer".id)`

const row = {
  id: productOffer.id,
  company_id: productOffer.company_id,
  company: referenceTo('company', productOffer.company_id),
  product_id: productOffer.product_id,
  product: referenceTo('product', productOffer.product_id),
  image_url: sql<string | null>`(
    select '/files/' || key || '.webp' from product join file on file.id = image_ids[1] where product.id = "product_offer".product_id)`,
  article: sql<string>`(select article from product where id = "product_offer".product_id)`,
  brand: sql<Reference | null>`(
    select json_build_object('id', brand.id, 'label', brand.name)
    from product join brand on brand.id = brand_id where product.id = "product_offer".product_id)`,
  seller_sku: productOffer.seller_sku,
  price_kopecks: productOffer.price_kopecks,
  old_price_kopecks: productOffer.old_price_kopecks,
  status: productOffer.status,
  available: productOffer.available,
  out_of_stock: sql<boolean>`${productOffer.available} = 0`,
  price_quarantine: productOffer.price_quarantine,
  last_price_kopecks: productOffer.last_price_kopecks,
  stocks,
  delivery_days_min: productOffer.delivery_days_min,
  delivery_days_max: productOffer.delivery_days_max,
  updated_at: productOffer.updated_at,
  version: productOffer.version,
}

type Filters = ListFilters<'productOffers.list'>

export async function listOf(db: Database, actor: Actor, filters: Filters) {
  const products = await ofProducts(db, actor, filters)
  return defineList<'productOffers.list'>(filters, {
    table: productOffer,
    scope: [withinCompanies(actor, productOffer.company_id)],
    where: {
      q: await offerMatches(db, filters.q),
      brand_id: products,
      category_id: products,
      company_id: oneOf(productOffer.company_id),
      product_id: oneOf(productOffer.product_id),
      status: oneOf(productOffer.status),
      out_of_stock: either(eq(productOffer.available, 0), gt(productOffer.available, 0)),
      price_quarantine: equals(productOffer.price_quarantine),
      price_from: (sum) => gte(productOffer.price_kopecks, sum),
      price_to: (sum) => lte(productOffer.price_kopecks, sum),
      store_point_id: filters.store_point_id && (await stockedAt(db, filters.store_point_id)),
    },
    sort: {
      updated_at: productOffer.updated_at,
      seller_sku: productOffer.seller_sku,
      price_kopecks: productOffer.price_kopecks,
      available: productOffer.available,
    },
    order: ['-updated_at'],
  })
}

async function stockedAt(db: Database, points: number[]): Promise<SQL> {
  const matches = sql`select offer_id from stock where store_point_id = any(${sql.param(points)}::int8[])`
  return fewByIds(db, {
    id: productOffer.id,
    matches,
    otherwise: sql`${productOffer.id} in (${matches})`,
    most: FEW_OF_A_POINT,
  })
}

/** Finds offers of the brands and of the categories, including subcategories. */
async function ofProducts(db: Database, actor: Actor, { brand_id, category_id }: Filters): Promise<SQL | undefined> {
  if (!brand_id && !category_id) return undefined
  const condition = and(
    brand_id && sql`product.brand_id = any(${sql.param(brand_id)}::int8[])`,
    category_id && (await withinCategories(db, category_id)),
  )
  const matches = sql`
    select product_offer.id from product join product_offer on product_offer.product_id = product.id
    where ${and(condition, withinCompanies(actor, productOffer.company_id))}`
  const otherwise = sql`${productOffer.product_id} in (select product.id from product where ${condition})`
  return fewByIds(db, { id: productOffer.id, matches, otherwise, most: FEW })
}

/** Searches by the seller's article and by the product. */
async function offerMatches(db: Database, q: string | undefined): Promise<SQL | undefined> {
  const bySku = skuMatches(q)
  if (!bySku) return undefined
  const byProduct = await productMatches(db, q)
  const otherwise = sql`(${bySku} or ${productOffer.product_id} in (select product.id from product where ${byProduct}))`
  const matches = sql`
    select id from product_offer where ${bySku}
    union select product_offer.id from product join product_offer on product_offer.product_id = product.id where ${byProduct}`
  return fewByIds(db, { id: productOffer.id, matches, otherwise })
}

/** Two letters make no trigram, so they are matched as a prefix. */
function skuMatches(q: string | undefined): SQL | undefined {
  if (q === undefined || /[\p{L}\p{N}]{3}/u.test(q)) return containsWords(productOffer.seller_sku, q)
  return sql`folded(${productOffer.seller_sku}) like ${`${q
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
}

export async function listOffers(db: Database, actor: Actor, query: Call<'productOffers.list'>['query']) {
  const { items, meta } = await listPage(db, query, await listOf(db, actor, query), (position) =>
    db.select({ ...row, ...position }).from(productOffer),
  )
  return { items: items.map((offer) => ({ ...offer, available_statuses: movesOf(actor, offer) })), meta }
}

function movesOf(actor: Actor, { price_quarantine, status }: { price_quarantine: boolean; status: OfferStatus }) {
  const confirmable = price_quarantine && status === 'active' && isStaff(actor)
  return [...(confirmable ? [PRICE_CONFIRMATION] : []), ...offerStatuses.available(status, actor)]
}

/** Reads the rows of an export. */
export function exportRows(db: Database, ids: number[]) {
  return db
    .select({ ...row, vat_rate: productOffer.vat_rate, min_order: productOffer.min_order })
    .from(productOffer)
    .where(inArray(productOffer.id, ids))
}

export async function offerOptions(db: Database, actor: Actor, { q, ids, limit = 50 }: OptionsQuery) {
  return db
    .select({
      id: productOffer.id,
      label: productOffer.seller_sku,
      hint: sql<string>`(select name from product where id = "product_offer".product_id)`,
      is_active: sql<boolean>`${productOffer.status} = 'active'`,
    })
    .from(productOffer)
    .where(
      and(
        withinCompanies(actor, productOffer.company_id),
        ids && inArray(productOffer.id, ids),
        await offerMatches(db, q),
      ),
    )
    .orderBy(asc(productOffer.seller_sku), asc(productOffer.id))
    .limit(limit)
}

export type Offer = Awaited<ReturnType<typeof findOffer>>

export async function findOffer(db: Database, actor: Actor, id: number) {
  const [offer] = await db
    .select({
      ...row,
      vat_rate: productOffer.vat_rate,
      min_order: productOffer.min_order,
      created_at: productOffer.created_at,
    })
    .from(productOffer)
    .where(and(eq(productOffer.id, id), withinCompanies(actor, productOffer.company_id)))
  if (!offer) throw notFound()
  return {
    ...offer,
    commission_bp_effective: await commissionOf(db, actor, offer),
    available_statuses: movesOf(actor, offer),
  }
}
