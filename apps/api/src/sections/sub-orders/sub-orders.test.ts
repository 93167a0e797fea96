import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { cancelUnpaid, endStorage } from './time-limits.ts'

const app = await useApp()
const operator = await app.as('orders@example.com')
const merchant = await app.as('merchant1@example.com')
const SUBS = '/api/order/admin/sub-order'
const ORDERS = '/api/order/admin/order'
const DAY = 86_400_000
const view = async (id: number) => (await operator.get(`${SUBS}/${id}`)).body
const byNumber = async (number: string) => view((await operator.get(`${SUBS}?q=${number}`)).body.items[0].id)
const firstOf = async (query: string) => view((await operator.get(`${SUBS}?${query}&per_page=10`)).body.items[0].id)
const change = async (id: number, body: object, by = operator) =>
  by.put(`${SUBS}/status-change/${id}`, { body, version: (await view(id)).version })
const reasonId = async (code: string) =>
  Number((await app.db.execute<{ id: number }>(sql`select id from operation_reason where code = ${code}`)).rows[0]?.id)
const bank = await app.keyHolding(['payment-system.receive'])
let payments = 0
const report = (number: string, kind: 'captured' | 'refunded', kopecks: number) => {
  const fact = { source: 'bank', external_id: `p${(payments += 1)}`, occurred_at: app.now.toISOString() }
  const items = [{ ...fact, order_number: number.split('-')[0], kind, kopecks }]
  return bank.post('/api/order/admin/payment/record', { body: { items } })
}
const statusesOf = ({ available_statuses }: { available_statuses: { status: string }[] }) =>
  available_statuses.map(({ status }) => status)
const moveTo = (store_point_id: number, { id, version }: { id: number; version: number }) =>
  operator.put(`${SUBS}/${id}`, { body: { store_point_id }, version })
const stockOf = async (id: number) => {
  const { rows } = await app.db.execute<{ quantity: number; reserved: number }>(sql`
    select stock.quantity, stock.reserved from stock join sub_order_item item using (offer_id) join sub_order on sub_order.id = sub_order_id
    where sub_order.id = ${id} and stock.store_point_id = sub_order.store_point_id order by item.id limit 1`)
  return rows[0] ?? { quantity: 0, reserved: 0 }
}

test('R5: story 19: two of three pieces are cancelled; sums, commission and the order follow', async () => {
  const before = await byNumber('1000123-1')
  const [item] = before.items
  const stock = await stockOf(before.id)
  const order = (await operator.get(`${ORDERS}/${before.order_id}`)).body
  const reason_id = await reasonId('cancel.out_of_stock')
  const cancelled = (quantity: number) => ({ status: 'cancelled', reason_id, items: [{ id: item.id, quantity }] })
  const tooMany = await change(before.id, cancelled(4))
  const { status, body } = await change(before.id, cancelled(2))
  const after = (await operator.get(`${ORDERS}/${before.order_id}`)).body

  expect(tooMany.body.data.details).toEqual({ items: ['Количество больше, чем в заказе'] })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'assembling',
    items: [{ quantity: 3, cancelled_qty: 2 }],
    items_kopecks: item.price_kopecks,
    version: before.version + 1,
  })
  expect(Math.abs(body.commission_kopecks * 3 - before.commission_kopecks)).toBeLessThan(3)
  expect(order.total_kopecks - after.total_kopecks).toBe(before.total_kopecks - body.total_kopecks)
  expect(after).toMatchObject({ payment_status: order.payment_status, status: order.status })
  expect(await stockOf(before.id)).toEqual({ quantity: stock.quantity, reserved: stock.reserved - 2 })
  expect(body.history[0]).toMatchObject({
    from_status: 'assembling',
    to_status: 'assembling',
    reason: { id: reason_id },
  })
  expect((await app.audited('sub-order', before.id))[0]).toMatchObject({
    event: 'updated',
    changes: { items: [[{ cancelled_qty: 0 }], [{ cancelled_qty: 2 }]] },
  })
})

