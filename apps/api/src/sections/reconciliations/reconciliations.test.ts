import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { sendRows } from '#test/operations/send-rows.ts'
import { useSales } from '#test/orders/sales.ts'
import { compareRegistries } from './compare-registries.ts'

const app = await useApp()
const { moment, next, offers, orderOf, pay, paymentOf, receive, view } = await useSales(app)
const PATH = '/api/company/admin/reconciliation'
const MINUTE = 60_000

const finance = await app.as('finance@example.com')
const dayOf = (time: string) => time.slice(0, 10)
const period = { source: 'bank', period_from: dayOf(moment(-3 * 86_400_000)), period_to: dayOf(moment(86_400_000)) }
const lineOf = (external_id: string, kopecks: number, more: object = {}) => ({
  ...period,
  external_id,
  kopecks,
  occurred_on: dayOf(moment()),
  ...more,
})
const read = (...items: object[]) => finance.put(`${PATH}/upsert`, { body: { items } })
const errorsOf = async (...items: object[]) => (await read(...items)).body.data.details
const list = async (query: string) => (await finance.get(`${PATH}?per_page=100&${query}`)).body.items
const outcomes = async (query: string) =>
  Object.fromEntries(
    (await list(query)).map(({ external_id, outcome }: Record<string, string>) => [external_id, outcome]),
  )
const resolve = async (items: object[], comment = 'Возврат оформлен на другой счёт') =>
  finance.put(`${PATH}/resolve-by-ids`, {
    body: { comment, items: items.map(({ id, version }: { id?: number; version?: number }) => ({ id, version })) },
  })
async function compareLater() {
  app.advance(2 * MINUTE)
  await compareRegistries(app.db, app.now)
}

/** An order with payments of these sums, by their numbers. */
async function paid(...sums: number[]) {
  const input = orderOf(await offers(1))
  const [{ entity_id: order }] = await receive(input)
  const payments = sums.map((kopecks) => paymentOf(input.external_id, kopecks))
  for (const payment of payments) await pay(payment)
  return { order, input, numbers: payments.map(({ external_id }) => external_id) }
}

test('reconciliations: a number matches, is missing on either side, or has another sum', async () => {
  const { order, numbers } = await paid(1000, 2000, 3000)
  const [same = '', other = '', lacking = ''] = numbers
  const stranger = next('stranger')
  expect((await read(lineOf(same, 1000), lineOf(other, 2001), lineOf(stranger, 500))).body).toMatchObject({
    created: 3,
    errors: [],
  })
  expect(await outcomes('source=bank')).toMatchObject({
    [same]: 'matched',
    [other]: 'other_sum',
    [stranger]: 'missing_here',
  })
  // A registry is compared the other way once it has been read.
  await compareRegistries(app.db, app.now)
  expect(await outcomes('outcome=missing_there')).not.toHaveProperty(lacking)
  await compareLater()
  expect(await outcomes('outcome=missing_there')).toMatchObject({ [lacking]: 'missing_there' })
  const [found] = await list(`q=${lacking}`)
  const { number } = await view(order)
  expect(found).toMatchObject({
    registry_kopecks: null,
    recorded_kopecks: 3000,
    order: { id: order, label: number },
    fact_id: expect.any(Number),
  })
})

test('reconciliations: a registry that is read twice is the same one, and a corrected sum replaces the old one', async () => {
  const { numbers } = await paid(700)
  const [number = ''] = numbers
  await read(lineOf(number, 700))
  expect((await read(lineOf(number, 700))).body).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
  expect((await read(lineOf(number, 701))).body).toMatchObject({ created: 0, updated: 1 })
  expect(await outcomes(`q=${number}`)).toMatchObject({ [number]: 'other_sum' })
  // Days that overlap name the same payment.
  expect((await read(lineOf(number, 700, { period_from: dayOf(moment(-86_400_000)) }))).body.updated).toBe(1)
  expect(await outcomes(`q=${number}`)).toMatchObject({ [number]: 'matched' })
})

test('reconciliations: a payment that comes after its registry matches by itself', async () => {
  const input = orderOf(await offers(1))
  const late = paymentOf(input.external_id, 900)
  await read(lineOf(late.external_id, 900))
  // It may have come, and wait for its order.
  await pay(late)
  await read(lineOf(late.external_id, 900))
  expect((await list(`q=${late.external_id}`))[0]).toMatchObject({
    outcome: 'missing_here',
    fact_id: expect.any(Number),
  })
  await receive(input)
  await compareLater()
  expect(await outcomes(`q=${late.external_id}`)).toMatchObject({ [late.external_id]: 'matched' })
})

test('reconciliations: refunds are lines of their own, by the sign of the sum or by the event', async () => {
  const { input, numbers } = await paid(5000)
  const [number = ''] = numbers
  const refund = paymentOf(input.external_id, 400, { kind: 'refunded', external_id: number })
  const back = paymentOf(input.external_id, 100, { kind: 'charged_back' })
  await pay(refund)
  await pay(back)
  await read(
    lineOf(number, 5000),
    lineOf(number, -400),
    lineOf(back.external_id, 100, { registry_event: 'charged_back' }),
  )
  expect((await list(`q=${number}`)).map(({ outcome }: { outcome: string }) => outcome)).toEqual(['matched', 'matched'])
  expect(await outcomes('registry_event=charged_back')).toEqual({ [back.external_id]: 'matched' })
})

