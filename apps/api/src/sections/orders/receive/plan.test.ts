import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { useFacts } from '#test/orders/facts.ts'

const app = await useApp()
const { offers, orderOf, receive, view } = await useFacts(app)
const PLAN = '/api/order/admin/order/plan'
const operator = await app.as('orders@example.com')

async function planOf(ids: readonly number[], quantity = ids.map(() => 5)): Promise<Schemas['OrderPlan']> {
  const { status, body } = await operator.get(`${PLAN}?offer_id=${ids.join(',')}&quantity=${quantity.join(',')}`)
  expect(status).toBe(200)
  return body
}

test('orders.plan: the parts are those that the same order is split into', async () => {
  const chosen = await offers(3)
  const { parts, offers: found } = await planOf(chosen.map(({ id }) => id))
  const [{ entity_id: id }] = await receive(orderOf(chosen))
  const { sub_orders } = await view(id)
  expect(parts.map(({ company, store_point }) => [company, store_point])).toEqual(
    sub_orders.map(({ company, store_point }: Schemas['SubOrderCard']) => [company, store_point]),
  )
  expect(parts.flatMap(({ offer_ids }) => offer_ids)).toEqual(chosen.map(({ id: offer }) => offer))
  expect(found).toMatchObject(
    chosen.map(({ id: offer_id, price: price_kopecks }) => ({ offer_id, price_kopecks, obstacle: null })),
  )
})

test('orders.plan: an offer that cannot be ordered says why, and is in no part', async () => {
  const [one, two, three] = (await offers(3)).map(({ id }) => id)
  if (!one || !two || !three) throw new Error('The demo data has too few offers')
  await app.db.execute(sql`update product_offer set price_quarantine = true where id = ${one}`)
  await app.db.execute(
    sql`update company set status = 'suspended' where id = (select company_id from product_offer where id = ${two})`,
  )
  await app.db.execute(
    sql`update store_point set is_ship_from = false where id in (select store_point_id from stock where offer_id = ${three})`,
  )
  const { offers: found, parts } = await planOf([one, two, three])
  expect(found.map(({ obstacle }) => obstacle)).toEqual([
    'Цена на проверке',
    'Продавец не работает',
    'Точка не отгружает заказы',
  ])
  expect(parts).toEqual([])
})

test('orders.plan: each quantity stays with its offer, and the call needs order.receive', async () => {
  const { status } = await operator.get(`${PLAN}?offer_id=1,2&quantity=1`)
  const viewer = await app.as('viewer@example.com')
  expect([status, (await viewer.get(`${PLAN}?offer_id=1&quantity=1`)).status]).toEqual([422, 403])
})
