import type { Call } from '#contract/handlers.ts'
import { changeStatusOfMany } from '#records/many/change-status-of-many.ts'
import { type ChangeOf, inGroups } from '#records/many/in-groups.ts'
import { type Asked, type BulkResult, bulkResultOf, type ManyResult } from '#records/many/outcomes.ts'
import type { StatusInput } from '#records/change-status.ts'
import type { Context } from '#records/record.ts'
import { lastPriceOf } from './change-status.ts'
import { productOffer } from './schema.ts'
import { type OfferStatus, offerStatuses } from './statuses.ts'
import { lockOffers } from './terms/lock-offers.ts'

/** Puts offers on sale or takes them off. */
export async function switchOffers(
  { body, db, actor }: Call<'productOffers.enableByIds' | 'productOffers.disableByIds'>,
  status: 'active' | 'disabled',
): Promise<BulkResult> {
  return bulkResultOf(await changeStatuses({ db, actor }, body, { status }), body)
}

/** Statuses of offers come back as `productOffers.statusChange` gives them; pieces on shelves may keep one from the archive. */
export const manyStatuses = {
  fields: ['status'] as const,
  takes: ({ status }: { status?: unknown }) => status !== 'archived',
  async change({ db, actor }: Context, changes: readonly ChangeOf<StatusInput<OfferStatus>>[]): Promise<ManyResult> {
    // All of them are locked in the order of their ids before a group is.
    await lockOffers(
      db,
      actor,
      changes.map(({ id }) => id),
    )
    return inGroups(changes, (items, input) => changeStatuses({ db, actor }, { items }, input))
  },
}

function changeStatuses(
  { db, actor }: Context,
  offers: { items: readonly Asked[]; dry_run?: boolean },
  input: StatusInput<OfferStatus>,
): Promise<ManyResult> {
  return changeStatusOfMany(
    { db, actor },
    {
      entity: 'product-offer',
      table: productOffer,
      machine: offerStatuses,
      ...offers,
      input,
      lock: (tx, ids) => lockOffers(tx, actor, ids),
      rules: async () => (offer) => ({ last_price_kopecks: lastPriceOf(offer, input.status) }),
    },
  )
}
