import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict, invalid } from '#errors.ts'
import { changeStatus, type StatusInput } from '#records/change-status.ts'
import { finalInSql } from '#sections/sub-orders/public.ts'
import { subOrder } from '#sections/sub-orders/schema.ts'
import { openRequest, withdrawRequest } from '#sections/moderation/public.ts'
import { missingAnswers } from './attribute-answers.ts'
import { fieldsOf } from './fields.ts'
import { findProduct, type Product } from './queries.ts'
import { products } from './records.ts'
import { requireAuthor } from './find/scope.ts'
import { type ProductStatus, productStatuses } from './status/statuses.ts'
import { say } from '#text/language/say.ts'

/** Changes the status of a card by its rules, and opens or withdraws its moderation request. */
export async function changeProductStatus(
  tx: Database,
  actor: Actor,
  before: Product,
  input: StatusInput<ProductStatus>,
): Promise<Product> {
  requireAuthor(actor, before)
  const { status } = input
  if (before.status === status) return before
  if (before.status === 'on_moderation' && (status === 'active' || status === 'rejected') && !actor.administrator)
    throw conflict('Карточка на модерации: решение принимается в заявке')
  productStatuses.require(before.status, status, actor)
  await requireReady(tx, before, status)
  const changed = await changeStatus({
    db: tx,
    actor,
    records: products,
    machine: productStatuses,
    before,
    input,
    fields: {
      status_reason_id: input.reason_id ?? null,
    },
  })
  if (status === 'on_moderation') await submit(tx, actor, changed)
  if (before.status === 'on_moderation') await withdrawRequest(tx, actor, { entity: 'product', entity_id: before.id })
  return findProduct(tx, actor, before.id)
}

/** Queues the whole card for moderation, replacing its pending request. */
export async function submit(tx: Database, actor: Actor, card: Product): Promise<void> {
  await openRequest(tx, actor, {
    entity: 'product',
    entity_id: card.id,
    entity_label: card.name,
    entity_version: card.version,
    company_id: card.company_id,
    kind: 'create',
    before: null,
    after: fieldsOf(card),
  })
}

async function requireReady(tx: Database, card: Product, to: ProductStatus): Promise<void> {
  if (to === 'on_moderation') await requireContent(tx, card)
  if (to === 'active') await requireCategoryOn(tx, card)
  if (to === 'archived') await requireNoOrders(tx, card)
}

async function requireContent(tx: Database, { category_id, attribute_values, image_ids }: Product): Promise<void> {
  const missing = await missingAnswers(tx, category_id, attribute_values)
  const details = {
    ...(missing.length > 0 && {
      attribute_values: [say`Заполните обязательные характеристики: ${missing.join(', ')}`],
    }),
    ...(image_ids.length === 0 && { image_ids: ['Фото: добавьте хотя бы одно'] }),
  }
  if (Object.keys(details).length > 0) throw invalid(details)
}

export async function requireCategoryOn(tx: Database, { category_path }: Product): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from category
    where id = any(${sql.param(category_path.map(({ id }) => id))}::int8[]) and not is_active order by depth limit 1`)
  if (rows[0]) throw conflict(say`Категория «${rows[0].name}» выключена. Включите её или перенесите товар`)
}

async function requireNoOrders(tx: Database, { id }: Product): Promise<void> {
  const { rows } = await tx.execute<{ open: number }>(sql`
    select count(distinct sub_order.id)::int as open from sub_order_item join sub_order on sub_order.id = sub_order_id
    where product_id = ${id} and not ${finalInSql(subOrder.status)}`)
  const open = rows[0]?.open ?? 0
  if (open > 0) throw conflict(say`Есть незавершённые заказы: ${open}`)
}
