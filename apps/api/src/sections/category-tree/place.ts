import { and, eq, like, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
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
  await tx
    .update(category)
    .set({
      path: sql`${next.path} || substr(${category.path}, ${path.length + 1})`,
      depth: sql`${category.depth} + ${next.depth - depth}::int`,
      version: sql`${category.version} + 1`,
      updated_at: actor.at.toISOString(),
      updated_by: actor.userId,
    })
    .where(and(like(category.path, `${path}%`), sql`${category.id} <> ${id}`))
}

/** Numbers siblings from 1 in the order of the ids; unchanged rows are not written. */
export async function number(tx: Database, actor: Actor, ids: number[]): Promise<void> {
  await tx.execute(sql`
    update category set position = input.position, version = version + 1, updated_by = ${actor.userId}, updated_at = ${actor.at.toISOString()}
    from unnest(${sql.param(ids)}::int8[]) with ordinality as input (id, position)
    where category.id = input.id and category.position <> input.position`)
}
