import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { recordStatus } from '#db/status-history.ts'
import type { Moderated, ModeratedRecord } from '#records/moderated.ts'
import { requireCategoryOn } from './change-status.ts'
import { assertValid } from './check-fields.ts'
import { changedOf, fieldsOf, normalize } from './fields.ts'
import { findProduct, type Product } from './queries.ts'
import { products } from './records.ts'
import type { ProductStatus } from './statuses.ts'

const BECOMES = { approved: 'active', rejected: 'rejected', revision: 'draft', cancelled: 'draft' } as const

/** Adapts cards and changes of cards to the moderation queue. */
export const moderatedProduct: Moderated = {
  entity: 'product',
  find: async (db, actor, id) => proposable(await findProduct(db, actor, id)),
  lock: async (tx, actor, id) => proposable(await products.lock({ db: tx, actor }, id)),

  async apply(tx, actor, id, after) {
    const card = await findProduct(tx, actor, id)
    const next = changedOf(card, normalize(after))
    await assertValid(tx, actor, next, card)
    await products.update({ db: tx, actor }, card, next)
  },

  async decided(tx, actor, id, decision, said) {
    const card = await findProduct(tx, actor, id)
    if (card.status !== 'on_moderation') return
    if (decision === 'approved') await requireCategoryOn(tx, card)
    await become(tx, actor, card, BECOMES[decision], said)
  },
}

function proposable(card: Product): ModeratedRecord {
  return { version: card.version, fields: fieldsOf(card), label: card.name }
}

async function become(
  tx: Database,
  actor: Actor,
  card: Product,
  status: ProductStatus,
  said: { reason_id: number | null; comment: string | null },
): Promise<void> {
  await recordStatus(tx, {
    entity: 'product',
    entity_id: card.id,
    from_status: card.status,
    to_status: status,
    ...said,
    user_id: actor.userId,
    created_at: actor.at.toISOString(),
  })
  const fields = { status, status_reason_id: status === 'rejected' ? said.reason_id : null }
  await products.update({ db: tx, actor }, card, fields, { event: 'status_changed', ...said })
}
