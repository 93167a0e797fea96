import { expect, test } from 'vitest'
import { memoryStorage, type ClientEvent } from '#index.ts'
import { createHandlers, createTestClient, TEST_NOW, type TestClientOptions } from '#testing/index.ts'

const on = createHandlers()
const expiry = new Date(TEST_NOW + 1_800_000).toISOString()
const items = { items: [] }

/** A server that accepts a single token, which a refresh replaces. */
function strictServer(options: TestClientOptions = {}, valid = 'good') {
  const storage = memoryStorage({ token: 'good', 'token-expire': expiry })
  const client = createTestClient({ storage, ...options })
  const server = { valid, refreshes: 0 }
  const refused = { error: { status: 401, message: 'Нет сессии' } }
  client.use(
    on.permissions.list((_, { headers }) =>
      headers.get('authorization') === `Bearer ${server.valid}` ? items : refused,
    ),
    on.roles.delete((_, { headers }) =>
      headers.get('authorization') === `Bearer ${server.valid}` ? undefined : refused,
    ),
    on.auth.refresh(() => {
      server.refreshes++
      server.valid = `good-${server.refreshes}`
      return { token: { value: server.valid, expired_at: expiry } }
    }),
  )
  const events: ClientEvent[] = []
  client.on((event) => events.push(event))
  const count = (type: ClientEvent['type']) => events.filter((event) => event.type === type).length
  return { client, storage, server, events, count }
}

test('E3: any 401 ends the session with one event', async () => {
  const { client, storage, events } = strictServer({}, 'other')
  await expect(client.api.permissions.list()).rejects.toMatchObject({ kind: 'unauthorized', silent: true })
  expect(events.filter(({ type }) => type === 'unauthorized' || type === 'signed-out')).toMatchObject([
    { type: 'unauthorized', message: 'Ваша сессия устарела, пожалуйста войдите заново' },
    { type: 'signed-out', reason: 'unauthorized' },
  ])
  expect(storage.get('token')).toBeNull()
  expect(client.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'unauthorized' })
})

test('E3: a 401 of sign-in is about the credentials', async () => {
  const { client, count } = strictServer()
  client.use(on.auth.signIn({ error: { status: 401, message: 'Неверный пароль' } }))
  const signIn = () => client.signIn({ email: 'a@example.com', password: 'p' })
  await expect(signIn()).rejects.toMatchObject({
    kind: 'unauthorized',
    code: 'wrong-credentials',
    message: 'Неверный пароль',
    silent: false,
  })
  client.use(on.auth.signIn(new Response('', { status: 401 })))
  await expect(signIn()).rejects.toMatchObject({ message: 'Неверная эл. почта или пароль', silent: false })
  expect(count('unauthorized')).toBe(0)
  expect(client.session.getSnapshot().status).toBe('active')
})

test('E3: a 401 of a public call is reported even without a session', async () => {
  const client = createTestClient({ as: 'anonymous' })
  client.use(on.passwordReset.byEmail({ error: { status: 401 } }))
  const messages: string[] = []
  client.on((event) => event.type === 'unauthorized' && messages.push(event.message))
  await expect(client.api.passwordReset.byEmail({ email: 'a@example.com' })).rejects.toMatchObject({
    kind: 'unauthorized',
    silent: true,
  })
  expect(messages).toEqual(['Ваша сессия устарела, пожалуйста войдите заново'])
})

test('E3: public calls that a signed-in client makes end its session once', async () => {
  const { client, count } = strictServer()
  client.use(on.passwordReset.byEmail({ error: { status: 401 } }))
  await Promise.allSettled(
    Array.from({ length: 5 }, () => client.api.passwordReset.byEmail({ email: 'a@example.com' })),
  )
  expect([count('unauthorized'), count('signed-out')]).toEqual([1, 1])
})

test('B11: fifty calls answered 401 are one event and one sign-out', async () => {
  const { client, count } = strictServer({}, 'other')
  const calls = await Promise.allSettled(Array.from({ length: 50 }, () => client.api.permissions.list()))
  expect(calls.every((call) => call.status === 'rejected' && call.reason.kind === 'unauthorized')).toBe(true)
  expect([count('unauthorized'), count('signed-out')]).toEqual([1, 1])
})

