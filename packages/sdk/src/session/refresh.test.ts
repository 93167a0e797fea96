import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage, type ClientEvent, type StorageAdapter } from '#index.ts'
import { createHandlers, createTestClient, createTestClock, TEST_NOW, type TestClient } from '#testing/index.ts'

const on = createHandlers()
const MINUTE = 60_000
const inMinutes = (minutes: number) => new Date(TEST_NOW + minutes * MINUTE).toISOString()

function refreshesOf({ requests }: TestClient) {
  return requests.filter(({ url }) => url.endsWith('/auth/refresh')).length
}

function watch(client: TestClient) {
  const events: ClientEvent[] = []
  client.on((event) => {
    if (event.type !== 'request' && event.type !== 'response') events.push(event)
  })
  return events
}

test.each([
  [899_999, 1],
  [900_000, 1],
  [900_001, 0],
])('A4: with %i ms left a refresh sends %i requests', async (expiresIn, sent) => {
  const client = createTestClient({ expiresIn })
  await client.refresh()
  expect(refreshesOf(client)).toBe(sent)
})

test('A4: the expiry is checked every 300 000 ms', async () => {
  const client = createTestClient({ refresh: {}, expiresIn: 22 * MINUTE })
  await client.clock.advance(300_000)
  expect(refreshesOf(client)).toBe(0)
  await client.clock.advance(299_999)
  expect(refreshesOf(client)).toBe(0)
  await client.clock.advance(1)
  expect(refreshesOf(client)).toBe(1)
})

test('A4: the expiry is checked automatically in processes and pages, unless that is turned off', async () => {
  const clock = createTestClock()
  const every = vi.fn<typeof clock.every>(clock.every)
  const client = createTestClient({ clock: { ...clock, every }, expiresIn: 10 * MINUTE })
  expect(every.mock.calls.map(([ms]) => ms)).toEqual([300_000])
  await client.clock.advance(0)
  expect(refreshesOf(client)).toBe(1)
  createTestClient({ refresh: false, clock: { ...clock, every } })
  expect(every).toHaveBeenCalledOnce()
})

test('forced refreshes during a check refresh once', async () => {
  const client = createTestClient()
  await Promise.all([client.refresh(), client.refresh({ force: true }), client.refresh({ force: true })])
  expect(refreshesOf(client)).toBe(1)
  expect(client.session.getSnapshot()).toMatchObject({ expiresAt: TEST_NOW + 30 * MINUTE })
})

test('A4: the numbers are options', async () => {
  const client = createTestClient({ refresh: { checkEvery: 1000, skipWhenMoreThan: 5000 }, expiresIn: 8000 })
  await client.clock.advance(2999)
  expect(refreshesOf(client)).toBe(0)
  await client.clock.advance(1)
  expect(refreshesOf(client)).toBe(1)
})

test('A5: a refresh replaces token and expiry', async () => {
  const storage = memoryStorage({ token: 'old', 'token-expire': inMinutes(10) })
  const client = createTestClient({ storage })
  const events = watch(client)
  await client.refresh()
  expect([storage.get('token'), storage.get('token-expire')]).toEqual(['test-token-1', inMinutes(30)])
  expect(client.session.getSnapshot().expiresAt).toBe(TEST_NOW + 30 * MINUTE)
  expect(events).toEqual([{ type: 'refreshed', by: 'this-tab', expiresAt: TEST_NOW + 30 * MINUTE }])
  expect(client.requests[0]?.headers.get('authorization')).toBe('Bearer old')
})

test('A6: a failed refresh is reported', async () => {
  const client = createTestClient({
    refresh: {},
    expiresIn: 10 * MINUTE,
    handlers: [on.auth.refresh(Response.error())],
  })
  const events = watch(client)
  await client.clock.advance(0)
  expect(events).toMatchObject([
    { type: 'refresh-failed', message: 'Не удалось обновить токен', error: { kind: 'network' } },
  ])
})

test('no timer runs without a token, nor after signing out', async () => {
  const clock = createTestClock()
  const every = vi.fn<typeof clock.every>(clock.every)
  const client = createTestClient({ as: 'anonymous', refresh: {}, clock: { ...clock, every } })
  expect(every).not.toHaveBeenCalled()
  await client.signIn({ email: 'a@example.com', password: 'p' })
  expect(every).toHaveBeenCalledOnce()
  await client.signOut()
  await clock.advance(60 * MINUTE)
  expect(refreshesOf(client)).toBe(0)
})

test('a call with an expired token waits for the refresh', async () => {
  const client = createTestClient({ expiresIn: 0, handlers: [on.permissions.list({ items: [] })] })
  await Promise.all([client.api.permissions.list(), client.api.permissions.list()])
  expect(client.requests.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer test-token',
    'Bearer test-token-1',
    'Bearer test-token-1',
  ])
})

test('a rejected refresh ends the session', async () => {
  const storage = memoryStorage({ token: 'old', 'token-expire': inMinutes(5) })
  const client = createTestClient({ storage, handlers: [on.auth.refresh({ error: { status: 401 } })] })
  const events = watch(client)
  await expect(client.refresh()).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(events.map(({ type }) => type)).toEqual(['refresh-failed', 'unauthorized', 'signed-out'])
  expect(events.at(-1)).toEqual({ type: 'signed-out', reason: 'expired' })
  expect(storage.get('token')).toBeNull()
})

test('B17: a refresh that never answers fails once per check', async () => {
  const client = createTestClient({
    refresh: {},
    timeout: 10_000,
    expiresIn: 20 * MINUTE,
    handlers: [on.auth.refresh(() => new Promise(() => undefined))],
  })
  const events = watch(client)
  await client.clock.advance(20 * MINUTE)
  expect(events.map(({ type }) => type)).toEqual(['refresh-failed', 'refresh-failed', 'refresh-failed'])
  expect(refreshesOf(client)).toBe(4)
})

