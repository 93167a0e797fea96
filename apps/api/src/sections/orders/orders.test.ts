import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { deriveStatus } from '#sections/sub-orders/public.ts'

type Row = Schemas['OrderRow']

const app = await useApp()
const operator = await app.as('orders@example.com')
const merchant = await app.as('merchant1@example.com')
const ORDERS = '/api/order/admin/order'
const PURPOSE = encodeURIComponent('Сверка сумм')
const sellerFinds = (q: string) => total(`q=${encodeURIComponent(q)}&placed_from=2026-05-01`, merchant)
const ownOrders = async (filter: string) =>
  (await merchant.get(`${ORDERS}?per_page=100&placed_from=2026-06-01&${filter}`)).body
const total = async (query: string, by = operator) => (await by.get(`${ORDERS}?${query}`)).body.meta.total

test('R5: the golden order has two sellers, and the newest order stands first', async () => {
  const { body } = await operator.get(`${ORDERS}?q=1000123`)
  const { body: list } = await operator.get(ORDERS)
  const times = list.items.map(({ placed_at }: { placed_at: string }) => placed_at)

  expect(body.items).toMatchObject([
    {
      number: '1000123',
      status: 'in_delivery',
      sub_orders: [
        { number: '1000123-1', status: 'assembling', company: { id: 1 } },
        { number: '1000123-2', status: 'at_pickup', company: { id: 2 } },
      ],
    },
  ])
  expect(list.meta.total).toBe(1500)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('R5: an order is found by its number, a part of it, a track number, the end of the phone, the buyer’s name and an article', async () => {
  const { body } = await operator.get(`${ORDERS}/123`)
  const [first, second] = body.sub_orders
  const has = async (q: string) =>
    (await operator.get(`${ORDERS}?per_page=100&q=${encodeURIComponent(q)}`)).body.items.some(
      ({ id }: { id: number }) => id === 123,
    )

  expect(await has('1000123')).toBe(true)
  expect(await has('1000123-2')).toBe(true)
  expect(await has(second.track_number)).toBe(true)
  expect(await has(body.buyer_phone.slice(-4))).toBe(true)
  expect(await has(body.buyer_phone.replace('+7', '8 '))).toBe(true)
  expect(await has(body.buyer_phone.replace('+7', '8\u2013'))).toBe(true)
  expect(await has(first.items[0].article)).toBe(true)
  expect(await has(body.buyer_name.split(' ').toReversed().join(' ').toUpperCase())).toBe(true)
  expect(await has('ничего такого')).toBe(false)
})

test('R5: the list is filtered and sorted', async () => {
  const { body } = await operator.get(`${ORDERS}?sort=-bought_kopecks&per_page=10`)
  const sums = body.items.map(({ bought_kopecks }: { bought_kopecks: number }) => bought_kopecks)
  const { body: late } = await operator.get(`${ORDERS}?overdue=true&sort=ship_by`)
  const all = await Promise.all([total('status=completed'), total('status=cancelled,returned'), total('total_from=1')])

  expect(sums).toEqual(sums.toSorted((a: number, b: number) => b - a))
  expect(await total(`total_from=${sums[9]}`)).toBe(10)
  expect(late.items.every(({ is_overdue }: { is_overdue: boolean }) => is_overdue)).toBe(true)
  expect(late.meta.total).toBeGreaterThan(20)
  expect(all.every((count) => count > 20)).toBe(true)
  expect(await total('sub_status=assembling&company_id=1')).toBeGreaterThan(0)
  expect(await total('sub_status=new&reason_id=1')).toBe(0)
  expect(await total('placed_from=2026-06-01&placed_to=2026-06-01')).toBeGreaterThan(0)
  expect(await total('payment_status=pending&payment_system_id=3,4&delivery_type=pickup')).toBeGreaterThan(0)
})

test('R5: a seller’s late orders are counted by own sub-orders', async () => {
  const { body: late } = await merchant.get(`${ORDERS}?overdue=true&sort=ship_by&per_page=100`)
  const { body: others } = await merchant.get(`${ORDERS}?overdue=false&sort=-ship_by&per_page=100`)

  expect(late.meta.total).toBeGreaterThan(0)
  expect(late.meta.total + others.meta.total).toBe(await total('', merchant))
  expect(late.items.every(({ is_overdue }: { is_overdue: boolean }) => is_overdue)).toBe(true)
  expect(others.items.some(({ is_overdue }: { is_overdue: boolean }) => is_overdue)).toBe(false)
})

test('R5: stored statuses and sums of the demo orders are those that follow from their sub-orders', async () => {
  const { rows } = await app.db.execute<{
    status: string
    parts: Parameters<typeof deriveStatus>[0]
    is_exact: boolean
  }>(sql`
    select "order".status, array_agg(sub_order.status) as parts,
      "order".total_kopecks = sum(sub_order.total_kopecks) and "order".items_kopecks = sum(sub_order.items_kopecks) as is_exact
    from "order" join sub_order on order_id = "order".id group by "order".id`)

  expect(rows.filter(({ status, parts }) => deriveStatus(parts) !== status)).toEqual([])
  expect(rows.filter(({ is_exact }) => !is_exact)).toEqual([])
})

test('R5: reserved pieces equal those of confirmed sub-orders', async () => {
  const { rows } = await app.db.execute(sql`
    with held as (
      select offer_id, store_point_id, sum(item.quantity)::int as pieces from sub_order_item item join sub_order on sub_order.id = sub_order_id
      where status in ('confirmed', 'assembling', 'ready_to_ship') group by 1, 2
    )
    select offer_id from stock full join held using (offer_id, store_point_id) where coalesce(reserved, 0) <> coalesce(pieces, 0)`)

  expect(rows).toEqual([])
})

test('R5: staff change the note and, until a part is shipped, the recipient; the log keeps neither phone nor e-mail', async () => {
  const open = (await operator.get(`${ORDERS}?status=processing&delivery_type=courier`)).body.items[0]
  const path = `${ORDERS}/${open.id}`
  const { body } = await operator.put(path, {
    body: { comment_staff: ' Перезвонить ', buyer_phone: '+79001112233', buyer_email: 'New@example.com' },
    version: open.version,
  })
  const shipped = (await operator.get(`${ORDERS}/123`)).body
  const locked = await operator.put(`${ORDERS}/123`, { body: { buyer_name: 'Иной Человек' }, version: shipped.version })
  const stale = await operator.put(path, { body: { comment_staff: 'Ещё' }, version: open.version })

  expect(body).toMatchObject({
    comment_staff: 'Перезвонить',
    buyer_phone: '+79001112233',
    buyer_email: 'new@example.com',
  })
  expect(locked.body.data.message).toBe('Получателя и адрес можно изменить только до передачи в доставку')
  expect(stale.status).toBe(412)
  expect((await app.audited('order', open.id))[0]?.changes).toMatchObject({
    buyer_phone: [expect.stringContaining('•••'), '+7 ••• •••-22-33'],
    buyer_email: [expect.anything(), 'n•••@example.com'],
  })
})

test('P7: a seller sees the own part of an order: its sub-orders, its sums, the buyer without phone', async () => {
  const { body: whole } = await operator.get(`${ORDERS}/123`)
  const { body: own } = await merchant.get(`${ORDERS}/123`)
  const [row] = (await merchant.get(`${ORDERS}?q=1000123`)).body.items
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from "order" where id not in (select order_id from sub_order where company_id = 1) limit 1`,
  )
  const foreign = `${ORDERS}/${rows[0]?.id}`

  expect(own.sub_orders).toHaveLength(1)
  expect(own).toMatchObject({
    total_kopecks: whole.sub_orders[0].total_kopecks,
    comment_staff: null,
    buyer_email: null,
  })
  expect(row).toMatchObject({ total_kopecks: own.total_kopecks, sub_orders: [{ number: '1000123-1' }] })
  expect(own.buyer_phone).toMatch(/^\+7 ••• •••-\d\d-\d\d$/)
  expect(own.history.every((entry: { sub_order: { label: string } }) => entry.sub_order.label === '1000123-1')).toBe(
    true,
  )
  expect(await merchant.get(foreign)).toMatchObject({ status: 404 })
  expect(await merchant.put(foreign, { body: { comment_staff: 'x' }, version: 1 })).toMatchObject({ status: 404 })
  expect(await merchant.put(`${ORDERS}/123`, { body: { comment_staff: 'x' }, version: own.version })).toMatchObject({
    status: 403,
  })
})

test('R5: an order knows the photos of its items and how many orders its buyer has; a seller counts those with own parts', async () => {
  const { body } = await operator.get(`${ORDERS}/123`)
  const { body: own } = await merchant.get(`${ORDERS}/123`)
  const ofBuyer = `q=${encodeURIComponent(body.buyer_phone)}`
  const { body: photo } = await operator.get(`/api/catalog/admin/product/${body.sub_orders[0].items[0].product_id}`)
  await app.db.execute(sql`update "order" set buyer_phone = ${body.buyer_phone} where id in (124, 125)`)
  const { body: after } = await operator.get(`${ORDERS}/123`)
  const { rows } = await app.db.execute(sql`
    select distinct order_id from sub_order where company_id = 1 and order_id in (
      select id from "order" where buyer_phone = ${body.buyer_phone})`)

  expect(body.sub_orders[0].items[0].image_url).toBe(photo.image_url)
  expect(after.buyer_orders_count).toBe(await total(ofBuyer))
  expect(after.buyer_orders_count).toBe(body.buyer_orders_count + 2)
  expect((await merchant.get(`${ORDERS}/123`)).body.buyer_orders_count).toBe(rows.length)
  expect(own.buyer_orders_count).toBeLessThanOrEqual(body.buyer_orders_count)
})

test('P7: a search reveals nothing of other sellers', async () => {
  const { body } = await operator.get(`${ORDERS}/123`)

  expect(await sellerFinds(body.sub_orders[1].track_number)).toBe(0)
  expect(await sellerFinds(body.buyer_phone)).toBe(0)
  expect(await sellerFinds(body.buyer_phone.slice(-4))).toBeGreaterThan(0)
  expect(await sellerFinds(body.buyer_name)).toBeLessThan(await total(`q=${encodeURIComponent(body.buyer_name)}`))
})

test('R5: the export has Russian titles, one line per order, and is logged', async () => {
  const { text } = await operator.get(`${ORDERS}/export?format=csv&purpose=${PURPOSE}&status=awaiting_payment`)
  const lines = text.trim().split('\r\n')

  expect(lines[0]).toContain('Номер;Дата;Покупатель;Телефон;Город')
  expect(lines).toHaveLength(1 + (await total('status=awaiting_payment')))
  const [titles, late] = (await operator.get(`${ORDERS}/export?format=csv&purpose=${PURPOSE}&overdue=true`)).text.split(
    '\r\n',
  )
  expect(titles?.split(';')).toContain('Просрочен')
  expect(late?.split(';')).toContain('да')
  expect((await app.audited('order'))[0]).toMatchObject({ event: 'exported' })
})

test('R5: a select finds an order by its number', async () => {
  const { body } = await operator.get(`${ORDERS}/list?q=1000123`)

  expect(body.items).toEqual([{ id: 123, label: '1000123', hint: expect.any(String), is_active: true }])
})

test('R5: the order number leads to the order, and only to one’s own', async () => {
  const { body } = await operator.get(`${ORDERS}/by-number/1000123`)
  const { rows } = await app.db.execute<{ number: string }>(
    sql`select number from "order" where id not in (select order_id from sub_order where company_id = 1) limit 1`,
  )

  expect(body).toMatchObject({ id: 123, number: '1000123' })
  expect(await merchant.get(`${ORDERS}/by-number/1000123`)).toMatchObject({ status: 200, body: { id: 123 } })
  expect(await merchant.get(`${ORDERS}/by-number/${rows[0]?.number}`)).toMatchObject({ status: 404 })
  expect(await operator.get(`${ORDERS}/by-number/123`)).toMatchObject({ status: 404 })
})

test('P7: a seller sees and filters by the state and payment of the own part', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`
    select order_id as id from sub_order join "order" on "order".id = order_id
    group by order_id, "order".status having bool_and(company_id <> 1 or sub_order.status = 'delivered') and bool_or(company_id = 1)
      and "order".status <> 'completed' limit 1`)
  const { rows: some } = await app.db.execute<{ id: number }>(sql`
    update sub_order set status = 'delivered', paid_kopecks = total_kopecks, refunded_kopecks = 0, bought_kopecks = total_kopecks
    where company_id = 1 and order_id = coalesce(${rows[0]?.id ?? null}::int8, (
      select min(order_id) from sub_order one where company_id = 1 and status <> 'awaiting_payment'
        and exists (select from sub_order other where other.order_id = one.order_id and other.company_id <> 1 and other.status = 'in_delivery')), 123)
    returning order_id as id`)
  const id = Number(some[0]?.id)
  const whole = (await operator.get(`${ORDERS}/${id}`)).body
  const own = (await merchant.get(`${ORDERS}/${id}`)).body
  const matches = (await merchant.get(`${ORDERS}?q=${own.number}&status=completed&payment_status=paid`)).body.items

  expect(whole.status).not.toBe('completed')
  expect(own).toMatchObject({ status: 'completed', payment_status: 'paid' })
  expect(matches).toMatchObject([{ id, status: 'completed', payment_status: 'paid' }])
})

test('P7: the filters of a seller find the orders whose own values match', async () => {
  const { items, meta } = await ownOrders('')
  expect(meta.total).toBe(items.length)
  const { status, payment_status, bought_kopecks: sum } = items[0]
  for (const [filter, matches] of [
    [`status=${status}`, (item: Row) => item.status === status],
    [`payment_status=${payment_status}`, (item: Row) => item.payment_status === payment_status],
    [`total_from=${sum}`, (item: Row) => item.bought_kopecks >= sum],
    [`total_to=${sum}&status=${status}`, (item: Row) => item.bought_kopecks <= sum && item.status === status],
  ] as const) {
    const page = await ownOrders(filter)
    expect({ filter, items: page.items }).toEqual({ filter, items: items.filter(matches) })
    expect(page.meta.total).toBe(page.items.length)
  }
})

test('R5: an order in dispute says so in every status', async () => {
  expect(deriveStatus(['dispute', 'delivered'])).toBe('dispute')
  const { body } = await operator.get(`${ORDERS}?sub_status=dispute&per_page=100`)

  expect(body.items.length).toBeGreaterThan(0)
  expect(new Set(body.items.map(({ status }: { status: string }) => status))).toEqual(new Set(['dispute']))
})
