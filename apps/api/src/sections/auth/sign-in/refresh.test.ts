import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const SECOND = 1000
const MINUTE = 60 * SECOND
const PROFILE = '/api/user/profile'

async function signIn(): Promise<string> {
  const body = { email: 'viewer@example.com', password: app.env.seedPassword }
  return (await app.anonymous.post('/api/user/admin/auth/sign-in', { body })).body.token.value
}

const refresh = (token: string) => app.withToken(token).post('/api/user/admin/auth/refresh')

test('A5: a refresh replaces token and expiry', async () => {
  const token = await signIn()
  app.advance(16 * MINUTE)
  const reply = await refresh(token)

  expect(reply.status).toBe(200)
  expect(reply.body.token.value).not.toBe(token)
  expect(Date.parse(reply.body.token.expired_at)).toBe(app.now.getTime() + 30 * MINUTE)
  expect(await app.withToken(reply.body.token.value).get(PROFILE)).toMatchObject({ status: 200 })
})

test('Tabs that refresh at once get the same successor', async () => {
  const token = await signIn()
  const replies = await Promise.all(Array.from({ length: 5 }, () => refresh(token)))
  app.advance(19 * SECOND)
  const late = await refresh(token)

  expect(new Set([...replies, late].map(({ body }) => body.token.value)).size).toBe(1)
  expect(new Set([...replies, late].map(({ body }) => body.token.expired_at)).size).toBe(1)
})

test('A request that was under way with the old token is answered for twenty seconds', async () => {
  const token = await signIn()
  await refresh(token)

  expect(await app.withToken(token).get(PROFILE)).toMatchObject({ status: 200 })
  app.advance(21 * SECOND)
  expect(await app.withToken(token).get(PROFILE)).toMatchObject({ status: 401 })
})

test('An old token used after the grace time ends the session, the successor included', async () => {
  const token = await signIn()
  const { body } = await refresh(token)
  expect(await app.withToken(body.token.value).get(PROFILE)).toMatchObject({ status: 200 })
  app.advance(21 * SECOND)

  expect(await refresh(token)).toMatchObject({ status: 401 })
  expect(await app.withToken(body.token.value).get(PROFILE)).toMatchObject({ status: 401 })
  expect((await app.audited('user', 6))[0]).toMatchObject({ event: 'session_revoked' })
})

test('A refresh with a lost response may be repeated for ten minutes; the lost token is void', async () => {
  const token = await signIn()
  app.advance(29 * MINUTE)
  const lostReply = await refresh(token)
  app.advance(2 * MINUTE)
  const tabs = await Promise.all([refresh(token), refresh(token)])
  app.advance(9 * MINUTE)
  const last = await refresh(token)

  expect([lostReply, ...tabs, last].map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(tabs[0]?.body).toEqual(tabs[1]?.body)
  expect(new Set([lostReply, tabs[0], last].map((reply) => reply?.body.token.value)).size).toBe(3)
  expect(await app.withToken(lostReply.body.token.value).get(PROFILE)).toMatchObject({ status: 401 })
  expect(await app.withToken(last.body.token.value).get(PROFILE)).toMatchObject({ status: 200 })
})

test('A lost answer cannot be repeated after ten minutes', async () => {
  const token = await signIn()
  const lostReply = await refresh(token)
  app.advance(10 * MINUTE + SECOND)

  expect(await refresh(token)).toMatchObject({ status: 401 })
  expect(await app.withToken(lostReply.body.token.value).get(PROFILE)).toMatchObject({ status: 401 })
})

test.each([
  ['refreshed', (value: string) => refresh(value)],
  ['used', (value: string) => app.withToken(value).get(PROFILE)],
])('An old token ends the session where its successor was %s', async (_, use) => {
  const token = await signIn()
  const { body } = await refresh(token)
  const { body: next } = await use(body.token.value)
  app.advance(MINUTE)

  expect(await refresh(token)).toMatchObject({ status: 401 })
  const value = next.token?.value ?? body.token.value
  expect(await app.withToken(value).get(PROFILE)).toMatchObject({ status: 401 })
})

test('A session ends when both answers of a repeated refresh are used', async () => {
  const token = await signIn()
  const lostReply = await refresh(token)
  app.advance(MINUTE)
  const again = await refresh(token)

  expect(await refresh(lostReply.body.token.value)).toMatchObject({ status: 401 })
  expect(await app.withToken(again.body.token.value).get(PROFILE)).toMatchObject({ status: 401 })
  expect((await app.audited('user', 6))[0]).toMatchObject({ event: 'session_revoked' })
})

test('An expired token opens nothing, but is exchanged until an hour has passed', async () => {
  const token = await signIn()
  app.advance(31 * MINUTE)
  expect(await app.withToken(token).get(PROFILE)).toMatchObject({ status: 401 })
  app.advance(28 * MINUTE)
  expect(await refresh(token)).toMatchObject({ status: 200 })
})

test('An hour without a refresh ends the session', async () => {
  const token = await signIn()
  app.advance(60 * MINUTE)

  expect(await refresh(token)).toMatchObject({ status: 401 })
})

test('Twelve hours end the session however often it was refreshed', async () => {
  let token = await signIn()
  const started = app.now.getTime()
  for (let half = 0; half < 23; half++) {
    app.advance(30 * MINUTE)
    token = (await refresh(token)).body.token.value
  }
  app.advance(20 * MINUTE)
  const last = await refresh(token)

  expect(Date.parse(last.body.token.expired_at)).toBe(started + 12 * 60 * MINUTE)
  app.advance(10 * MINUTE)
  expect(await refresh(last.body.token.value)).toMatchObject({ status: 401 })
})

test('A refresh without a token or with an unknown one is refused', async () => {
  expect(await app.anonymous.post('/api/user/admin/auth/refresh')).toMatchObject({ status: 401 })
  expect(await refresh(`ab_${'A'.repeat(43)}`)).toMatchObject({ status: 401 })
})
