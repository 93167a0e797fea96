import { delay } from 'msw'
import { expect, expectTypeOf, test } from 'vitest'
import { isApiError, memoryStorage, type ApiError, type ClientEvent, type operations, type Schemas } from '#index.ts'
import { createHandlers, createTestClient, TEST_NOW, type TestClientOptions } from '#testing/index.ts'

const on = createHandlers()
const view = '/api/user/admin/user/{id}'
const page = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20 as const, page_count: 1 } }
const expiry = new Date(TEST_NOW + 1_800_000).toISOString()

/** The error of the same failing call in both styles. */
async function errorsOf(reply: Response | (() => Response | Promise<Response>), options: TestClientOptions = {}) {
  const client = createTestClient({ handlers: [on.users.view(reply)], ...options })
  const { error, response } = await client.http.GET(view, { params: { path: { id: 1 } } })
  const thrown: unknown = await client.api.users.view({ id: 1 }).catch((error: unknown) => error)
  if (!isApiError(thrown)) throw new Error('The call did not fail', { cause: thrown })
  return { error, response, thrown }
}

/** The fields of an error that two equal failures share. */
function comparable({
  kind,
  status,
  message,
  code,
  details,
  messages,
  hasPayload,
  silent,
  request,
  ...rest
}: ApiError) {
  const current = 'current' in rest ? rest.current : undefined
  return {
    kind,
    status,
    message,
    code,
    details,
    messages,
    hasPayload,
    silent,
    request,
    attempts: rest.attempts,
    current,
  }
}

test('a call by path sends what the same call by name sends', async () => {
  const client = createTestClient({
    handlers: [on.users.update(Response.json({})), on.users.list(page), on.users.delete(undefined)],
  })
  const query: NonNullable<operations['users.list']['parameters']['query']> = {
    status: ['active', 'blocked'],
    role_id: [],
    q: 'а, б',
    sort: ['-email'],
  }
  await client.api.users.update({ id: 5, version: 3, last_name: 'Ли' }, { idempotencyKey: 'k-1' })
  await client.http.PUT(view, {
    params: { path: { id: 5 }, header: { 'If-Match': '"v3"' } },
    body: { last_name: 'Ли' },
    idempotencyKey: 'k-1',
  })
  await client.api.users.list(query)
  await client.http.GET('/api/user/admin/user', { params: { query } })
  await client.api.users.delete({ id: 5, version: 3 })
  await client.http.DELETE(view, { params: { path: { id: 5 }, header: { 'If-Match': '"v3"' } } })
  const sent = await Promise.all(
    client.requests.map(async (request) => ({
      line: `${request.method} ${request.url}`,
      headers: [...request.headers],
      body: await request.text(),
    })),
  )
  for (const index of [0, 2, 4]) expect(sent[index + 1]).toEqual(sent[index])
  expect(sent[3]?.line).toBe(
    `GET http://api.test/api/user/admin/user?status=active,blocked&q=${encodeURIComponent('а, б')}&sort=-email`,
  )
  expect(sent[1]).toMatchObject({ body: '{"last_name":"Ли"}' })
  expect(sent[1]?.headers).toEqual(
    expect.arrayContaining([
      ['authorization', 'Bearer test-token'],
      ['idempotency-key', 'k-1'],
      ['if-match', '"v3"'],
    ]),
  )
})

test('a success is its data with the response', async () => {
  const client = createTestClient({ handlers: [on.users.list(page), on.passwordReset.byUser(undefined)] })
  const list = await client.http.GET('/api/user/admin/user')
  expect(list.data).toEqual(page)
  expect(list.error).toBeUndefined()
  expect(list.response?.status).toBe(200)
  const reset = await client.http.POST('/api/user/admin/user/password-reset/by-user/{id}', {
    params: { path: { id: 1 } },
  })
  expect([reset.data, reset.error, reset.response?.status]).toEqual([undefined, undefined, 204])
})

