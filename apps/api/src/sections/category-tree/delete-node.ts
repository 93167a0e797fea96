import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { audit, type AuditEntry } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { conflict, invalid } from '#errors.ts'
import { lockLeaf } from './leaf.ts'
import { say, sayCounted, usedIn } from '#text/language/say.ts'

// The log gets a row per moved product up to this limit; the category's row covers the rest.
const LOGGED_AT_MOST = 1000

/** Commissions and review terms reference the category. */
export async function refuseUsed(tx: Database, id: number): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select ((select count(*) from commission where category_id = ${id})
      + (select count(*) from review_term where category_id = ${id}))::int as count`)
  const count = rows[0]?.count ?? 0
  if (count > 0) throw conflict(say`Нельзя удалить: ${usedIn(count)}`)
}

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
  const { rows: moved } = await tx.execute<{ id: number; name: string; company_id: number | null }>(sql`
    with moved as (
      update product set category_id = ${target.id}, version = version + 1,
        updated_at = ${actor.at.toISOString()}, updated_by = ${actor.userId}
      where category_id = ${node.id} returning id, name, company_id
    ) select id, name, company_id from moved order by id limit ${LOGGED_AT_MOST}`)
  await audit(
    tx,
    actor,
    {
      event: 'moved',
      entity: 'category',
      entity_id: node.id,
      entity_label: node.name,
      changes: { products_count: [count, 0], move_products_to: [null, target.name] },
      related: { entity: 'category', id: target.id },
    },
    ...moved.map(({ id, name, company_id }): AuditEntry => ({
      event: 'moved',
      entity: 'product',
      entity_id: id,
      entity_label: name,
      company_id,
      changes: { category_id: [node.id, target.id] },
    })),
  )
}

/** Metadata has no foreign key to the category, so it is deleted here. */
export async function dropMetaData(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`delete from meta_data where entity = 'category' and entity_id = ${id}`)
}