test('reconciliations: a wrong line names its field, and stores nothing', async () => {
  const number = next('wrong')
  expect(await errorsOf(lineOf(number, 0))).toEqual({ 'items.0.kopecks': ['Сумма: ноль не с чем сверить'] })
  expect(await errorsOf(lineOf(number, -5, { registry_event: 'captured' }))).toEqual({
    'items.0.kopecks': ['Сумма: у оплаты она положительная, у возврата может быть отрицательной'],
  })
  expect(await errorsOf(lineOf(number, 5, { source: 'bnak' }))).toEqual({
    'items.0.source': ['Источник: от «bnak» оплат ещё не было'],
  })
  expect(await errorsOf(lineOf(number, 5, { occurred_on: '2020-01-31' }))).toEqual({
    'items.0.occurred_on': [expect.stringContaining('Дата: вне дней реестра')],
  })
  expect(await errorsOf(lineOf(number, 5, { period_from: '2020-01-31' }))).toEqual({
    'items.0.period_to': ['Реестр по: не больше 92 дней'],
  })
  expect(await errorsOf(lineOf(number, 5, { period_to: '2020-01-31' }))).toEqual({
    'items.0.period_to': ['Реестр по: раньше начала'],
  })
  expect(await errorsOf(lineOf(number, 5), lineOf(number, 6))).toEqual({
    'items.1.external_id': ['Номер оплаты: уже есть в строке 1'],
  })
  expect(await list(`q=${number}`)).toEqual([])
})

test('reconciliations: a difference is explained by somebody with a reason, which the log keeps; a match needs none', async () => {
  const { numbers } = await paid(800, 900)
  const [same = '', other = ''] = numbers
  await read(lineOf(same, 800), lineOf(other, 999))
  const [matched] = await list(`q=${same}`)
  const [before] = await list(`q=${other}`)
  expect((await resolve([matched])).body.skipped).toEqual([
    { id: matched.id, message: 'Оплата сошлась: пояснять нечего' },
  ])
  expect((await resolve([before], 'нет')).status).toBe(422)
  expect((await resolve([before])).body).toMatchObject({ processed: 1, skipped: [] })
  const [after] = await list(`q=${other}`)
  expect(after).toMatchObject({
    outcome: 'other_sum',
    resolution: 'Возврат оформлен на другой счёт',
    resolved_by: { label: expect.any(String) },
    resolved_at: expect.any(String),
  })
  expect(await list(`q=${other}&is_open=true`)).toEqual([])
  expect((await list(`q=${other}&is_open=false`)).length).toBe(1)
  const [logged] = await app.audited('reconciliation', after.id)
  expect(logged).toMatchObject({ event: 'updated', changes: { resolution: [null, 'Возврат оформлен на другой счёт'] } })
  expect((await resolve([before])).body.skipped).toHaveLength(1)
  // An explanation belongs to the difference that it explains.
  await read(lineOf(other, 998))
  expect((await list(`q=${other}`))[0]).toMatchObject({ resolution: null, resolved_by: null })
})

test('reconciliations: a file goes through the import, which names the lines that are wrong', async () => {
  const { numbers } = await paid(600)
  const [number = ''] = numbers
  const item = { external_id: number, kopecks: 600, occurred_on: dayOf(moment()) }
  const { status, body } = await sendRows(
    [
      { line: 2, item },
      { line: 3, item },
      { line: 4, item: { ...item, external_id: next('file'), kopecks: 0 } },
    ],
    {
      client: finance,
      call: 'reconciliations.upsert',
      head: {
        header: ['Номер', 'Сумма', 'Дата'],
        mapping: { external_id: 'Номер', kopecks: 'Сумма', occurred_on: 'Дата' },
        common: period,
      },
    },
  )
  expect([status, body]).toEqual([201, expect.anything()])
  await app.work()
  const items = (await finance.get(`/api/system/admin/operation/items?operation_id=${body.id}&state=skipped`)).body
    .items
  expect(items.map(({ line, message }: { line: number; message: string }) => [line, message])).toEqual([
    [3, 'Номер: Номер оплаты: уже есть в строке 2'],
    [4, 'Сумма: ноль не с чем сверить'],
  ])
  await finance.put(`/api/system/admin/operation/start/${body.id}`, { body: { skip_invalid: true } })
  await app.work()
  expect(await outcomes(`q=${number}`)).toMatchObject({ [number]: 'matched' })
})

test('reconciliations: sellers and other roles neither read nor load registries', async () => {
  for (const email of ['merchant1@example.com', 'orders@example.com'])
    expect((await (await app.as(email)).get(PATH)).status).toBe(403)
  const viewer = await app.as('viewer@example.com')
  expect((await viewer.get(PATH)).status).toBe(200)
  expect((await viewer.put(`${PATH}/upsert`, { body: { items: [lineOf('1', 1)] } })).status).toBe(403)
})

test('R24: an export of the comparison has Russian titles, outcomes in words and sums in roubles', async () => {
  const number = next('export')
  await read(lineOf(number, 12_345))
  const { text } = await finance.get(`${PATH}/export?format=csv_raw&q=${number}`)
  const [head, first] = text.replace('\uFEFF', '').split('\r\n')
  expect(head).toContain('Номер оплаты,Операция,Дата,Сверка,"В реестре, ₽","У нас, ₽"')
  expect(first).toContain('Нет у нас,123.45,')
})
