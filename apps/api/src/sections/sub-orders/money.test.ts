import { array, assert, asyncProperty, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { reductionsOf } from './money.ts'
import { type Item, piecesToGo, remainingOf, sumsOf, withoutPieces } from './pieces/pieces.ts'

const app = await useApp()
const operator = await app.as('orders@example.com')
const finance = await app.as('finance@example.com')
const merchant = await app.as('merchant1@example.com')
const SUBS = '/api/order/admin/sub-order'
const ORDERS = '/api/order/admin/order'
const view = async (id: number) => (await operator.get(`${SUBS}/${id}`)).body
const orderOf = async (id: number, by = operator) => (await by.get(`${ORDERS}/${id}`)).body
const change = async (id: number, body: object) =>
  operator.put(`${SUBS}/status-change/${id}`, { body, version: (await view(id)).version })
const bank = await app.keyHolding(['payment-system.receive'])
let payments = 0
/** What a provider reports of an order. */
const report = async (number: string, kind: 'captured' | 'refunded', kopecks: number) => {
  const fact = { source: 'bank', external_id: `p${(payments += 1)}`, occurred_at: app.now.toISOString() }
  const items = [{ ...fact, order_number: number.split('-')[0], kind, kopecks }]
  return (await bank.post('/api/order/admin/payment/record', { body: { items } })).body.items[0]
}
const reasonId = async (code: string) =>
  Number((await app.db.execute<{ id: number }>(sql`select id from operation_reason where code = ${code}`)).rows[0]?.id)

const number = (kopecks = 0) => String(kopecks / 100).replace('.', ',')
const share = (line: Line, count: number) => Math.round((line.discount_kopecks * count) / line.quantity - 1e-9)

interface Line {
  price_kopecks: number
  quantity: number
  discount_kopecks: number
  cancelled_qty: number
  returned_qty: number
}

interface Sums {
  bought_kopecks: number
  cancelled_kopecks: number
  returned_kopecks: number
  paid_kopecks: number
  refunded_kopecks: number
  total_kopecks: number
}

/** The sums of an order must be consistent. */
function expectTrue(sums: Sums & { payments: { kind: string; kopecks: number }[] }) {
  const sum = (kind: string) => sums.payments.reduce((all, row) => all + (row.kind === kind ? row.kopecks : 0), 0)
  expect(sums.bought_kopecks).toBe(sums.total_kopecks + sums.cancelled_kopecks + sums.returned_kopecks)
  expect(sum('payment')).toBe(sums.paid_kopecks)
  expect(sum('refund')).toBe(sums.refunded_kopecks)
}

/** Finds paid sub-orders that await assembly and have several pieces. */
async function paidOnes(count: number): Promise<number[]> {
  const { rows } = await app.db.execute<{ id: number }>(sql`
    select sub_order.id from sub_order join sub_order_item item on sub_order_id = sub_order.id
    where status in ('confirmed', 'assembling', 'new') and paid_kopecks > 0
    group by sub_order.id having sum(item.quantity) > 2 order by sub_order.id limit ${count}`)
  return rows.map(({ id }) => id)
}

test('R31: the money of every demo order adds up, part by part, and so does its payment', async () => {
  const { rows } = await app.db.execute(sql`
    select sub_order.id from sub_order join (
      select sub_order_id, sum(price_kopecks * quantity - discount_kopecks) as placed from sub_order_item group by 1) lines
        on lines.sub_order_id = sub_order.id
      left join lateral (
        select coalesce(sum(kopecks) filter (where kind = 'payment'), 0) as paid, coalesce(sum(kopecks) filter (where kind = 'refund'), 0) as back
        from payment where sub_order_id = sub_order.id) moved on true
    where paid_kopecks <> moved.paid or refunded_kopecks <> moved.back or bought_kopecks < placed
      or (paid_kopecks > 0 and paid_kopecks - refunded_kopecks <> total_kopecks)`)
  const { rows: orders } = await app.db.execute(sql`
    select "order".id from "order" join sub_order on order_id = "order".id group by "order".id
    having "order".bought_kopecks <> sum(sub_order.bought_kopecks) or "order".paid_kopecks <> sum(sub_order.paid_kopecks)
      or "order".refunded_kopecks <> sum(sub_order.refunded_kopecks)
      or (payment_status = 'paid') <> ("order".paid_kopecks > 0 and "order".refunded_kopecks = 0
        and not bool_or(sub_order.paid_kopecks = 0 and sub_order.total_kopecks > 0))`)

  expect(rows).toEqual([])
  expect(orders).toEqual([])
})

test('R31: a cancelled order keeps its purchase price and its payments; what is due back is refunded by its provider', async () => {
  const [id = 0] = await paidOnes(1)
  const before = await view(id)
  await change(id, { status: 'cancelled', reason_id: await reasonId('cancel.out_of_stock') })
  const cancelled = await view(id)

  expect(before.bought_kopecks).toBeGreaterThan(0)
  expect(cancelled).toMatchObject({
    status: 'cancelled',
    total_kopecks: 0,
    bought_kopecks: before.bought_kopecks,
    cancelled_kopecks: before.bought_kopecks,
    returned_kopecks: 0,
    paid_kopecks: before.paid_kopecks,
    refunded_kopecks: 0,
    refunded_at: null,
    items: before.items.map(({ bought_kopecks }: { bought_kopecks: number }) => ({ bought_kopecks })),
    payments: [{ kind: 'payment', source: null }],
  })
  expect(await report(before.number, 'refunded', before.paid_kopecks)).toMatchObject({ state: 'applied' })
  const after = await view(id)
  expect(after).toMatchObject({
    refunded_kopecks: before.paid_kopecks,
    refunded_at: app.now.toISOString().replace('.000Z', 'Z'),
    payments: [{ kind: 'payment' }, { kind: 'refund', kopecks: before.paid_kopecks, source: 'bank' }],
  })
  const { body } = await finance.get(`${ORDERS}?q=${before.number}`)
  expect(body.items).toMatchObject([{ refunded_kopecks: expect.any(Number), refunded_at: after.refunded_at }])
  expect(body.items[0].bought_kopecks).toBeGreaterThan(0)
})

test('R31: the timeline shows the pieces, their number and the reason; no money moves with them', async () => {
  const [id = 0] = await paidOnes(1)
  const before = await view(id)
  const item = before.items.find(({ quantity }: Line) => quantity > 1) ?? before.items[0]
  const reason_id = await reasonId('cancel.out_of_stock')
  await change(id, { status: 'cancelled', reason_id, items: [{ id: item.id, quantity: 1 }] })
  const after = await view(id)
  const entry = {
    pieces: [{ id: item.id, name: item.name, quantity: 1 }],
    reason: { label: 'Товар закончился' },
    refunded_kopecks: 0,
  }

  expect(after.history[0]).toMatchObject(entry)
  expect((await orderOf(before.order_id)).history[0]).toMatchObject(entry)
  expect(after.history.at(-1)).toMatchObject({ pieces: [], refunded_kopecks: 0 })
})

test('R31: an unpaid sub-order is cancelled without a refund; cash on delivery is paid at the handover', async () => {
  const { rows } = await app.db.execute<{ id: number; status: string }>(sql`
    select distinct on (status) id, status from sub_order
    where paid_kopecks = 0 and status in ('new', 'in_delivery') and total_kopecks > 0 order by status, id`)
  const idOf = (state: string) => Number(rows.find(({ status }) => status === state)?.id)
  await change(idOf('new'), { status: 'cancelled', reason_id: await reasonId('cancel.duplicate') })
  await change(idOf('in_delivery'), { status: 'delivered' })
  const [cancelled, delivered] = [await view(idOf('new')), await view(idOf('in_delivery'))]

  expect(cancelled).toMatchObject({ paid_kopecks: 0, refunded_kopecks: 0, payments: [] })
  expect(cancelled.cancelled_kopecks).toBe(cancelled.bought_kopecks)
  expect(delivered).toMatchObject({
    paid_kopecks: delivered.total_kopecks,
    payments: [{ kind: 'payment', kopecks: delivered.total_kopecks }],
  })
})

test('P7: a seller reads the money of the own part, and of no other', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`
    select order_id as id from sub_order group by order_id having bool_or(company_id = 1) and count(*) > 1 order by 1 limit 1`)
  const id = Number(rows[0]?.id)
  const [own, whole] = [await orderOf(id, merchant), await orderOf(id)]
  const ownParts = whole.sub_orders.filter(({ company_id }: { company_id: number }) => company_id === 1)
  const [row] = (await merchant.get(`${ORDERS}?q=${own.number}`)).body.items
  const sums = {
    bought_kopecks: ownParts[0].bought_kopecks,
    paid_kopecks: ownParts[0].paid_kopecks,
    refunded_kopecks: ownParts[0].refunded_kopecks,
  }

  expect(ownParts).toHaveLength(1)
  expect(own).toMatchObject(sums)
  expect(row).toMatchObject({ ...sums, refunded_at: ownParts[0].refunded_at })
  expect(whole.bought_kopecks).toBeGreaterThan(own.bought_kopecks)
  expect(own.payments.every((entry: { sub_order: { id: number } }) => entry.sub_order.id === ownParts[0].id)).toBe(true)
})

