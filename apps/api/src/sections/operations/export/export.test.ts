import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { type Reply, useApp } from '#test/app.ts'
import { MANY, manyProducts } from '#test/operations/many-products.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const OPERATIONS = '/api/system/admin/operation'
const EXPORTER = ['product.index', 'product.export']
const ROWS = 700

for (const statement of manyProducts(ROWS).split(';')) await app.db.execute(statement)
const many = { call: 'products.export', filter: { brand_id: [MANY] }, input: { format: 'csv', sort: ['-name'] } }

const prepare = (body: object = many, client = admin, headers = {}) => client.post(OPERATIONS, { body, headers })
const view = async (id: number, client = admin) => (await client.get(`${OPERATIONS}/${id}`)).body
const fileOf = (id: number, client = admin) => client.get(`${OPERATIONS}/file/${id}?part=result`)
const rowsOf = (text: string) => text.trim().split('\r\n').slice(1)
/** A workbook has the time of its writing inside. */
const contentOf = ({ bytes, text }: Reply) => (text.startsWith('PK') ? bytes.length : text)
const storedFiles = () =>
  readdirSync(join(app.env.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /export|writing/.test(entry.name))
    .map(({ name }) => name)

/** Runs a statement as soon as the first batch of a file is written; `new` is the operation. */
async function afterFirstBatch(statement: string) {
  await app.db.execute(
    `create or replace function meanwhile() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$`,
  )
  await app.db.execute(
    `create trigger meanwhile before update on operation for each row when (new.done = 250 and old.done = 0) execute function meanwhile()`,
  )
  onTestFinished(() => app.db.execute('drop trigger meanwhile on operation').then(() => undefined))
}

test.each(['csv', 'csv_raw', 'xlsx'])('An export as %s is the file that the call itself answers', async (format) => {
  const { status, body } = await prepare({ ...many, input: { format, sort: ['-name'] } })
  await app.work()
  const file = await fileOf(body.id)
  const direct = await admin.get(`/api/catalog/admin/product/export?brand_id=${MANY}&sort=-name&format=${format}`)

  expect(status).toBe(201)
  expect(body).toMatchObject({ kind: 'export', status: 'running', total: ROWS, actions: ['stop'] })
  expect(await view(body.id)).toMatchObject({
    status: 'done',
    total: ROWS,
    done: ROWS,
    result_name: `Товары 2026-06-01.${format === 'xlsx' ? 'xlsx' : 'csv'}`,
    undo_until: null,
    actions: ['repeat'],
  })
  for (const header of ['content-type', 'content-disposition'])
    expect(file.headers[header]).toBe(direct.headers[header])
  expect(contentOf(file)).toBe(contentOf(direct))
})

test('An export stands in the log once, with its filters and its rows', async () => {
  const { body } = await prepare()
  const before = await app.audited('product')
  await app.work()
  const logged = await app.audited('product')

  expect(logged.slice(0, logged.length - before.length)).toMatchObject([
    {
      event: 'exported',
      changes: { format: [null, 'csv'], rows: [null, ROWS], filters: [null, { brand_id: [MANY] }] },
    },
  ])
  expect(await view(body.id)).toMatchObject({ words: { format: 'CSV' }, filter_words: expect.stringContaining('Many') })
})

test('Words that find nothing as typed are searched in the other keyboard layout, as in the list', async () => {
  const { body } = await prepare({ call: 'users.export', filter: { q: 'f,hfvjd' }, input: { format: 'csv' } })
  await app.work()

  expect((await fileOf(body.id)).text).toContain('Абрамов')
})

test('A wrong filter or format is refused by its field, as are ids and another number of records', async () => {
  const wrong = await prepare({ ...many, filter: { brand_id: ['x'] } })
  const formless = await prepare({ ...many, input: { sort: ['-name'] } })
  const smuggled = await prepare({ ...many, input: { format: 'csv', company_id: [1] } })
  const named = await prepare({ ...many, items: [{ id: 1, version: 1 }] })
  const fewer = await prepare({ ...many, expected_count: ROWS - 1 })

  expect(Object.keys(wrong.body.data.details)).toEqual(['brand_id'])
  expect(Object.keys(formless.body.data.details)).toEqual(['format'])
  expect(Object.keys(smuggled.body.data.details)).toEqual(['company_id'])
  expect(named.body.data.details).toEqual({ items: ['Записи: выгрузка берёт их по фильтрам'] })
  expect([fewer.status, fewer.body.data.details.expected_count]).toEqual([409, [String(ROWS)]])
})

test('Only those with the permission export; others neither see the operation nor get its file', async () => {
  const viewer = await app.holding(['product.index'])
  const exporter = await app.holding(EXPORTER)
  const { body } = await prepare(many, exporter)
  await app.work()
  const stranger = await app.holding(EXPORTER)

  expect((await prepare(many, viewer)).status).toBe(403)
  expect((await fileOf(body.id, exporter)).status).toBe(200)
  expect((await view(body.id, exporter)).id).toBe(body.id)
  expect((await stranger.get(`${OPERATIONS}/${body.id}`)).status).toBe(404)
  expect((await fileOf(body.id, stranger)).status).toBe(404)
  expect((await stranger.get(OPERATIONS)).body.items).toEqual([])
})

test('An administrator who takes the file of somebody else is in the log', async () => {
  const { body } = await prepare(many, await app.holding(EXPORTER))
  await app.work()
  const file = await fileOf(body.id)

  expect(file.status).toBe(200)
  expect((await app.audited('operation', body.id))[0]).toMatchObject({ event: 'exported', user_name: 'Волков А. С.' })
})

test('A seller’s file has the own records alone, and none of the fields of staff', async () => {
  const seller = await app.holding(['order.index', 'order.export'], { scope: 'own', companies: [1] })
  const call = { call: 'orders.export', input: { format: 'csv' } }
  const { body } = await prepare(call, seller)
  const { body: whole } = await prepare({ ...call, input: { format: 'csv', purpose: 'Проверка' } })
  await app.work()
  const [own, all] = [(await fileOf(body.id, seller)).text, (await fileOf(whole.id)).text]

  expect(own).toBe((await seller.get('/api/order/admin/order/export?format=csv')).text)
  expect(rowsOf(own).length).toBeLessThan(rowsOf(all).length)
  expect(own).not.toMatch(/\+7 \d{3} \d{3}/)
})

test('A block of its author stops an export, and nothing of the file stays', async () => {
  await afterFirstBatch(`update "user" set status = 'blocked' where id = new.starter_id`)
  const exporter = await app.holding(EXPORTER)
  const { body } = await prepare(many, exporter)
  const before = storedFiles()
  await app.work()

  expect(await view(body.id)).toMatchObject({
    status: 'stopped',
    done: 250,
    result_name: null,
    explanation: 'Учётная запись или ключ автора больше не действует',
  })
  expect(storedFiles()).toEqual(before)
  expect((await fileOf(body.id)).status).toBe(404)
})

test('An author who has left a company gets no file of it, also where it is written already', async () => {
  const exporter = await app.holding(EXPORTER, { scope: 'own', companies: [1, 2] })
  const { body } = await prepare({ ...many, filter: {} }, exporter)
  await app.work()
  const before = await fileOf(body.id, exporter)
  await app.db.execute(sql`delete from user_company where company_id = 2
    and user_id = (select author_id from operation where id = ${body.id})`)
  const after = await fileOf(body.id, exporter)
  const { body: again } = await exporter.post(`${OPERATIONS}/repeat/${body.id}`)
  await app.work()

  expect(before.status).toBe(200)
  expect([after.status, after.body.data.message]).toEqual([
    403,
    'У вас стало меньше прав, чем было у этой выгрузки. Повторите её',
  ])
  expect((await fileOf(again.id, exporter)).status).toBe(200)
})

test('A stopped export writes no more, and is made anew by a repeat', async () => {
  await afterFirstBatch(`new.status = 'stopped'`)
  const { body } = await prepare()
  const before = storedFiles()
  await app.work()
  const stopped = await view(body.id)
  const started = await admin.put(`${OPERATIONS}/start/${body.id}`)
  const { body: again } = await admin.post(`${OPERATIONS}/repeat/${body.id}`)
  await app.db.execute(sql`alter table operation disable trigger meanwhile`)
  await app.work()

  expect(stopped).toMatchObject({ status: 'stopped', result_name: null, actions: ['repeat'] })
  expect(started.status).toBe(409)
  expect(await view(again.id)).toMatchObject({ status: 'done', filter: many.filter, input: many.input })
  expect(rowsOf((await fileOf(again.id)).text)).toHaveLength(ROWS)
  expect(storedFiles()).toHaveLength(before.length + 1)
})

test('The file of a killed process is begun anew once its lease has run out, and has each row once', async () => {
  const { body } = await prepare()
  const leased = new Date(app.now.getTime() + 15_000).toISOString()
  await app.db
    .execute(sql`update operation set retry_at = ${leased}, result_key = 'dead.export', done = 250, attempts = 1
    where id = ${body.id}`)
  await app.work()
  const waiting = await view(body.id)
  app.advance(16_000)
  await app.work()
  const rows = rowsOf((await fileOf(body.id)).text)

  expect(waiting).toMatchObject({ status: 'running', done: 250 })
  expect(await view(body.id)).toMatchObject({ status: 'done', done: ROWS })
  expect([rows.length, new Set(rows).size]).toEqual([ROWS, ROWS])
})

test('A process that has lost its lease publishes nothing', async () => {
  await afterFirstBatch(`new.result_key = 'another.export'`)
  const { body } = await prepare()
  const before = storedFiles()
  await app.work()
  const lost = await view(body.id)
  const after = storedFiles()
  await app.db.execute(sql`alter table operation disable trigger meanwhile`)
  app.advance(16_000)
  await app.work()

  expect(lost).toMatchObject({ status: 'running', result_name: null })
  expect(after).toEqual(before)
  expect(await view(body.id)).toMatchObject({ status: 'done' })
})

test('A process that ends hands its export over at once', async () => {
  const { body } = await prepare()
  const stopping = new AbortController()
  // It rests as long as a batch took, so that the process ends meanwhile.
  await afterFirstBatch(`perform pg_sleep(0.5)`)
  const working = app.work({ stopping })
  await expect.poll(async () => (await view(body.id)).done, { interval: 1 }).toBe(250)
  stopping.abort()
  await working
  const { rows } = await app.db.execute(sql`select status, retry_at, attempts from operation where id = ${body.id}`)
  await app.work()

  expect(rows).toEqual([{ status: 'running', retry_at: null, attempts: 0 }])
  expect(await view(body.id)).toMatchObject({ status: 'done' })
})

test('A file that cannot be written is tried again, and given up after five attempts with the reason', async () => {
  await afterFirstBatch(`raise exception 'The disk is broken'`)
  const { body } = await prepare()
  const errors: unknown[] = []
  for (let attempt = 1; attempt <= 5; attempt++) {
    errors.push(...(await app.work({ batches: 1 })))
    app.advance(5000)
  }

  expect(errors).toHaveLength(5)
  expect(await view(body.id)).toMatchObject({
    status: 'failed',
    explanation: 'Файл не записан из-за ошибки программы. Сообщите администратору',
    actions: ['repeat'],
  })
})

test('A user’s third export waits while two are written', async () => {
  const { body: first } = await prepare()
  const { body: second } = await prepare()
  const leased = new Date(app.now.getTime() + 15_000).toISOString()
  await app.db.execute(sql`update operation set retry_at = ${leased} where id in (${first.id}, ${second.id})`)
  const { body: third } = await prepare()
  const { body: other } = await prepare(many, await app.holding(EXPORTER))
  await app.work()
  const waiting = await view(third.id)
  app.advance(16_000)
  await app.work()

  expect(waiting).toMatchObject({ status: 'running', done: 0 })
  expect(await view(other.id)).toMatchObject({ status: 'done' })
  expect(await view(third.id)).toMatchObject({ status: 'done' })
})

test('Export files count towards the user’s daily quota of uploads', async () => {
  const exporter = await app.holding(EXPORTER)
  const { body } = await prepare(many, exporter)
  await app.work()
  await app.db.execute(sql`update operation set result_size = 2147483647 where id = ${body.id}`)
  const refused = await prepare(many, exporter)

  expect([refused.status, refused.body.data.message]).toEqual([
    422,
    'За сутки можно выгрузить не больше 2\u00a0000 МБ. Повторите завтра',
  ])
})
