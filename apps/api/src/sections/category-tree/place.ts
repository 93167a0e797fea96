import { eq, like, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { auditEach, changeOf } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { conflict, invalid } from '#errors.ts'
import { category } from './schema.ts'
import { say, sayCounted, validation } from '#text/language/say.ts'

const LEVELS = 6

export interface Place {
  path: string
  depth: number
}

interface Parent extends Place {
  id: number | null
  products_count: number
}

const TOP: Parent = { id: null, depth: 0, path: '', products_count: 0 }

/** Locks the new parent; null means the top level. */
export async function lockParent(tx: Database, id: number | null): Promise<Parent> {
  if (id === null) return TOP
  const [parent] = await tx
    .select({
      id: category.id,
      depth: category.depth,
      path: category.path,
      products_count: category.products_count,
    })
    .from(category)
    .where(eq(category.id, id))
    .for('no key update')
  if (!parent) throw invalid({ parent_id: [validation().enum('Родительская категория')] })
  return parent
}

/** Only leaves may have products. */
export function refuseProducts({ products_count }: Parent): void {
  if (products_count > 0)
    throw conflict(
      say`В категории ${sayCounted(products_count, 'товар', 'товара', 'товаров')}. Сначала перенесите их: подкатегории бывают только у категории без товаров`,
    )
}

/** `levels` is the height of the node's subtree. */
export function refuseTooDeep(parent: Place, levels: number): void {
  if (parent.depth + levels > LEVELS) throw invalid({ parent_id: [say`Не больше ${LEVELS} уровней`] })
}

export async function levelsUnder(tx: Database, node: Place): Promise<number> {
  const [deepest] = await tx
    .select({ depth: sql<number>`max(${category.depth})` })
    .from(category)
    .where(like(category.path, `${node.path}%`))
  return (deepest?.depth ?? node.depth) - node.depth + 1
}

/** Updates the path and depth of the node's descendants; the caller updates the node itself. */
export async function carryAlong(
  tx: Database,
  actor: Actor,
  { id, path, depth }: Place & { id: number },
  next: Place,
): Promise<void> {
  await auditEach(
    tx,
    actor,
    { event: 'moved', entity: 'category', related: { entity: 'category', id } },
    sql`
      update category set path = ${next.path}::text || substr(category.path, ${path.length + 1}), depth = category.depth + ${next.depth - depth}::int,
        version = version + 1, updated_at = ${actor.at.toISOString()}, updated_by = ${actor.userId}
      from (select id, path from category where path like ${`${path}%`} and id <> ${id}) old
      where category.id = old.id
      returning category.id, name, null, ${changeOf('path', sql`old.path`, sql`category.path`)}`,
  )
}
