import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { type Client, useApp } from '#test/app.ts'
import { sendRows } from '#test/operations/send-rows.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const content = await app.as('content@example.com')
const viewer = await app.as('viewer@example.com')
const OPERATIONS = '/api/system/admin/operation'
const SETTINGS = '/api/system/admin/setting/upsert'
const NOTES = '/api/system/admin/notification'

const view = async (id: number, client = admin) => (await client.get(`${OPERATIONS}/${id}`)).body
const start = (id: number, client = admin) => client.put(`${OPERATIONS}/start/${id}`)
const reject = (id: number, comment: string, client = admin) =>
  client.put(`${OPERATIONS}/reject/${id}`, { body: { comment } })
const demand = (key: string, value: number) => admin.put(SETTINGS, { body: { items: [{ key, value }] } })
const titlesOf = async (client: Client) =>
  (await client.get(`${NOTES}?sort=-created_at`)).body.items.map(({ title }: { title: string }) => title)

async function cards(count: number, status = 'active') {
  const { rows } = await app.db.execute<{ id: number; version: number }>(sql`
    select id, version from product where status = ${status} order by id limit ${count}`)
  return rows
}

async function hide(client: Client, count: number, values: object = {}) {
  const body = { call: 'products.disableByIds', items: await cards(count), ...values }
  const { body: prepared } = await client.post(OPERATIONS, { body })
  await app.work()
  return Number(prepared.id)
}

/** A file that gives some offers another price, in percent of the present one. */
async function priceList(client: Client, percent: number) {
  const { rows } = await app.db.execute<{ seller_sku: string; price_kopecks: number }>(sql`
    select seller_sku, price_kopecks from product_offer where company_id = 1 and status = 'active' order by id limit 2`)
  const lines = rows.map(({ seller_sku, price_kopecks }, at) => ({
    line: at + 2,
    item: { seller_sku, price_kopecks: Math.round((price_kopecks * percent) / 100) },
  }))
  const { body } = await sendRows(lines, {
    client,
    call: 'productOffers.upsert',
    head: {
      header: ['Артикул', 'Цена'],
      mapping: { seller_sku: 'Артикул', price_kopecks: 'Цена' },
      common: { company_id: 1 },
    },
    parts: { start: 'true' },
  })
  await app.work()
  return Number(body.id)
}

const pricesOf = async () =>
  (
    await app.db.execute(sql`
      select price_kopecks from product_offer where company_id = 1 and status = 'active' order by id limit 2`)
  ).rows

test('The prices of a file that a key proposes are tried and wait; nothing changes before a person confirms them', async () => {
  const key = await app.keyHolding(['product-offer.index'])
  const before = await pricesOf()
  const id = await priceList(key, 105)
  const waiting = await view(id, key)
  const own = await start(id, key)
  const between = await pricesOf()
  const confirmed = await start(id)
  const errors = await app.work()
  const { body: log } = await admin.get(`/api/log/admin/audit-log?request_id=operation-${id}&entity=product-offer`)

  expect(waiting).toMatchObject({
    status: 'waiting',
    changed: 2,
    skipped: 0,
    author: { id: null, label: expect.stringContaining('ключ «') },
    explanation: 'У автора нет права на это действие',
    actions: ['withdraw'],
  })
  expect(waiting.changes[0].words.price_kopecks).toHaveLength(2)
  expect(own.status).toBe(409)
  expect(between).toEqual(before)
  expect(confirmed.body).toMatchObject({ status: 'running', starter: { label: 'Волков А. С.' } })
  expect(errors).toEqual([])
  expect(await view(id, key)).toMatchObject({ status: 'done', changed: 2, starter: { label: 'Волков А. С.' } })
  expect(log.items.map(({ user }: { user: { label: string } }) => user.label)).toEqual(['Волков А. С.', 'Волков А. С.'])
})

test('A proposal is refused without the right to see the records', async () => {
  const key = await app.keyHolding(['brand.index'])
  const { status } = await key.post(OPERATIONS, { body: { call: 'products.disableByIds', items: await cards(1) } })

  expect(status).toBe(403)
})

