import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { send, useFacts } from '#test/orders/facts.ts'
import { applyWaitingFacts } from './retry.ts'

const app = await useApp()
const { askReturn, next, offers, orderOf, paymentOf, receive, pay, scan, scanOf, view } = await useFacts(app)
const operator = () => app.as('orders@example.com')
const ORDERS = '/api/order/admin/order'
const FACTS = '/api/order/admin/fact'
const count = async (from: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await app.db.execute<{ count: number }>(sql`select count(*)::int as count from ${from}`)
  return Number(rows[0]?.count)
}

test('orders.receive: an order is split by seller, and its sums, terms and log are whole', async () => {
  const input = orderOf(await offers(3))
  const [answer] = await receive(input)
  expect(answer).toMatchObject({
    row: 0,
    state: 'applied',
    status: 200,
    is_repeated: false,
    entity: 'order',
    message: null,
  })
  const order = await view(answer.entity_id)
  const goods = input.lines.reduce((sum, { price_kopecks, quantity }) => sum + price_kopecks * quantity, 0)
  expect(order).toMatchObject({
    number: String(1_000_000 + answer.entity_id),
    status: 'awaiting_payment',
    payment_status: 'pending',
    items_kopecks: goods,
    delivery_kopecks: 30_001,
    total_kopecks: goods + 30_001,
    bought_kopecks: goods + 30_001,
    paid_kopecks: 0,
    buyer_phone: '+79161234567',
  })
  expect(order.sub_orders).toHaveLength(3)
  const sum = (field: string) =>
    order.sub_orders.reduce((all: number, part: Record<string, number>) => all + (part[field] ?? 0), 0)
  expect([sum('total_kopecks'), sum('delivery_kopecks')]).toEqual([order.total_kopecks, 30_001])
  expect(order.ship_by >= input.occurred_at).toBe(true)
  expect(await app.audited('order', order.id)).toMatchObject([{ event: 'created' }])
})

test('payments.record: a payment that comes before its order waits, and is applied with it', async () => {
  const input = orderOf(await offers(1))
  const total = input.lines.reduce((sum, line) => sum + line.price_kopecks * line.quantity, input.delivery_kopecks)
  const [early] = await pay(paymentOf(input.external_id, total))
  expect(early).toMatchObject({ status: 202, state: 'waiting', message: 'Заказ ещё не пришёл' })
  const [{ entity_id: id }] = await receive(input)
  expect(await view(id)).toMatchObject({ status: 'new', paid_kopecks: total })
})

test('a refund, a scan and a request for a return that came too early are tried again with the payment and the hand-over', async () => {
  const input = orderOf(await offers(1), { delivery_kopecks: 0 })
  const [line] = input.lines
  const total = (line?.price_kopecks ?? 0) * 2
  const [{ entity_id: id }] = await receive(input)
  const { sub_orders } = await view(id)
  await (
    await operator()
  ).put('/api/order/admin/sub-order/track-numbers', {
    body: { items: [{ id: sub_orders[0].id, version: sub_orders[0].version, track_number: 'EARLY-1' }] },
  })
  const ofOrder = { source: 'shop', order_external_id: input.external_id, occurred_at: input.occurred_at }
  const answers = [
    ...(await pay(paymentOf(input.external_id, 100, { kind: 'refunded' }))),
    ...(await scan(scanOf('EARLY-1', 'delivered'))),
    ...(await askReturn({
      ...ofOrder,
      external_id: next('return'),
      items: [{ offer_id: line?.offer_id, quantity: 1 }],
      reason_id: 1,
    })),
  ]
  expect(answers).toMatchObject([
    { state: 'refused', message: expect.stringMatching(/^Возврат больше оплаченного/) },
    { state: 'refused', message: expect.stringMatching(/^Заказ ещё не оплачен/) },
    { state: 'refused', message: expect.stringMatching(/^Нельзя вернуть/) },
  ])
  await pay(paymentOf(input.external_id, total))
  expect(await view(id)).toMatchObject({ status: 'completed', paid_kopecks: total, refunded_kopecks: 100 })
  const states = await Promise.all(
    answers.map(async ({ fact_id }) => (await (await operator()).get(`${FACTS}/${fact_id}`)).body),
  )
  expect(states).toMatchObject([
    { state: 'applied' },
    { state: 'applied' },
    { state: 'waiting', problem: expect.stringMatching(/^Ждёт решения/) },
  ])
})

test('a refund that is refused while its payment comes at the same moment is applied by the job', async () => {
  const input = orderOf(await offers(1), { delivery_kopecks: 0 })
  const [{ entity_id: id }] = await receive(input)
  const [refund] = await pay(paymentOf(input.external_id, 100, { kind: 'refunded' }))
  const awaiting = (key: string | null) =>
    app.db.execute(sql`update fact set awaits = ${key} where id = ${refund.fact_id}`)
  // The payment does not see the refund, as if both were under way at once.
  await awaiting(null)
  await pay(paymentOf(input.external_id, (input.lines[0]?.price_kopecks ?? 0) * 2))
  await awaiting(`paid ${(await view(id)).number}`)
  await applyWaitingFacts(app.db, app.now)
  expect(await view(id)).toMatchObject({ refunded_kopecks: 100 })
})

