import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { useFacts } from '#test/orders/facts.ts'

const app = await useApp()
const { askReturn, cancel, cash, moment, next, offers, orderOf, receive, revise, scan, scanOf, view } =
  await useFacts(app)
const FACTS = '/api/order/admin/fact'
const reasonId = async (code: string) =>
  Number((await app.db.execute<{ id: number }>(sql`select id from operation_reason where code = ${code}`)).rows[0]?.id)
const factOf = (order_external_id: string, more: object) => ({
  source: 'shop',
  external_id: next('fact'),
  occurred_at: moment(),
  order_external_id,
  ...more,
})

test('subOrders.cancelByBuyer: pieces are cancelled by the buyer, then all that is left', async () => {
  const sold = await offers(2)
  const input = orderOf(sold, { payment_system_id: cash })
  const [{ entity_id: id }] = await receive(input)
  const reason_id = await reasonId('cancel.buyer_changed_mind')
  const one = factOf(input.external_id, { reason_id, items: [{ offer_id: sold[0]?.id, quantity: 1 }] })
  expect((await cancel(one))[0]).toMatchObject({ state: 'applied', entity: 'order', entity_id: id })
  expect((await cancel(one))[0]).toMatchObject({ state: 'applied', is_repeated: true })
  expect((await view(id)).sub_orders[0].items[0]).toMatchObject({ quantity: 2, cancelled_qty: 1 })
  const [many] = await cancel(factOf(input.external_id, { reason_id, items: [{ offer_id: sold[0]?.id, quantity: 9 }] }))
  expect(many).toMatchObject({
    status: 422,
    field: 'items.0.quantity',
    message: 'Строка 1: количество больше, чем осталось в заказе',
  })
  await cancel(factOf(input.external_id, { reason_id }))
  expect(await view(id)).toMatchObject({ status: 'cancelled', total_kopecks: 0 })
  expect((await view(id)).sub_orders[0].cancel).toMatchObject({ initiator: 'buyer' })
  expect((await cancel(factOf(input.external_id, { reason_id })))[0]).toMatchObject({
    message: 'Нельзя отменить: заказ уже передан в доставку',
  })
})

test('orders.revise: a buyer changes the address until the order is handed to delivery', async () => {
  const input = orderOf(await offers(1), { payment_system_id: cash })
  const [{ entity_id: id }] = await receive(input)
  const [revised] = await revise(factOf(input.external_id, { address: 'ул. Мира, 5', buyer_name: 'Анна Покупатель' }))
  expect(revised).toMatchObject({ state: 'applied', entity_id: id })
  expect(await view(id)).toMatchObject({ address: 'ул. Мира, 5', buyer_name: 'Анна Покупатель' })
  await app.db.execute(sql`update sub_order set status = 'in_delivery' where order_id = ${id}`)
  expect((await revise(factOf(input.external_id, { address: 'ул. Мира, 6' })))[0]).toMatchObject({
    status: 422,
    message: 'Получателя и адрес можно изменить только до передачи в доставку',
  })
})

test('returns.request: a request waits for a person, who grants it', async () => {
  const sold = await offers(1)
  const input = orderOf(sold, { payment_system_id: cash })
  const [{ entity_id: id }] = await receive(input)
  const reason_id = await reasonId('return.not_fit')
  const ask = (quantity: number) =>
    factOf(input.external_id, { reason_id, items: [{ offer_id: sold[0]?.id, quantity }] })
  expect((await askReturn(ask(1)))[0]).toMatchObject({ message: 'Нельзя вернуть: товар ещё не вручён покупателю' })
  await app.db.execute(sql`
    update sub_order set status = 'delivered', delivered_at = ${moment()}, paid_kopecks = total_kopecks where order_id = ${id}`)
  const [asked] = await askReturn(ask(1))
  expect(asked).toMatchObject({
    status: 202,
    state: 'waiting',
    message: 'Ждёт решения сотрудника: принять возврат или отклонить',
  })
  expect((await view(id)).sub_orders[0]).toMatchObject({ status: 'delivered' })

  const operator = await app.as('orders@example.com')
  const { version } = (await operator.get(`${FACTS}/${asked.fact_id}`)).body
  const granted = await operator.put(`${FACTS}/apply/${asked.fact_id}`, { version })
  expect(granted).toMatchObject({ status: 200, body: { state: 'applied', decided_by: { label: expect.any(String) } } })
  expect((await view(id)).sub_orders[0]).toMatchObject({ status: 'partially_returned', items: [{ returned_qty: 1 }] })
  expect(await operator.put(`${FACTS}/apply/${asked.fact_id}`, { version: version + 1 })).toMatchObject({ status: 409 })
})

test('returns.request, subOrders.cancelByBuyer: a line of another parcel is asked for too early or too late', async () => {
  const [handedOver, onWay] = await offers(2)
  const input = orderOf(
    [handedOver, onWay].flatMap((offer) => offer ?? []),
    { payment_system_id: cash },
  )
  const [{ entity_id: id }] = await receive(input)
  const { rows } = await app.db.execute<{ id: number }>(sql`
    update sub_order set track_number = 'LATE-' || company_id, carrier = 'cdek',
      status = case company_id when ${handedOver?.company_id} then 'delivered' else status end
    where order_id = ${id} returning id`)
  expect(rows).toHaveLength(2)
  const piecesOf = async (offer: typeof onWay, code: string) => ({
    reason_id: await reasonId(code),
    items: [{ offer_id: offer?.id, quantity: 1 }],
  })
  const late = factOf(input.external_id, await piecesOf(handedOver, 'cancel.buyer_changed_mind'))
  expect((await cancel(late))[0]).toMatchObject({ message: 'Нельзя отменить: товар уже передан в доставку' })

  const early = factOf(input.external_id, await piecesOf(onWay, 'return.not_fit'))
  expect((await askReturn(early))[0]).toMatchObject({
    state: 'refused',
    message: 'Нельзя вернуть: товар ещё не вручён покупателю',
  })
  await scan(scanOf(`LATE-${onWay?.company_id}`, 'delivered'))
  expect((await askReturn(early))[0]).toMatchObject({ state: 'waiting' })
})
