import { createClient, isApiError, memoryStorage, type Client, type ClientEvent } from '@admin-panel/sdk'
import { streamEvents } from '@admin-panel/sdk/events'
import { readWebhook } from '@admin-panel/sdk/webhooks'

// Runs in every runtime against the reference API with its demo data, and imports only the packed SDK.
const password = 'demo-password-2026'
const admin = { email: 'admin@example.com', password }
const viewer = { email: 'viewer@example.com', password }

/** Another client of the same address, outside of this thread: it signs in as administrator, and out on command. */
export interface Elsewhere {
  readonly signIn: () => Promise<unknown>
  readonly signOut: () => Promise<unknown>
}

export interface Verdict {
  readonly check: string
  /** The failure, or null. */
  readonly fault: string | null
}

type Check = (baseUrl: string) => Promise<void>

const checks: Record<string, Check> = {
  async 'sign-in'(baseUrl) {
    const { client } = await signedIn(baseUrl)
    equal(client.session.getSnapshot().user?.email, admin.email)
    client.dispose()
  },
  async 'wrong password'(baseUrl) {
    const client = createClient({ baseUrl, storage: memoryStorage() })
    await rejects(client.signIn({ ...admin, password: 'not the password' }), 'validation')
    client.dispose()
  },
  async list(baseUrl) {
    const { client } = await signedIn(baseUrl)
    const { items, meta } = await client.api.users.list({ status: ['active'], per_page: 10 })
    equal([items.length, meta.per_page], [Math.min(10, meta.total), 10])
    client.dispose()
  },
  async 'signature of a webhook'() {
    // The example of the specification of Standard Webhooks.
    const headers = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    }
    const options = { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', now: () => 1_614_265_330_000 }
    equal(await readWebhook('{"test": 2432232314}', headers, options), { test: 2_432_232_314 })
  },
  async 'every row'(baseUrl) {
    const { client } = await signedIn(baseUrl)
    const { meta } = await client.api.cities.list({ per_page: 10 })
    const ids = new Set<number>()
    for await (const { id } of client.api.cities.list({ per_page: 50 })) ids.add(id)
    equal(ids.size, meta.total)
    client.dispose()
  },
  async 'refused by 422'(baseUrl) {
    const { client } = await signedIn(baseUrl)
    const { id, version } = await client.api.profile.view()
    const error = await rejects(client.api.users.update({ id, version, email: 'no address' }), 'validation')
    equal(Object.keys(error.details ?? {}), ['email'])
    client.dispose()
  },
  async 'absent: 404'(baseUrl) {
    const { client } = await signedIn(baseUrl)
    await rejects(client.api.users.view({ id: 999_999_999 }), 'not-found')
    client.dispose()
  },
  async 'not allowed: 403'(baseUrl) {
    const { client } = await signedIn(baseUrl, viewer)
    await rejects(client.api.cities.delete({ id: 1, version: 1 }), 'forbidden')
    client.dispose()
  },
  async 'stale: 412'(baseUrl) {
    const { client } = await signedIn(baseUrl)
    const { id, version } = await client.api.users.view({ id: client.session.getSnapshot().user?.id ?? 0 })
    const error = await rejects(client.api.users.update({ id, version: version + 7, position: 'x' }), 'stale')
    equal(isApiError(error, 'stale', 'users.update') && error.current.id, id)
    client.dispose()
  },
  async 'ended session: 401'(baseUrl) {
    const { client, token } = await signedIn(baseUrl)
    const eventTypes: ClientEvent['type'][] = []
    client.on(({ type }) => eventTypes.push(type))
    const headers = { Authorization: `Bearer ${token()}` }
    await fetch(`${baseUrl}/api/user/admin/auth/sign-out`, { method: 'POST', headers })
    await Promise.all([1, 2, 3].map(() => rejects(client.api.cities.list(), 'unauthorized')))
    equal(client.session.getSnapshot().status, 'anonymous')
    equal(
      eventTypes.filter((type) => type === 'unauthorized' || type === 'signed-out'),
      ['unauthorized', 'signed-out'],
    )
    client.dispose()
  },
  async abort(baseUrl) {
    const { client } = await signedIn(baseUrl)
    const leaving = new AbortController()
    const call = client.api.cities.list({}, { signal: leaving.signal })
    leaving.abort()
    await rejects(Promise.resolve(call), 'aborted')
    client.dispose()
  },
  async retry(baseUrl) {
    const { client } = await signedIn(baseUrl)
    let attempts = 0
    const flaky: typeof globalThis.fetch = (input, init) =>
      ++attempts === 1 ? Promise.resolve(new Response(null, { status: 503 })) : fetch(input, init)
    await client.api.cities.list({ per_page: 10 }, { fetch: flaky })
    equal(attempts, 2)
    client.dispose()
  },
  async refresh(baseUrl) {
    const { client, token } = await signedIn(baseUrl)
    const before = token()
    await client.refresh({ force: true })
    equal(token() !== before && client.session.getSnapshot().status, 'active')
    await client.api.cities.list({ per_page: 10 })
    client.dispose()
  },
  async 'sign-out'(baseUrl) {
    const { client, token } = await signedIn(baseUrl)
    await client.signOut()
    equal([client.session.getSnapshot().status, token()], ['anonymous', null])
    client.dispose()
  },
  async events(baseUrl) {
    const [{ client: reader }, { client: author }] = await Promise.all([signedIn(baseUrl, viewer), signedIn(baseUrl)])
    const leaving = new AbortController()
    const first = streamEvents(reader, { signal: leaving.signal }).next()
    // A stream without `since` begins when it has been opened, so the change is repeated until it is reported.
    const changing = setInterval(() => void change(author).catch(() => undefined), 1000)
    try {
      equal((await within(first, 20_000)).value?.type, 'changes')
    } finally {
      clearInterval(changing)
      leaving.abort()
      reader.dispose()
      author.dispose()
    }
  },
  async 'two clients of one process'(baseUrl) {
    const [first, second] = [createClient({ baseUrl, ...ownStorage() }), createClient({ baseUrl, ...ownStorage() })]
    await first.signIn(viewer)
    await second.signIn(admin)
    await stays(first, baseUrl)
    await second.signOut()
    await stays(first, baseUrl)
    first.dispose()
    second.dispose()
  },
  async 'a client for each rendered page'(baseUrl) {
    const render = async (credentials: typeof admin) => {
      const client = createClient({ baseUrl, ...ownStorage() })
      await client.signIn(credentials)
      const { email } = await client.api.profile.view()
      client.dispose()
      return email
    }
    const accounts = [admin, viewer, admin, viewer]
    equal(
      await Promise.all(accounts.map(render)),
      accounts.map(({ email }) => email),
    )
  },
}