test('orders.receive: bad lines are refused by name, and nothing of their order is stored', async () => {
  const [offer, other] = await offers(2)
  const bad = async (lines: object[], more: object = {}) => (await receive(orderOf([], { lines, ...more })))[0]
  const line = { offer_id: offer?.id, quantity: 1, price_kopecks: 100 }
  const before = await count(sql`"order"`)
  expect(await bad([line, { ...line, offer_id: 999_999_999 }])).toMatchObject({
    status: 422,
    field: 'lines.1.offer_id',
    message: 'Строка 2: такого предложения нет',
  })
  expect(await bad([{ ...line, company_id: other?.company_id }])).toMatchObject({ field: 'lines.0.company_id' })
  expect(await bad([{ ...line, quantity: 99_999 }])).toMatchObject({
    field: 'lines.0.quantity',
    message: expect.stringContaining('не хватает остатка'),
  })
  expect(await bad([line], { city_id: 999_999 })).toMatchObject({ field: 'city_id' })
  expect(await bad([line], { address: ' ' })).toMatchObject({ field: 'address' })
  expect(await count(sql`"order"`)).toBe(before)
  const shop = await app.keyHolding(['order.receive'])
  const free = await shop.post(`${ORDERS}/receive`, {
    body: { items: [orderOf([], { lines: [{ ...line, price_kopecks: 0 }] })] },
  })
  expect(free).toMatchObject({ status: 422 })
  expect(Object.keys(free.body.data.details)).toEqual(['items.0.lines.0.price_kopecks'])
})

test('facts.apply and facts.reject: a person decides about what was refused, and the log has it', async () => {
  const [offer] = await offers(1)
  const input = orderOf(offer ? [offer] : [], {})
  const many = { ...input, lines: [{ ...input.lines[0], quantity: (offer?.free ?? 0) + 1 }] }
  const [refused] = await receive(many)
  expect(refused).toMatchObject({ state: 'refused', field: 'lines.0.quantity' })
  const listed = (await (await operator()).get(`${FACTS}?state=refused&q=${input.external_id}`)).body.items
  expect(listed).toMatchObject([{ id: refused.fact_id, kind: 'order', state: 'refused', problem: refused.message }])
  const one = (await (await operator()).get(`${FACTS}/${refused.fact_id}`)).body
  expect(JSON.stringify(one)).not.toContain('+7916')
  expect(one.lines).toContainEqual({ label: 'Товары, 1', value: expect.stringMatching(/^Предложение: \D/) })
  const [corrected] = await receive(input)
  expect(corrected).toMatchObject({ state: 'applied', fact_id: refused.fact_id })
  expect(
    await (
      await operator()
    ).put(`${FACTS}/reject/${refused.fact_id}`, { version: one.version + 1, body: { comment: 'Дубль заказа' } }),
  ).toMatchObject({
    status: 409,
  })
  const [again] = await receive({ ...many, external_id: next('order') })
  const { version } = (await (await operator()).get(`${FACTS}/${again.fact_id}`)).body
  expect(
    await (await operator()).put(`${FACTS}/reject/${again.fact_id}`, { version, body: { comment: 'Дубль заказа' } }),
  ).toMatchObject({
    status: 200,
    body: { state: 'rejected', decision: 'Дубль заказа' },
  })
  expect(await app.audited('fact', again.fact_id)).toHaveLength(2)
})

test('a sender who serves one seller receives for that seller alone, and learns nothing of others', async () => {
  const [own, foreign] = await offers(2)
  if (!own || !foreign) return
  const seller = await app.holding(['order.receive'], { scope: 'own', companies: [own.company_id] })
  const [made] = await send(seller, `${ORDERS}/receive`, orderOf([own]))
  expect(made).toMatchObject({ state: 'applied' })
  const [refused] = await send(seller, `${ORDERS}/receive`, orderOf([own, foreign]))
  expect(refused).toMatchObject({
    state: 'refused',
    field: 'lines.1.offer_id',
    message: 'Строка 2: такого предложения нет',
  })

  const others = orderOf([foreign])
  await receive(others)
  const [taken] = await send(seller, `${ORDERS}/receive`, { ...orderOf([own]), external_id: others.external_id })
  expect(taken).toMatchObject({ status: 409, entity_id: null, entity_label: null, differences: [] })
  const [unseen] = await send(seller, '/api/order/admin/sub-order/cancel-by-buyer', {
    source: 'shop',
    external_id: next('cancel'),
    occurred_at: others.occurred_at,
    order_external_id: others.external_id,
    reason_id: 1,
  })
  expect(unseen).toMatchObject({ state: 'waiting', message: 'Заказ ещё не пришёл' })
  expect((await seller.get(FACTS)).body.items).toEqual([])
  const cashier = await app.holding(['payment-system.receive'], { scope: 'own', companies: [own.company_id] })
  const payment = { body: { items: [paymentOf(others.external_id, 100)] } }
  expect(await cashier.post('/api/order/admin/payment/record', payment)).toMatchObject({ status: 403 })
})

test('orders.receive: the same key is the same order for ever; other content is a conflict that names the difference', async () => {
  const input = orderOf(await offers(1))
  const [first] = await receive(input)
  app.advance(40 * 24 * 60 * 60_000)
  const later = await app.keyHolding(['order.receive'])
  const [again, other] = await send(later, `${ORDERS}/receive`, input, {
    ...input,
    buyer_name: 'Пётр Другой',
    delivery_kopecks: 1,
  })
  expect(again).toEqual({ ...first, is_repeated: true })
  expect(other).toMatchObject({
    row: 1,
    status: 409,
    entity_id: first.entity_id,
    differences: ['buyer_name', 'delivery_kopecks'],
  })
  expect(await count(sql`fact where external_id = ${input.external_id}`)).toBe(1)
})
