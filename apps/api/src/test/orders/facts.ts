import { expect } from 'vitest'
import { sql } from '#db/drizzle.ts'
import type { Client, useApp } from '#test/app.ts'

type App = Awaited<ReturnType<typeof useApp>>

const ORDERS = '/api/order/admin/order'

export interface Offer extends Record<string, unknown> {
  id: number
  company_id: number
  product_id: number
  price: number
  free: number
}

/** The answers of a call that is answered row by row. */
export async function send(client: Client, path: string, ...items: object[]) {
  const { status, body, text } = await client.post(path, { body: { items } })
  expect([status, text]).toEqual([200, expect.any(String)])
  return body.items
}

/** What a shop, a payment provider and a carrier send, each with the key of its own. */
export async function useFacts(app: App) {
  const shop = await app.keyHolding(['order.receive', 'review.receive'])
  const bank = await app.keyHolding(['payment-system.receive'])
  const carrier = await app.keyHolding(['delivery.receive'])
  const idOf = async (from: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await app.db.execute<{ id: number }>(sql`select id from ${from} order by id limit 1`)
    return Number(rows[0]?.id)
  }
  const prepaid = await idOf(sql`payment_system where type = 'card_online'`)
  const cash = await idOf(sql`payment_system where type = 'cash_on_delivery'`)
  const courier = await idOf(sql`delivery where type = 'courier' and carrier <> 'own'`)
  const city = await idOf(sql`city`)
  let numbers = 0
  const next = (name: string) => `${name}-${(numbers += 1)}`
  const moment = (ms = 0) => new Date(app.now.getTime() + ms).toISOString().replace('.000Z', 'Z')
  return {
    cash,
    next,
    moment,
    /** Offers on sale of different sellers, with the pieces that their best point has. */
    offers: async (count: number, pieces = 5): Promise<Offer[]> => {
      const { rows } = await app.db.execute<Offer>(sql`
        select distinct on (offer.company_id) offer.id, offer.company_id, offer.product_id, offer.price_kopecks as price, quantity - reserved as free
        from product_offer offer join stock on offer_id = offer.id join store_point point on point.id = store_point_id
          join product on product.id = offer.product_id join company on company.id = offer.company_id
        where offer.status = 'active' and not price_quarantine and product.status = 'active' and company.status = 'active'
          and point.status = 'active' and is_ship_from and point.type in ('shop', 'warehouse') and quantity - reserved >= ${pieces} and min_order = 1
        order by offer.company_id, offer.id limit ${count}`)
      expect(rows).toHaveLength(count)
      return rows
    },
    orderOf: (sold: readonly Offer[], more: object = {}) => ({
      source: 'shop',
      external_id: next('order'),
      occurred_at: moment(),
      buyer_name: 'Иван Покупатель',
      buyer_phone: '+79161234567',
      city_id: city,
      delivery_id: courier,
      address: 'ул. Ленина, 1',
      payment_system_id: prepaid,
      delivery_kopecks: 30_001,
      lines: sold.map(({ id, price }) => ({ offer_id: id, quantity: 2, price_kopecks: price })),
      ...more,
    }),
    paymentOf: (order_external_id: string, kopecks: number, more: object = {}) => ({
      source: 'bank',
      external_id: next('pay'),
      occurred_at: moment(),
      order_source: 'shop',
      order_external_id,
      kind: 'captured',
      kopecks,
      ...more,
    }),
    scanOf: (track_number: string, code: string, more: object = {}) => ({
      source: 'carrier',
      external_id: next('scan'),
      occurred_at: moment(),
      carrier: 'cdek',
      track_number,
      code,
      ...more,
    }),
    receive: (...items: object[]) => send(shop, `${ORDERS}/receive`, ...items),
    revise: (...items: object[]) => send(shop, `${ORDERS}/revise`, ...items),
    cancel: (...items: object[]) => send(shop, '/api/order/admin/sub-order/cancel-by-buyer', ...items),
    askReturn: (...items: object[]) => send(shop, '/api/order/admin/return/request', ...items),
    review: (...items: object[]) => send(shop, '/api/review/admin/review/receive', ...items),
    pay: (...items: object[]) => send(bank, '/api/order/admin/payment/record', ...items),
    scan: (...items: object[]) => send(carrier, '/api/order/admin/shipment/scan', ...items),
    /** The order as an operator sees it. */
    view: async (id: number) => (await (await app.as('orders@example.com')).get(`${ORDERS}/${id}`)).body,
  }
}
