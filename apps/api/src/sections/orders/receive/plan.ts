import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { invalid } from '#errors.ts'
import { mayUseCompany } from '#query/scope.ts'
import { say, validation } from '#text/language/say.ts'
import { findOffers, mostOf, type Offer, partsOf } from './lines.ts'

/** What an order of these offers would become: what can be sold of each, and the parts. Nothing is stored. */
export async function planOrder(
  db: Database,
  actor: Principal,
  { offer_id: ids, quantity }: Call<'orders.plan'>['query'],
): Promise<Schemas['OrderPlan']> {
  if (quantity.length !== ids.length) throw invalid({ quantity: [validation().enum('Количество')] })
  const found = await findOffers(
    db,
    ids.map((id) => ({ offer_id: id })),
  )
  const offers = found.filter(({ company_id }) => mayUseCompany(actor, company_id)).toSorted((a, b) => a.row - b.row)
  const sold = offers
    .map((offer) => ({ ...offer, quantity: quantity[offer.row] ?? 0, discount_kopecks: 0 }))
    .filter((line) => !obstacleOf(line) && line.quantity >= line.min_order && line.quantity <= mostOf(line))
  const parts = partsOf(sold)
  const names = await namesOf(db, [...new Set(parts.map(({ point_id }) => point_id))])
  return {
    offers: offers.map((offer) => ({
      offer_id: offer.offer_id,
      product: { id: offer.product_id, label: offer.name },
      article: offer.article,
      brand: offer.brand || null,
      company: { id: offer.company_id, label: offer.company },
      price_kopecks: offer.price_kopecks,
      min_order: offer.min_order,
      available: mostOf(offer),
      obstacle: obstacleOf(offer),
    })),
    parts: parts.map(({ company_id, point_id, lines }) => ({
      company: { id: company_id, label: lines[0]?.company ?? '' },
      store_point: { id: point_id, label: names.get(point_id) ?? '' },
      offer_ids: lines.map((line) => line.offer_id),
    })),
  }
}

function obstacleOf(offer: Offer): string | null {
  if (offer.unsold === 'company') return say`Продавец не работает`
  if (offer.unsold === 'product') return say`Товар не в продаже`
  if (offer.unsold === 'offer') return say`Предложение не в продаже`
  if (offer.unsold === 'price') return say`Цена на проверке`
  if (mostOf(offer) > 0) return null
  return offer.is_kept_back ? say`Точка не отгружает заказы` : say`Нет в наличии`
}

async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from store_point where id = any(${sql.param(ids)}::int8[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
