import { recordStatus } from '#db/status-history.ts'
import type { Moderated, ModeratedRecord } from '#records/moderated.ts'
import { categoriesOn } from './change-status.ts'
import { assertValid } from './check-fields.ts'
import { changedFieldsOf, fieldsOf, normalize } from './fields.ts'
import { findProduct, type Product } from './queries.ts'
import { products } from './records.ts'

const BECOMES = { approved: 'active', rejected: 'rejected', revision: 'draft', cancelled: 'draft' } as const

/** Adapts cards and changes of cards to the moderation queue. */
export const moderatedProduct: Moderated = {
  entity: 'product',
  find: async (db, actor, id) => proposable(await findProduct(db, actor, id)),
  lock: async (tx, actor, id) => proposable(await products.lock({ db: tx, actor }, id)),

  async apply(tx, actor, id, after) {
    const card = await products.lock({ db: tx, actor }, id)
    const next = changedFieldsOf(card, normalize(after))
    await assertValid(tx, actor, next, card)
    await products.update({ db: tx, actor }, card, next)
  },

  async decided({ db, actor }, id, { status: decision, ...reasonAndComment }) {
    const card = await products.lock({ db, actor }, id)
    if (card.status !== 'on_moderation') return
    if (decision === 'approved') (await categoriesOn(db, [card]))(card)
    const status = BECOMES[decision]
    await recordStatus(db, {
      entity: 'product',
      entity_id: card.id,
      from_status: card.status,
      to_status: status,
      ...reasonAndComment,
      user_id: actor.userId,
      created_at: actor.at.toISOString(),
    })
    const fields = { status, status_reason_id: status === 'rejected' ? reasonAndComment.reason_id : null }
    await products.update({ db, actor }, card, fields, { event: 'status_changed', ...reasonAndComment })
  },
}

function proposable(card: Product): ModeratedRecord {
  return { version: card.version, fields: fieldsOf(card), label: card.name }
}
