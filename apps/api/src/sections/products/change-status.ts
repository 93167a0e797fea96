import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict, hindered, invalid } from '#errors.ts'
import { changeStatus, type StatusInput } from '#records/change-status.ts'
import type { Call } from '#contract/handlers.ts'
import type { Context } from '#records/record.ts'
import { countOf, openSubOrders } from '#sections/sub-orders/public.ts'
import { openRequest, withdrawRequest } from '#sections/moderation/public.ts'
import { missingAnswers } from './attribute-answers.ts'
import { fieldsOf } from './fields.ts'
import { findProduct, type Product } from './queries.ts'
import { products } from './records.ts'
import { takenArticle } from './find/same-article.ts'
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
  requireTransition(actor, before, status)
  if (status === 'on_moderation') await requireContent(tx, before)
  if (before.status === 'archived') await requirePlace(tx, before)
  const requireReady = await readinessOf({ db: tx, actor }, [before], status)
  requireReady(before)
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

export function requireTransition(actor: Actor, card: { status: ProductStatus }, to: ProductStatus): void {
  if (card.status === 'on_moderation' && (to === 'active' || to === 'rejected') && !actor.administrator)
    throw conflict('Карточка на модерации: решение принимается в заявке')
  productStatuses.require(card.status, to, actor)
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

type Placed = Pick<Product, 'id' | 'category_id'>

/** Reads what the status asks of the cards, and returns what checks each of them. */
export async function readinessOf(
  context: Context,
  cards: readonly Placed[],
  to: ProductStatus,
): Promise<(card: Placed) => void> {
  if (to === 'active') return categoriesOn(context.db, cards)
  if (to === 'archived') return withoutOrders(context, cards)
  return () => undefined
}

/** An archived card leaves its article to others. */
async function requirePlace(tx: Database, card: Product): Promise<void> {
  const taken = await takenArticle(tx, card)
  if (taken) throw invalid({ article: [taken] })
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

export async function categoriesOn(tx: Database, cards: readonly Placed[]): Promise<(card: Placed) => void> {
  const ids = [...new Set(cards.map(({ category_id }) => category_id))]
  const { rows } = await tx.execute<{ id: number; off: string }>(sql`
    select distinct on (own.id) own.id, above.name as off
    from category own join category above on above.id = any(string_to_array(rtrim(own.path, '.'), '.')::int8[])
    where own.id = any(${sql.param(ids)}::int8[]) and not above.is_active order by own.id, above.depth`)
  const offAbove = new Map(rows.map(({ id, off }) => [id, off]))
  return ({ category_id }) => {
    const off = offAbove.get(category_id)
    if (off !== undefined) throw conflict(say`Категория «${off}» выключена. Включите её или перенесите товар`)
  }
}

async function withoutOrders({ db, actor }: Context, cards: readonly Placed[]): Promise<(card: Placed) => void> {
  const obstacles = await openSubOrders(
    db,
    actor,
    'product_id',
    cards.map(({ id }) => id),
  )
  return ({ id }) => {
    const open = obstacles.get(id)
    if (open) throw hindered(say`Есть незавершённые заказы: ${countOf(open)}`, open)
  }
}

export async function productObstacles({ params, query, db, actor }: Call<'products.obstacles'>) {
  const { id } = await findProduct(db, actor, params.id)
  const obstacles = query.status === 'archived' ? await openSubOrders(db, actor, 'product_id', [id]) : undefined
  return { items: obstacles?.get(id) ?? [] }
}