test('B11: with refresh-then-sign-out they are one refresh and no lost call', async () => {
  const { client, server, count } = strictServer({ onUnauthorized: 'refresh-then-sign-out' }, 'other')
  const calls = await Promise.all(Array.from({ length: 50 }, () => client.api.permissions.list()))
  expect(calls).toEqual(Array.from({ length: 50 }, () => items))
  expect(server.refreshes).toBe(1)
  expect([count('unauthorized'), count('signed-out')]).toEqual([0, 0])
})

test('B11: if that refresh is rejected they are one sign-out and fifty errors', async () => {
  const { client, count } = strictServer({ onUnauthorized: 'refresh-then-sign-out' }, 'other')
  client.use(on.auth.refresh({ error: { status: 401 } }))
  const calls = await Promise.allSettled(Array.from({ length: 50 }, () => client.api.permissions.list()))
  expect(calls.every((call) => call.status === 'rejected' && call.reason.kind === 'unauthorized')).toBe(true)
  expect([count('unauthorized'), count('signed-out')]).toEqual([1, 1])
})

test('the session survives if that refresh fails on the network', async () => {
  const { client, count } = strictServer({ onUnauthorized: 'refresh-then-sign-out' }, 'other')
  client.use(on.auth.refresh(Response.error()))
  await expect(client.api.permissions.list()).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(client.session.getSnapshot().status).toBe('active')
  expect(count('signed-out')).toBe(0)
})

test('B12: a second 401 after a replay ends the session instead of looping', async () => {
  const { client, server, count } = strictServer({ onUnauthorized: 'refresh-then-sign-out' }, 'other')
  client.use(on.permissions.list({ error: { status: 401 } }))
  await expect(client.api.permissions.list()).rejects.toMatchObject({ kind: 'unauthorized', attempts: 2 })
  expect(server.refreshes).toBe(1)
  expect([count('unauthorized'), count('signed-out')]).toEqual([1, 1])
})

test('a 401 for a token that was replaced meanwhile does not end the session', async () => {
  const { client, server, count } = strictServer()
  const before = Promise.withResolvers<void>()
  client.use(
    on.roles.delete(async (_, { headers }) => {
      if (headers.get('authorization') === 'Bearer good') {
        await before.promise
        return { error: { status: 401 } }
      }
      return undefined
    }),
  )
  const call = client.api.roles.delete({ id: 1, version: 4 })
  await client.refresh({ force: true })
  before.resolve()
  await call
  expect(server.refreshes).toBe(1)
  expect(count('signed-out')).toBe(0)
  expect(
    client.requests
      .filter(({ method }) => method === 'DELETE')
      .map(({ headers }) => [headers.get('authorization'), headers.get('if-match')]),
  ).toEqual([
    ['Bearer good', '"v4"'],
    ['Bearer good-1', '"v4"'],
  ])
})

test('B12: a call is replayed once, however often the token changes meanwhile', async () => {
  const { client, server, count } = strictServer()
  client.use(
    on.permissions.list(async () => {
      await client.refresh({ force: true })
      return { error: { status: 401 } }
    }),
  )
  await expect(client.api.permissions.list()).rejects.toMatchObject({ kind: 'unauthorized', attempts: 2 })
  expect(server.refreshes).toBe(2)
  expect(count('signed-out')).toBe(0)
})

test('a 401 that meets a refresh in progress waits for it', async () => {
  const { client, server } = strictServer()
  const answer = Promise.withResolvers<void>()
  client.use(
    on.auth.refresh(async () => {
      server.valid = 'next'
      await answer.promise
      return { token: { value: 'next', expired_at: expiry } }
    }),
  )
  const refreshing = client.refresh({ force: true })
  await client.clock.advance(0)
  const call = client.api.permissions.list()
  await client.clock.advance(0)
  answer.resolve()
  expect(await call).toEqual(items)
  await refreshing
})
