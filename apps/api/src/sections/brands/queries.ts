import { and, asc, eq, gt, inArray, isNotNull, or, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, either, equals, oneOf } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { mergedOptions } from './merged.ts'
import { brand, brandAlias } from './schema.ts'
import { inOrder } from './synonyms.ts'

const row = {
  id: brand.id,
  name: brand.name,
  slug: brand.slug,
  kind: brand.kind,
  country_code: brand.country_code,
  logo_id: brand.logo_id,
  is_original: brand.is_original,
  is_active: brand.is_active,
  products_count: brand.products_count,
  aliases_count: sql<number>`(select count(*)::int from brand_alias where brand_id = "brand".id)`,
  created_at: brand.created_at,
  updated_at: brand.updated_at,
  version: brand.version,
}

const synonyms = sql<string[]>`array(
  select name from brand_alias where brand_id = "brand".id and source = 'other')`

type Filters = ListFilters<'brands.list'>

/** Matches a brand by its name or a spelling. */
function nameMatches(db: Database, q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const spelled = db
    .select({ id: brandAlias.brand_id })
    .from(brandAlias)
    .where(and(isNotNull(brandAlias.brand_id), containsWords(brandAlias.name, q)))
  return or(containsWords(brand.name, q), inArray(brand.id, spelled))
}

export function listOf(db: Database, filters: Filters) {
  return defineList<'brands.list'>(filters, {
    table: brand,
    where: {
      q: (name) => nameMatches(db, name),
      kind: oneOf(brand.kind),
      country_code: oneOf(brand.country_code),
      is_original: equals(brand.is_original),
      has_products: either(gt(brand.products_count, 0), eq(brand.products_count, 0)),
      is_active: equals(brand.is_active),
    },
    sort: {
      name: alphabetical(brand.name),
      products_count: brand.products_count,
      created_at: brand.created_at,
      updated_at: brand.updated_at,
    },
    order: ['name'],
  })
}

export function listBrands(db: Database, query: Call<'brands.list'>['query']) {
  return listPage(db, query, listOf(db, query), (position) => db.select({ ...row, ...position }).from(brand))
}

/** Reads the rows of an export. */
export async function exportRows(db: Database, ids: number[]) {
  const rows = await db
    .select({ ...row, site: brand.site, warranty_months: brand.warranty_months, synonyms })
    .from(brand)
    .where(inArray(brand.id, ids))
  return rows.map((record) => ({ ...record, synonyms: inOrder(record.synonyms) }))
}

export async function brandOptions(db: Database, { q, ids, limit = 50 }: OptionsQuery) {
  const options = await db
    .select({ id: brand.id, label: brand.name, hint: brand.country_code, is_active: brand.is_active })
    .from(brand)
    .where(and(ids && inArray(brand.id, ids), nameMatches(db, q)))
    .orderBy(asc(alphabetical(brand.name)), asc(brand.id))
    .limit(limit)
  if (!ids || q) return options
  return [...options, ...(await mergedOptions(db, withoutOption(ids, options)))]
}

function withoutOption(ids: readonly number[], options: readonly { id: number }[]): number[] {
  const known = new Set(options.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

export async function findBrand(db: Database, id: number) {
  const [record] = await exportRows(db, [id])
  if (!record) throw notFound()
  return record
}
