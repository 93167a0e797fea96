import { articleKey } from '@admin-panel/sdk/validation'
import type { Schemas } from '@admin-panel/sdk'
import { and, eq, or, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList } from '#query/define-list.ts'
import { containing, containsWords, listPage } from '#query/list.ts'
import { legacyList, isSame } from '#sections/legacy/public.ts'
import { product } from '#sections/products/schema.ts'
import { referenceTo } from '#query/reference.ts'
import { legacyProduct } from './schema.ts'
import { suggestionOf } from './suggestion.ts'

const CANDIDATES = 20

/** Brands that match the legacy spelling by name or mapped alias; only a query over every source uses the index. */
const brands = sql`(
  select id from brand where name_norm = "legacy_product".brand_norm
  union select brand_id from brand_alias
    where source in ('abcp', 'tecdoc', 'other') and name_norm = "legacy_product".brand_norm and status = 'mapped')`
const hasCandidate = sql<boolean>`exists (
  select from product where article_key(article_norm) = article_key("legacy_product".article_norm) and brand_id in ${brands})`

const row = {
  id: legacyProduct.id,
  name: legacyProduct.name,
  article: legacyProduct.article,
  brand_name: legacyProduct.brand_name,
  category_name: legacyProduct.category_name,
  status: legacyProduct.status,
  mapped_to: referenceTo('product', legacyProduct.mapped_to_id),
  note: legacyProduct.note,
  has_candidate: hasCandidate,
  migrated_at: legacyProduct.migrated_at,
  updated_at: legacyProduct.updated_at,
  version: legacyProduct.version,
}

/** The legacy catalogue has no owners, so sellers do not see it. */
function visibleTo({ scope }: Actor) {
  return scope === 'all' ? undefined : sql`false`
}

export function listLegacyProducts(db: Database, actor: Actor, query: Call<'legacyProducts.list'>['query']) {
  const list = defineList<'legacyProducts.list'>(
    query,
    legacyList(legacyProduct, { q: matches, hasCandidate, visible: visibleTo(actor) }),
  )
  return listPage(db, query, list, (position) => db.select({ ...row, ...position }).from(legacyProduct))
}

const text = sql`${legacyProduct.name} || ' ' || ${legacyProduct.article} || ' ' || ${legacyProduct.brand_name}`

/** Every word in the texts, or the whole as an article in any spelling. */
function matches(q: string): SQL | undefined {
  const key = articleKey(q)
  // Shorter texts have no trigram.
  if (key.length < 3) return containsWords(text, q)
  return or(containsWords(text, q), sql`article_key(${legacyProduct.article_norm}) like ${containing(key)}`)
}

const leafOfName = sql<number | null>`(
  select id from category
  where ${isSame(sql`category.name`, sql`"legacy_product".category_name`)}
    and not exists (select from category child where child.parent_id = category.id)
  order by id limit 1)`

export async function findLegacyProduct(db: Database, actor: Actor, id: number) {
  const [record] = await db
    .select({
      ...row,
      mapped_to_id: legacyProduct.mapped_to_id,
      payload: legacyProduct.payload,
      brand_id: sql<number | null>`(select min(id) from ${brands} known)`,
      category_id: leafOfName,
    })
    .from(legacyProduct)
    .where(and(eq(legacyProduct.id, id), visibleTo(actor)))
  if (!record) throw notFound()
  const { brand_id, category_id, ...item } = record
  return {
    ...item,
    payload: { ...item.payload },
    suggestion: suggestionOf(item, { brand_id, category_id }),
  }
}

/** Products with the same part number, those of the same brand first. */
export async function candidatesOf(db: Database, { id }: { id: number }): Promise<Schemas['LegacyProductCandidate'][]> {
  return db
    .select({
      id: product.id,
      label: product.name,
      hint: sql<string>`concat_ws(' ', (select name from brand where id = ${product.brand_id}), ${product.article})`,
      is_exact: sql<boolean>`coalesce(${product.brand_id} in ${brands}, false)`.as('is_exact'),
      status: product.status,
    })
    .from(product)
    .innerJoin(legacyProduct, sql`article_key(${product.article_norm}) = article_key(${legacyProduct.article_norm})`)
    .where(eq(legacyProduct.id, id))
    .orderBy(sql`is_exact desc`, product.id)
    .limit(CANDIDATES)
}
