import { delay } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { retryQuery, type ClientEvent } from '#index.ts'
import { createHandlers, createTestClient, type TestClientOptions } from '#testing/index.ts'

const on = createHandlers()

afterEach(() => {
  vi.unstubAllGlobals()
})

const page = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20 as const, page_count: 1 } }

const error = (kind: string, status: number) =>
  Object.assign(new Error('x'), { [Symbol.for('@admin-panel/sdk/ApiError')]: true, kind, status })

function failing(status: number, options: TestClientOptions = {}, headers = {}) {
  const client = createTestClient({ retry: {}, ...options })
  client.use(
    on.users.list({ error: { status, headers } }),
    on.users.create({ error: { status, headers } }),
    on.users.update({ error: { status } }),
    on.roles.delete({ error: { status } }),
  )
  return client
}

async function settled<T>(client: ReturnType<typeof createTestClient>, call: Promise<T>) {
  const outcome = call.catch((error: unknown) => error)
  await client.clock.advance(60_000)
  return outcome
}

test.each([408, 409, 425, 429, 500, 502, 503, 504])('E8: a read is repeated once on %i', async (status) => {
  const client = failing(status)
  expect(await settled(client, client.api.users.list())).toMatchObject({ status, attempts: 2 })
  expect(client.requests).toHaveLength(2)
})

test.each([400, 403, 404, 412, 422, 501])('E8: a read is not repeated on %i', async (status) => {
  const client = failing(status)
  await settled(client, client.api.users.list())
  expect(client.requests).toHaveLength(1)
})

test('E8: a read that fails on the network is repeated once', async () => {
  const client = createTestClient({ retry: {}, handlers: [on.users.list(Response.error())] })
  expect(await settled(client, client.api.users.list())).toMatchObject({ kind: 'network', attempts: 2 })
})

test('E8: a write is never sent twice', async () => {
  for (const status of [429, 500, 503]) {
    const client = failing(status)
    await settled(client, client.api.users.update({ id: 1, version: 1, last_name: 'Ли' }))
    await settled(client, client.api.roles.delete({ id: 1, version: 1 }))
    expect(client.requests).toHaveLength(2)
  }
})

test('E8: a second attempt that succeeds is the answer', async () => {
  const client = createTestClient({ retry: {} })
  let calls = 0
  client.use(on.users.list(() => (++calls === 1 ? { error: { status: 503 } } : page)))
  expect(await settled(client, client.api.users.list())).toEqual(page)
})

test('E8: a query is repeated up to three times, and only where that may help', () => {
  expect([0, 1, 2, 3].map((failures) => retryQuery(failures, error('server', 503)))).toEqual([true, true, true, false])
  expect(retryQuery(0, error('network', 0))).toBe(true)
  for (const [kind, status] of [
    ['validation', 422],
    ['forbidden', 403],
    ['unauthorized', 401],
    ['aborted', 0],
    ['parse', 200],
  ] as const)
    expect(retryQuery(0, error(kind, status))).toBe(false)
  expect(retryQuery(0, new TypeError('a bug'))).toBe(false)
})

test('E8: a query is not repeated while the browser knows that it is offline', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(retryQuery(0, error('network', 0))).toBe(false)
})

test('B5: an attempt after a timeout has a full deadline', async () => {
  const events: ClientEvent[] = []
  const client = createTestClient({
    retry: { delay: () => 500 },
    timeout: 1000,
    handlers: [
      on.users.list(async () => {
        await delay('infinite')
        return page
      }),
    ],
  })
  client.on((event) => events.push(event))
  expect(await settled(client, client.api.users.list())).toMatchObject({ kind: 'timeout', attempts: 2 })
  expect(events.flatMap((event) => (event.type === 'response' ? [event.ms] : []))).toEqual([1000, 1000])
})

test("B6: a user's abort is not repeated, timeout or not", async () => {
  const client = createTestClient({
    retry: { attempts: 3 },
    timeout: 1000,
    handlers: [
      on.users.list(async () => {
        await delay('infinite')
        return page
      }),
    ],
  })
  const aborting = new AbortController()
  const call = client.api.users.list({}, { signal: aborting.signal }).catch((error: unknown) => error)
  await client.clock.advance(10)
  aborting.abort()
  expect(await call).toMatchObject({ kind: 'aborted', attempts: 1 })
  await client.clock.advance(60_000)
  expect(client.requests).toHaveLength(1)
})

test('a signal that is aborted already sends nothing', async () => {
  const client = createTestClient()
  const signal = AbortSignal.abort(new Error('too late'))
  await expect(client.api.users.list({}, { signal })).rejects.toMatchObject({
    kind: 'aborted',
    attempts: 0,
    cause: { message: 'too late' },
  })
  expect(client.requests).toHaveLength(0)
})

test('an abort as the wait begins sends nothing more', async () => {
  const client = failing(503)
  const aborting = new AbortController()
  client.on(({ type }) => {
    if (type === 'retry') aborting.abort()
  })
  const outcome = settled(client, client.api.users.list({}, { signal: aborting.signal }))
  expect(await outcome).toMatchObject({ kind: 'aborted', attempts: 1 })
  expect(client.requests).toHaveLength(1)
})

