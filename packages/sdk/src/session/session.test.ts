import { describe, expect, test, vi } from 'vitest'
import { createClient, memoryStorage, type ClientEvent, type StorageAdapter } from '#index.ts'
import { createHandlers, createTestClient, createTestUser, TEST_NOW } from '#testing/index.ts'

const on = createHandlers()
const credentials = { email: 'admin@example.com', password: 'demo-password-2026' }
const inMinutes = (minutes: number) => new Date(TEST_NOW + minutes * 60_000).toISOString()

function watch(client: { on(listener: (event: ClientEvent) => void): () => void }) {
  const events: ClientEvent[] = []
  client.on((event) => {
    if (event.type !== 'request' && event.type !== 'response') events.push(event)
  })
  return events
}

const typesOf = (events: ClientEvent[]) => events.map(({ type }) => type)

describe('signing in', () => {
  test('A1: the token and its expiry are stored, and a refresh is scheduled', async () => {
    const storage = memoryStorage()
    const client = createTestClient({ as: 'anonymous', storage, refresh: {} })
    await client.signIn(credentials)
    expect(storage.get('token')).toBe('test-token-1')
    expect(storage.get('token-expire')).toBe(inMinutes(30))
    await client.clock.advance(15 * 60_000)
    expect(storage.get('token')).toBe('test-token-2')
    expect(storage.get('token-expire')).toBe(inMinutes(45))
  })

  test('A7: sign-in loads the profile with roles and permissions', async () => {
    const user = createTestUser(['order.view'])
    const client = createTestClient({ as: 'anonymous', handlers: [on.profile.view(user)] })
    const events = watch(client)
    expect(await client.signIn(credentials)).toEqual(user)
    expect(client.session.getSnapshot()).toMatchObject({ status: 'active', user, expiresAt: TEST_NOW + 30 * 60_000 })
    expect(client.session.getSnapshot().permissions.can('order.view')).toBe(true)
    expect(events).toEqual([{ type: 'signed-in', user }])
    expect(client.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/user/admin/auth/sign-in',
      'GET /api/user/profile',
    ])
  })

  test('A14, A18: a code of the second step and a passkey sign in as a password does', async () => {
    const issued = { token: { value: 't', expired_at: inMinutes(30) } }
    const client = createTestClient({
      as: 'anonymous',
      handlers: [on.auth.secondStep(issued), on.auth.byPasskey(issued)],
    })
    for (const proof of [{ challenge: 'c', code: '123456' }, { credential: { id: 'k' } }]) await client.signIn(proof)
    expect(client.session.getSnapshot().status).toBe('active')
    expect(client.requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/user/admin/auth/second-step',
      '/api/user/profile',
      '/api/user/admin/auth/passkey',
      '/api/user/profile',
    ])
  })

  test('A7: a failure to load the profile is reported, and loading can be retried', async () => {
    const client = createTestClient({
      as: 'anonymous',
      handlers: [on.profile.view({ error: { status: 500, message: 'Сбой' } })],
    })
    const events = watch(client)
    await expect(client.signIn(credentials)).rejects.toMatchObject({
      status: 500,
      code: 'user-failed',
      message: 'Сбой',
    })
    client.use(on.profile.view(Response.error()))
    await expect(client.loadUser()).rejects.toMatchObject({ message: 'Не удалось получить информацию о пользователе' })
    const failure = { type: 'user-failed', message: 'Не удалось получить информацию о пользователе' }
    expect(events).toMatchObject([failure, failure])
    expect(client.session.getSnapshot().status).toBe('loading')
    client.use(on.profile.view(createTestUser()))
    await client.loadUser()
    expect(client.session.getSnapshot().status).toBe('active')
  })

  test('a stored session loads its user once and does not count as a sign-in', async () => {
    const client = createClient({
      baseUrl: 'http://api.test',
      storage: memoryStorage({ token: 't', 'token-expire': new Date(Date.now() + 3_600_000).toISOString() }),
      fetch: async () => Response.json(createTestUser()),
    })
    const events = watch(client)
    expect(client.session.getSnapshot().status).toBe('loading')
    await Promise.all([client.loadUser(), client.loadUser()])
    expect(client.session.getSnapshot()).toMatchObject({ status: 'active', user: { id: 1 } })
    expect(events).toEqual([])
  })

  test.each([
    ['an ISO date', '2026-06-01T09:30:00+00:00'],
    ['epoch seconds', (TEST_NOW + 1_800_000) / 1000],
    ['epoch milliseconds', TEST_NOW + 1_800_000],
  ])('an expiry may be %s', async (_, expired_at) => {
    const client = createTestClient({
      as: 'anonymous',
      handlers: [on.auth.signIn(Response.json({ token: { value: 't', expired_at } }))],
    })
    await client.signIn(credentials)
    expect(client.session.getSnapshot().expiresAt).toBe(TEST_NOW + 1_800_000)
  })

  test('wrong credentials leave the session unchanged', async () => {
    const client = createTestClient({ as: 'anonymous' })
    const events = watch(client)
    for (const status of [401, 422]) {
      client.use(on.auth.signIn({ error: { status, message: 'Неверная почта или пароль' } }))
      await expect(client.signIn(credentials)).rejects.toMatchObject({ status, message: 'Неверная почта или пароль' })
    }
    expect(events).toEqual([])
    expect(client.session.getSnapshot()).toMatchObject({ status: 'anonymous' })
  })
})

