import { changedOf } from '#db/audit.ts'
import type { Call } from '#contract/handlers.ts'
import { oneLine } from '#text/one-line.ts'
import type { Offer } from './queries.ts'

export type Fields = Partial<Call<'productOffers.create'>['body']>

/** Normalizes the input for storage and comparison: each point once, in the order of ids. */
export function normalize(body: Fields): Fields {
  const { seller_sku, stocks, ...rest } = body
  return {
    ...rest,
    ...(seller_sku !== undefined && { seller_sku: oneLine(seller_sku) }),
    ...(stocks && { stocks: normalizeStocks(stocks) }),
  }
}

export function normalizeStocks(stocks: NonNullable<Fields['stocks']>): NonNullable<Fields['stocks']> {
  const last = new Map(stocks.map(({ store_point_id, quantity }) => [store_point_id, quantity]))
  return [...last].toSorted(([a], [b]) => a - b).map(([store_point_id, quantity]) => ({ store_point_id, quantity }))
}

export function changedFieldsOf(offer: Offer, input: Fields): Fields {
  return changedOf({ ...offer, stocks: normalizeStocks(offer.stocks) }, input)
}
