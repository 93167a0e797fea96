import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp({ SLOW_MS: '15' })
const eventsOf = (event: string) =>
  app.log.map((line) => JSON.parse(line)).filter((line: { event?: string }) => line.event === event)

test('A slow request and its slow statement are warnings with the operation, and without values', async () => {
  const admin = await app.as('admin@example.com')
  const waits = sql`select from pg_locks where not granted and locktype = 'relation'`
  const asked = await app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table brand in access exclusive mode`)
    const reply = admin.get('/api/catalog/admin/brand?q=verysecret')
    await expect.poll(async () => (await app.db.execute(waits)).rows.length, { interval: 30 }).toBeGreaterThan(0)
    // The statement waits for longer than the limit, however soon its wait was seen.
    await tx.execute(sql`select pg_sleep(0.03)`)
    return { reply }
  })
  expect((await asked.reply).status).toBe(200)

  expect(eventsOf('slow-request')).toMatchObject([{ level: 40, operation: 'brands.list', status: 200 }])
  const { reqId } = eventsOf('slow-request')[0] ?? {}
  const statements = eventsOf('slow-statement').filter(({ operation }) => operation === 'brands.list')
  expect(statements.find(({ statement }) => /^select .* from "brand"/.test(statement))).toMatchObject({
    level: 40,
    pool: 'primary',
    reqId,
  })
  expect(app.log.join('')).not.toMatch(/verysecret/i)
})

test('A slow export is not reported as a slow request', async () => {
  const admin = await app.as('admin@example.com')
  const before = eventsOf('slow-request').length

  expect((await admin.get('/api/catalog/admin/brand/export?format=csv')).status).toBe(200)
  expect(eventsOf('slow-request').slice(before)).toEqual([])
})

test('A slow statement of a background job names no operation', async () => {
  await app.db.execute(sql`select pg_sleep(0.03)`)

  const line = eventsOf('slow-statement').find(({ statement }) => statement.includes('pg_sleep'))
  expect(line).toMatchObject({ level: 40, ms: expect.any(Number) })
  expect(line).not.toHaveProperty('operation')
})