test.each([
  ['a 404', () => Response.json({ data: { status: 404, message: 'Нет такого' } }, { status: 404 })],
  [
    'a 412',
    () =>
      Response.json({ data: { status: 412, message: 'Изменено' }, current: { id: 1, version: 8 } }, { status: 412 }),
  ],
  ['a 422', () => Response.json({ data: { status: 422, message: 'Нет', details: { q: ['Мало'] } } }, { status: 422 })],
  ['a 500 without a body', () => new Response(null, { status: 500 })],
  ['HTML instead of JSON', () => new Response('<!doctype html>')],
  ['a network failure', () => Response.error()],
] as const)('%s is the same error in both styles', async (_, reply) => {
  const { error, response, thrown } = await errorsOf(reply)
  expect(error && comparable(error)).toEqual(comparable(thrown))
  expect(response?.status).toBe(thrown.response?.status)
})

test.each([undefined, '', '..', 'a/b', {}, []])('the path parameter %o is refused and nothing is sent', async (id) => {
  const client = createTestClient()
  const path = { id } as unknown as { id: number }
  const { error } = await client.http.GET(view, { params: { path } })
  expect(error).toMatchObject({ kind: 'unknown', message: expect.stringContaining('users.view: id cannot be') })
  expect(client.requests).toHaveLength(0)
})

test('a path parameter is escaped', async () => {
  const client = createTestClient({ handlers: [on.orders.viewByNumber(Response.json({}))] })
  await client.http.GET('/api/order/admin/order/by-number/{number}', { params: { path: { number: 'А?1#%2F' } } })
  expect(client.requests[0]?.url).toBe(
    `http://api.test/api/order/admin/order/by-number/${encodeURIComponent('А?1#%2F')}`,
  )
})

test('a path outside the contract throws a TypeError', async () => {
  const client = createTestClient()
  // @ts-expect-error a path that the contract does not have
  await expect(client.http.GET('/api/nowhere')).rejects.toThrow('No operation GET /api/nowhere')
})

function strictServer(options: TestClientOptions = {}) {
  const client = createTestClient({
    storage: memoryStorage({ token: 'old', 'token-expire': expiry }),
    onUnauthorized: 'refresh-then-sign-out',
    ...options,
  })
  let refreshes = 0
  client.use(
    on.users.list((_, { headers }) =>
      headers.get('authorization') === 'Bearer new' ? page : { error: { status: 401 } },
    ),
    on.users.create((_, { headers }) =>
      headers.get('authorization') === 'Bearer new' ? Response.json({ id: 1 }) : { error: { status: 401 } },
    ),
    on.auth.refresh(() => {
      refreshes++
      return { token: { value: 'new', expired_at: expiry } }
    }),
  )
  const events: ClientEvent['type'][] = []
  client.on(({ type }) => events.push(type))
  return { client, events, refreshes: () => refreshes }
}

const input = { last_name: 'Ли', first_name: 'Анна', email: 'li@example.com', role_ids: [1] }

test('401s of both styles at once are one refresh, and every call is replayed with its body', async () => {
  const { client, refreshes } = strictServer()
  const results = await Promise.all([
    client.http.GET('/api/user/admin/user'),
    client.api.users.list(),
    client.http.POST('/api/user/admin/user', { body: input }),
    client.api.users.create(input),
  ])
  expect(refreshes()).toBe(1)
  expect(results[0].data).toEqual(page)
  expect(results[1]).toEqual(page)
  expect([results[2].data, results[3]]).toMatchObject([{ id: 1 }, { id: 1 }])
  const replays = client.requests.filter(
    ({ method, headers }) => method === 'POST' && headers.get('authorization') === 'Bearer new',
  )
  expect(await Promise.all(replays.slice(-2).map((request) => request.json()))).toEqual([input, input])
})

