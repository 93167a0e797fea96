import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage, webStorage, type ClientEvent } from '#index.ts'
import { createTestClient } from '#testing/index.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Local storage with room for so many more writes. */
function area(room = Infinity) {
  const entries = new Map<string, string>()
  let remaining = room
  const storage: Storage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (remaining-- <= 0) throw new DOMException('Full', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    key: () => null,
    get length() {
      return entries.size
    },
  }
  return { storage, entries }
}

test('web storage returns the stored entries', () => {
  const { storage, entries } = area()
  const adapter = webStorage(() => storage)
  adapter.set('query:/orders', '?status=new')
  expect(entries.get('query:/orders')).toBe('?status=new')
  expect(adapter.get('query:/orders')).toBe('?status=new')
  adapter.remove('query:/orders')
  expect(adapter.get('query:/orders')).toBeNull()
})

test('only local storage is shared by the tabs of a page', () => {
  const [local, session] = [area().storage, area().storage]
  vi.stubGlobal('localStorage', local)
  expect(webStorage(() => local).shared).toBe(false)
  vi.stubGlobal('document', new EventTarget())
  expect(webStorage().shared).toBe(true)
  expect(webStorage(() => session).shared).toBe(false)
  webStorage().set('token', 't')
  expect(local.getItem('token')).toBe('t')
})

test('an entry that storage refused once is written there as soon as it has room', () => {
  const { storage, entries } = area(1)
  const full = area(0).storage
  let current = full
  const adapter = webStorage(() => current)
  const failures: string[] = []
  const stop = adapter.subscribe?.(
    () => undefined,
    (key) => failures.push(key),
  )
  adapter.subscribe?.(() => undefined)
  adapter.set('token', 'kept')
  current = storage
  expect([adapter.get('token'), entries.get('token')]).toEqual(['kept', undefined])
  adapter.set('token', 'written')
  entries.set('token', 'by another tab')
  expect(adapter.get('token')).toBe('by another tab')
  expect(failures).toEqual(['token'])
  stop?.()
  current = full
  adapter.set('token', 'refused')
  expect(failures).toEqual(['token'])
})

test.each([0, 1])('B22: with room for %i keys a sign-in works, loses nothing and says so', async (room) => {
  const { storage } = area(room)
  const client = createTestClient({ as: 'anonymous', storage: webStorage(() => storage), crossTab: false })
  const events: ClientEvent[] = []
  client.on((event) => events.push(event))
  await client.signIn({ email: 'a@example.com', password: 'p' })
  await client.refresh({ force: true })
  expect(client.session.getSnapshot().status).toBe('active')
  await client.api.profile.view()
  expect(client.requests.at(-1)?.headers.get('authorization')).toBe('Bearer test-token-2')
  const failed = events.flatMap((event) => (event.type === 'storage-failed' ? [event.key] : []))
  expect(new Set(failed)).toEqual(new Set(['token', 'token-expire']))
})

test('B22: memory replaces a storage that throws on access', () => {
  const adapter = webStorage(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  adapter.set('color-mode', 'dark')
  expect(adapter.get('color-mode')).toBe('dark')
  adapter.remove('color-mode')
  expect(adapter.get('color-mode')).toBeNull()
})

test("B23: Node's own localStorage is never touched", async () => {
  vi.stubGlobal('localStorage', new Proxy({}, { get: () => expect.fail('localStorage was touched') }))
  const adapter = webStorage()
  adapter.set('token', 't')
  expect(adapter.get('token')).toBe('t')
  await import('#index.ts')
})

test('B23: another area’s change is not ours', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const { storage } = area()
  const keys: (string | null)[] = []
  const stop = webStorage(() => storage).subscribe?.((key) => keys.push(key))
  const dispatchChange = (key: string | null, storageArea: unknown) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }))
  dispatchChange('token', storage)
  dispatchChange('token', {})
  dispatchChange(null, storage)
  stop?.()
  dispatchChange('token', storage)
  expect(keys).toEqual(['token', null])
})

test('memory storage starts with its seed', () => {
  const storage = memoryStorage({ token: 't' })
  expect([storage.get('token'), storage.get('other')]).toEqual(['t', null])
})