test('B18: a failed early refresh keeps a valid session', async () => {
  const storage = memoryStorage({ token: 'still-good', 'token-expire': inMinutes(10) })
  const client = createTestClient({ storage, handlers: [on.permissions.list({ items: [] })] })
  for (const reply of [Response.error(), new Response('', { status: 500 }), new Response('', { status: 429 })]) {
    client.use(on.auth.refresh(reply))
    await expect(client.refresh()).rejects.toMatchObject({ code: 'refresh-failed' })
  }
  expect(client.session.getSnapshot().status).toBe('active')
  expect(storage.get('token')).toBe('still-good')
  await client.api.permissions.list()
})

function skewed(hours: number) {
  const server = (clock: { now(): number }) => clock.now() + hours * 60 * MINUTE
  const clock = createTestClock()
  let issued = 0
  const issue = () =>
    Response.json(
      { token: { value: `t${++issued}`, expired_at: new Date(server(clock) + 30 * MINUTE).toISOString() } },
      { headers: { Date: new Date(server(clock)).toUTCString() } },
    )
  return createTestClient({
    as: 'anonymous',
    clock,
    refresh: {},
    handlers: [on.auth.signIn(issue), on.auth.refresh(issue), on.permissions.list({ items: [] })],
  })
}

function sleeper(storage?: StorageAdapter) {
  const clock = createTestClock()
  let slept = 0
  const client = createTestClient({
    ...(storage && { storage }),
    refresh: {},
    clock: { ...clock, now: () => clock.now() + slept },
  })
  return { client, sleep: (ms: number) => (slept += ms) }
}

describe('B21', () => {
  test.each([2, -2])('B21: with a clock that is wrong by %i hours the refresh comes when it is due', async (hours) => {
    const client = skewed(hours)
    await client.signIn({ email: 'a@example.com', password: 'p' })
    await client.api.permissions.list()
    await client.clock.advance(14 * MINUTE)
    expect(refreshesOf(client)).toBe(0)
    await client.clock.advance(6 * MINUTE)
    expect(refreshesOf(client)).toBe(1)
    await client.api.permissions.list()
    expect(refreshesOf(client)).toBe(1)
    expect(client.session.getSnapshot().status).toBe('active')
  })
})

describe('waking up', () => {
  let page: EventTarget
  beforeEach(() => {
    page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test.each(['pageshow', 'focus', 'online'])('B16: after a sleep the token is refreshed on %s', async (event) => {
    const { client, sleep } = sleeper()
    await client.clock.advance(0)
    sleep(50 * MINUTE)
    page.dispatchEvent(new Event(event))
    await client.clock.advance(0)
    expect(refreshesOf(client)).toBe(1)
  })

  test('B16: a hidden page does not refresh until it is visible again', async () => {
    const { client, sleep } = sleeper()
    // The check of the start has ended: a check in progress would take this one in.
    await client.clock.advance(0)
    sleep(50 * MINUTE)
    Object.assign(document, { hidden: true })
    page.dispatchEvent(new Event('visibilitychange'))
    await client.clock.advance(0)
    expect(refreshesOf(client)).toBe(0)
    Object.assign(document, { hidden: false })
    page.dispatchEvent(new Event('visibilitychange'))
    await client.clock.advance(0)
    expect(refreshesOf(client)).toBe(1)
  })

  test('B16: a refresh that failed without network is retried when the network returns', async () => {
    const { client, sleep } = sleeper()
    client.use(on.auth.refresh(Response.error()))
    const events = watch(client)
    sleep(20 * MINUTE)
    for (const event of ['pageshow', 'focus', 'focus']) {
      page.dispatchEvent(new Event(event))
      await client.clock.advance(0)
    }
    expect(refreshesOf(client)).toBe(1)
    expect(events.map(({ type }) => type)).toEqual(['refresh-failed'])
    client.use(on.auth.refresh({ token: { value: 'fresh', expired_at: inMinutes(60) } }))
    page.dispatchEvent(new Event('online'))
    await client.clock.advance(0)
    expect(client.session.getSnapshot()).toMatchObject({ status: 'active', expiresAt: TEST_NOW + 60 * MINUTE })
  })

  test('B20: focus publishes nothing and sends nothing while the token is fresh', async () => {
    const { client } = sleeper()
    const published = vi.fn<() => void>()
    client.session.subscribe(published)
    for (let times = 0; times < 10; times++) page.dispatchEvent(new Event('focus'))
    await client.clock.advance(0)
    expect(published).not.toHaveBeenCalled()
    expect(client.requests).toHaveLength(0)
  })

  test('a disposed client no longer listens', async () => {
    const { client, sleep } = sleeper()
    client.dispose()
    sleep(50 * MINUTE)
    page.dispatchEvent(new Event('focus'))
    await client.clock.advance(MINUTE)
    expect(refreshesOf(client)).toBe(0)
  })
})

test('the old token stays in storage until the new one is stored, so that a page that reloads meanwhile goes on', async () => {
  const storage = memoryStorage({ token: 'old', 'token-expire': inMinutes(10) })
  const answer = Promise.withResolvers<Response>()
  const client = createTestClient({ storage, handlers: [on.auth.refresh(() => answer.promise)] })
  const refreshing = client.refresh()
  await client.clock.advance(100)
  expect(client.requests).toHaveLength(1)
  expect(storage.get('token')).toBe('old')
  client.dispose()
  await refreshing.catch(() => undefined)
  expect(storage.get('token')).toBe('old')
  expect(createTestClient({ storage }).session.getSnapshot().status).toBe('active')
})
