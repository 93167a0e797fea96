import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { sendRows, textRows } from '#test/operations/send-rows.ts'
import { sweepOperations } from './sweep.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const viewer = await app.as('viewer@example.com')
const OPERATIONS = '/api/system/admin/operation'
const LOG = '/api/log/admin/audit-log'

async function cards(status: string, count: number) {
  const { rows } = await app.db.execute<{ id: number; version: number }>(sql`
    select id, version from product where status = ${status} order by id limit ${count}`)
  return rows
}

const prepare = (body: object, client = admin, headers = {}) => client.post(OPERATIONS, { body, headers })
const view = async (id: number, client = admin) => (await client.get(`${OPERATIONS}/${id}`)).body
const setRows = (value: number) =>
  admin.put('/api/system/admin/setting/upsert', { body: { items: [{ key: 'operation_second_person_rows', value }] } })
const start = (id: number, client = admin) => client.put(`${OPERATIONS}/start/${id}`)

test('A change of many is checked first: it says what will change and what will be skipped, and changes nothing', async () => {
  const [active, drafts] = [await cards('active', 3), await cards('draft', 1)]
  const { status, body } = await prepare({ call: 'products.disableByIds', items: [...active, ...drafts] })
  await app.work()
  const checked = await view(body.id)
  const { body: items } = await admin.get(`${OPERATIONS}/items?operation_id=${body.id}&state=skipped`)

  expect(status).toBe(201)
  expect(body).toMatchObject({ status: 'checking', total: 4, title: 'Товары: выключение списком' })
  expect(checked).toMatchObject({ status: 'prepared', changed: 3, skipped: 1, actions: ['start', 'withdraw'] })
  expect(checked.changes).toHaveLength(3)
  expect(checked.changes[0].words.status).toEqual(['Активен', 'Скрыт'])
  expect(items.items).toMatchObject([
    { entity_id: drafts[0]?.id, label: expect.any(String), message: 'Нельзя перевести из «Черновик» в «Скрыт»' },
  ])
  expect(await cards('active', 3)).toEqual(active)
})

test('A started operation changes each record once, in batches; the rows of the log name it', async () => {
  const items = await cards('active', 5)
  const { body } = await prepare({ call: 'products.disableByIds', items, start: true })
  await app.work({ size: 2 })
  const done = await view(body.id)
  const { body: log } = await admin.get(`${LOG}?request_id=operation-${body.id}&entity=product&per_page=100`)

  const loggedIds = log.items.map(({ entity_id }: { entity_id: number }) => entity_id)

  expect(done).toMatchObject({ status: 'done', done: 5, changed: 5, skipped: 0 })
  expect(new Set(loggedIds)).toEqual(new Set(items.map(({ id }) => id)))
  expect(loggedIds).toHaveLength(5)
})

test('An operation by filter: a number other than expected_count is a conflict with the new number', async () => {
  const filter = { status: ['active'], company_id: [2] }
  const { body: list } = await admin.get('/api/catalog/admin/product?status=active&company_id=2&per_page=10')
  const { total } = list.meta
  const wrong = await prepare({ call: 'products.disableByIds', filter, expected_count: total + 1 })
  const { body } = await prepare({ call: 'products.disableByIds', filter, expected_count: total, start: true })
  await app.work()

  expect(wrong.status).toBe(409)
  expect(wrong.body.data.details.expected_count).toEqual([String(total)])
  expect(await view(body.id)).toMatchObject({ status: 'done', changed: total })
})

test('Operations that are asked for by their ids are answered as far as the caller sees them', async () => {
  const items = await cards('active', 1)
  const [first, second] = [
    (await prepare({ call: 'products.disableByIds', items })).body.id,
    (await prepare({ call: 'products.disableByIds', items })).body.id,
  ]
  const seenBy = async (client: typeof admin) =>
    (await client.get(`${OPERATIONS}?id=${first},${second}`)).body.items.map(({ id }: { id: number }) => id)

  expect(await seenBy(admin)).toEqual([second, first])
  expect(await seenBy(await app.holding(['product.view']))).toEqual([])
})

test('The same key is one operation', async () => {
  const items = await cards('active', 2)
  const key = { 'idempotency-key': 'once' }
  const first = await prepare({ call: 'products.disableByIds', items }, admin, key)
  const second = await prepare({ call: 'products.disableByIds', items }, admin, key)

  expect(second.body.id).toBe(first.body.id)
})

