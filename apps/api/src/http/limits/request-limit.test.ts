import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { createApp } from '#app.ts'
import { useApp } from '#test/app.ts'

const LIMIT = 50
const app = await useApp({ LIMIT_REQUESTS: String(LIMIT) })
const PROFILE = '/api/user/profile'

/** The instances share a pool, but each has its own memory, as processes have. */
const instance = () =>
  createApp({ db: app.db, env: { ...app.env, logLevel: 'silent' }, now: () => app.now, strict: true })
const instances = await Promise.all([instance(), instance(), instance()])

async function signIn(email: string) {
  const { body } = await app.anonymous.post('/api/user/admin/auth/sign-in', {
    body: { email, password: app.env.seedPassword },
  })
  const headers = { authorization: `Bearer ${body.token.value}` }
  return async (index: number) => {
    const { statusCode } = (await instances[index % instances.length]?.inject({ url: PROFILE, headers })) ?? {}
    return statusCode
  }
}

const readCounts = async () =>
  (await app.db.execute(sql`select taken from request_count order by minute desc, who`)).rows

test('The limit of requests holds over three instances, and ends with the minute', async () => {
  const call = await signIn('admin@example.com')
  const statuses: unknown[] = []
  for (let count = 0; count < LIMIT * 2; count++) statuses.push(await call(count))

  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT)
  expect(statuses.slice(-10)).toEqual(Array(10).fill(429))
  app.advance(60_000)
  expect(await call(0)).toBe(200)
})

test('Requests that arrive together do not pass the limit', async () => {
  const call = await signIn('viewer@example.com')
  const statuses = await Promise.all(Array.from({ length: LIMIT * 3 }, (_, index) => call(index)))

  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT)
})

test('One reserved share of the limit serves several requests', async () => {
  app.advance(60_000)
  const call = await signIn('finance@example.com')
  await call(0)
  const first = await readCounts()
  for (let count = 0; count < 3; count++) await call(0)

  expect(await readCounts()).toEqual(first)
  expect(first[0]).toEqual({ taken: 4 })
})

test('Requests are answered although the counts cannot be written', async () => {
  app.advance(60_000)
  const call = await signIn('content@example.com')
  await app.db.execute(sql`alter table request_count rename to request_count_away`)

  expect(await call(0)).toBe(200)
  await app.db.execute(sql`alter table request_count_away rename to request_count`)
})

test('Counts written by a clock that was days ahead do not block a key after the correction', async () => {
  app.advance(60_000)
  const call = await signIn('orders@example.com')
  await call(0)
  await app.db.execute(sql`update request_count set minute = minute + 400 * 1440, taken = ${LIMIT}`)
  app.advance(60_000)

  expect(await call(0)).toBe(200)
  app.advance(60_000)
  expect(await call(0)).toBe(200)
})
