import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { subOrderStatuses } from './states/statuses.ts'

type SubOrderStatus = keyof typeof subOrderStatuses.labels

const app = await useApp()
const operator = await app.as('orders@example.com')
const merchant = await app.as('merchant1@example.com')
const SUBS = '/api/order/admin/sub-order'
const ORDERS = '/api/order/admin/order'
const view = async (id: number) => (await operator.get(`${SUBS}/${id}`)).body
const firstOf = async (query: string) => view((await operator.get(`${SUBS}?${query}&per_page=10`)).body.items[0].id)
const change = async (id: number, body: object, by = operator) =>
  by.put(`${SUBS}/status-change/${id}`, { body, version: (await view(id)).version })
const reasonId = async (code: string) =>
  Number((await app.db.execute<{ id: number }>(sql`select id from operation_reason where code = ${code}`)).rows[0]?.id)
const stockOf = async (id: number) => {
  const { rows } = await app.db.execute<{ quantity: number; reserved: number }>(sql`
    select stock.quantity, stock.reserved from stock join sub_order_item item using (offer_id) join sub_order on sub_order.id = sub_order_id
    where sub_order.id = ${id} and stock.store_point_id = sub_order.store_point_id order by item.id limit 1`)
  return rows[0] ?? { quantity: 0, reserved: 0 }
}

test('R5: a reason that does not apply to the state is refused, and one of the staff’s own from a seller', async () => {
  const fresh = await firstOf('status=new&company_id=1')
  const status = 'cancelled'
  const late = await change(fresh.id, { status, reason_id: await reasonId('cancel.pickup_expired') })
  const foreign = await change(fresh.id, { status, reason_id: await reasonId('cancel.duplicate') }, merchant)

  expect(late.body.data.details).toEqual({ reason_id: ['Причина: выберите значение из списка'] })
  expect(foreign.body.data.details).toEqual({ reason_id: ['Причина: выберите значение из списка'] })
})

test('R5: undoing a confirmation frees the reserved pieces and clears the commission', async () => {
  const before = await firstOf('status=new&sort=number')
  const stock = await stockOf(before.id)
  await change(before.id, { status: 'confirmed' })
  await change(before.id, { status: 'assembling' })
  const back = await change(before.id, { status: 'confirmed' })
  const confirmedStock = await stockOf(before.id)
  const { body } = await change(before.id, { status: 'new' })

  expect(back.body.commission_kopecks).toBeGreaterThan(0)
  expect(confirmedStock.reserved).toBeGreaterThan(stock.reserved)
  expect(body).toMatchObject({ status: 'new', commission_kopecks: null, total_kopecks: before.total_kopecks })
  expect(await stockOf(before.id)).toEqual(stock)
  expect((await change(before.id, { status: 'awaiting_payment' })).status).toBe(409)
})