test('A proposal is announced to those who may run it, and its end to its author', async () => {
  const id = await hide(viewer, 1)
  const [deciders, strangers] = [await titlesOf(content), await titlesOf(await app.as('merchant1@example.com'))]
  await start(id, content)
  await app.work()

  expect(deciders[0]).toBe('Ждёт подтверждения: Товары: выключение списком')
  expect(strangers).not.toContain('Ждёт подтверждения: Товары: выключение списком')
  expect((await titlesOf(viewer))[0]).toBe('Выполнена: Товары: выключение списком')
})

test('A proposal that is sent back is over: its author sees the comment and is notified, and nothing has changed', async () => {
  const items = await cards(1)
  const id = await hide(viewer, 1)
  const { body } = await reject(id, ' Сертификат есть ', content)

  expect(body).toMatchObject({ status: 'rejected', explanation: 'Сертификат есть', actions: [] })
  expect(await view(id, viewer)).toMatchObject({ status: 'rejected', explanation: 'Сертификат есть' })
  const { body: notes } = await viewer.get(`${NOTES}?sort=-created_at`)
  expect(notes.items[0]).toMatchObject({ title: 'Отклонена: Товары: выключение списком', body: 'Сертификат есть' })
  expect((await start(id, content)).status).toBe(409)
  expect((await reject(id, 'Ещё раз', content)).status).toBe(409)
  expect(await cards(1)).toEqual(items)
})

test('A rejection whose comment is only spaces is refused', async () => {
  const id = await hide(viewer, 1)
  const { status, body } = await reject(id, ' \n ', content)

  expect(status).toBe(422)
  expect(Object.keys(body.data.details)).toEqual(['comment'])
  expect((await view(id)).status).toBe('waiting')
})

test('Only somebody else with the right for all sellers decides', async () => {
  const id = await hide(viewer, 1)
  const seller = await app.holding(['product.index', 'product.disableByIds'], { scope: 'own', companies: [1] })

  for (const decide of [() => start(id, viewer), () => reject(id, 'Нет', viewer)])
    expect((await decide()).body.data).toMatchObject({
      status: 409,
      message: 'Операцию подтверждает другой сотрудник с этим правом',
    })
  for (const client of [seller, await app.holding(['product.index'])])
    for (const decide of [() => start(id, client), () => reject(id, 'Нет', client)])
      expect((await decide()).status).toBe(404)
  expect(await view(id, content)).toMatchObject({ status: 'waiting', actions: ['start', 'reject'] })
})

test('A key with the right starts what a person proposes', async () => {
  const id = await hide(viewer, 1)
  const { body } = await start(id, await app.keyHolding(['product.index', 'product.disableByIds']))
  await app.work()

  expect(body.starter).toMatchObject({ id: null, label: expect.stringContaining('ключ «') })
  expect(await view(id)).toMatchObject({ status: 'done', changed: 1 })
})

test('Above the limit of records a second person must start, even if the author has the right', async () => {
  await demand('operation_second_person_rows', 2)
  const [few, many] = [await hide(content, 2, { start: true }), await hide(content, 3, { start: true })]
  await demand('operation_second_person_rows', 0)
  const own = await start(many, content)
  const { body } = await start(many)
  await app.work()

  expect((await view(few)).status).toBe('done')
  expect(own).toMatchObject({
    status: 409,
    body: { data: { message: 'Операцию подтверждает другой сотрудник с этим правом' } },
  })
  expect(body.starter.label).toBe('Волков А. С.')
  expect(await view(many)).toMatchObject({ status: 'done', changed: 3 })
})

test('Price changes above the limit in percent need a second person, by file or by formula', async () => {
  await demand('operation_second_person_percent', 10)
  const near = await view(await priceList(admin, 109))
  const far = await view(await priceList(admin, 88))
  const offers = await app.db.execute(sql`select id, version from product_offer where status = 'active' limit 2`)
  const { body } = await admin.post(OPERATIONS, {
    body: { call: 'productOffers.changePrices', items: offers.rows, input: { formula: { percent: 12 } }, start: true },
  })
  await app.work()
  await demand('operation_second_person_percent', 0)

  expect(near.status).toBe('done')
  for (const waiting of [far, await view(body.id)])
    expect(waiting).toMatchObject({
      status: 'waiting',
      explanation: 'Цена меняется больше чем на 10 %: запускает второй сотрудник',
      price_change: expect.closeTo(12, 0),
    })
})
