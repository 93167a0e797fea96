import { and, eq, gt, inArray, isNotNull, isNull, lte, type PgColumn, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { ListFilters } from '#contract/handlers.ts'
import { fewByIds } from '#query/few-by-ids.ts'
import { defineList, either, equals, oneOf } from '#query/define-list.ts'
import { alphabetical } from '#query/list.ts'
import { onDays } from '#query/days.ts'
import { brand } from '#sections/brands/schema.ts'
import { product, productCross, productWithoutCrosses } from '#sections/products/schema.ts'
import { isStaff } from '#query/scope.ts'
import { listableProducts, visibleProducts } from './scope.ts'
import { productMatches } from './search.ts'

export type Filters = ListFilters<'products.list'>

export async function listOf(db: Database, actor: Actor, filters: Filters) {
  const { created_from, created_to, updated_from, updated_to } = filters
  const created = await inDays(db, product.created_at, onDays(actor, product.created_at, created_from, created_to))
  const updated = await inDays(db, product.updated_at, onDays(actor, product.updated_at, updated_from, updated_to))
  return defineList<'products.list'>(filters, {
    table: product,
    scope: [
      await listableProducts(db, actor),
      // `updated_at` is never before `created_at`: these implied conditions let an index on one column serve a filter
      // on the other.
      onDays(actor, product.updated_at, filters.created_from),
      onDays(actor, product.created_at, undefined, filters.updated_to),
    ],
    where: {
      q: await productMatches(db, filters.q),
      status: oneOf(product.status),
      brand_id: oneOf(product.brand_id),
      category_id: filters.category_id && (await withinCategories(db, filters.category_id)),
      company_id: filters.company_id && (await ofCompanies(db, actor, filters.company_id)),
      condition: oneOf(product.condition),
      reason_id: oneOf(product.status_reason_id),
      ...content,
      created_from: created,
      created_to: created,
      updated_from: updated,
      updated_to: updated,
    },
    sort: {
      updated_at: product.updated_at,
      name: alphabetical(product.name),
      article_norm: product.article_norm,
      brand: sql`(select name collate "unicode" from brand where id = "product".brand_id)`,
      min_price_kopecks: product.min_price_kopecks,
      created_at: product.created_at,
    },
    order: ['-updated_at'],
    foreign: {
      key: 'brand',
      column: brand.name,
      join: sql`brand join product on product.brand_id = brand.id`,
      reference: product.brand_id,
    },
  })
}

/**
 * Sellers see another company's card only if they have an offer on it. Such cards are rare, so they are looked up by id
 * instead of scanning in list order.
 */
async function ofCompanies(db: Database, actor: Actor, ids: number[]): Promise<SQL> {
  const condition = inArray(product.company_id, ids)
  if (isStaff(actor)) return condition
  const matches = sql`select id from product where ${and(condition, visibleProducts(actor))}`
  return fewByIds(db, { id: product.id, matches, otherwise: condition })
}

/** A few days contain few cards, so they are looked up by id in any sort order. */
async function inDays(db: Database, moment: PgColumn, days: SQL | undefined): Promise<SQL | undefined> {
  const matches = sql`select id from product where ${days} order by ${moment}`
  return days && fewByIds(db, { id: product.id, matches, otherwise: days })
}

/** A product without offers has no price: the implied condition lets the index on prices serve the filter. */
const withoutOffers = and(eq(product.offers_count, 0), isNull(product.min_price_kopecks))

const content = {
  has_offers: either(gt(product.offers_count, 0), withoutOffers),
  has_images: (wanted: boolean) => sql`(${product.image_ids} <> '{}') = ${wanted}`,
  // The condition repeats the predicate of the partial index.
  has_barcodes: either(sql`${product.barcodes} <> '{}'`, sql`${product.barcodes} = '{}'`),
  has_description: either(isNotNull(product.description), isNull(product.description)),
  has_applicability: equals(product.has_applicability),
  has_crosses: either(
    sql`exists (select from ${productCross} where ${eq(productCross.product_id, product.id)})`,
    sql`exists (select from ${productWithoutCrosses} where ${eq(productWithoutCrosses.product_id, product.id)})`,
  ),
  completeness_to: (share: number) => lte(product.completeness, share),
}

/**
 * The category ids are read first, because the planner can estimate the rows for a list of ids but not for a subquery.
 */
export async function withinCategories(db: Database, ids: number[]): Promise<SQL> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct under.id from category chosen join category under on under.path like chosen.path || '%'
    where chosen.id = any(${sql.param(ids)}::int8[])`)
  return sql`${product.category_id} = any(${sql.param(rows.map(({ id }) => id))}::int8[])`
}
