import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage, type ClientEvent, type StorageAdapter } from '#index.ts'
import {
  createHandlers,
  createTestClient,
  createTestClock,
  createTestUser,
  TEST_NOW,
  type TestClient,
  type TestClientOptions,
} from '#testing/index.ts'

const on = createHandlers()
const MINUTE = 60_000
const inMinutes = (minutes: number) => new Date(TEST_NOW + minutes * MINUTE).toISOString()
const open: TestClient[] = []
let rounds = 0
const newAddress = () => `http://api-${++rounds}.test`

beforeEach(() => {
  // Only a page has tabs.
  vi.stubGlobal('document', new EventTarget())
})

afterEach(() => {
  vi.unstubAllGlobals()
  for (const tab of open.splice(0)) tab.dispose()
})

/** A storage shared by several tabs, each of which gets the change events of the others. */
function sharedStorage(expire: string) {
  const entries = new Map([
    ['token', 'T0'],
    ['token-expire', expire],
  ])
  const log: string[] = []
  const listeners = new Map<object, (key: string) => void>()
  function notifyOthers(from: object, key: string) {
    for (const [adapter, listener] of listeners) if (adapter !== from) setTimeout(() => listener(key))
  }
  return {
    entries,
    log,
    adapter(): StorageAdapter {
      const adapter: StorageAdapter = {
        shared: true,
        get: (key) => entries.get(key) ?? null,
        set(key, value) {
          log.push(`set ${key}`)
          entries.set(key, value)
          notifyOthers(adapter, key)
        },
        remove(key) {
          log.push(`remove ${key}`)
          entries.delete(key)
          notifyOthers(adapter, key)
        },
        subscribe(listener) {
          listeners.set(adapter, listener)
          return () => listeners.delete(adapter)
        },
      }
      return adapter
    },
  }
}

/** A server without mercy: each token is good for one refresh. */
function singleUseServer() {
  const server = { token: 'T0', calls: 0 }
  const handlers = [
    on.auth.refresh((_, { headers }) => {
      server.calls++
      if (headers.get('authorization') !== `Bearer ${server.token}`) return { error: { status: 401 } }
      server.token = `T${server.calls}`
      return { token: { value: server.token, expired_at: inMinutes(60) } }
    }),
    on.permissions.list((_, { headers }) =>
      headers.get('authorization') === `Bearer ${server.token}` ? { items: [] } : { error: { status: 401 } },
    ),
  ]
  return { server, handlers }
}

function tabsOf(count: number, expire: string, options: TestClientOptions = {}) {
  const { baseUrl = newAddress() } = options
  const shared = sharedStorage(expire)
  const { server, handlers } = singleUseServer()
  const clock = createTestClock()
  const tabs = Array.from({ length: count }, () =>
    createTestClient({ baseUrl, storage: shared.adapter(), clock, handlers, ...options }),
  )
  open.push(...tabs)
  return { ...shared, server, clock, tabs, baseUrl }
}

test.each([
  ['just before', inMinutes(1)],
  ['after', inMinutes(-10)],
])('B13: five tabs that wake %s expiry send one refresh and all stay signed in', async (_, expire) => {
  const { tabs, server, clock } = tabsOf(5, expire)
  const woken = Promise.all(tabs.map((tab) => tab.refresh()))
  await clock.advance(100)
  await woken
  await clock.advance(100)
  expect(server.calls).toBe(1)
  for (const tab of tabs) {
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'active', expiresAt: TEST_NOW + 60 * MINUTE })
    expect(await tab.api.permissions.list()).toEqual({ items: [] })
  }
})

test('B13: a tab whose refresh is rejected adopts the token of another tab', async () => {
  const { tabs, clock, entries } = tabsOf(1, inMinutes(1))
  const [tab] = tabs
  tab?.use(
    on.auth.refresh(() => {
      setTimeout(() => {
        entries.set('token-expire', inMinutes(60))
        entries.set('token', 'T9')
      })
      return { error: { status: 401 } }
    }),
  )
  const refreshing = tab?.refresh()
  await clock.advance(500)
  await refreshing
  expect(tab?.session.getSnapshot()).toMatchObject({ status: 'active', expiresAt: TEST_NOW + 60 * MINUTE })
})

test('B14: a frozen tab that holds the lock delays a refresh by five seconds at most', async () => {
  const baseUrl = newAddress()
  const thaw = Promise.withResolvers<void>()
  const frozen = navigator.locks.request(`admin-panel:${baseUrl}`, () => thaw.promise)
  const { tabs, server, clock } = tabsOf(1, inMinutes(1), { baseUrl })
  const refreshing = tabs[0]?.refresh()
  await clock.advance(4999)
  expect(server.calls).toBe(0)
  await clock.advance(1)
  await refreshing
  expect(server.calls).toBe(1)
  thaw.resolve()
  await frozen
})

describe('B31', () => {
  test('B31: the expiry is written before the token, and the token removed before the expiry', async () => {
    const { tabs, log } = tabsOf(1, inMinutes(1))
    await tabs[0]?.refresh()
    await tabs[0]?.signOut()
    expect(log).toEqual(['set token-expire', 'set token', 'remove token', 'remove token-expire'])
  })

  test('B31: a message that overtakes the writes brings token and expiry together', async () => {
    const shared = sharedStorage(inMinutes(30))
    const { handlers } = singleUseServer()
    const clock = createTestClock()
    const baseUrl = newAddress()
    const writer = createTestClient({ baseUrl, storage: shared.adapter(), clock, handlers })
    // This tab sees storage as it was, as another process may for a while.
    const stale = new Map(shared.entries)
    const reader = createTestClient({
      baseUrl,
      storage: {
        shared: true,
        get: (key) => stale.get(key) ?? null,
        set: () => undefined,
        remove: () => undefined,
        subscribe: () => () => undefined,
      },
      clock,
      handlers,
    })
    open.push(writer, reader)
    await clock.advance(0)
    await writer.refresh({ force: true })
    await clock.advance(50)
    expect(await reader.api.permissions.list()).toEqual({ items: [] })
    expect(reader.session.getSnapshot().expiresAt).toBe(TEST_NOW + 60 * MINUTE)
    stale.set('token-expire', inMinutes(60))
    expect(await reader.api.permissions.list()).toEqual({ items: [] })
    stale.set('token', 'T1')
    await reader.refresh()
    expect(reader.requests.filter(({ url }) => url.endsWith('refresh'))).toHaveLength(0)
  })
})

