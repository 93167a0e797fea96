import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { audit, auditEach, changeOf } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { conflict, invalid } from '#errors.ts'
import { lockLeaf } from './leaf.ts'
import { say, sayCounted } from '#text/language/say.ts'

/** Moves the products out of a category before its deletion. */
export async function moveProducts(
  tx: Database,
  actor: Actor,
  node: { id: number; name: string },
  targetId: number | undefined,
): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select products_count as count from category where id = ${node.id}`,
  )
  const count = rows[0]?.count ?? 0
  if (count === 0) return
  if (targetId === undefined)
    throw conflict(say`В категории ${sayCounted(count, 'товар', 'товара', 'товаров')}. Выберите, куда их перенести`)
  if (targetId === node.id) throw invalid({ move_products_to: ['Выберите другую категорию'] })

  const target = await lockLeaf(tx, targetId, 'move_products_to')
  if (!target.effective_active) throw invalid({ move_products_to: ['Категория выключена. Выберите другую'] })
  await audit(tx, actor, {
    event: 'moved',
    entity: 'category',
    entity_id: node.id,
    entity_label: node.name,
    changes: { products_count: [count, 0], move_products_to: [null, target.name] },
    related: { entity: 'category', id: target.id },
  })
  await auditEach(
    tx,
    actor,
    { event: 'moved', entity: 'product' },
    sql`
      update product set category_id = ${target.id}, version = version + 1,
        updated_at = ${actor.at.toISOString()}, updated_by = ${actor.userId}
      where category_id = ${node.id}
      returning id, name, company_id, ${changeOf('category_id', sql`${node.id}::int8`, sql`${target.id}::int8`)}`,
  )
}
