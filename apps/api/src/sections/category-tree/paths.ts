import { type SQL, sql } from '#db/drizzle.ts'

// Drizzle omits the table name in a select from one table, so `category` is spelled out: these expressions stand in
// subqueries of an outer query over `category`.

/** The ids of a category and its ancestors. */
export const lineage = sql`string_to_array(rtrim("category".path, '.'), '.')::int8[]`

/** A category is effectively active if neither it nor an ancestor is inactive. */
export const effectiveActive = sql<boolean>`not exists (
  select from category above where above.id = any(${lineage}) and not above.is_active)`

/**
 * Matches the category and its descendants. Only range bounds use the index: `like` with a non-constant path does not.
 */
export function isUnder(inner: string): SQL {
  const path = sql.raw(`"${inner}".path`)
  return sql`${path} ~>=~ "category".path and ${path} ~<~ (left("category".path, -1) || '/')`
}

/** Counts the products of the category and its descendants. */
export const productsUnder = sql<number>`(
  select coalesce(sum(under.products_count), 0)::int from category under where ${isUnder('under')})`
