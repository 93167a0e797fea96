import type { Schemas } from '@admin-panel/sdk'
import { and, asc, eq, inArray, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, either, equals, oneOf, words } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage } from '#query/list.ts'
import { nearestTies } from '#sections/attributes/public.ts'
import { effectiveActive, isUnder, lineage, productsUnder } from '#sections/category-tree/public.ts'
import { category } from '#sections/category-tree/schema.ts'

const above = sql`"category".id <> above.id and above.id = any(${lineage})`
const ancestors = sql<Schemas['Reference'][]>`(
  select coalesce(json_agg(json_build_object('id', above.id, 'label', above.name) order by above.depth), '[]')
  from category above where ${above})`
const attributesCount = sql<number>`(
  select count(distinct attribute_id)::int from attribute_category where category_id = any(${lineage}))`
const isBranch = sql<boolean>`exists (select from category child where child.parent_id = "category".id)`

// The number stands in the text, because only then the partial index serves the count.
const incompleteUnder = sql<number>`(
  select count(*)::int from category under join product on product.category_id = under.id
  where ${isUnder('under')} and product.completeness <= 75)`

const row = {
  id: category.id,
  name: category.name,
  slug: category.slug,
  parent_id: category.parent_id,
  ancestors,
  depth: category.depth,
  is_active: category.is_active,
  effective_active: effectiveActive,
  children_count: sql<number>`(select count(*)::int from category child where child.parent_id = "category".id)`,
  attributes_count: attributesCount,
  products_count: productsUnder,
  incomplete_count: incompleteUnder,
  marking_required: category.marking_required,
  image_url: sql<string | null>`(select '/files/' || key || '.webp' from file where file.id = "category".image_id)`,
  updated_at: category.updated_at,
  version: category.version,
}

type Filters = ListFilters<'categories.list'>

export function listOf(filters: Filters) {
  return defineList<'categories.list'>(filters, {
    table: category,
    where: {
      q: words(category.name),
      parent_id: oneOf(category.parent_id),
      is_active: equals(category.is_active),
      without_attributes: either(sql`${attributesCount} = 0`),
      without_products: either(sql`${productsUnder} = 0`),
      depth: oneOf(category.depth),
    },
    sort: {
      // Sorts as in the tree: by the positions of all ancestors from the root down.
      path: sql`(select array_agg(above.position order by above.depth) from category above where above.id = any(${lineage}))`,
      name: alphabetical(category.name),
      products_count: productsUnder,
      incomplete: sql`${incompleteUnder}::float8 / nullif(${productsUnder}, 0)`,
      updated_at: category.updated_at,
    },
    order: ['path'],
  })
}

export function listCategories(db: Database, query: Call<'categories.list'>['query']) {
  return listPage(db, query, listOf(query), (position) => db.select({ ...row, ...position }).from(category))
}

export function exportRows(db: Database, ids: number[]) {
  return db.select(row).from(category).where(inArray(category.id, ids))
}

export function categoryOptions(db: Database, { q, ids, leaf, limit = 50 }: Call<'categories.options'>['query']) {
  return db
    .select({
      id: category.id,
      label: category.name,
      hint: sql<
        string | null
      >`(select string_agg(above.name, ' / ' order by above.depth) from category above where ${above})`,
      is_active: effectiveActive,
    })
    .from(category)
    .where(
      and(
        ids ? inArray(category.id, ids) : effectiveActive,
        containsWords(category.name, q),
        leaf === undefined ? undefined : sql`${isBranch} <> ${leaf}`,
      ),
    )
    .orderBy(asc(alphabetical(category.name)), asc(category.id))
    .limit(limit)
}

export async function findCategory(db: Database, id: number) {
  const [record] = await db
    .select({
      ...row,
      path: category.path,
      position: category.position,
      image_id: category.image_id,
      description: category.description,
      weight_g: category.weight_g,
      length_mm: category.length_mm,
      width_mm: category.width_mm,
      height_mm: category.height_mm,
      marking_since: category.marking_since,
      vat_default: category.vat_default,
      age_limit: category.age_limit,
      attributes: sql<Schemas['CategoryAttribute'][]>`(
        select coalesce(json_agg(${tie(sql``)} order by attribute.id), '[]')
        from attribute_category tie join attribute on attribute.id = tie.attribute_id where category_id = "category".id)`,
      inherited_attributes: sql<Schemas['InheritedAttribute'][]>`(
        select coalesce(json_agg(${tie(sql`, 'category', json_build_object('id', tie.category_id, 'label', tie.category_name)`)}
          order by tie.position, attribute.position), '[]')
        from (${nearestTies(sql`"category".parent_id`)}) tie join attribute on attribute.id = tie.attribute_id)`,
      created_at: category.created_at,
    })
    .from(category)
    .where(eq(category.id, id))
  if (!record) throw notFound()
  return record
}

function tie(more: SQL): SQL {
  return sql`json_build_object(
    'attribute_id', attribute.id, 'attribute', json_build_object('id', attribute.id, 'label', attribute.name),
    'is_required', tie.is_required, 'position', tie.position${more})`
}
