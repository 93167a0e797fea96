import { type SQL, sql } from 'drizzle-orm'

// In a select of one table drizzle writes its columns without the table, so `category` is spelled out:
// these stand in queries whose outer table it is.

/** A category and its ancestors, as an array of ids. */
export const lineage = sql`string_to_array(rtrim("category".path, '.'), '.')::int8[]`

/** Neither the category nor an ancestor is off. */
export const effectiveActive = sql<boolean>`not exists (
  select from category above where above.id = any(${lineage}) and not above.is_active)`

/** `inner` is the category or under it. Bounds, and no `like`: with a path that is not a constant they alone use the index. */
export function isUnder(inner: string): SQL {
  const path = sql.raw(`"${inner}".path`)
  return sql`${path} ~>=~ "category".path and ${path} ~<~ (left("category".path, -1) || '/')`
}

/** Products of the category and of everything under it. */
export const productsUnder = sql<number>`(
  select coalesce(sum(under.products_count), 0)::int from category under where ${isUnder('under')})`
