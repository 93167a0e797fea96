import type { Caller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { recordStatus } from '#db/status-history.ts'
import { flagsOf } from './flags.ts'
import { review } from './schema.ts'
import { stopWordsOf } from './stop-words.ts'

type Input = Pick<typeof review.$inferInsert, 'target' | 'author_name' | 'rating'> &
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
export async function receiveReview(tx: Database, caller: Caller, input: Input): Promise<number> {
  const at = caller.at.toISOString()
  const flags = flagsOf([input.text ?? null, input.pros ?? null, input.cons ?? null], await stopWordsOf(tx))
  const [received] = await tx
    .insert(review)
    .values({ ...input, flags, created_at: at, updated_at: at })
    .returning({ id: review.id })
  if (!received) throw new Error('The review was not stored')
  await recordStatus(tx, { entity: 'review', entity_id: received.id, to_status: 'new', created_at: at })
  await audit(tx, caller, {
    event: 'created',
    entity: 'review',
    entity_id: received.id,
    entity_label: input.author_name,
    company_id: input.company_id ?? null,
    changes: { rating: [null, input.rating], flags: [null, flags] },
  })
  return received.id
}
