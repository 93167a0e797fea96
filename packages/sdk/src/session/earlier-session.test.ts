import { expect, test } from 'vitest'
import { memoryStorage, type ClientEvent } from '#index.ts'
import { createHandlers, createTestClient, createTestUser, TEST_NOW, type TestClientOptions } from '#testing/index.ts'

const on = createHandlers()
const MINUTE = 60_000
const credentials = { email: 'a@example.com', password: 'p' }
const first = createTestUser('merchant', { id: 1 })
const second = createTestUser('merchant', { id: 2 })

function watched(options: TestClientOptions) {
  const client = createTestClient(options)
  const events: string[] = []
  client.on(({ type }: ClientEvent) => {
    if (type !== 'request' && type !== 'response') events.push(type)
  })
  return { client, events }
}

/** Signs in twice; the profile of the first sign-in is answered after that of the second. */
async function signInTwice(answer: Response) {
  const late = Promise.withResolvers<Response>()
  const { client, events } = watched({ as: 'anonymous', handlers: [on.profile.view(() => late.promise)] })
  const earlier = client.signIn(credentials)
  await client.clock.advance(0)
  client.use(on.profile.view(second))
  await client.signIn(credentials)
  late.resolve(answer)
  const result = await earlier.catch((error: unknown) => error)
  return { client, events, result }
}

test('the profile of an earlier session is dropped', async () => {
  const { client, events, result } = await signInTwice(Response.json(first))
  expect(result).toMatchObject({ id: 1 })
  expect(client.session.getSnapshot()).toMatchObject({ status: 'active', user: { id: 2 } })
  expect(events).toEqual(['signed-in'])
})

test('a failure to load the profile of an earlier session is not reported', async () => {
  const { client, events, result } = await signInTwice(new Response('', { status: 500 }))
  expect(result).toMatchObject({ status: 500 })
  expect(client.session.getSnapshot()).toMatchObject({ status: 'active', user: { id: 2 } })
  expect(events).toEqual(['signed-in'])
})

test('an aborted load of the profile is not reported', async () => {
  const { client, events } = watched({ handlers: [on.profile.view(() => new Promise(() => undefined))] })
  const loading = client.loadUser()
  await client.clock.advance(0)
  client.dispose()
  await expect(loading).rejects.toMatchObject({ silent: true })
  expect(events).not.toContain('user-failed')
})

test.each([401, 500])('a refresh of an earlier session that is answered with %i changes nothing', async (status) => {
  const answer = Promise.withResolvers<Response>()
  const { client, events } = watched({ expiresIn: 5 * MINUTE, handlers: [on.auth.refresh(() => answer.promise)] })
  const refreshing = client.refresh()
  await client.clock.advance(0)
  await client.signOut()
  client.use(on.profile.view(second))
  await client.signIn(credentials)
  answer.resolve(new Response('', { status }))
  await expect(refreshing).rejects.toMatchObject({ status })
  expect(client.session.getSnapshot()).toMatchObject({ status: 'active', user: { id: 2 } })
  expect(events).toEqual(['signed-out', 'signed-in'])
})

/** A client whose token has expired since the check of its start. */
async function expired(options: TestClientOptions) {
  const { client, events } = watched({ refresh: { checkEvery: 24 * 60 * MINUTE }, ...options })
  await client.clock.advance(31 * MINUTE)
  return { client, events }
}

test('a call without access to the session waits for no refresh', async () => {
  const { client } = await expired({ handlers: [on.system.routeRule({ redirect: null })] })
  await client.api.system.routeRule({ path: '/orders' })
  expect(client.requests).toHaveLength(1)
})

test('with refreshes turned off an expired token is sent as it is', async () => {
  const { client } = await expired({ refresh: false, handlers: [on.permissions.list({ items: [] })] })
  await client.api.permissions.list()
  expect(client.requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer test-token'])
})

test('a failed refresh of an expired token rejects the call without an event', async () => {
  const { client, events } = await expired({ handlers: [on.auth.refresh(new Response('', { status: 500 }))] })
  await expect(client.api.permissions.list()).rejects.toMatchObject({ code: 'refresh-failed' })
  expect(events).toEqual([])
})

test('without a stored expiry its time is unknown, and without a token there is no user', () => {
  expect(watched({ storage: memoryStorage({ token: 't' }) }).client.session.getSnapshot().expiresAt).toBeNaN()
  const { client } = watched({ as: 'anonymous', user: first })
  expect(client.session.getSnapshot()).toMatchObject({ status: 'anonymous', user: null, expiresAt: null })
})

test('a token that is removed from storage ends the session as by another tab', async () => {
  const storage = memoryStorage({ token: 't', 'token-expire': new Date(TEST_NOW + 30 * MINUTE).toISOString() })
  const { client } = watched({ storage })
  const reasons: unknown[] = []
  client.on((event) => event.type === 'signed-out' && reasons.push(event.reason))
  storage.remove('token')
  await expect(client.api.permissions.list()).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(reasons).toEqual(['other-tab'])
  expect(storage.get('token-expire')).toBeNull()
})