test('B27: a call leaves no listener on the signal of its caller', async () => {
  const client = failing(503)
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  await settled(client, client.api.users.list({}, { signal }))
  expect(added.mock.calls.length).toBeGreaterThan(0)
  expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
    added.mock.calls.map(([type, listener]) => [type, listener]),
  )
})

test('B7: an abort during the wait ends the call at once', async () => {
  const client = failing(503, { retry: { delay: () => 30_000 } })
  const aborting = new AbortController()
  const call = client.api.users.list({}, { signal: aborting.signal }).catch((error: unknown) => error)
  await client.clock.advance(1000)
  expect(client.requests).toHaveLength(1)
  aborting.abort()
  expect(await call).toMatchObject({ kind: 'aborted' })
  expect(client.requests).toHaveLength(1)
})

describe('B8', () => {
  test('B8: Retry-After is waited for', async () => {
    const client = failing(429, {}, { 'Retry-After': '7' })
    const call = client.api.users.list().catch((error: unknown) => error)
    await client.clock.advance(6_900)
    expect(client.requests).toHaveLength(1)
    await client.clock.advance(200)
    expect(client.requests).toHaveLength(2)
    await call
  })

  test('B8: Retry-After may be a date', async () => {
    const client = failing(503)
    client.use(
      on.users.list({
        error: { status: 503, headers: { 'Retry-After': new Date(client.clock.now() + 4000).toUTCString() } },
      }),
    )
    const call = client.api.users.list().catch((error: unknown) => error)
    await client.clock.advance(3_900)
    expect(client.requests).toHaveLength(1)
    await client.clock.advance(200)
    expect(client.requests).toHaveLength(2)
    await call
  })

  test('B8: a wait beyond the cap is not begun', async () => {
    const client = failing(429, {}, { 'Retry-After': '86400' })
    await expect(client.api.users.list()).rejects.toMatchObject({
      kind: 'rate-limit',
      retryAfter: 86_400_000,
      attempts: 1,
    })
  })
})

const keysOf = (client: ReturnType<typeof createTestClient>) =>
  client.requests.map(({ headers }) => headers.get('idempotency-key'))

test('B9: a POST is repeated with the idempotency key of the caller, which stays the same', async () => {
  const client = failing(503, { retry: { methods: ['GET', 'POST'] } })
  const input = { last_name: 'Ли', first_name: 'Анна', email: 'li@example.com', role_ids: [1] }
  await settled(client, client.api.users.create(input, { idempotencyKey: 'k-1' }))
  expect(keysOf(client)).toEqual(['k-1', 'k-1'])
  expect(await client.requests[1]?.json()).toEqual(input)
})

test('B9: a write that may be repeated has a key of its own, so that a lost answer is no second write', async () => {
  const done = new Set<string | null>()
  const client = createTestClient({ retry: { methods: ['POST'] } })
  client.use(
    on.users.create((_, { headers }) => {
      done.add(headers.get('idempotency-key'))
      return Response.error()
    }),
  )
  const input = { last_name: 'Ли', first_name: 'Анна', email: 'li@example.com', role_ids: [1] }
  await settled(client, client.api.users.create(input))
  await settled(client, client.api.users.create(input))
  const [first, again, next, last] = keysOf(client)
  expect(first).toMatch(/^[\da-f]{32}$/)
  expect([again, last]).toEqual([first, next])
  expect(done.size).toBe(2)
})

test('B9: a write is sent once, and without a key, where the contract takes none or the policy leaves it out', async () => {
  const client = createTestClient({ retry: { methods: ['PUT'] } })
  const error = { error: { status: 503 } }
  client.use(on.users.create(error), on.products.disableByIds(error), on.users.update(error))
  await settled(client, client.api.products.disableByIds({ items: [{ id: 1, version: 1 }] }))
  await settled(
    client,
    client.api.users.create({ last_name: 'Ли', first_name: 'Анна', email: 'li@example.com', role_ids: [1] }),
  )
  await settled(client, client.api.users.update({ id: 1, version: 1, last_name: 'Ли' }, { retry: false }))
  expect(keysOf(client)).toEqual([null, null, null])
})

test('B27: a signal that outlives its calls keeps none of their listeners', async () => {
  const client = createTestClient({ handlers: [on.users.list(page)] })
  const { signal } = new AbortController()
  const open = new Set<unknown>()
  const add = signal.addEventListener.bind(signal)
  const remove = signal.removeEventListener.bind(signal)
  signal.addEventListener = (type: string, listener: EventListener) => {
    open.add(listener)
    add(type, listener)
  }
  signal.removeEventListener = (type: string, listener: EventListener) => {
    open.delete(listener)
    remove(type, listener)
  }
  for (let call = 0; call < 20; call++) await client.api.users.list({}, { signal })
  expect(open.size).toBe(0)
})

test('a call with retry: false is sent once', async () => {
  const client = failing(503)
  await expect(client.api.users.list({}, { retry: false })).rejects.toMatchObject({ attempts: 1 })
})