describe('signing out', () => {
  test('A2: token, expiry and user are cleared at once, then the server is informed', async () => {
    const storage = memoryStorage({ token: 'old', 'token-expire': inMinutes(30) })
    const client = createTestClient({ storage })
    const events = watch(client)
    const done = client.signOut()
    expect([storage.get('token'), storage.get('token-expire')]).toEqual([null, null])
    expect(client.session.getSnapshot()).toMatchObject({
      status: 'anonymous',
      user: null,
      expiresAt: null,
      reason: 'user',
    })
    await done
    expect(events).toEqual([{ type: 'signed-out', reason: 'user' }])
    expect(client.requests.map(({ url, headers }) => [new URL(url).pathname, headers.get('authorization')])).toEqual([
      ['/api/user/admin/auth/sign-out', 'Bearer old'],
    ])
  })

  test('B18: a sign-out that the server rejects still ends the session', async () => {
    const client = createTestClient({ handlers: [on.auth.signOut({ error: { status: 500 } })] })
    await client.signOut()
    expect(client.session.getSnapshot().status).toBe('anonymous')
  })
})

describe('a call without a token', () => {
  test('A3: it is not sent, and signs out', async () => {
    const client = createTestClient({ as: 'anonymous' })
    const events = watch(client)
    await expect(client.api.users.list()).rejects.toMatchObject({ kind: 'unauthorized', silent: true, attempts: 0 })
    await expect(client.api.users.list()).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(client.requests).toHaveLength(0)
    expect(events).toEqual([{ type: 'signed-out', reason: 'no-token' }])
  })

  test('A3: a token removed from storage counts as missing', async () => {
    const storage = memoryStorage({ token: 't', 'token-expire': inMinutes(30) })
    const client = createTestClient({ storage })
    storage.remove('token')
    await expect(client.api.users.list()).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(client.session.getSnapshot().status).toBe('anonymous')
    expect(storage.get('token-expire')).toBeNull()
    expect(client.requests).toHaveLength(0)
  })

  test('A3: public operations need no token and send none', async () => {
    const client = createTestClient({
      handlers: [on.system.routeRule({ redirect: null }), on.passwordReset.byEmail(undefined)],
    })
    await client.api.system.routeRule({ path: '/orders' })
    await client.api.passwordReset.byEmail({ email: 'a@example.com' })
    expect(client.requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, null])
  })
})

test('A8: requests carry the stored token', async () => {
  const storage = memoryStorage({ token: 'first', 'token-expire': inMinutes(30) })
  const client = createTestClient({ storage, handlers: [on.permissions.list({ items: [] })] })
  await client.api.permissions.list()
  storage.set('token', 'second')
  await client.api.permissions.list()
  expect(
    client.requests.filter(({ url }) => url.endsWith('permission')).map(({ headers }) => headers.get('authorization')),
  ).toEqual(['Bearer first', 'Bearer second'])
})

test('A9, A11, A12: the calls of a password reset', async () => {
  const client = createTestClient()
  client.use(
    on.passwordReset.byEmail(undefined),
    on.passwordReset.confirm(undefined),
    on.passwordReset.byUser(undefined),
  )
  await client.api.passwordReset.byEmail({ email: 'a@example.com' })
  await client.api.passwordReset.confirm({ hash: 'h', password: 'p'.repeat(12), password_confirmation: 'p'.repeat(12) })
  await client.api.passwordReset.byUser({ id: 7 })
  expect(client.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'POST /api/user/admin/user/password-reset/by-email',
    'PUT /api/user/admin/user/password-reset/confirm',
    'POST /api/user/admin/user/password-reset/by-user/7',
  ])
})

