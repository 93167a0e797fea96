import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { useFacts } from '#test/orders/facts.ts'

const app = await useApp()
const { cancel, cash, moment, next, offers, orderOf, paymentOf, receive, pay, scan, scanOf, view } = await useFacts(app)
const RECORD = '/api/order/admin/payment/record'

test('payments.record: a prepaid order becomes new when what was taken covers it, and a refund is given back once', async () => {
  const input = orderOf(await offers(2))
  const [{ entity_id: id }] = await receive(input)
  const { total_kopecks: total } = await view(id)
  await pay(paymentOf(input.external_id, total, { kind: 'authorized' }))
  expect(await view(id)).toMatchObject({ payment_status: 'authorized', status: 'awaiting_payment', paid_kopecks: 0 })
  await pay(paymentOf(input.external_id, total - 1))
  expect(await view(id)).toMatchObject({ status: 'awaiting_payment', paid_kopecks: total - 1 })
  await pay(paymentOf(input.external_id, 1))
  expect(await view(id)).toMatchObject({ status: 'new', payment_status: 'paid', paid_kopecks: total })

  const refund = paymentOf(input.external_id, 100, { kind: 'refunded' })
  await pay(refund)
  expect((await pay(refund))[0]).toMatchObject({ status: 200, is_repeated: true })
  expect(await view(id)).toMatchObject({ payment_status: 'partially_refunded', refunded_kopecks: 100 })
  const [much] = await pay(paymentOf(input.external_id, total, { kind: 'refunded' }))
  expect(much).toMatchObject({
    status: 422,
    state: 'refused',
    message: expect.stringContaining('Возврат больше оплаченного'),
  })
})

test('payments.record: a prepaid order becomes new when its payments cover what is left after a cancellation', async () => {
  const input = orderOf(await offers(1), { delivery_kopecks: 0 })
  const [{ entity_id: id }] = await receive(input)
  const [line] = input.lines
  const price = line?.price_kopecks ?? 0
  await pay(paymentOf(input.external_id, price))
  expect(await view(id)).toMatchObject({ status: 'awaiting_payment', paid_kopecks: price })
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from operation_reason where code = 'cancel.buyer_changed_mind'`,
  )
  await cancel({
    source: 'shop',
    external_id: next('cancel'),
    occurred_at: moment(),
    order_external_id: input.external_id,
    reason_id: rows[0]?.id,
    items: [{ offer_id: line?.offer_id, quantity: 1 }],
  })
  expect(await view(id)).toMatchObject({ status: 'new', total_kopecks: price, payment_status: 'paid' })
})

test('payments.record: what is too much is due back, and what is taken twice is the same payment', async () => {
  const input = orderOf(await offers(1))
  const [{ entity_id: id }] = await receive(input)
  const { total_kopecks: total } = await view(id)
  const payment = paymentOf(input.external_id, total + 500)
  const [first, twin] = await pay(payment, payment)
  expect([first, twin]).toMatchObject([
    { state: 'applied', is_repeated: false },
    { state: 'applied', is_repeated: true },
  ])
  expect(await view(id)).toMatchObject({ status: 'new', payment_status: 'paid', paid_kopecks: total + 500 })
  expect((await pay({ ...payment, kopecks: 1 }))[0]).toMatchObject({ status: 409, differences: ['kopecks'] })

  await pay(paymentOf(input.external_id, 500, { kind: 'refunded' }))
  const after = await view(id)
  expect(after).toMatchObject({
    payment_status: 'partially_refunded',
    paid_kopecks: total + 500,
    refunded_kopecks: 500,
  })
  expect(after.payments).toMatchObject([
    { kind: 'payment', kopecks: total + 500, source: 'bank', external_id: payment.external_id },
    { kind: 'refund', kopecks: 500 },
  ])
})

test('payments.record: another currency, an unknown order and a failed payment move no money', async () => {
  const input = orderOf(await offers(1))
  const [{ entity_id: id }] = await receive(input)
  const [euro, stray] = await pay(
    paymentOf(input.external_id, 100, { currency: 'EUR' }),
    paymentOf('no-such-order', 100),
  )
  expect(euro).toMatchObject({ status: 422, field: 'currency', message: expect.stringContaining('EUR') })
  expect(stray).toMatchObject({ status: 202, state: 'waiting' })
  await pay(paymentOf(input.external_id, 100, { kind: 'failed' }))
  expect(await view(id)).toMatchObject({ payment_status: 'failed', paid_kopecks: 0, status: 'awaiting_payment' })
})

test('payments.record: what a person has noted at the hand-over is the payment that the provider reports later', async () => {
  const input = orderOf(await offers(1), { payment_system_id: cash })
  const [{ entity_id: id }] = await receive(input)
  const operator = await app.as('orders@example.com')
  const [{ id: part }] = (await view(id)).sub_orders
  await app.db.execute(sql`update sub_order set status = 'in_delivery' where id = ${part}`)
  const { version, total_kopecks: total } = (await view(id)).sub_orders[0]
  await operator.put(`/api/order/admin/sub-order/status-change/${part}`, { body: { status: 'delivered' }, version })
  expect(await view(id)).toMatchObject({ paid_kopecks: total, payments: [{ source: null }] })
  await pay(paymentOf(input.external_id, total))
  expect(await view(id)).toMatchObject({ paid_kopecks: total, payments: [{ source: 'bank' }] })
})

test('payments.record: finance records one by hand with a reason and a fresh proof; other roles may not', async () => {
  const input = orderOf(await offers(1))
  const [{ entity_id: id, entity_label: order_number }] = await receive(input)
  const by = (reason?: string) => ({
    items: [
      {
        source: 'hand',
        external_id: next('hand'),
        occurred_at: moment(),
        order_number,
        kind: 'captured',
        kopecks: 100,
        reason,
      },
    ],
  })
  const finance = await app.as('finance@example.com')
  expect((await finance.post(RECORD, { body: by() })).body.items[0]).toMatchObject({ status: 422, field: 'reason' })
  await app.db.execute(
    sql`update session set proved_at = ${moment(-60 * 60_000)} where user_id = (select id from "user" where email = 'finance@example.com')`,
  )
  expect(await finance.post(RECORD, { body: by('Платёжное поручение № 5') })).toMatchObject({
    status: 403,
    body: { data: { code: 'step_up' } },
  })
  await app.db.execute(
    sql`update session set proved_at = ${moment()} where user_id = (select id from "user" where email = 'finance@example.com')`,
  )
  expect((await finance.post(RECORD, { body: by('Платёжное поручение № 5') })).body.items[0]).toMatchObject({
    state: 'applied',
  })
  expect(await view(id)).toMatchObject({ paid_kopecks: 100 })
  for (const email of ['merchant1@example.com', 'orders@example.com', 'viewer@example.com'])
    expect(await (await app.as(email)).post(RECORD, { body: by('Платёжное поручение') })).toMatchObject({ status: 403 })
})

test('R5: the seller is notified of a paid order, the buyer of a cancelled one', async () => {
  const input = orderOf(await offers(1), { buyer_email: 'buyer@example.com' })
  const [{ entity_id: id }] = await receive(input)
  const {
    total_kopecks,
    sub_orders: [part],
  } = await view(id)
  await app.db.execute(sql`update sub_order set company_id = 1 where id = ${part.id}`)
  await app.mails()
  const operator = await app.as('orders@example.com')
  const change = async (body: object) =>
    operator.put(`/api/order/admin/sub-order/status-change/${part.id}`, {
      body,
      version: (await view(id)).sub_orders[0].version,
    })
  expect((await change({ status: 'new' })).body.data.message).toContain('Заказ ещё не оплачен')
  await pay(paymentOf(input.external_id, total_kopecks))
  const toSeller = await app.mails()
  const merchant = await app.as('merchant1@example.com')
  const { body: notifications } = await merchant.get('/api/system/admin/notification?per_page=10')
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from operation_reason where code = 'cancel.out_of_stock'`,
  )
  await change({ status: 'cancelled', reason_id: rows[0]?.id })
  const toBuyer = await app.mails()

  expect(toSeller.map(({ to }) => to)).toContain('merchant1@example.com')
  expect(toSeller[0]?.subject).toContain(`Новый заказ ${part.number} на `)
  expect(notifications.items[0]).toMatchObject({ type: 'order_new', entity: 'sub-order', entity_id: part.id })
  expect(toBuyer).toMatchObject([{ to: 'buyer@example.com', subject: `Заказ ${part.number} отменён` }])
})