test('R5: story 18: a sub-order is assembled and handed over with a track number; the stock leaves, the timeline names the users', async () => {
  const { id, order_id } = await byNumber('1000123-1')
  const stock = await stockOf(id)
  await change(id, { status: 'ready_to_ship' })
  const untracked = await change(id, { status: 'in_delivery' })
  await operator.put(`${SUBS}/${id}`, { body: { track_number: '1234567890' }, version: (await view(id)).version })
  const { body } = await change(id, { status: 'in_delivery' })
  const late = await change(id, { status: 'cancelled', reason_id: await reasonId('cancel.duplicate') })

  expect(untracked.body.data.details).toEqual({ track_number: ['Укажите трек-номер или выберите курьера'] })
  expect(body).toMatchObject({ status: 'in_delivery', track_number: '1234567890' })
  expect(await stockOf(id)).toEqual({ quantity: stock.quantity - 1, reserved: stock.reserved - 1 })
  expect(late).toMatchObject({
    status: 409,
    body: { data: { message: 'Нельзя отменить: заказ уже передан в доставку' } },
  })
  expect((await operator.get(`${ORDERS}/${order_id}`)).body.history[0]).toMatchObject({
    sub_order: { label: '1000123-1' },
    to_status: 'in_delivery',
    user: { label: expect.any(String) },
  })
})

test('R5: a confirmation reserves the stock and fixes the commission; a cancellation gives the stock back', async () => {
  const before = await firstOf('status=new')
  const stock = await stockOf(before.id)
  const pieces = before.items[0].quantity
  const { body } = await change(before.id, { status: 'confirmed' })
  const withoutReason = await change(before.id, { status: 'cancelled' })
  const cancelled = await change(before.id, { status: 'cancelled', reason_id: await reasonId('cancel.out_of_stock') })

  expect(before.items[0].commission_bp).toBeNull()
  expect(body.items[0].commission_bp).toBeGreaterThan(0)
  expect(body.commission_kopecks).toBeGreaterThan(0)
  expect(withoutReason.body.data.details).toEqual({ reason_id: ['Пожалуйста, введите Причина'] })
  expect(cancelled.body).toMatchObject({
    status: 'cancelled',
    total_kopecks: 0,
    commission_kopecks: 0,
    cancel: { initiator: 'seller' },
    available_statuses: [],
  })
  expect(pieces).toBeGreaterThan(0)
  expect(await stockOf(before.id)).toEqual(stock)
})

test('R5: a confirmation without stock is refused with what is left', async () => {
  const { id, items, store_point_id } = await firstOf('status=new')
  await app.db.execute(sql`
    update stock set quantity = reserved where offer_id = ${items[0].offer_id} and store_point_id = ${store_point_id}`)
  const reply = await change(id, { status: 'confirmed' })

  expect(reply.status).toBe(409)
  expect(reply.body.data.message).toBe(`Не хватает остатка: ${items[0].name}, доступно 0`)
})

test('R5: story 21: a return is offered until its days are over, and a partial one lists its pieces', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`
    select sub_order.id from sub_order join "order" on "order".id = order_id
    where sub_order.status = 'delivered' and payment_status = 'paid' and sub_order.items_kopecks = "order".items_kopecks
      and (select sum(quantity) from sub_order_item where sub_order_id = sub_order.id) > 2 order by sub_order.id limit 1`)
  const id = Number(rows[0]?.id)
  const delivered = (days: number) =>
    app.db.execute(
      sql`update sub_order set delivered_at = ${new Date(app.now.getTime() - days * DAY).toISOString()} where id = ${id}`,
    )
  await delivered(20)
  const old = await view(id)
  const reason_id = await reasonId('return.not_fit')
  const refused = await change(id, { status: 'returned', reason_id })
  await delivered(5)
  const fresh = await view(id)
  const unnamed = await change(id, { status: 'partially_returned', reason_id })
  const part = { status: 'partially_returned', reason_id, items: [{ id: fresh.items[0].id, quantity: 1 }] }
  const { body } = await change(id, part)

  expect(statusesOf(old)).toEqual([])
  expect(refused.body.data.message).toBe('Срок возврата истёк')
  expect(statusesOf(fresh)).toEqual(['dispute', 'partially_returned', 'returned'])
  expect(Object.keys(unnamed.body.data.details)).toEqual(['items'])
  expect(body).toMatchObject({ status: 'partially_returned', payment_status: 'paid' })
  const { total_kopecks, paid_kopecks, number } = body
  await report(number, 'refunded', paid_kopecks - total_kopecks)
  expect(await view(id)).toMatchObject({ payment_status: 'partially_refunded' })
  const whole = await change(id, { status: 'returned', reason_id })
  expect(whole.body).toMatchObject({ status: 'returned', items_kopecks: 0, payment_status: 'partially_refunded' })
  await report(number, 'refunded', total_kopecks - whole.body.total_kopecks)
  expect(await view(id)).toMatchObject({ payment_status: 'refunded' })
})