test('R31: the exports have the bought, cancelled, paid and refunded sums', async () => {
  const titles = ['Сумма, ₽', 'Отменено и возвращено, ₽', 'Оплачено, ₽', 'Деньги возвращены, ₽', 'Когда возвращены']
  const table = async (path: string) => {
    const { text } = await operator.get(path)
    const [head = '', ...lines] = text.replace('\uFEFF', '').trim().split('\r\n')
    const columns = head.split(';')
    return lines.map((line) => titles.map((title) => line.split(';')[columns.indexOf(title)]))
  }
  const { rows } = await app.db.execute<{ number: string; kopecks: number; refunded: number }>(sql`
    select number, bought_kopecks as kopecks, refunded_kopecks as refunded from "order"
    where status = 'cancelled' and refunded_kopecks > 0 order by id limit 1`)
  const [order] = rows
  const sums = [
    number(order?.kopecks),
    number(order?.kopecks),
    number(order?.refunded),
    number(order?.refunded),
    expect.stringMatching(/^\d\d\.\d\d\.\d{4}/),
  ]

  expect(await table(`${ORDERS}/export?format=csv&purpose=check-it&q=${order?.number}`)).toEqual([sums])
  const parts = await table(`${SUBS}/export?format=csv&purpose=check-it&q=${order?.number}`)
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.every(([sum]) => sum !== '0')).toBe(true)
})

