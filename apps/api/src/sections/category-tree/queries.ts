import { and, asc, eq, gt, inArray, like, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { notFound } from '#http/errors.ts'
import { containsWords } from '#http/list.ts'
import { category, categoryTree } from './schema.ts'

interface TreeQuery {
  parent_id?: number
  depth?: number
  q?: string
}

export async function findNodes(db: Database, { parent_id, depth = 1, q }: TreeQuery) {
  const parent = parent_id === undefined ? undefined : await findPlace(db, parent_id)
  const under = parent ? and(like(category.path, `${parent.path}%`), gt(category.depth, parent.depth)) : undefined
  const [items, [tree]] = await Promise.all([
    q === undefined ? branch(db, and(under, lte(category.depth, (parent?.depth ?? 0) + depth))) : search(db, under, q),
    db.select({ version: categoryTree.version }).from(categoryTree),
  ])
  return { items, tree_version: tree?.version ?? 1 }
}

async function findPlace(db: Database, id: number) {
  const [found] = await db
    .select({ path: category.path, depth: category.depth })
    .from(category)
    .where(eq(category.id, id))
  if (!found) throw notFound()
  return found
}

function branch(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: category.id,
      parent_id: category.parent_id,
      name: category.name,
      slug: category.slug,
      position: category.position,
      depth: category.depth,
      path: category.path,
      is_active: category.is_active,
      effective_active: sql<boolean>`not exists (select from category above
        where above.id = any(string_to_array(rtrim("category".path, '.'), '.')::int8[]) and not above.is_active)`,
      children_count: sql<number>`(select count(*)::int from category child where child.parent_id = "category".id)`,
    })
    .from(category)
    .where(where)
    .orderBy(asc(category.depth), asc(category.parent_id), asc(category.position), asc(category.id))
}

/** What matches, and its ancestors, so that every node found hangs on the tree. */
function search(db: Database, under: SQL | undefined, q: string) {
  const found = db
    .select({ id: sql`unnest(string_to_array(rtrim(${category.path}, '.'), '.')::int8[])` })
    .from(category)
    .where(and(under, containsWords(category.name, q)))
  return branch(db, and(under, inArray(category.id, found)))
}