test('a sign-in announced before storage shows it does not count as a sign-out', async () => {
  const { handlers } = singleUseServer()
  const baseUrl = newAddress()
  const clock = createTestClock()
  // This tab's storage is still empty.
  const storage: StorageAdapter = {
    shared: true,
    get: () => null,
    set: () => undefined,
    remove: () => undefined,
    subscribe: () => () => undefined,
  }
  const tab = createTestClient({ baseUrl, storage, clock, handlers })
  const sibling = createTestClient({
    as: 'anonymous',
    baseUrl,
    storage: { ...memoryStorage(), shared: true },
    clock,
    handlers,
  })
  open.push(tab, sibling)
  sibling.use(on.auth.signIn({ token: { value: 'T0', expired_at: inMinutes(30) } }))
  await sibling.signIn({ email: 'a@example.com', password: 'p' })
  await clock.advance(50)
  expect(await tab.api.permissions.list()).toEqual({ items: [] })
  expect(tab.session.getSnapshot().status).toBe('active')
})

test('a sign-out in one tab signs out all tabs', async () => {
  const { tabs, clock } = tabsOf(3, inMinutes(30))
  const reasons: unknown[] = []
  for (const tab of tabs)
    tab.on((event: ClientEvent) => {
      if (event.type === 'signed-out') reasons.push(event.reason)
    })
  await tabs[0]?.signOut()
  await clock.advance(50)
  expect(tabs.map((tab) => tab.session.getSnapshot().status)).toEqual(['anonymous', 'anonymous', 'anonymous'])
  expect(reasons).toEqual(['user', 'other-tab', 'other-tab'])
})

test.each([
  ['is disposed', (tab: TestClient) => tab.dispose(), {}],
  ['has crossTab: false', () => undefined, { crossTab: false as const }],
])('a tab that %s ignores the messages of others', async (_, prepare, options) => {
  const shared = sharedStorage(inMinutes(30))
  const baseUrl = newAddress()
  const { handlers } = singleUseServer()
  const clock = createTestClock()
  const alone: StorageAdapter = { ...memoryStorage({ token: 'T0', 'token-expire': inMinutes(30) }), shared: true }
  const tab = createTestClient({ baseUrl, storage: alone, clock, handlers, ...options })
  const other = createTestClient({ baseUrl, storage: shared.adapter(), clock, handlers })
  open.push(tab, other)
  prepare(tab)
  await other.signOut()
  await clock.advance(50)
  expect(tab.session.getSnapshot().status).toBe('active')
})

const foreign = [null, 'signed-out', {}, { type: 'refreshed' }, { type: 'signed-in', token: 5, expire: 'x' }]

test.each([...foreign, { token: 'T9' }, { expire: 'tomorrow' }, { token: 'T9', expire: 5 }])(
  'the message %j of another program is ignored',
  async (message) => {
    const { tabs, clock, baseUrl } = tabsOf(1, inMinutes(30))
    const channel = new BroadcastChannel(`admin-panel:${baseUrl}`)
    // A channel has one origin, unlike a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(message)
    await clock.advance(50)
    channel.close()
    const snapshot = tabs[0]?.session.getSnapshot()
    expect(snapshot).toMatchObject({ status: 'active', expiresAt: TEST_NOW + 30 * MINUTE })
  },
)

test('a sign-in in one tab signs in all tabs with its user', async () => {
  const { tabs, clock } = tabsOf(2, inMinutes(30))
  const [first, second] = tabs
  await first?.signOut()
  await clock.advance(50)
  const next = createTestUser('merchant', { id: 8 })
  const eventTypes: string[] = []
  second?.on(({ type }) => eventTypes.push(type))
  for (const tab of tabs) tab.use(on.profile.view(next))
  await first?.signIn({ email: 'b@example.com', password: 'p' })
  await clock.advance(50)
  expect(second?.session.getSnapshot()).toMatchObject({ status: 'active', user: { id: 8 } })
  expect(eventTypes.filter((type) => type === 'signed-in')).toHaveLength(1)
})

test('a token that appears unannounced loads its user', async () => {
  const { tabs, clock, entries } = tabsOf(1, inMinutes(30))
  tabs[0]?.use(on.profile.view(createTestUser('merchant', { id: 9 })))
  entries.set('token', 'T5')
  await tabs[0]?.api.permissions.list().catch(() => undefined)
  await clock.advance(50)
  expect(tabs[0]?.requests.some(({ url }) => url.endsWith('/profile'))).toBe(true)
})

test('tabs share the admin-check flag', async () => {
  const { tabs, clock } = tabsOf(2, inMinutes(30))
  tabs[0]?.session.setAdminCheck(false)
  await clock.advance(10)
  expect(tabs[1]?.session.getSnapshot().permissions.administrator).toBe(false)
})

test('B30: nothing is posted on a closed channel', async () => {
  const { tabs } = tabsOf(1, inMinutes(30))
  tabs[0]?.dispose()
  await expect(tabs[0]?.signOut()).resolves.toBeUndefined()
})
