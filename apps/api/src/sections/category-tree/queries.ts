import { and, asc, eq, gt, inArray, isNull, like, lte, ne, or, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { containsWords } from '#query/list.ts'
import { effectiveActive, productsUnder } from './paths.ts'
import { category, categoryTree } from './schema.ts'

const columns = {
  id: category.id,
  parent_id: category.parent_id,
  name: category.name,
  slug: category.slug,
  position: category.position,
  depth: category.depth,
  path: category.path,
  is_active: category.is_active,
  effective_active: effectiveActive,
  children_count: sql<number>`(select count(*)::int from category child where child.parent_id = "category".id)`,
  version: category.version,
}

export async function findTree(db: Database, query: Call<'categoryTree.nodes'>['query']) {
  const { with_counts = false } = query
  const [items, tree_version] = await Promise.all([selection(db, query).then(read), treeVersion(db)])
  return { items, tree_version }

  function read(where: SQL | undefined) {
    return db
      .select({ ...columns, ...(with_counts && { products_count: productsUnder }) })
      .from(category)
      .where(where)
      .orderBy(asc(category.depth), asc(category.parent_id), asc(category.position), asc(category.id))
  }
}

async function selection(db: Database, { node_id, parent_id, depth = 1, q }: Call<'categoryTree.nodes'>['query']) {
  if (node_id !== undefined) {
    const above = idsOf((await findPlace(db, node_id)).path).slice(0, -1)
    return or(isNull(category.parent_id), inArray(category.parent_id, above))
  }
  const parent = parent_id === undefined ? undefined : await findPlace(db, parent_id)
  const under = parent ? and(like(category.path, `${parent.path}%`), gt(category.depth, parent.depth)) : undefined
  if (q !== undefined) return matching(db, under, q)
  return and(under, lte(category.depth, (parent?.depth ?? 0) + depth))
}

function idsOf(path: string): number[] {
  return path.split('.').filter(Boolean).map(Number)
}

/** Includes the ancestors of each match, so that every match has its place in the tree. */
function matching(db: Database, under: SQL | undefined, q: string) {
  const ids = db
    .select({ id: sql`unnest(string_to_array(rtrim(${category.path}, '.'), '.')::int8[])` })
    .from(category)
    .where(and(under, containsWords(category.name, q)))
  return and(under, inArray(category.id, ids))
}

async function findPlace(db: Database, id: number) {
  const [place] = await db
    .select({ path: category.path, depth: category.depth })
    .from(category)
    .where(eq(category.id, id))
  if (!place) throw notFound()
  return place
}

export async function findNode(db: Database, id: number) {
  const [node] = await db.select(columns).from(category).where(eq(category.id, id))
  if (!node) throw notFound()
  return node
}

export async function treeVersion(db: Database): Promise<number> {
  const [tree] = await db.select({ version: categoryTree.version }).from(categoryTree)
  return tree?.version ?? 1
}

export async function childIds(tx: Database, parentId: number | null, exceptId = 0): Promise<number[]> {
  const rows = await tx
    .select({ id: category.id })
    .from(category)
    .where(and(isChildOf(parentId), ne(category.id, exceptId)))
    .orderBy(asc(category.position), asc(category.id))
  return rows.map(({ id }) => id)
}

/** Reserves the id before the insert, because the path contains it. */
export async function nextId(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`select nextval(pg_get_serial_sequence('category', 'id')) as id`)
  return Number(rows[0]?.id)
}

export function isChildOf(parentId: number | null): SQL {
  return parentId === null ? isNull(category.parent_id) : eq(category.parent_id, parentId)
}

/** The attributes of a category that are its own. */
export async function tiesOf(db: Database, id: number) {
  const { rows: attributes } = await db.execute<{ attribute_id: number; is_required: boolean; position: number }>(sql`
    select attribute_id, is_required, position from attribute_category where category_id = ${id} order by attribute_id`)
  return { attributes }
}
