import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

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

test('What is no key is a bad request', async () => {
  expect(await create('test.bad_key', 'a key')).toMatchObject({ status: 400 })
  expect(await create('test.bad_key', 'k'.repeat(65))).toMatchObject({ status: 400 })
})

test('Keys belong to their user and live for a day', async () => {
  const other = await app.holding(['operation-reason.create'])
  const mine = await create('test.mine', 'key-5')

  expect(await create('test.theirs', 'key-5', other)).toMatchObject({ status: 201 })
  app.advance(25 * HOUR)
  const later = await create('test.later', 'key-5', await app.as('admin@example.com'))
  expect(later.status).toBe(201)
  expect(later.body.id).not.toBe(mine.body.id)
})
