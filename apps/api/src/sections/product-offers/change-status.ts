import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { recordStatus } from '#db/status-history.ts'
import { conflict, forbidden, invalid } from '#errors.ts'
import { changeStatus, type StatusInput } from '#records/change-status.ts'
import { isSeller } from '#query/scope.ts'
import type { Offer } from './queries.ts'
import { offers } from './records.ts'
import { type OfferStatus, offerStatuses } from './statuses.ts'
import { say, sayCounted } from '#text/language/say.ts'

export async function changeOfferStatus(
  tx: Database,
  actor: Actor,
  before: Offer,
  input: StatusInput<OfferStatus>,
): Promise<Offer> {
  if (before.status === 'active' && input.status === 'active' && before.price_quarantine)
    return confirmPrice(tx, actor, before, input.comment)
  if (input.status === 'archived') refuseReserved(before)
  return changeStatus({
    db: tx,
    actor,
    records: offers,
    machine: offerStatuses,
    before,
    input,
    fields: { last_price_kopecks: lastPriceOf(before, input.status) },
  })
}

/** The last price on sale, once the offer has the status. */
export function lastPriceOf(
  {
    price_kopecks,
    price_quarantine,
    last_price_kopecks,
  }: Pick<Offer, 'price_kopecks' | 'price_quarantine' | 'last_price_kopecks'>,
  status: OfferStatus,
): number | null {
  return status === 'active' && !price_quarantine ? price_kopecks : last_price_kopecks
}

/** Releases a price from quarantine. */
async function confirmPrice(
  tx: Database,
  actor: Actor,
  before: Offer,
  text: string | null | undefined,
): Promise<Offer> {
  if (isSeller(actor)) throw forbidden('Цену подтверждает сотрудник маркетплейса')
  const comment = text?.trim()
  if (!comment) throw invalid({ comment: ['Пожалуйста, введите Комментарий'] })
  await recordStatus(tx, {
    entity: 'product-offer',
    entity_id: before.id,
    from_status: before.status,
    to_status: before.status,
    comment,
    user_id: actor.userId,
    created_at: actor.at.toISOString(),
  })
  const fields = { price_quarantine: false, last_price_kopecks: before.price_kopecks }
  return offers.update({ db: tx, actor }, before, fields, { event: 'status_changed', comment })
}

function refuseReserved({ stocks }: Offer): void {
  const reserved = stocks.reduce((sum, shelf) => sum + shelf.reserved, 0)
  if (reserved > 0) throw conflict(say`Под заказы отложено ${sayCounted(reserved, 'штука', 'штуки', 'штук')}`)
}