const lines = array(
  record({
    price_kopecks: integer({ min: 1, max: 10_000_000 }),
    quantity: integer({ min: 1, max: 9 }),
    percent: integer({ min: 0, max: 100 }),
  }),
  { minLength: 1, maxLength: 4 },
)
const steps = array(array(integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }), { maxLength: 6 })

test('R31: the bought sum equals the remaining, cancelled and returned sums after any steps', () => {
  assert(
    property(lines, steps, steps, integer({ min: 0, max: 100_000 }), (drafts, cancels, returns, delivery_kopecks) => {
      let items: Item[] = drafts.map(({ price_kopecks, quantity, percent }, index) => ({
        id: index + 1,
        quantity,
        cancelled_qty: 0,
        returned_qty: 0,
        price_kopecks,
        discount_kopecks: Math.floor((price_kopecks * quantity * percent) / 100),
        vat_rate: '22',
        commission_kopecks: null,
      }))
      const { total_kopecks: bought_kopecks } = sumsOf(items, delivery_kopecks)
      const take = (counts: number[], counter: 'cancelled_qty' | 'returned_qty') => {
        const requestedPieces = items.map((item, index) => ({
          id: item.id,
          quantity: Math.min(counts[index] ?? 0, remainingOf(item)),
        }))
        items = withoutPieces(items, piecesToGo(items, requestedPieces), counter)
        const { total_kopecks } = sumsOf(items, delivery_kopecks)
        const reductions = reductionsOf({ status: 'delivered', bought_kopecks, delivery_kopecks }, items)
        expect(total_kopecks + reductions.cancelled_kopecks + reductions.returned_kopecks).toBe(bought_kopecks)
        expect(
          Math.min(total_kopecks, reductions.cancelled_kopecks, reductions.returned_kopecks),
        ).toBeGreaterThanOrEqual(0)
      }
      for (const counts of cancels) take(counts, 'cancelled_qty')
      for (const counts of returns) take(counts, 'returned_qty')
    }),
  )
})

test('R31: through the API, random cancellations and returns leave sums that an independent count agrees with', async () => {
  const ids = await paidOnes(3)
  const cancel_reason = await reasonId('cancel.out_of_stock')
  const return_reason = await reasonId('return.not_fit')
  const forward = ['confirmed', 'assembling', 'ready_to_ship', 'in_delivery', 'delivered'] as const
  const pieces = array(integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 4 })
  const story = record({
    cancels: array(pieces, { maxLength: 2 }),
    returns: array(pieces, { maxLength: 3 }),
    by: constantFrom('own'),
  })
  let turn = 0
  await assert(
    asyncProperty(story, async ({ cancels, returns, by }) => {
      const id = ids[turn++]
      if (id === undefined) return
      const boughtSum = (await view(id)).bought_kopecks
      const take = async (status: string, reason_id: number, counts: number[]) => {
        const { items } = await view(id)
        const requestedPieces = items.flatMap((item: Line & { id: number }, index: number) => {
          const quantity = Math.min(counts[index] ?? 0, item.quantity - item.cancelled_qty - item.returned_qty)
          return quantity > 0 ? [{ id: item.id, quantity }] : []
        })
        if (requestedPieces.length > 0) await change(id, { status, reason_id, items: requestedPieces })
        await expectRecounted(id, boughtSum)
      }
      for (const counts of cancels) await take('cancelled', cancel_reason, counts)
      await operator.put(`${SUBS}/${id}`, { body: { carrier: by }, version: (await view(id)).version })
      for (const status of forward) await change(id, { status })
      for (const counts of returns) await take('partially_returned', return_reason, counts)
    }),
    { numRuns: ids.length, endOnFailure: true },
  )
  expect(turn).toBe(ids.length)
})

/** Recalculates the sums from the purchased lines by a different formula than the program's. */
async function expectRecounted(id: number, boughtSum: number) {
  const card = await view(id)
  const remainingSum = card.items.reduce((sum: number, line: Line) => {
    const count = line.quantity - line.cancelled_qty - line.returned_qty
    return sum + line.price_kopecks * count - share(line, count)
  }, 0)
  const isCharged = card.status !== 'cancelled'

  expectTrue(card)
  expect(card.bought_kopecks).toBe(boughtSum)
  expect(Math.abs(card.total_kopecks - remainingSum - (isCharged ? card.delivery_kopecks : 0))).toBeLessThanOrEqual(
    card.items.length,
  )
  expect(card.paid_kopecks - card.refunded_kopecks).toBeGreaterThanOrEqual(card.total_kopecks)
  expectTrue(await orderOf(card.order_id))
}
