import type { Caller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { recordStatus } from '#db/status-history.ts'
import { flagsOf } from './flags.ts'
import { review } from './schema.ts'
import { stopWordsOf } from './stop-words.ts'

type Given = Pick<typeof review.$inferInsert, 'target' | 'author_name' | 'rating'> &
  Partial<
    Pick<
      typeof review.$inferInsert,
      | 'product_id'
      | 'store_point_id'
      | 'company_id'
      | 'order_item_id'
      | 'buyer_id'
      | 'criteria'
      | 'text'
      | 'pros'
      | 'cons'
      | 'photo_ids'
    >
  >

/** Stores a review from the shop: it is flagged if suspicious, and not public until staff publish it. */
export async function receiveReview(tx: Database, by: Caller, given: Given): Promise<number> {
  const at = by.at.toISOString()
  const flags = flagsOf([given.text ?? null, given.pros ?? null, given.cons ?? null], await stopWordsOf(tx))
  const [received] = await tx
    .insert(review)
    .values({ ...given, flags, created_at: at, updated_at: at })
    .returning({ id: review.id })
  if (!received) throw new Error('The review was not stored')
  await recordStatus(tx, { entity: 'review', entity_id: received.id, to_status: 'new', created_at: at })
  await audit(tx, by, {
    event: 'created',
    entity: 'review',
    entity_id: received.id,
    entity_label: given.author_name,
    company_id: given.company_id ?? null,
    changes: { rating: [null, given.rating], flags: [null, flags] },
  })
  return received.id
}
