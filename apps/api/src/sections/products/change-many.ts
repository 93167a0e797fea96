import { and, asc, inArray } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { changeStatusOfMany } from '#records/many/change-status-of-many.ts'
import { inBulk } from '#records/many/in-bulk.ts'
import { type ChangeOf, inGroups } from '#records/many/in-groups.ts'
import { type Asked, type BulkResult, bulkResultOf, type Item, type ManyResult } from '#records/many/outcomes.ts'
import type { Context } from '#records/record.ts'
import type { StatusInput } from '#records/change-status.ts'
import { withdrawRequest } from '#sections/moderation/public.ts'
import { changeProductStatus, readinessOf, requireTransition } from './change-status.ts'
import { requireAuthor, visibleProducts } from './find/scope.ts'
import { products } from './records.ts'
import { product } from './schema.ts'
import { notifyAuthors } from './status/notify-authors.ts'
import { type ProductStatus, productStatuses } from './status/statuses.ts'
import { say } from '#text/language/say.ts'

interface Cards {
  items: readonly Item[]
  dry_run?: boolean
  /** Other statuses than these are a conflict. */
  between?: readonly ProductStatus[]
}

/** Shows or hides cards. */
export function switchCards(
  { body, db, actor }: Call<'products.enableByIds' | 'products.disableByIds'>,
  status: 'active' | 'disabled',
): Promise<BulkResult> {
  return changeStatusOfCards({ db, actor }, { ...body, between: ['active', 'disabled'] }, { status })
}

/** Changes the status of cards, and notifies their authors once. */
export async function changeStatusOfCards(
  { db, actor }: Context,
  cards: Cards,
  input: StatusInput<ProductStatus>,
): Promise<BulkResult> {
  const done = goTogether(input)
    ? bulkResultOf(await changeTogether({ db, actor }, cards, input), cards)
    : await changeEach({ db, actor }, cards, input)
  await notifyAuthors(db, actor, done.changed, input)
  return done
}

/** A moderation request holds the whole card, and a draft needs a place of its own among the articles. */
function goTogether({ status }: { status?: unknown }): boolean {
  return status !== 'on_moderation' && status !== 'draft'
}

/** Statuses of cards come back as `products.statusChange` gives them. */
export const manyStatuses = {
  fields: ['status'] as const,
  takes: goTogether,
  async change({ db, actor }: Context, changes: readonly ChangeOf<StatusInput<ProductStatus>>[]): Promise<ManyResult> {
    // All of them are locked in the order of their ids before a group is.
    await lockCards(
      db,
      actor,
      changes.map(({ id }) => id),
    )
    return inGroups(changes, (items, input) => changeTogether({ db, actor }, { items }, input))
  },
}

function changeEach({ db, actor }: Context, { items, ...run }: Cards, input: StatusInput<ProductStatus>) {
  const change = async (tx: Database, { id, version }: Item) =>
    changeProductStatus(tx, actor, await products.lock({ db: tx, actor }, id, version), input)
  return inBulk(db, items, change, run)
}

function changeTogether(
  { db, actor }: Context,
  { between, ...cards }: Omit<Cards, 'items'> & { items: readonly Asked[] },
  input: StatusInput<ProductStatus>,
) {
  const { labels } = productStatuses
  const { status } = input
  return changeStatusOfMany(
    { db, actor },
    {
      entity: 'product',
      table: product,
      machine: productStatuses,
      ...cards,
      input,
      lock: (tx, ids) => lockCards(tx, actor, ids),
      async rules(tx, rows) {
        const requireReady = await readinessOf({ db: tx, actor }, rows, status)
        return (card) => {
          if (between && !between.includes(card.status))
            throw conflict(say`Нельзя перевести из «${labels[card.status]}» в «${labels[status]}»`)
          requireAuthor(actor, card)
          if (card.status !== status) {
            requireTransition(actor, card, status)
            requireReady(card)
          }
          return { status_reason_id: input.reason_id ?? null }
        }
      },
      async left(tx, rows) {
        for (const { id } of rows.filter((card) => card.status === 'on_moderation'))
          await withdrawRequest(tx, actor, { entity: 'product', entity_id: id })
      },
    },
  )
}

function lockCards(tx: Database, actor: Actor, ids: number[]) {
  return tx
    .select({
      id: product.id,
      version: product.version,
      label: product.name,
      company_id: product.company_id,
      category_id: product.category_id,
      status: product.status,
      status_reason_id: product.status_reason_id,
    })
    .from(product)
    .where(and(inArray(product.id, ids), visibleProducts(actor)))
    .orderBy(asc(product.id))
    .for('no key update')
}
