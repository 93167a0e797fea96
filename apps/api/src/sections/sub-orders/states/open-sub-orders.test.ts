import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const merchant = await app.as('merchant1@example.com')

interface Obstacle {
  count: number
  query: string | null
}

async function idOf(statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await app.db.execute<{ id: number }>(statement)
  if (!rows[0]) throw new Error('No record has open orders')
  return rows[0].id
}

const totalUnder = async (query: string | null): Promise<number> =>
  (await admin.get(`/api/order/admin/sub-order?${query}`)).body.meta.total

const OPEN = sql`status not in ('delivered', 'partially_returned', 'returned', 'cancelled')`

const holders = [
  {
    of: 'a seller',
    path: '/api/company/admin/company',
    id: sql`select company_id as id from sub_order where status = 'awaiting_payment' and company_id > 2 limit 1`,
    status: 'terminated',
    reason: 'terminate.liquidation',
  },
  {
    of: 'a product',
    path: '/api/catalog/admin/product',
    id: sql`
      update product set status = 'disabled' where id = (
        select product_id from sub_order_item join sub_order on sub_order.id = sub_order_id where ${OPEN} limit 1)
      returning id`,
    status: 'archived',
  },
  {
    of: 'a point that ships',
    path: '/api/company/admin/store-point',
    id: sql`
      update store_point set status = 'active' where id = (select store_point_id from sub_order where ${OPEN} and store_point_id is not null limit 1)
      returning id`,
    status: 'closed',
    reason: 'close.moved',
  },
  {
    of: 'a pickup point',
    path: '/api/company/admin/store-point',
    id: sql`
      update store_point set status = 'active' where id = (
        select pickup_point_id from "order" join sub_order on order_id = "order".id where sub_order.${OPEN} and pickup_point_id is not null limit 1)
      returning id`,
    status: 'closed',
    reason: 'close.moved',
  },
]

test.for(holders)(
  'R41: the blockers of $of equal the rows of their lists and the text of the refusal',
  async (holder) => {
    const { path, status, reason } = holder
    const id = await idOf(holder.id)
    const { items } = (await admin.get(`${path}/obstacles/${id}?status=${status}`)).body
    const { version } = (await admin.get(`${path}/${id}`)).body
    const reason_id = reason && (await admin.get(`/api/content/admin/operation-reason?q=${reason}`)).body.items[0].id
    const refused = await admin.put(`${path}/status-change/${id}`, { body: { status, reason_id }, version })
    const totals = await Promise.all(items.map(({ query }: Obstacle) => totalUnder(query)))

    expect(items.length).toBeGreaterThan(0)
    expect(totals).toEqual(items.map(({ count }: Obstacle) => count))
    expect(refused).toMatchObject({ status: 409, body: { data: { obstacles: items } } })
  },
)

test('R41: a seller learns the number of orders that hold their card, and gets no list that would hide some', async () => {
  const id = await idOf(sql`
    select product_id as id from sub_order_item join sub_order on sub_order.id = sub_order_id
    where ${OPEN} and product_id in (select product_id from product_offer where company_id = 1) limit 1`)
  const { items } = (await merchant.get(`/api/catalog/admin/product/obstacles/${id}?status=archived`)).body

  expect(items.every(({ count, query }: Obstacle) => count > 0 && query === null)).toBe(true)
  expect(items.length).toBeGreaterThan(0)
})
