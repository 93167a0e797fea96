import type { Schemas } from '@admin-panel/sdk'
import type { Offer } from './statuses.ts'

export type PriceRow = Pick<
  Offer,
  'id' | 'seller_sku' | 'price_kopecks' | 'old_price_kopecks' | 'delivery_days_min' | 'delivery_days_max'
> & { company: string }

export interface StockRow {
  id: string
  offer_id: number
  store_point_id: number
  company: string
  point: string
  quantity: number | null
  reserved: number
}

type Point = Pick<Schemas['StorePointRow'], 'id' | 'name' | 'company'>

export const priceRows = (offers: readonly Offer[]): PriceRow[] =>
  offers.map((offer) => ({ ...offer, company: offer.company.label }))

/** The offer's stocks, and the seller's other points, where it has none yet. */
export function stockRows(offers: readonly Offer[], points: readonly Point[]): StockRow[] {
  return offers.flatMap(({ id, company_id, company, stocks }) => {
    const stocksByPoint = new Map(stocks.map((shelf) => [shelf.store_point_id, shelf]))
    const otherPoints = points.filter((point) => point.company?.id === company_id && !stocksByPoint.has(point.id))
    const row = (store_point_id: number, point: string) => ({
      id: `${id}:${store_point_id}`,
      offer_id: id,
      store_point_id,
      company: company.label,
      point,
      quantity: stocksByPoint.get(store_point_id)?.quantity ?? null,
      reserved: stocksByPoint.get(store_point_id)?.reserved ?? 0,
    })
    return [
      ...stocks.map(({ store_point_id, store_point }) => row(store_point_id, store_point.label)),
      ...otherPoints.map((point) => row(point.id, point.name)),
    ]
  })
}