test('R5: sellers hand their sub-orders to the carrier, and only staff set the later statuses', async () => {
  const ready = await firstOf('status=ready_to_ship&company_id=1')
  const shipped = await firstOf('status=in_delivery,at_pickup&company_id=1')
  const card = (await merchant.get(`${SUBS}/${ready.id}`)).body
  const refused = await change(shipped.id, { status: 'delivered' }, merchant)

  expect(statusesOf(card)).toEqual(['assembling', 'in_delivery'])
  expect(refused.status).toBe(403)
})

test('P7: a seller finds neither the sub-orders of others nor the phone of the buyer', async () => {
  const foreign = await byNumber('1000123-2')
  const own = (await merchant.get(`${SUBS}/${(await byNumber('1000123-1')).id}`)).body

  expect(await merchant.get(`${SUBS}/${foreign.id}`)).toMatchObject({ status: 404 })
  expect(await change(foreign.id, { status: 'delivered' }, merchant)).toMatchObject({ status: 404 })
  expect(await merchant.put(`${SUBS}/${foreign.id}`, { body: { track_number: '12345' }, version: 1 })).toMatchObject({
    status: 404,
  })
  expect(own).toMatchObject({ buyer_phone: expect.stringContaining('•••'), buyer_email: null, address: null })
  const { body } = await merchant.get(`${SUBS}?per_page=100`)
  expect(new Set(body.items.map((item: { company: { id: number } }) => item.company.id))).toEqual(new Set([1]))
})

test('R5: track numbers are set in bulk; finished sub-orders are skipped and reported', async () => {
  const open = await firstOf('status=ready_to_ship&carrier=cdek,post')
  const over = await firstOf('status=delivered')
  const items = [open, over].map(({ id, version }) => ({ id, version, track_number: 'TRACK-0001' }))
  const { body } = await operator.put(`${SUBS}/track-numbers`, { body: { items } })

  expect(body).toMatchObject({
    processed: 1,
    skipped: [{ id: over.id, message: 'Отправление завершено, изменить его нельзя' }],
  })
  expect(await byNumber('TRACK-0001')).toMatchObject({ id: open.id, version: open.version + 1 })
})

test('R5: the point that ships changes until the assembly, within the company, and the reservation moves along', async () => {
  const assembling = await firstOf('status=assembling')
  const { rows } = await app.db.execute<{ id: number; point: number }>(sql`
    select sub_order.id, point.id as point from sub_order join store_point point using (company_id)
    where sub_order.status = 'confirmed' and point.id <> store_point_id and point.status = 'active' and type in ('shop', 'warehouse')
    order by 1, 2 limit 1`)
  const [{ id, point } = { id: 0, point: 0 }] = rows
  await app.db.execute(sql`
    insert into stock (offer_id, store_point_id, quantity) select offer_id, ${point}, 100 from sub_order_item where sub_order_id = ${id}
    on conflict (offer_id, store_point_id) do update set quantity = stock.reserved + 100`)
  const before = await view(id)
  const stock = await stockOf(id)
  const moved = await moveTo(point, before)
  const arrived = await stockOf(id)

  expect(moved.body.store_point_id).toBe(point)
  expect(stock.reserved).toBeGreaterThanOrEqual(before.items[0].quantity)
  expect(arrived.reserved).toBeGreaterThanOrEqual(before.items[0].quantity)
  expect(await moveTo(999_999, assembling)).toMatchObject({ status: 409 })
  expect((await moveTo(999_999, moved.body)).body.data.details).toEqual({
    store_point_id: ['Точка отгрузки: выберите значение из списка'],
  })
  expect(await moveTo(point, before)).toMatchObject({ status: 412 })
})

