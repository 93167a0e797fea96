import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readContract } from '#contract/operations.ts'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { brandWebhooks, MINUTE, SECOND } from '#test/webhooks/brand-webhooks.ts'
import { startReceiver } from '#test/webhooks/receiver.ts'

const app = await useApp({ WEBHOOK_NETWORKS: '127.0.0.0/8' }, { isMeasured: true })
// The very first sign-in is no new device, so it sends no letter.
await app.db.execute(sql`update "user" set last_login_at = null`)
const { createBrand, subscribe } = brandWebhooks(app)

const sampleOf = (metrics: string, name: string) => metrics.split('\n').find((line) => line.startsWith(`${name} `))
const valueOf = async (name: string) =>
  Number(
    sampleOf(await app.metrics(), name)
      ?.split(' ')
      .at(-1) ?? Number.NaN,
  )
const requests = (operation: string, status: number) =>
  `admin_panel_requests_total{operation="${operation}",status="${status}"}`
const age = (queue: string) => valueOf(`admin_panel_backlog_age_seconds{queue="${queue}"}`)
const waiting = (queue: string) => valueOf(`admin_panel_backlog{queue="${queue}"}`)

test('Requests are counted by operation and status, with the time that they took', async () => {
  const admin = await app.as('admin@example.com')
  await admin.get('/api/catalog/admin/brand/1')
  await admin.get('/api/catalog/admin/brand/999999')
  await app.anonymous.get('/api/catalog/admin/brand/1')

  expect(await valueOf(requests('brands.view', 200))).toBe(1)
  expect(await valueOf(requests('brands.view', 404))).toBe(1)
  expect(await valueOf(requests('brands.view', 401))).toBe(1)
  expect(await valueOf('admin_panel_request_duration_seconds_count{operation="brands.view"}')).toBe(3)
})

test('metrics: paths, methods, hosts and names sent by a client become no labels', async () => {
  const admin = await app.as('admin@example.com')
  for (const path of ['/nowhere-1', '/nowhere-2', '/api/nowhere', '/files/secret.webp', '/assets/secret.js'])
    await admin.get(path)
  await admin.delete('/api/catalog/admin/brand')
  await admin.get('/api/catalog/admin/brand?q=secret', { headers: { host: 'secret', traceparent: 'secret' } })
  const metrics = await app.metrics()
  const operations = new Set([...metrics.matchAll(/operation="([^"]*)"/g)].map(([, name = '']) => name))
  const ids = readContract().map(({ id }) => id)

  expect([...operations].filter((name) => !ids.includes(name)).toSorted()).toEqual([
    '/files/:name',
    'page',
    'refused-method',
  ])
  expect(metrics).not.toMatch(/secret|nowhere|@example\.com/)
})

test('A client that goes away is counted as 499', async () => {
  const abort = new AbortController()
  const url = await app.listen()
  const admin = await app.as('admin@example.com')
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from brand limit 1`)
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table brand in access exclusive mode`)
    const asked = fetch(`${url}/api/catalog/admin/brand/${rows[0]?.id}`, {
      headers: { authorization: `Bearer ${await tokenOf()}` },
      signal: abort.signal,
    }).catch(() => undefined)
    await wait(200)
    abort.abort()
    await asked
  })

  await expect.poll(() => valueOf(requests('brands.view', 499))).toBe(1)
  expect((await admin.get('/api/user/profile')).status).toBe(200)
})

async function tokenOf() {
  const body = { email: 'admin@example.com', password: app.env.seedPassword }
  const reply = await app.anonymous.post('/api/user/admin/auth/sign-in', { body })
  return reply.body.token.value
}

test('metrics: busy connections of the pool and the wait for them', async () => {
  const before = await valueOf('admin_panel_pool_wait_seconds_count{pool="primary"}')
  await app.db.transaction(async () => {
    expect(await valueOf('admin_panel_pool_connections{pool="primary",state="busy"}')).toBeGreaterThan(0)
  })

  expect(await valueOf('admin_panel_pool_connections{pool="primary",state="busy"}')).toBe(0)
  expect(await valueOf('admin_panel_pool_wait_seconds_count{pool="primary"}')).toBeGreaterThan(before)
})

