import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { createHolder } from '#test/holder.ts'
import { inTurn } from './turns.ts'

const app = await useApp()
const EXPORT = '/api/user/admin/user/export?format=csv'

test('A third export of the same person waits until one of two is written; others go on', async () => {
  const files = await Promise.all([1, 2].map(() => inTurn(7, async () => ({ body: Readable.from(['a']) }))))

  await expect(inTurn(7, async () => ({ body: Readable.from(['b']) }))).rejects.toMatchObject({ kind: 'tooMany' })
  await expect(inTurn(8, async () => ({ body: Readable.from(['b']) }))).resolves.toBeDefined()
  for (const { body } of files) await body.toArray()
  await expect(inTurn(7, async () => ({ body: Readable.from(['c']) }))).resolves.toBeDefined()
})

test('A failed export frees its slot', async () => {
  for (let turn = 0; turn < 3; turn++)
    await expect(inTurn(9, () => Promise.reject(new Error('No file today')))).rejects.toThrow('No file today')
})

test('U1: a third concurrent export is refused with its reason until one of two has ended', async () => {
  const admin = await app.as('admin@example.com')
  const files = await Promise.all([1, 2].map(() => inTurn(1, async () => ({ body: Readable.from(['a']) }))))

  const refused = await admin.get(EXPORT)
  expect(refused.status).toBe(429)
  expect(refused.body.data.message).toBe(
    'Одновременно готовятся не больше двух выгрузок. Дождитесь, пока закончится одна из них',
  )

  for (const { body } of files) await body.toArray()
  expect(await admin.get(EXPORT)).toMatchObject({ status: 200 })
})

test('Exports that a client aborts stop reading within two seconds, and free their slots', async () => {
  await app.db.execute(sql`
    insert into audit_log (created_at, ip, user_agent, request_id, source, entity, entity_id, entity_label, event)
    select ${app.now.toISOString()}::timestamptz, '', '', '', 'system', 'company', 1, repeat(md5(n::text), 100), 'updated'
    from generate_series(1, 4000) n`)
  const permissions = ['audit-log.export', 'user.export']
  const { token } = await app.db.transaction((tx) =>
    createHolder(tx, { permissions, scope: 'all', companies: [], at: app.now }),
  )
  const reader = app.withToken(token)
  const address = `${await app.listen()}/api/log/admin/audit-log/export?format=csv`
  const client = new AbortController()
  const options = { headers: { authorization: `Bearer ${token}` }, signal: client.signal }
  const files = await Promise.all([1, 2].map(() => fetch(address, options)))
  await Promise.all(files.map(async ({ body }) => body?.getReader().read()))
  expect(await reader.get(EXPORT)).toMatchObject({ status: 429 })
  client.abort()

  await expect.poll(async () => (await reader.get(EXPORT)).status, { timeout: 2000 }).toBe(200)
})
