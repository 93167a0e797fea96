import type { Call } from '#contract/handlers.ts'
import { changeStatusOfMany } from '#records/many/change-status-of-many.ts'
import type { BulkResult } from '#records/many/outcomes.ts'
import { lastPriceOf } from './change-status.ts'
import { productOffer } from './schema.ts'
import { offerStatuses } from './statuses.ts'
import { lockOffers } from './terms/lock-offers.ts'

/** Puts offers on sale or takes them off. */
export function switchOffers(
  { body, db, actor }: Call<'productOffers.enableByIds' | 'productOffers.disableByIds'>,
  status: 'active' | 'disabled',
): Promise<BulkResult> {
  return changeStatusOfMany(
    { db, actor },
    {
      entity: 'product-offer',
      table: productOffer,
      machine: offerStatuses,
      ...body,
      input: { status },
      lock: (tx, ids) => lockOffers(tx, actor, ids),
      rules: async () => (offer) => ({ last_price_kopecks: lastPriceOf(offer, status) }),
    },
  )
}