test('metrics: the state of the database is reported while the pool is full', async () => {
  const free = Promise.withResolvers<void>()
  const calls = Array.from({ length: 10 }, () => app.db.transaction(() => free.promise))
  await expect.poll(() => valueOf('admin_panel_pool_connections{pool="primary",state="busy"}')).toBe(10)

  expect(await valueOf('admin_panel_database_up')).toBe(1)
  expect(await waiting('seals')).toBeGreaterThanOrEqual(0)
  free.resolve()
  await Promise.all(calls)
})

test('metrics: the age of the oldest waiting mail, until it is sent', async () => {
  await app.anonymous.post('/api/user/admin/user/password-reset/by-email', { body: { email: 'orders@example.com' } })
  app.advance(2 * MINUTE)

  expect([await waiting('mails'), await age('mails')]).toEqual([1, 120])
  await app.mails()
  expect([await waiting('mails'), await age('mails')]).toEqual([0, 0])
})

test('metrics: the age of the oldest row of the log without a seal', async () => {
  await app.webhooks()
  expect([await waiting('seals'), await age('seals')]).toEqual([0, 0])
  await createBrand()
  app.advance(10 * MINUTE)
  await createBrand()

  expect([await waiting('seals'), await age('seals')]).toEqual([2, 600])
})

test('metrics: the age of an unsent delivery; a refused one counts from its next attempt', async () => {
  app.advance(SECOND)
  const receiver = await startReceiver()
  await subscribe(receiver.url)
  receiver.answer((response) => response.writeHead(500).end())
  await createBrand()
  await app.webhooks()
  const refused = [await waiting('webhooks'), await age('webhooks')]
  app.advance(5 * MINUTE)

  expect(refused).toEqual([1, 0])
  expect(await age('webhooks')).toBeGreaterThan(280)
})

test('metrics: the age of an operation without a batch', async () => {
  const { rows: items } = await app.db.execute<{ id: number; version: number }>(
    sql`select id, version from product where status = 'active' order by id limit 2`,
  )
  const admin = await app.as('admin@example.com')
  await admin.post('/api/system/admin/operation', { body: { call: 'products.disableByIds', items } })
  app.advance(90 * SECOND)

  expect([await waiting('operations'), await age('operations')]).toEqual([1, 90])
  await app.work()
  expect([await waiting('operations'), await age('operations')]).toEqual([0, 0])
})

test('metrics: a failing job is named', async () => {
  await app.db.execute(sql`
    insert into job_failure (job, reason, since, seen_at, logged_at, lasts_until)
    select 'unpaidOrders', 'Причина', at, at, at, at + interval '10 minutes' from (select ${app.now.toISOString()}::timestamptz as at) as moment`)

  expect(await valueOf('admin_panel_job_failing{task="unpaidOrders"}')).toBe(1)
  app.advance(11 * MINUTE)
  expect(await valueOf('admin_panel_job_failing{task="unpaidOrders"}')).toBeNaN()
})

test('Open streams are counted', async () => {
  const abort = new AbortController()
  const headers = { authorization: `Bearer ${await tokenOf()}` }
  await fetch(`${await app.listen()}/api/system/admin/events`, { headers, signal: abort.signal })

  expect(await valueOf('admin_panel_streams')).toBe(1)
  abort.abort()
  await expect.poll(() => valueOf('admin_panel_streams')).toBe(0)
})

test('metrics: without the database the queues are absent, and the rest is served', async () => {
  await app.db.execute(sql`alter table job_failure rename to away`)
  const metrics = await app.metrics()
  await app.db.execute(sql`alter table away rename to job_failure`)

  expect(sampleOf(metrics, 'admin_panel_database_up')).toBe('admin_panel_database_up 0')
  expect(metrics).not.toContain('queue="')
  expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(await valueOf('admin_panel_database_up')).toBe(1)
})