test('A wrong value is refused by its field before anything is prepared', async () => {
  const items = await cards('active', 2)
  const call = 'products.statusChangeByIds'
  const unknown = await prepare({ call, items, input: { status: 'nonsense' } })
  const reasonless = await prepare({ call: 'products.delete', items })

  expect(unknown.status).toBe(422)
  expect(Object.keys(unknown.body.data.details)).toEqual(['status'])
  expect(reasonless.body.data.details.call).toEqual(['Действие: «products.delete» не выполняется для многих записей'])
})

test('A field that the contract opens to changes of many is set for each record, and any other is refused', async () => {
  const items = await cards('active', 3)
  const call = 'products.update'
  const { body } = await prepare({ call, input: { country_code: 'KR' }, items, start: true })
  const closed = await prepare({ call, input: { name: 'Одно на всех' }, items })
  await app.work()
  const { rows } = await app.db.execute(sql`
    select distinct country_code from product where id in ${items.map(({ id }) => id)}`)

  expect(await view(body.id)).toMatchObject({ status: 'done', changed: 3, words: { country_code: 'Республика Корея' } })
  expect(rows).toEqual([{ country_code: 'KR' }])
  expect(closed.body.data.details).toEqual({ name: ['Это поле нельзя изменить у многих записей сразу'] })
})

test('A block of its starter stops an operation within one batch, with the reason; another user can go on', async () => {
  const other = await app.holding(['product.index', 'product.disableByIds', 'product.view'])
  await app.work()
  const items = await cards('active', 6)
  const { body } = await prepare({ call: 'products.disableByIds', items, start: true }, other)
  await app.work({ size: 2, batches: 5 })
  await app.db.execute(
    sql`update "user" set status = 'blocked' where id = (select starter_id from operation where id = ${body.id})`,
  )
  await app.work({ size: 2 })
  const stopped = await view(body.id)
  await start(body.id)
  await app.work({ size: 2 })

  expect(stopped).toMatchObject({
    status: 'stopped',
    done: 2,
    explanation: expect.stringContaining('больше не действует'),
  })
  expect(await view(body.id)).toMatchObject({ status: 'done', changed: 6 })
})

test('A user who only sees the records proposes a change; a user with the right confirms it or sends it back', async () => {
  const items = await cards('active', 2)
  const { body } = await prepare(
    { call: 'products.disableByIds', items, reason: 'Нет сертификата', start: true },
    viewer,
  )
  await app.work()
  const waiting = await view(body.id, viewer)
  const own = await start(body.id, viewer)
  const confirmed = await start(body.id)
  await app.work()
  const { body: log } = await admin.get(`${LOG}?request_id=operation-${body.id}&entity=product`)

  expect(waiting).toMatchObject({
    status: 'waiting',
    changed: 2,
    actions: ['withdraw'],
    explanation: 'У автора нет права на это действие',
  })
  expect(own.status).toBe(409)
  expect(confirmed.body).toMatchObject({ status: 'running', starter: { label: expect.any(String) } })
  expect(await view(body.id)).toMatchObject({ status: 'done', changed: 2 })
  expect(log.items[0].user).toEqual(confirmed.body.starter)
})

test('A proposal that is sent back says why', async () => {
  const items = await cards('active', 1)
  const { body } = await prepare({ call: 'products.disableByIds', items }, viewer)
  await app.work()
  const { body: back } = await admin.put(`${OPERATIONS}/reject/${body.id}`, { body: { comment: 'Сертификат есть' } })

  expect(back).toMatchObject({ status: 'rejected', explanation: 'Сертификат есть' })
  expect(await start(body.id)).toMatchObject({ status: 409 })
})

test('Others do not see an operation whose action they may not do', async () => {
  const items = await cards('active', 1)
  const { body } = await prepare({ call: 'products.disableByIds', items })

  expect((await viewer.get(`${OPERATIONS}/${body.id}`)).status).toBe(404)
  expect((await viewer.get(OPERATIONS)).body.items.map(({ id }: { id: number }) => id)).not.toContain(body.id)
})

test('A stopped operation goes on where it was', async () => {
  await app.work()
  const items = await cards('active', 6)
  const { body } = await prepare({ call: 'products.disableByIds', items, start: true })
  await app.work({ size: 3, batches: 4 })
  const { body: stopped } = await admin.put(`${OPERATIONS}/stop/${body.id}`)
  await app.work()
  const still = await view(body.id)
  await start(body.id)
  await app.work()

  expect(stopped).toMatchObject({ status: 'stopped', changed: 3 })
  expect(still).toMatchObject({ status: 'stopped', changed: 3 })
  expect(await view(body.id)).toMatchObject({ status: 'done', changed: 6 })
})

