import { operationTable } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const CONTRACTS = '/api/company/admin/contract'
const HALF_PAST_MIDNIGHT = Date.parse('2026-06-02T00:30:00+03:00')

// In Moscow and Vladivostok it is 2 June, by UTC and in Los Angeles still 1 June.
app.advance(HALF_PAST_MIDNIGHT - app.now.getTime())
const admin = await app.as('admin@example.com')

async function readerIn(zone: string, name: string) {
  await app.db.execute(sql`update "user" set time_zone = ${zone} where email = ${`${name}@example.com`}`)
  return app.as(`${name}@example.com`)
}

test.each([
  ['Asia/Vladivostok', '2026-06-02'],
  ['Europe/Moscow', '2026-06-02'],
  ['America/Los_Angeles', '2026-06-01'],
])('R27: the name of an exported file has the day of its reader, in %s as well', async (zone, day) => {
  const reader = await readerIn(zone, 'content')
  const { headers } = await reader.get('/api/catalog/admin/brand/export?format=csv&q=trw')

  expect(decodeURIComponent(String(headers['content-disposition']))).toContain(`Бренды ${day}.csv`)
})

test('R17: a commission that begins today applies from midnight in Moscow', async () => {
  const { rows } = await app.db.execute<{ id: number; company_id: number; brand_id: number }>(sql`
    select offer.id, offer.company_id, brand_id from product_offer offer join product on product.id = product_id
    where offer.status = 'active' order by offer.id limit 1`)
  const [offer] = rows
  const rule = {
    company_id: offer?.company_id,
    category_id: null,
    brand_id: offer?.brand_id,
    rate_bp: 777,
    valid_from: '2026-06-02',
  }
  const saved = await admin.put('/api/company/admin/commission/upsert', { body: { items: [rule] } })
  const { body } = await admin.get(`/api/catalog/admin/product-offer/${offer?.id}`)
  const { body: rules } = await admin.get(`/api/company/admin/commission?company_id=${offer?.company_id}&per_page=100`)
  const { id } = rules.items.find(({ rate_bp }: { rate_bp: number }) => rate_bp === 777)
  const { body: options } = await admin.get(`${operationTable['commissions.options'].path}?ids=${id}`)

  expect(saved.status).toBe(200)
  expect(body.commission_bp_effective).toBe(777)
  expect(options.items).toMatchObject([{ id, is_active: true }])
})

async function shipBy(day: string) {
  const { body } = await admin.get(`/api/order/admin/sub-order?ship_from=${day}&ship_to=${day}`)
  return body.items.map((row: { ship_by: string; ship_by_zone: string }) => [row.ship_by, row.ship_by_zone])
}

test('R3: the filter of shipments by day uses the time zone of their point', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`
    update sub_order set ship_by = '2026-07-10T15:30:00Z' where id in (
      select distinct on (time_zone) sub_order.id from sub_order
        join store_point on store_point.id = store_point_id join city on city.id = store_point.city_id
      where time_zone in ('Europe/Moscow', 'Asia/Vladivostok') order by time_zone, sub_order.id) returning id`)

  expect(rows).toHaveLength(2)
  expect(await shipBy('2026-07-10')).toEqual([['2026-07-10T15:30:00Z', 'Europe/Moscow']])
  expect(await shipBy('2026-07-11')).toEqual([['2026-07-10T15:30:00Z', 'Asia/Vladivostok']])
})

test('R7: a contract of today comes into force after midnight in Moscow, wherever its reader is', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`
    update contract set start_date = '2026-06-02', end_date = null, file_ids = array(select id from file limit 1)
    where id = (select id from contract where status = 'draft' and not exists (
      select from contract other where other.company_id = contract.company_id and other.status = 'active') limit 1) returning id`)
  const reader = await readerIn('America/Los_Angeles', 'v.sergeev')
  const { body } = await reader.get(`${CONTRACTS}/${rows[0]?.id}`)
  const reply = await reader.put(`${CONTRACTS}/status-change/${body.id}`, {
    body: { status: 'active' },
    version: body.version,
  })

  expect(reply.body).toMatchObject({ status: 'active' })
})

test.each([
  ['Asia/Vladivostok', '2026-06-02'],
  ['Europe/Moscow', '2026-06-02'],
  ['America/Los_Angeles', '2026-06-01'],
])('R5: an order around midnight has the reader’s day in the plot and in the list, in %s', async (zone, day) => {
  await app.db.execute(sql`update "order" set placed_at = '2026-06-01T21:10:00Z' where id = 123`)
  const reader = await readerIn(zone, 'orders')
  const plot = await reader.get('/api/system/admin/overview/orders?days=7')
  const { body: list } = await reader.get(`/api/order/admin/order?placed_from=${day}&placed_to=${day}&q=1000123`)
  const { date, orders } = plot.body.days.at(-1)
  const { body: today } = await reader.get(`/api/order/admin/order?placed_from=${day}&placed_to=${day}`)

  expect(list.items.map(({ id }: { id: number }) => id)).toEqual([123])
  expect([date, orders]).toEqual([day, today.meta.total])
})