/** Runs every check; `elsewhere` is passed where the runtime has threads. */
export async function smoke(baseUrl: string, elsewhere?: Elsewhere): Promise<Verdict[]> {
  const all: Record<string, Check> = { ...checks }
  if (elsewhere)
    all['a worker thread'] = async () => {
      const client = createClient({ baseUrl, ...ownStorage() })
      await client.signIn(viewer)
      await elsewhere.signIn()
      await stays(client, baseUrl)
      await elsewhere.signOut()
      await stays(client, baseUrl)
      client.dispose()
    }
  const verdicts: Verdict[] = []
  for (const [check, run] of Object.entries(all))
    verdicts.push({
      check,
      fault: await run(baseUrl).then(
        () => null,
        (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
      ),
    })
  return verdicts
}

/** The other client of `Elsewhere`. */
export function createOther(baseUrl: string): Elsewhere {
  const client = createClient({ baseUrl })
  return { signIn: () => client.signIn(admin), signOut: () => client.signOut() }
}

/** Tabs of a browser share local storage on purpose. */
function ownStorage() {
  return 'document' in globalThis ? { storage: memoryStorage() } : {}
}

async function signedIn(baseUrl: string, credentials = admin) {
  const storage = memoryStorage()
  const client = createClient({ baseUrl, storage })
  await client.signIn(credentials)
  return { client, token: () => storage.get('token') }
}

async function stays(client: Client, baseUrl: string) {
  await crossed(baseUrl)
  const { status, user, permissions } = client.session.getSnapshot()
  equal([status, user?.email, permissions.can('user.delete')], ['active', viewer.email, false])
  equal((await client.api.profile.view()).email, viewer.email)
}

/** Resolves when the messages sent before on the channel of the clients have arrived. */
async function crossed(baseUrl: string) {
  if (!('BroadcastChannel' in globalThis)) return
  const name = `admin-panel:${baseUrl}`
  const [from, to] = [new BroadcastChannel(name), new BroadcastChannel(name)]
  const arrival = new Promise((resolve) => to.addEventListener('message', resolve))
  // A channel, unlike a window, is of one origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  from.postMessage({ type: 'marker' })
  await within(arrival, 5000).finally(() => {
    from.close()
    to.close()
  })
}

async function change(client: Client) {
  const city = { name: 'Смоук', name_in: 'в Смоуке', region_id: 1, type: 'г' as const, lat: 55.7, lon: 37.6 }
  const { id, version } = await client.api.cities.create(city)
  await client.api.cities.delete({ id, version })
}

async function rejects(call: PromiseLike<unknown>, kind: Parameters<typeof isApiError>[1] & string) {
  const error: unknown = await Promise.resolve(call).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!isApiError(error)) throw new Error(`expected ${kind}, met ${String(error)}`)
  equal(error.kind, kind)
  return error
}

function equal(actual: unknown, expected: unknown) {
  const [actualJson, expectedJson] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (actualJson !== expectedJson) throw new Error(`expected ${expectedJson}, got ${actualJson}`)
}

function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing within ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