test('P2, P4: the administrator passes every check until the stored flag is off', () => {
  const storage = memoryStorage({ token: 't', 'token-expire': inMinutes(30) })
  const client = createTestClient({ storage })
  expect(client.session.getSnapshot().permissions.can('user.delete')).toBe(true)
  client.session.setAdminCheck(false)
  expect(storage.get('admin-check')).toBe('0')
  expect(client.session.getSnapshot().permissions.can('user.delete')).toBe(false)
  client.session.setAdminCheck(true)
  expect(storage.get('admin-check')).toBe('1')
  expect(client.session.getSnapshot().permissions.can('user.delete')).toBe(true)
})

test('B15: a listener that makes a call does not deadlock', async () => {
  const client = createTestClient({ as: 'anonymous', handlers: [on.permissions.list({ items: [] })] })
  const results: unknown[] = []
  client.on(async (event) => {
    if (event.type === 'signed-in') results.push(await client.api.permissions.list())
  })
  await client.signIn(credentials)
  await client.clock.advance(0)
  expect(results).toEqual([{ items: [] }])
})

test('B19: a sign-out during a refresh is not undone by its answer', async () => {
  const client = createTestClient()
  const answer = Promise.withResolvers<Response>()
  client.use(on.auth.refresh(() => answer.promise))
  const refreshing = client.refresh({ force: true })
  await client.clock.advance(0)
  await client.signOut()
  answer.resolve(Response.json({ token: { value: 'late', expired_at: inMinutes(60) } }))
  await refreshing
  expect(client.session.getSnapshot().status).toBe('anonymous')
  await expect(client.api.permissions.list()).rejects.toMatchObject({ kind: 'unauthorized' })
})

test('B20: a snapshot stays the same object until something visible changes', async () => {
  const client = createTestClient({ refresh: {}, handlers: [on.permissions.list({ items: [] })] })
  const published = vi.fn<() => void>()
  client.session.subscribe(published)
  const before = client.session.getSnapshot()
  await client.api.permissions.list()
  await client.refresh()
  await client.clock.advance(600_000)
  client.session.setAdminCheck(true)
  expect(client.session.getSnapshot()).toBe(before)
  expect(published).not.toHaveBeenCalled()
  await client.refresh({ force: true })
  expect(published).toHaveBeenCalledOnce()
})

test('the server snapshot is anonymous', () => {
  expect(createTestClient().session.getServerSnapshot()).toMatchObject({ status: 'anonymous', user: null })
})

test('events contain no token, body or query', async () => {
  const client = createTestClient({ as: 'anonymous', handlers: [on.users.list({ error: { status: 500 } })] })
  const events: ClientEvent[] = []
  client.on((event) => events.push(event))
  await client.signIn(credentials)
  await client.api.users.list({ q: 'секрет' }).catch(() => undefined)
  await client.refresh({ force: true })
  await client.signOut()
  const logged = JSON.stringify(events)
  for (const secret of ['test-token', 'demo-password', 'секрет', encodeURIComponent('секрет')])
    expect(logged).not.toContain(secret)
  expect(typesOf(events)).toContain('response')
})

test('two clients in one page do not share a session', async () => {
  const [a, b] = [createTestClient({ baseUrl: 'http://a.test' }), createTestClient({ baseUrl: 'http://b.test' })]
  await a.signOut()
  expect(a.session.getSnapshot().status).toBe('anonymous')
  expect(b.session.getSnapshot().status).toBe('active')
})

test('a disposed client aborts its calls and starts no new ones', async () => {
  const adapter: StorageAdapter = memoryStorage({ token: 't', 'token-expire': inMinutes(30) })
  const client = createTestClient({
    storage: adapter,
    refresh: {},
    handlers: [on.permissions.list(() => new Promise(() => undefined))],
  })
  const call = client.api.permissions.list().catch((error: unknown) => error)
  await client.clock.advance(0)
  await client[Symbol.asyncDispose]()
  expect(await call).toMatchObject({ kind: 'aborted' })
  await expect(client.api.permissions.list()).rejects.toMatchObject({ kind: 'aborted', attempts: 0 })
  const sent = client.requests.length
  await client.clock.advance(3_600_000)
  expect(client.requests).toHaveLength(sent)
})
