import { randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createApp } from '#app.ts'
import { openDatabase } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { distanced } from '#test/statements/distance.ts'

const app = await useApp()
const base = inject('base')
if (!('url' in base)) throw new Error('This file runs on PostgreSQL only')
const { url } = base

/** The server of this file, with its database `ms` away each way. */
async function farFrom(ms: number) {
  const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`)
  const proxy = await distanced(url.replace(/\/postgres$/, `/${rows[0]?.name}`), ms)
  const { deadlines } = app.env
  const database = await openDatabase({ url: proxy.url, folder: '', deadlines, onError: () => {} })
  const server = await createApp({ db: database.db, env: { ...app.env, logLevel: 'silent' }, now: () => app.now })
  onTestFinished(async () => {
    await server.close()
    await database.close()
  })
  const reply = await app.anonymous.post('/api/user/admin/auth/sign-in', {
    body: { email: 'admin@example.com', password: app.env.seedPassword },
  })
  const authorization = `Bearer ${reply.body.token.value}`
  const call = async (method: 'POST' | 'PUT', path: string, body: object, headers: Record<string, string> = {}) => {
    const { statusCode, json } = await server.inject({
      method,
      url: path,
      headers: { authorization, 'idempotency-key': randomUUID(), ...headers },
      payload: body,
    })
    return { status: statusCode, body: json<{ id: number; version: number }>() }
  }
  return { call, proxy }
}

const reason = (code: string) => ({ code: `far.${code}`, operations: ['user_block'], name: `Причина ${code}` })
const REASONS = '/api/content/admin/operation-reason'

test('A write waits for the database at most six times, with its session, its key, its row of the log and its answer', async () => {
  const { call, proxy } = await farFrom(5)
  const first = await call('POST', REASONS, reason('first'))
  expect(first.status).toBe(201)

  const created = await proxy.turnsOf(() => call('POST', REASONS, reason('second')))
  const changed = await proxy.turnsOf(() =>
    call('PUT', `${REASONS}/${first.body.id}`, { name: 'Другое имя' }, { 'if-match': '"v1"' }),
  )
  expect([created.result.status, changed.result.status]).toEqual([201, 200])
  expect(created.turns).toBeLessThanOrEqual(6)
  expect(changed.turns).toBeLessThanOrEqual(6)
})
