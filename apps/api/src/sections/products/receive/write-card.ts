import {
  changeProductStatus,
  createProduct,
  changedFieldsOf,
  type Fields,
  normalize,
  isPublished,
  type Product,
  productRecords as records,
  changeCard,
} from '#sections/products/public.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Call } from '#contract/handlers.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import { type Details, invalid, Refusal } from '#errors.ts'
import { isSeller } from '#query/scope.ts'
import type { WrittenRow } from '#records/many/receive-rows.ts'
import { withdrawRequest } from '#sections/moderation/public.ts'
import { validation } from '#text/language/say.ts'

type Body = Call<'products.create'>['body']

const REQUIRED = {
  name: 'Название',
  category_id: 'Категория',
  weight_g: 'Вес, г',
  length_mm: 'Длина, мм',
  width_mm: 'Ширина, мм',
  height_mm: 'Высота, мм',
  vat_rate: 'Ставка НДС',
} as const

type Required = keyof typeof REQUIRED

/** The fields of a new card: its brand and article are known, the rest may lack something. */
export type NewCard = Fields & Pick<Body, 'brand_id' | 'article'>

export async function createCard(tx: Database, actor: Actor, fields: NewCard): Promise<WrittenRow> {
  if (!isWhole(fields)) throw invalid(lacksOf(fields))
  const created = await createProduct(tx, actor, fields)
  await submitIfReady(tx, actor, created)
  return { outcome: 'created', id: created.id }
}

const isWhole = (fields: NewCard): fields is NewCard & Pick<Body, Required> =>
  Object.keys(REQUIRED).every((field) => field in fields)

const lacksOf = (fields: NewCard): Details =>
  Object.fromEntries(
    Object.entries(REQUIRED).flatMap(([field, label]) =>
      field in fields ? [] : [[field, [validation().required(label)]]],
    ),
  )

/** Changes what differs; where nothing does, nothing is locked or written. */
export async function updateCard(tx: Database, actor: Actor, seen: Product, fields: Fields): Promise<WrittenRow> {
  const { id } = seen
  if (Object.keys(changedFieldsOf(seen, normalize(fields))).length === 0 && seen.pending_moderation_id === null)
    return { outcome: 'unchanged', id }
  const card = await records.lock({ db: tx, actor }, id)
  if (isSeller(actor) && isPublished(card)) return { outcome: await proposeCard(tx, actor, card, fields), id }
  const after = await changeCard(tx, actor, card, fields)
  if (after === card) return { outcome: 'unchanged', id }
  await submitIfReady(tx, actor, after)
  return { outcome: 'updated', id }
}

/** Proposes the change together with what already waits: one request holds all proposals of a card. */
export async function proposeCard(
  tx: Database,
  actor: Actor,
  card: Product,
  fields: Fields,
): Promise<'proposed' | 'unchanged'> {
  const waiting = await proposalOf(tx, card.id)
  const input = { ...waiting, ...fields }
  const next = changedFieldsOf(card, normalize(input))
  if (isDeepStrictEqual(next, waiting)) return 'unchanged'
  if (Object.keys(next).length > 0) await changeCard(tx, actor, card, input)
  else await withdrawRequest(tx, actor, { entity: 'product', entity_id: card.id })
  return 'proposed'
}

/** The proposed changes of a card that wait for a decision. */
export async function proposalOf(tx: Database, id: number): Promise<Fields> {
  const { rows } = await tx.execute<{ after: Fields }>(sql`
    select after from moderation where entity = 'product' and entity_id = ${id} and kind = 'update'
      and status in ('new', 'in_work', 'revision')`)
  return rows[0]?.after ?? {}
}

/** A seller's card goes to moderation as soon as it has what moderation asks for. */
export async function submitIfReady(tx: Database, actor: Actor, card: Product): Promise<void> {
  if (!isSeller(actor) || (card.status !== 'draft' && card.status !== 'rejected')) return
  try {
    await changeProductStatus(tx, actor, card, { status: 'on_moderation' })
  } catch (error) {
    // Without a photo or an answer it stays a draft, and nothing was written yet.
    if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error
  }
}
