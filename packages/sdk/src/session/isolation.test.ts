import { afterEach, expect, test, vi } from 'vitest'
import { createClient, memoryStorage, webStorage, type Client, type StorageAdapter } from '#index.ts'
import { createTestUser } from '#testing/index.ts'

const baseUrl = 'http://one-api.test'
const expiry = new Date(Date.now() + 3_600_000).toISOString()
const open: Client[] = []

afterEach(() => {
  for (const client of open.splice(0)) client.dispose()
  vi.unstubAllGlobals()
})

/** A client whose server knows one account. */
function clientOf(id: number, storage?: StorageAdapter) {
  const user = createTestUser(id === 1 ? 'administrator' : ['order.view'], { id })
  const client = createClient({
    baseUrl,
    ...(storage && { storage }),
    fetch: async (input) => {
      const { pathname } = new URL(new Request(input).url)
      if (pathname.endsWith('/sign-in')) return Response.json({ token: { value: `token-${id}`, expired_at: expiry } })
      return pathname.endsWith('/profile') ? Response.json(user) : new Response(null, { status: 204 })
    },
  })
  open.push(client)
  return client
}

const credentials = { email: 'a@example.com', password: 'p' }
const name = `admin-panel:${baseUrl}`
const marker = { type: 'marker' }

/** Resolves when the messages sent before have arrived: it waits for one more message. */
async function delivered() {
  const [from, to] = [new BroadcastChannel(name), new BroadcastChannel(name)]
  const arrived = new Promise((resolve) => to.addEventListener('message', resolve))
  // A channel, unlike a window, is of one origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  from.postMessage(marker)
  await arrived
  from.close()
  to.close()
}

const whoIs = ({ session }: Client) => session.getSnapshot().user?.id ?? null

/** An adapter of one's own, which can be subscribed to and shares nothing. */
const ownStorage = (): StorageAdapter => ({ ...memoryStorage(), subscribe: () => () => undefined })

test.each<[string, () => StorageAdapter | undefined]>([
  ['without the option `storage`', () => undefined],
  ['with web storage', () => webStorage()],
  ['with areas of their own', () => webStorageOfItsOwn()],
  ['with an adapter of their own', ownStorage],
  ['with an adapter that says it is shared', () => ({ ...ownStorage(), shared: true })],
])('two clients of one address in one process keep to themselves, %s', async (_, storage) => {
  const viewer = clientOf(2, storage())
  const admin = clientOf(1, storage())
  await viewer.signIn(credentials)
  await admin.signIn(credentials)
  await delivered()
  expect([whoIs(viewer), whoIs(admin)]).toEqual([2, 1])
  expect(viewer.session.getSnapshot().permissions.can('user.delete')).toBe(false)
  await admin.signOut()
  await delivered()
  expect([whoIs(viewer), whoIs(admin)]).toEqual([2, null])
  expect(viewer.session.getSnapshot().status).toBe('active')
})

test('tabs that keep their session in session storage do not share it', async () => {
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('localStorage', areaOfItsOwn())
  const first = clientOf(2, webStorageOfItsOwn())
  const second = clientOf(1, webStorageOfItsOwn())
  await first.signIn(credentials)
  await second.signIn(credentials)
  await delivered()
  expect([whoIs(first), whoIs(second)]).toEqual([2, 1])
  await second.signOut()
  await delivered()
  expect(whoIs(first)).toBe(2)
})

function webStorageOfItsOwn() {
  const area = areaOfItsOwn()
  return webStorage(() => area)
}

function areaOfItsOwn(): Storage {
  const entries = memoryStorage()
  return {
    getItem: (key) => entries.get(key),
    setItem: (key, value) => entries.set(key, value),
    removeItem: (key) => entries.remove(key),
    clear: () => undefined,
    key: () => null,
    length: 0,
  }
}