test('R32: from each status only those can be reached that the state machine names', async () => {
  const { rows } = await app.db.execute<{ id: number; status: SubOrderStatus }>(
    sql`select distinct on (status) id, status from sub_order order by status, id`,
  )
  const statuses = Object.keys(subOrderStatuses.labels) as SubOrderStatus[]
  const refused = rows.flatMap(({ id, status: from }) =>
    statuses
      .filter(
        (to) => to !== from && !subOrderStatuses.transitions.some((step) => step.to === to && step.from.includes(from)),
      )
      .map((to) => ({ id, from, to })),
  )
  const allowed: typeof refused = []
  for (const step of refused) if ((await change(step.id, { status: step.to })).status !== 409) allowed.push(step)

  expect(new Set(refused.map(({ from }) => from)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThan(8)
  expect(allowed).toEqual([])
  const { rows: after } = await app.db.execute(
    sql`select id, status from sub_order where id = any(${sql.param(rows.map(({ id }) => id))}::int8[]) order by status, id`,
  )
  expect(after).toEqual(rows)
})

test('R5: a bulk step skips and reports impossible changes, and a dry run changes nothing', async () => {
  const { body: list } = await operator.get(`${SUBS}?status=new&per_page=10&sort=number`)
  const over = await firstOf('status=delivered')
  const items = [...list.items, over].map(({ id, version }: { id: number; version: number }) => ({ id, version }))
  const path = `${SUBS}/status-change-by-ids`
  const trial = await operator.put(path, { body: { items, status: 'confirmed', dry_run: true } })
  expect((await view(items[0]?.id ?? 0)).status).toBe('new')
  const { body } = await operator.put(path, { body: { items, status: 'confirmed' } })

  expect(trial.body).toMatchObject({ processed: body.processed, changed: [] })
  expect(body.processed).toBeGreaterThan(2)
  expect(body.processed + body.skipped.length).toBe(items.length)
  expect(body.skipped).toContainEqual({ id: over.id, message: 'Нельзя перевести из «Выдан» в «Подтверждён»' })
  expect((await view(body.changed[0].id)).status).toBe('confirmed')
  const undone = await operator.put(path, { body: { items: body.changed, status: 'new' } })
  expect(undone.body).toMatchObject({ processed: body.processed, skipped: [] })
})

test('P7: a bulk change by a seller affects only the own sub-orders', async () => {
  const foreign = await firstOf('status=new&company_id=2,3,4')
  const { body } = await merchant.put(`${SUBS}/status-change-by-ids`, {
    body: { items: [{ id: foreign.id, version: foreign.version }], status: 'confirmed' },
  })

  expect(body).toMatchObject({ processed: 0, skipped: [{ id: foreign.id }] })
})

test('R3: late sub-orders stand first, shipped ones last', async () => {
  const { body } = await operator.get(
    `${SUBS}?status=ready_to_ship,in_delivery,at_pickup,not_delivered&sort=due&per_page=100`,
  )
  const rows: { status: string; ship_by: string; is_overdue: boolean }[] = body.items
  const waiting = rows.filter(({ status }) => status === 'ready_to_ship')
  const times = waiting.map(({ ship_by }) => ship_by)

  expect(rows[0]?.is_overdue).toBe(true)
  expect(rows.slice(0, waiting.length)).toEqual(waiting)
  expect(times).toEqual(times.toSorted())
})

test('R5: a deadline comes with the zone of the point that ships', async () => {
  const { rows } = await app.db.execute<{ id: number; order_id: number }>(sql`
    update store_point set city_id = (select id from city where time_zone = 'Asia/Vladivostok' order by id limit 1)
    where id = (select store_point_id from sub_order where status = 'confirmed' order by id limit 1)
    returning (select id from sub_order where status = 'confirmed' order by id limit 1) as id,
      (select order_id from sub_order where status = 'confirmed' order by id limit 1) as order_id`)
  const [{ id, order_id } = { id: 0, order_id: 0 }] = rows
  const card = await view(id)
  const { body: list } = await operator.get(`${SUBS}?q=${card.number}`)

  expect(card.ship_by_zone).toBe('Asia/Vladivostok')
  expect(list.items).toMatchObject([{ ship_by_zone: 'Asia/Vladivostok' }])
  expect((await operator.get(`${ORDERS}/${order_id}`)).body).toHaveProperty('ship_by_zone')
})

test('R5: a list for picking names each article once, with the sub-orders that it is for', async () => {
  const { body: list } = await operator.get(`${SUBS}?status=confirmed&per_page=20`)
  const cards = await Promise.all(list.items.slice(0, 5).map(({ id }: { id: number }) => view(id)))
  const { body } = await operator.get(`${SUBS}/picking-list?ids=${cards.map(({ id }) => id).join(',')}`)
  const pieces = cards.flatMap(({ items }) => items).reduce((sum, item) => sum + item.quantity - item.cancelled_qty, 0)
  const lines: { quantity: number; sub_orders: { quantity: number }[] }[] = body.items

  expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces)
  expect(lines.flatMap(({ sub_orders }) => sub_orders).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces)
  const { body: none } = await merchant.get(
    `${SUBS}/picking-list?ids=${(await firstOf('status=confirmed&company_id=2,3,4')).id}`,
  )
  expect(none.items).toEqual([])
})
