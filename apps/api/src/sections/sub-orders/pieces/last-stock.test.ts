import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const operator = await app.as('orders@example.com')
const BUYERS = 50

test('R5: of fifty concurrent confirmations for the last piece one succeeds, the others are refused', async () => {
  const { rows } = await app.db.execute<{ offer_id: number; store_point_id: number }>(sql`
    select offer_id, store_point_id from sub_order_item join sub_order on sub_order.id = sub_order_id where sub_order_id = 169`)
  const [shelf] = rows
  await app.db.execute(sql`
    update stock set quantity = 1, reserved = 0 where offer_id = ${shelf?.offer_id} and store_point_id = ${shelf?.store_point_id}`)
  await app.db.execute(sql`
    insert into "order" (id, number, buyer_name, buyer_phone, city_id, delivery_type, payment_system_id, payment_status, items_kopecks,
      delivery_kopecks, total_kopecks, status, source, placed_at)
    select 900000 + n, (1900000 + n)::text, buyer_name, buyer_phone, city_id, delivery_type, payment_system_id, 'paid', 1000, 0, 1000, 'new', source, placed_at
    from "order", generate_series(1, ${BUYERS}) n where "order".id = 123`)
  await app.db.execute(sql`
    insert into sub_order (id, number, order_id, company_id, store_point_id, status, items_kopecks, total_kopecks, ship_by)
    select 900000 + n, 1900000 + n || '-1', 900000 + n, company_id, store_point_id, 'new', 1000, 1000, ship_by
    from sub_order, generate_series(1, ${BUYERS}) n where sub_order.id = 169`)
  await app.db.execute(sql`
    insert into sub_order_item (id, sub_order_id, offer_id, product_id, name, article, article_norm, brand, quantity, price_kopecks, vat_rate)
    select 900000 + n, 900000 + n, offer_id, product_id, name, article, article_norm, brand, 1, 1000, vat_rate
    from sub_order_item, generate_series(1, ${BUYERS}) n where sub_order_id = 169`)

  const replies = await Promise.all(
    Array.from({ length: BUYERS }, (_, index) =>
      operator.put(`/api/order/admin/sub-order/status-change/${900_001 + index}`, {
        body: { status: 'confirmed' },
        version: 1,
      }),
    ),
  )

  const refused = replies.filter(({ status }) => status === 409)
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(refused).toHaveLength(BUYERS - 1)
  expect(new Set(refused.map(({ body }) => body.data.message))).toEqual(
    new Set([expect.stringMatching(/^Не хватает остатка: .+, доступно 0$/)]),
  )
  const { rows: stock } = await app.db.execute(sql`
    select quantity, reserved from stock where offer_id = ${shelf?.offer_id} and store_point_id = ${shelf?.store_point_id}`)
  expect(stock).toEqual([{ quantity: 1, reserved: 1 }])
})