test('401s of both styles end the session with one event', async () => {
  const { client, events } = strictServer({ onUnauthorized: 'sign-out' })
  const [byPath, byName] = await Promise.all([
    client.http.GET('/api/user/admin/user'),
    client.api.users.list().catch((error: unknown) => error),
  ])
  expect([byPath.error, byName]).toMatchObject([{ kind: 'unauthorized' }, { kind: 'unauthorized' }])
  expect(events.filter((type) => type === 'unauthorized' || type === 'signed-out')).toEqual([
    'unauthorized',
    'signed-out',
  ])
})

test('a call by path without a token is not sent, a public one is', async () => {
  const client = createTestClient({ as: 'anonymous', handlers: [on.passwordReset.byEmail(undefined)] })
  const { error } = await client.http.GET('/api/user/admin/user')
  expect(error).toMatchObject({ kind: 'unauthorized', attempts: 0 })
  const reset = await client.http.POST('/api/user/admin/user/password-reset/by-email', {
    body: { email: 'a@example.com' },
  })
  expect(reset.error).toBeUndefined()
  expect(client.requests.map(({ headers }) => headers.get('authorization'))).toEqual([null])
})
test('a read by path is repeated, and a write with the idempotency key of either place or its own', async () => {
  const client = createTestClient({ retry: { methods: ['GET', 'PUT'], delay: () => 10 } })
  client.use(on.users.list({ error: { status: 503 } }), on.users.update({ error: { status: 503 } }))
  const put = (header: object, options = {}) =>
    client.http.PUT(view, { params: { path: { id: 1 }, header }, body: { last_name: 'Ли' }, ...options })
  const sent = async (call: Promise<{ error?: ApiError }>) => {
    await client.clock.advance(1000)
    return (await call).error?.attempts
  }
  expect(await sent(client.http.GET('/api/user/admin/user'))).toBe(2)
  expect(await sent(client.http.GET('/api/user/admin/user', { retry: false }))).toBe(1)
  expect(await sent(put({}))).toBe(2)
  expect(await sent(put({}, { idempotencyKey: 'k-1' }))).toBe(2)
  expect(await sent(put({ 'Idempotency-Key': 'k-2' }))).toBe(2)
  expect(client.requests.slice(-2).map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k-2', 'k-2'])
  expect(await client.requests.at(-1)?.json()).toEqual({ last_name: 'Ли' })
})

test('a signal, a deadline and dispose() end a call by path', async () => {
  const client = createTestClient({
    handlers: [
      on.users.list(async () => {
        await delay('infinite')
        return page
      }),
    ],
  })
  const aborting = new AbortController()
  const aborted = client.http.GET('/api/user/admin/user', { signal: aborting.signal })
  await client.clock.advance(1)
  aborting.abort()
  const { error, response } = await aborted
  expect([error?.kind, response]).toEqual(['aborted', undefined])
  const late = client.http.GET('/api/user/admin/user', { timeout: 1000 })
  await client.clock.advance(1000)
  expect((await late).error).toMatchObject({ kind: 'timeout' })
  const open = client.http.GET('/api/user/admin/user')
  await client.clock.advance(1)
  client.dispose()
  expect((await open).error).toMatchObject({ kind: 'aborted' })
})

test('the types of a call by path are those of the contract', () => {
  const { http } = createTestClient()
  const calls = async () => {
    const { data, error } = await http.GET(view, { params: { path: { id: 1 } } })
    if (error) expectTypeOf(error).toExtend<ApiError>()
    else expectTypeOf(data).toEqualTypeOf<Schemas['User']>()
    const removed = await http.DELETE(view, { params: { path: { id: 1 }, header: { 'If-Match': '"v1"' } } })
    expectTypeOf(removed.data).toEqualTypeOf<undefined>()
    // @ts-expect-error the id is required
    await http.GET(view)
    // @ts-expect-error a filter that the contract does not have
    await http.GET('/api/user/admin/user', { params: { query: { colour: 'red' } } })
    // @ts-expect-error a body that the contract does not allow
    await http.POST('/api/user/admin/user', { body: { last_name: 5 } })
    // @ts-expect-error a method that the path does not have
    await http.DELETE('/api/user/admin/user', {})
  }
  expectTypeOf(calls).toBeFunction()
})