test('A setting demands a second person for many records', async () => {
  await setRows(2)
  const { body } = await prepare({ call: 'products.disableByIds', items: await cards('active', 3), start: true })
  await app.work()
  await setRows(0)

  expect(await view(body.id)).toMatchObject({
    status: 'waiting',
    explanation: 'Записей больше 2: запускает второй сотрудник',
  })
  expect(await start(body.id)).toMatchObject({ status: 409 })
})

test('The skipped records can be tried again', async () => {
  const [active, drafts] = [await cards('active', 1), await cards('draft', 2)]
  const { body } = await prepare({
    call: 'products.statusChangeByIds',
    input: { status: 'disabled' },
    items: [...active, ...drafts],
    start: true,
  })
  await app.work()
  await app.db.execute(sql`update product set status = 'active' where id in ${drafts.map(({ id }) => id)}`)
  const { body: again } = await admin.post(`${OPERATIONS}/repeat/${body.id}`)
  await app.work()

  expect(again).toMatchObject({ total: 2, call: 'products.statusChangeByIds' })
  expect(await view(again.id)).toMatchObject({ status: 'prepared', changed: 2, skipped: 0 })
})

test('A record that was changed after its selection is skipped; the reason names who and when, and a repetition changes it', async () => {
  const items = await cards('active', 2)
  const [one] = items
  const user = await app.as('content@example.com')
  await prepare({ call: 'products.update', input: { country_code: 'CN' }, items: [one], start: true }, user)
  await app.work()
  const { body } = await prepare({ call: 'products.update', input: { country_code: 'JP' }, items, start: true })
  await app.work()
  const { body: skipped } = await admin.get(`${OPERATIONS}/items?operation_id=${body.id}&state=skipped`)
  const { body: again } = await admin.post(`${OPERATIONS}/repeat/${body.id}`)
  await app.work()

  expect(skipped.items).toMatchObject([
    { entity_id: one?.id, message: expect.stringMatching(/^Запись уже изменена: .+, \d\d\.\d\d\.\d{4} \d\d:\d\d$/) },
  ])
  expect(await view(again.id)).toMatchObject({ status: 'prepared', total: 1, changed: 1, skipped: 0 })
})

test('A client cannot choose its request id, so rows of the log under an operation are its own', async () => {
  const forged = 'operation-999999'
  const { headers } = await admin.post('/api/user/admin/role', {
    headers: { 'request-id': forged, 'x-request-id': forged, 'x-correlation-id': forged },
    body: { name: 'Ночная смена', slug: 'night-shift', scope: 'all', permissions: [] },
  })
  const { body: own } = await admin.get(`${LOG}?request_id=${String(headers['x-request-id'])}`)
  const { body: others } = await admin.get(`${LOG}?request_id=${forged}`)

  expect(own.items).toMatchObject([{ entity: 'role', event: 'created' }])
  expect(others.items).toEqual([])
})

test('An import is forgotten with its file after ninety days', async () => {
  const { body } = await sendRows(textRows('forgotten', 1), { client: admin })
  await app.work()
  const day = 24 * 60 * 60_000
  await sweepOperations(app.db, new Date(app.now.getTime() + 89 * day), app.env)
  const kept = await admin.get(`${OPERATIONS}/file/${body.id}?part=source`)
  await sweepOperations(app.db, new Date(app.now.getTime() + 91 * day), app.env)
  const { rows } = await app.db.execute(sql`select from operation where id = ${body.id}`)

  expect(kept.status).toBe(200)
  expect(rows).toEqual([])
})

test('An export is forgotten with its file after fourteen days', async () => {
  const { body } = await prepare({ call: 'cities.export', input: { format: 'csv' } })
  await app.work()
  const day = 24 * 60 * 60_000
  await sweepOperations(app.db, new Date(app.now.getTime() + 13 * day), app.env)
  const kept = await admin.get(`${OPERATIONS}/file/${body.id}?part=result`)
  const files = () => readdirSync(join(app.env.dataDir, 'files')).filter((name) => name.endsWith('.export'))
  const before = files()
  await sweepOperations(app.db, new Date(app.now.getTime() + 15 * day), app.env)

  expect(kept.status).toBe(200)
  expect(before).toHaveLength(1)
  expect((await admin.get(`${OPERATIONS}/${body.id}`)).status).toBe(404)
  expect(files()).toEqual([])
})