test('R5: shipments are filtered', async () => {
  const total = async (query: string) => (await operator.get(`${SUBS}?${query}`)).body.meta.total
  const { body } = await operator.get(`${SUBS}?overdue=true&sort=ship_by&per_page=100`)

  expect(body.items.every((item: { is_overdue: boolean }) => item.is_overdue)).toBe(true)
  expect(body.items.length).toBeGreaterThan(20)
  expect(await total('status=at_pickup&delivery_type=courier')).toBe(0)
  expect(await total('status=at_pickup&delivery_type=pickup')).toBeGreaterThan(5)
  expect(await total('order_id=123')).toBe(2)
  expect(await total('status=in_delivery&carrier=cdek&has_track=false')).toBe(0)
})

test('R5: an order that is not paid in half an hour is cancelled by itself', async () => {
  const { id } = await firstOf('status=awaiting_payment')
  const later = new Date(app.now.getTime() + 40 * 60_000)
  await cancelUnpaid(app.db, later)
  await cancelUnpaid(app.db, later)

  expect(await view(id)).toMatchObject({
    status: 'cancelled',
    payment_status: 'cancelled',
    cancel: { initiator: 'buyer', reason: { label: 'Не оплачен вовремя' } },
    history: [{ user: null }, { to_status: 'awaiting_payment' }],
  })
  expect((await app.audited('sub-order', id)).map(({ user_name }) => user_name)).toEqual([null])
})

test('R5: what keeps an order from being cancelled in time is reported, and stops none of the others', async () => {
  const later = new Date(app.now.getTime() + 40 * 60_000)
  const { rows } = await app.db.execute<{ id: number }>(sql`
    update sub_order set status = 'awaiting_payment', created_at = ${app.now.toISOString()}
    where id in (select id from sub_order where status = 'new' and company_id = 1 order by id limit 2) returning id`)
  const [first = 0, second = 0] = rows.map(({ id }) => id).toSorted((a, b) => a - b)
  await app.db.execute(
    sql`alter table sub_order add constraint broken check (id <> ${sql.raw(String(first))} or status <> 'cancelled')`,
  )

  await expect(cancelUnpaid(app.db, later)).rejects.toMatchObject({ entity: 'sub-order', failures: [{ id: first }] })
  expect((await view(second)).status).toBe('cancelled')
  await app.db.execute(sql`alter table sub_order drop constraint broken`)
  const switchOff = (is_active: boolean) =>
    app.db.execute(sql`update operation_reason set is_active = ${is_active} where code = 'cancel.not_paid'`)
  await switchOff(false)
  await expect(cancelUnpaid(app.db, later)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('Причина, которую указывает программа') },
  })
  await switchOff(true)
  await cancelUnpaid(app.db, later)
  expect((await view(first)).status).toBe('cancelled')
})

test('R5: a parcel that is not picked up in time goes back automatically', async () => {
  const { id } = await firstOf('status=at_pickup')
  await app.db.execute(sql`update sub_order set storage_until = '2026-06-01' where id = ${id}`)
  await endStorage(app.db, app.now)
  expect((await view(id)).status).toBe('at_pickup')
  await endStorage(app.db, new Date(app.now.getTime() + DAY))

  const { status, history } = await view(id)
  expect(status).toBe('not_delivered')
  expect(history[0]).toMatchObject({ user: null, reason: { label: 'Не забрал из ПВЗ' } })
})
