import { expect, onTestFinished, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { shareOf, vatWithin } from '#records/money.ts'
import { useApp } from '#test/app.ts'
import { useSales } from '#test/orders/sales.ts'

const app = await useApp()
const { cash, entries, offers, orderOf, partOf, pay, paymentOf, reason, receive, sell, step, takeBack, view } =
  await useSales(app)
const LEDGER = '/api/company/admin/ledger-entry'

type Row = { kind: string; debit: string; credit: string; kopecks: number }
const brief = (rows: Row[]) =>
  rows.map(({ kind, debit, credit, kopecks }) => `${kind}: ${debit} → ${credit} ${kopecks}`)
const entriesOf = async (part: { id: number }) => brief(await entries(`sub_order_id=${part.id}`))
const setSetting = async (key: string, value: unknown) =>
  expect(
    await (
      await app.as('admin@example.com')
    ).put('/api/system/admin/setting/upsert', { body: { items: [{ key, value }] } }),
  ).toMatchObject({ status: 200 })

test('ledger: a payment and its fee are entered as they come, the sale with its commission at the hand-over', async () => {
  const { part } = await sell()
  const { items, delivery_kopecks: delivery, total_kopecks: total, commission_kopecks: commission } = part
  const goods = items[0].price_kopecks * 2
  const { rows } = await app.db.execute<{ fee_bp: number }>(
    sql`select fee_bp from payment_system join "order" on payment_system_id = payment_system.id where "order".id = ${part.order_id}`,
  )
  const vat = vatWithin(commission, '22')

  expect(total).toBe(goods + delivery)
  expect(await entriesOf(part)).toEqual([
    `payment: provider → buyer ${total}`,
    `fee: fee → provider ${shareOf(total, rows[0]?.fee_bp ?? 0)}`,
    `sale: buyer → seller ${goods}`,
    `delivery: buyer → delivery ${delivery}`,
    `commission: seller → commission ${commission - vat}`,
    `vat: seller → vat ${vat}`,
  ])
})

test('ledger: a return takes back its part of sale, commission and VAT; the last one leaves nothing', async () => {
  const { order, part } = await sell()
  const [price, commission] = [part.items[0].price_kopecks, part.commission_kopecks]
  const sold = (await entriesOf(part)).length
  // A rate that changes after the sale changes nothing of what goes back.
  await setSetting('commission_vat_percent', 10)
  await takeBack(order, 1)
  const left = (await partOf(order)).commission_kopecks
  const vat = vatWithin(commission, '22')
  const vatLeft = Math.round((vat * left) / commission)
  expect((await entriesOf(part)).slice(sold)).toEqual([
    `return: seller → buyer ${price}`,
    `commission_return: commission → seller ${commission - left - (vat - vatLeft)}`,
    `vat_return: vat → seller ${vat - vatLeft}`,
  ])
  await takeBack(order, 1)
  await setSetting('commission_vat_percent', 22)
  const all = await entries(`sub_order_id=${part.id}`)
  const balance = (account: string) =>
    all.reduce(
      (sum: number, { debit, credit, kopecks }: Row) =>
        sum + (credit === account ? kopecks : 0) - (debit === account ? kopecks : 0),
      0,
    )
  expect(['seller', 'commission', 'vat', 'delivery'].map((account) => balance(account))).toEqual([
    0,
    0,
    0,
    part.delivery_kopecks,
  ])
})

test('ledger: a refund and a chargeback pay the buyer back and leave the seller’s earnings unchanged', async () => {
  const { input, part } = await sell()
  const sold = (await entriesOf(part)).length
  await pay(paymentOf(input.external_id, 700, { kind: 'refunded' }))
  await pay(paymentOf(input.external_id, 300, { kind: 'charged_back' }))
  expect((await entriesOf(part)).slice(sold)).toEqual(['refund: buyer → provider 700', 'refund: buyer → provider 300'])
})

test('ledger: cash at the hand-over is a payment of the hand-over, and its fact is no second one', async () => {
  const input = orderOf(await offers(1), { payment_system_id: cash })
  const [{ entity_id: order }] = await receive(input)
  const part = await partOf(order)
  await app.db.execute(sql`update sub_order set status = 'in_delivery' where id = ${part.id}`)
  await step(order, { status: 'delivered' })
  const { total_kopecks: total } = await view(order)
  const before = await entriesOf(part)
  expect(before).toContain(`payment: provider → buyer ${total}`)
  await pay(paymentOf(input.external_id, total))
  expect(await entriesOf(part)).toEqual(before)
})

test('ledger: delivery by the seller’s own courier goes to the seller, if it is named before the shipment', async () => {
  const [offer] = await offers(1)
  const input = orderOf(offer ? [offer] : [])
  const [{ entity_id: order }] = await receive(input)
  await pay(paymentOf(input.external_id, (await view(order)).total_kopecks))
  for (const status of ['confirmed', 'assembling', 'ready_to_ship']) await step(order, { status })
  const change = async (carrier: string, email: string) => {
    const { id, version } = await partOf(order)
    return (await app.as(email)).put(`/api/order/admin/sub-order/${id}`, {
      body: { carrier, track_number: carrier === 'own' ? null : 'TRACK-OWN-1' },
      version,
    })
  }
  expect((await change('own', 'orders@example.com')).status).toBe(200)
  await step(order, { status: 'in_delivery' })
  const seller = await app.holding(['order.view', 'order.update'], {
    scope: 'own',
    companies: [offer?.company_id ?? 0],
  })
  const { id, version, delivery_kopecks } = await partOf(order)
  const asked = await seller.put(`/api/order/admin/sub-order/${id}`, { body: { carrier: 'cdek' }, version })
  expect(asked.body.data.message).toBe('Отправление уже в пути: перевозчика меняет маркетплейс')
  await step(order, { status: 'delivered' })
  expect(await entriesOf({ id })).toContain(`own_delivery: buyer → seller ${delivery_kopecks}`)
  await step(order, { status: 'dispute' })
  expect((await change('cdek', 'orders@example.com')).body.data.message).toBe('Заказ выдан: перевозчик уже не меняется')
})

test('ledger: a discount that the marketplace bears goes to the seller, and back with its pieces', async () => {
  await setSetting('marketplace_bears_discounts', true)
  const [offer] = await offers(1)
  const lines = [{ offer_id: offer?.id, quantity: 2, price_kopecks: offer?.price, discount_kopecks: 500 }]
  const { order, part } = await sell({ lines })
  expect(await entriesOf(part)).toContain('discount: discount → seller 500')
  await setSetting('marketplace_bears_discounts', false)
  await takeBack(order, 1)
  expect(await entriesOf(part)).toContain('discount: seller → discount 250')
})

test('ledger: a free line that comes back takes back the discount that the marketplace bore for it', async () => {
  await setSetting('marketplace_bears_discounts', true)
  const { rows: rates } = await app.db.execute(sql`select id, rate_bp from commission`)
  await app.db.execute(sql`update commission set rate_bp = 0`)
  onTestFinished(async () => {
    await app.db.execute(sql`
      update commission set rate_bp = was.rate_bp from json_to_recordset(${JSON.stringify(rates)}) as was (id int8, rate_bp int)
      where was.id = commission.id`)
  })
  const [offer] = await offers(1)
  const price = offer?.price ?? 0
  const line = { offer_id: offer?.id, quantity: 1, price_kopecks: price }
  const { order, part } = await sell({ lines: [line, { ...line, discount_kopecks: price }] })
  await setSetting('marketplace_bears_discounts', false)
  const reason_id = await reason('return.not_fit')
  await step(order, { status: 'partially_returned', reason_id, items: [{ id: part.items[1].id, quantity: 1 }] })
  expect((await entriesOf(part)).slice(-1)).toEqual([`discount: seller → discount ${price}`])
})

test('ledger: staff correct with a reason and a fresh proof; signs, sub-orders and other roles are refused', async () => {
  const { company, part } = await sell()
  const finance = await app.as('finance@example.com')
  const by = (more: object, client = finance) =>
    client.post(LEDGER, {
      body: { company_id: company, correction: 'correction', kopecks: -100, reason: 'Ошибка тарифа', ...more },
    })
  const { body } = await by({ sub_order_id: part.id })
  expect(body).toMatchObject({
    kind: 'correction',
    debit: 'seller',
    credit: 'correction',
    seller_kopecks: -100,
    sub_order: { id: part.id },
    reason: 'Ошибка тарифа',
    author: { label: expect.any(String) },
  })
  expect((await by({ correction: 'penalty', kopecks: -500 })).body).toMatchObject({
    debit: 'seller',
    credit: 'penalty',
  })
  const details = async (more: object) => (await by(more)).body.data.details
  expect(await details({ correction: 'penalty', kopecks: 5 })).toEqual({ kopecks: ['Сумма: штраф отрицательный'] })
  expect(await details({ correction: 'write_off', kopecks: -5 })).toEqual({
    kopecks: ['Сумма: списание положительное'],
  })
  expect(await details({ kopecks: 0 })).toEqual({ kopecks: ['Сумма: не может быть нулём'] })
  expect(await details({ sub_order_id: 999_999 })).toEqual({ sub_order_id: ['Подзаказ: у этого продавца такого нет'] })
  expect((await by({}, await app.as('merchant1@example.com'))).status).toBe(403)
  await app.db.execute(
    sql`update session set proved_at = now() - interval '1 year' where user_id = (select id from "user" where email = 'finance@example.com')`,
  )
  expect((await by({})).body.data).toMatchObject({ status: 403, code: 'step_up' })
})

test('ledger: a seller reads own entries alone, and nothing of fees and payments', async () => {
  const { company } = await sell()
  const merchant = await app.holding(['ledger-entry.index', 'ledger-entry.export'], {
    scope: 'own',
    companies: [company],
  })
  const { body } = await merchant.get(`${LEDGER}?per_page=100`)
  expect(body.items.length).toBeGreaterThan(0)
  expect(new Set(body.items.map((entry: { company: { id: number } }) => entry.company.id))).toEqual(new Set([company]))
  expect(body.items.every(({ seller_kopecks }: { seller_kopecks: number }) => seller_kopecks !== 0)).toBe(true)
  const other = await app.holding(['ledger-entry.index'], { scope: 'own', companies: [company === 1 ? 2 : 1] })
  expect((await other.get(`${LEDGER}?company_id=${company}`)).body.items).toEqual([])
})

test('ledger: the balance of a seller runs from day to day, and ends with the sum of all entries', async () => {
  const { company } = await sell()
  const finance = await app.as('finance@example.com')
  const { items } = (await finance.get(`${LEDGER}/balance/${company}`)).body
  const { rows } = await app.db.execute<{ kopecks: number }>(
    sql`select sum(seller_kopecks)::int8 as kopecks from ledger_entry where company_id = ${company}`,
  )
  expect(items.at(-1)).toEqual({ date: '2026-06-01', kopecks: rows[0]?.kopecks })
  expect(items.length).toBeGreaterThan(10)
  const other = await app.holding(['ledger-entry.index'], { scope: 'own', companies: [company === 1 ? 2 : 1] })
  expect((await other.get(`${LEDGER}/balance/${company}`)).status).toBe(404)
  expect((await finance.get(`${LEDGER}/balance/999999`)).status).toBe(404)
})

test('ledger: an entry never changes, not even by SQL', async () => {
  await expect(app.db.execute(sql`update ledger_entry set kopecks = 1`)).rejects.toThrow('Failed query')
  await expect(app.db.execute(sql`delete from ledger_entry`)).rejects.toThrow('Failed query')
})

test('ledger: each column of an entry is kept but the one that says which period has taken it', async () => {
  const { rows } = await app.db.execute<{ free: string }>(sql`
    select attname as free from pg_attribute, pg_trigger
    where tgname = 'keep_ledger_entry' and tgrelid = attrelid and attnum > 0 and not attisdropped and attgenerated = '' and attnum <> all(tgattr)`)
  expect(rows).toEqual([{ free: 'settlement_id' }])
})

test('R24: an export of the ledger has Russian titles, accounts in words and sums in roubles', async () => {
  const { part } = await sell()
  const { text } = await (
    await app.as('admin@example.com')
  ).get(`${LEDGER}/export?format=csv_raw&sub_order_id=${part.id}&kind=delivery`)
  const [head, first] = text.replace('\uFEFF', '').split('\r\n')
  expect(head).toContain('Вид,Со счёта,На счёт,"Сумма, ₽"')
  expect(first).toContain(`Доставка,Покупатель,Доставка,${part.delivery_kopecks / 100}`)
})
