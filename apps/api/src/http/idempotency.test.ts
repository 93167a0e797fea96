import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { createHolder } from '#test/holder.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const PATH = '/api/content/admin/operation-reason'
const HOUR = 60 * 60_000

const reason = (code: string) => ({ code, operations: ['user_block'], name: 'Повторный запрос' })
const create = (code: string, key: string, client = admin) =>
  client.post(PATH, { body: reason(code), headers: { 'idempotency-key': key } })
const events = async (id: number) => (await app.audited('operation-reason', id)).map(({ event }) => event)

test('A repeat with the same key answers what the first call answered, and creates nothing', async () => {
  const first = await create('test.once', 'key-1')
  const second = await create('test.once', 'key-1')

  expect(first.status).toBe(201)
  expect(second).toMatchObject({ status: 201, body: first.body, headers: { etag: first.headers['etag'] } })
  expect(await events(first.body.id)).toEqual(['created'])
})

test('Parallel calls with one key create one record', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => create('test.parallel', 'key-2')))
  const created = replies.filter(({ status }) => status === 201)

  expect(created.length).toBeGreaterThan(0)
  expect(new Set(created.map(({ body }) => body.id)).size).toBe(1)
  expect(replies.filter(({ status }) => status !== 201).every(({ status }) => status === 409)).toBe(true)
})

test('A key that served another request is refused', async () => {
  await create('test.first', 'key-3')

  expect(await create('test.second', 'key-3')).toMatchObject({
    status: 422,
    body: { data: { message: 'Ключ повтора уже использован для другого запроса' } },
  })
})

test('A refused call keeps nothing, so that the corrected one may use the key', async () => {
  expect(await create('Не код', 'key-4')).toMatchObject({ status: 422 })
  expect(await create('test.corrected', 'key-4')).toMatchObject({ status: 201 })
})

test.each(['import.2026-11-23', 'orders/5:ship', '"8e03978e-40d5-43dd-bc93-6894a57f9324"'])(
  'A key has any visible characters: %s',
  async (key) => {
    const code = `test.key_${key.length}`
    const first = await create(code, key)
    expect(first).toMatchObject({ status: 201 })
    expect((await create(code, key)).body).toEqual(first.body)
  },
)

test('A malformed key is a bad request', async () => {
  expect(await create('test.bad_key', 'a key')).toMatchObject({ status: 400 })
  expect(await create('test.bad_key', 'k'.repeat(65))).toMatchObject({ status: 400 })
})

const headers = (key: string, version: number) => ({ 'idempotency-key': key, 'if-match': `"v${version}"` })

test('A repeated change, removal or status change with the same key gets the same answer instead of 412', async () => {
  const { id } = (await create('test.repeated', 'key-6')).body
  const change = (name: string, key: string, version: number) =>
    admin.put(`${PATH}/${id}`, { body: { name }, headers: headers(key, version) })
  const first = await change('Другое имя', 'key-7', 1)
  const second = await change('Другое имя', 'key-7', 1)

  expect(first).toMatchObject({ status: 200, body: { version: 2, name: 'Другое имя' } })
  expect(second).toMatchObject({ status: 200, body: first.body, headers: { etag: '"v2"' } })
  expect(await change('Третье имя', 'key-7', 1)).toMatchObject({ status: 422 })
  expect(await change('Другое имя', 'key-7', 2)).toMatchObject({ status: 422 })
  expect(await change('Третье имя', 'key-8', 1)).toMatchObject({ status: 412 })

  for (let attempt = 0; attempt < 2; attempt++)
    expect(await admin.delete(`${PATH}/${id}`, { headers: headers('key-9', 2) })).toMatchObject({ status: 204 })
  expect(await events(id)).toEqual(['deleted', 'updated', 'created'])
})

test('A repeated bulk change with the same key gets the same answer', async () => {
  const brand = await admin.get('/api/catalog/admin/brand/3')
  const items = [{ id: 3, version: brand.body.version }]
  const replies = []
  for (let attempt = 0; attempt < 2; attempt++)
    replies.push(
      await admin.put('/api/catalog/admin/brand/disable-by-ids', {
        body: { items },
        headers: { 'idempotency-key': 'key-10' },
      }),
    )

  expect(replies[0]).toMatchObject({ status: 200 })
  expect(replies[1]?.text).toBe(replies[0]?.text)
})

test('Keys belong to their user and live for a day', async () => {
  const other = await app.holding(['operation-reason.create'])
  const first = await create('test.mine', 'key-5')

  expect(await create('test.theirs', 'key-5', other)).toMatchObject({ status: 201 })
  app.advance(25 * HOUR)
  const later = await create('test.later', 'key-5', await app.as('admin@example.com'))
  expect(later.status).toBe(201)
  expect(later.body.id).not.toBe(first.body.id)
})

test('P7: a repeat after a change of the user’s companies shows nothing of the former one', async () => {
  const { token } = await app.db.transaction((tx) =>
    createHolder(tx, {
      permissions: ['company-address.create', 'company-address.index'],
      scope: 'own',
      companies: [1],
      at: app.now,
    }),
  )
  const client = app.withToken(token)
  const { rows } = await app.db.execute<{ city_id: number; region_id: number }>(
    sql`select id as city_id, region_id from city order by id limit 1`,
  )
  const [place] = rows
  const add = () =>
    client.post('/api/company/admin/company-address', {
      body: { company_id: 1, type: 'actual', ...place, postal_code: '101000', street: 'Тестовая', house: '1' },
      headers: { 'idempotency-key': 'key-reach' },
    })
  const first = await add()
  expect([first.status, first.text]).toEqual([201, first.text])
  await app.db.execute(sql`
    update user_company set company_id = 2 where user_id = (
      select user_id from session join session_token on session_id = session.id order by session.id desc limit 1)`)

  expect(await add()).toMatchObject({ status: 409, text: expect.not.stringContaining('Тестовая') })
})
