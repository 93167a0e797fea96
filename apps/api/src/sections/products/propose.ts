import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { openRequest } from '#sections/moderation/public.ts'
import { type Fields, fieldsOf } from './fields.ts'
import { findProduct, type Product } from './queries.ts'

/** Buyers see the card, or will see it again without another moderation. */
export function isPublished({ status }: Product): boolean {
  return status === 'active' || status === 'disabled' || status === 'blocked'
}

/** A seller's change of a published card becomes a moderation request; the card itself stays unchanged. */
export async function propose(tx: Database, actor: Actor, card: Product, after: Fields): Promise<Product> {
  const changed = Object.keys(after)
  if (changed.length === 0) return card
  const present = fieldsOf(card)
  await openRequest(tx, actor, {
    entity: 'product',
    entity_id: card.id,
    entity_label: card.name,
    entity_version: card.version,
    company_id: card.company_id,
    kind: 'update',
    before: Object.fromEntries(changed.map((field) => [field, present[field] ?? null])),
    after,
  })
  return findProduct(tx, actor, card.id)
}