test('payments.record: cash of a scanned hand-over is the payment that the provider reports later, part by part', async () => {
  const input = orderOf(await offers(2), { payment_system_id: cash })
  const [{ entity_id: id }] = await receive(input)
  await app.db.execute(sql`
    update sub_order set status = 'in_delivery', carrier = 'cdek', track_number = 'CASH-' || id where order_id = ${id}`)
  const tracks = (await view(id)).sub_orders.map((part: { id: number }) => `CASH-${part.id}`)
  for (const track of tracks) await scan(scanOf(track, 'delivered'))
  const before = await view(id)
  expect(before.paid_kopecks).toBe(before.total_kopecks)
  for (const { total_kopecks } of before.sub_orders) await pay(paymentOf(input.external_id, total_kopecks))
  expect(await view(id)).toMatchObject({ paid_kopecks: before.total_kopecks })
})

test('facts: one that comes twice in a call, and that another of the call frees, is applied once', async () => {
  const input = orderOf(await offers(1))
  const [{ entity_id: id }] = await receive(input)
  const { total_kopecks: total } = await view(id)
  const refund = paymentOf(input.external_id, 400, { kind: 'refunded' })
  await pay(refund, paymentOf(input.external_id, total), refund)
  expect(await view(id)).toMatchObject({ paid_kopecks: total, refunded_kopecks: 400 })
  const [line] = input.lines
  const corrected = orderOf(await offers(1))
  const much = { ...corrected, lines: [{ ...line, quantity: 9999 }] }
  const [refused, applied] = await receive(much, corrected)
  expect([refused.state, applied.state]).toEqual(['refused', 'applied'])
  expect((await receive(corrected))[0]).toMatchObject({ is_repeated: true, entity_id: applied.entity_id })
})
