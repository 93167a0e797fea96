import { expect, test } from 'vitest'
import { englishMessages } from '#errors/english.ts'
import { operationPermissions, operationTable, type Params } from '#index.ts'
import { createHandlers, createTestClient } from '#testing/index.ts'

const on = createHandlers()

test('every operation of the contract is a method', () => {
  const { api } = createTestClient()
  const methods = Object.entries(api).flatMap(([resource, verbs]) =>
    Object.keys(verbs).map((verb) => `${resource}.${verb}`),
  )
  expect(methods.toSorted()).toEqual(Object.keys(operationTable).toSorted())
  expect(Object.keys(operationPermissions).toSorted()).toEqual(Object.keys(operationTable).toSorted())
})

test('flat parameters go to path, query, body and If-Match', async () => {
  const client = createTestClient({
    handlers: [on.users.update(Response.json({})), on.users.list(Response.json({ items: [], meta: {} }))],
  })
  await client.api.users.update({ id: 5, version: 3, last_name: 'Ли', middle_name: null })
  await client.api.users.list({
    status: ['active', 'blocked'],
    role_id: [],
    q: 'а, б',
    page: undefined,
    sort: ['-email'],
  })
  const [update, list] = client.requests
  expect(update?.url).toBe('http://api.test/api/user/admin/user/5')
  expect(update?.headers.get('if-match')).toBe('"v3"')
  expect(await update?.json()).toEqual({ last_name: 'Ли', middle_name: null })
  expect(list?.url).toBe(
    `http://api.test/api/user/admin/user?status=active,blocked&q=${encodeURIComponent('а, б')}&sort=-email`,
  )
  expect(list?.headers.get('content-type')).toBeNull()
})

test('keepalive is passed to the browser', async () => {
  const client = createTestClient({ handlers: [on.presence.leave(undefined)] })
  await client.api.presence.leave({ entity: 'user', entity_id: 1 })
  await client.api.presence.leave({ entity: 'user', entity_id: 1 }, { keepalive: true })
  expect(client.requests.map(({ keepalive }) => keepalive)).toEqual([false, true])
})

test('a file is a Blob, an empty answer is undefined', async () => {
  const client = createTestClient({
    handlers: [on.users.export(new Blob(['a;b'])), on.passwordReset.byUser(undefined)],
  })
  expect(await (await client.api.users.export({ format: 'csv' })).text()).toBe('a;b')
  expect(await client.api.passwordReset.byUser({ id: 1 })).toBeUndefined()
})

test.each(['', '.', '..', '../users', 'a/b', 'a\\b', null, undefined, {}, [], NaN, Infinity, true])(
  'the id %o is refused by name and nothing is sent',
  async (id) => {
    const client = createTestClient()
    const params = { id } as Params<'users.view'>
    await expect(client.api.users.view(params)).rejects.toMatchObject({
      kind: 'unknown',
      message: expect.stringContaining('users.view: id cannot be'),
    })
    expect(client.requests).toHaveLength(0)
  },
)

test('an id with reserved characters is escaped', async () => {
  const client = createTestClient({ handlers: [on.users.view(Response.json({}))] })
  await client.api.users.view({ id: 'a?b#c%2F' as unknown as number })
  expect(client.requests[0]?.url).toBe('http://api.test/api/user/admin/user/a%3Fb%23c%252F')
})

test('a call sends no headers for telemetry, and a program no more than its version', async () => {
  const client = createTestClient({
    handlers: [on.users.list(Response.json({ items: [], meta: {} })), on.users.create(Response.json({}))],
  })
  await client.api.users.list()
  await client.api.users.create({ last_name: 'Ли', first_name: 'Анна', email: 'a@example.com', role_ids: [1] })
  await client.signOut()
  await client.signIn({ email: 'a@example.com', password: 'p' })
  expect(client.requests.map(({ headers }) => [...headers.keys()])).toEqual([
    ['accept-language', 'authorization', 'user-agent'],
    ['accept-language', 'authorization', 'content-type', 'user-agent'],
    ['accept-language', 'authorization', 'user-agent'],
    ['accept-language', 'content-type', 'user-agent'],
    ['accept-language', 'authorization', 'user-agent'],
  ])
})

test('every call asks for refusals in the language of the client, Russian by default', async () => {
  const handlers = [on.users.list(Response.json({ items: [], meta: {} }))]
  for (const [options, language] of [
    [{}, 'ru'],
    [{ language: 'en', messages: englishMessages }, 'en'],
  ] as const) {
    const client = createTestClient({ handlers, ...options })
    await client.api.users.list()
    expect(client.requests[0]?.headers.get('accept-language')).toBe(language)
  }
})

test('middleware wraps each attempt, outermost first, and does not see the token', async () => {
  const log: string[] = []
  const note =
    (name: string) =>
    async (
      request: Request,
      next: (request: Request) => Promise<Response>,
      context: { operation: string | undefined; attempt: number },
    ) => {
      log.push(`${name} ${context.operation} ${context.attempt} ${request.headers.get('authorization')}`)
      const response = await next(request)
      log.push(`${name} ${response.status}`)
      return response
    }
  const client = createTestClient({
    middleware: [note('a'), note('b')],
    handlers: [on.permissions.list({ items: [] })],
  })
  await client.api.permissions.list()
  expect(log).toEqual(['a permissions.list 1 null', 'b permissions.list 1 null', 'b 200', 'a 200'])
})

test('request() sends the token to the own origin and to no other', async () => {
  const sent: (string | null)[][] = []
  const client = createTestClient({
    baseUrl: 'https://api.test/base',
    fetch: async (input) => {
      const { url, headers } = new Request(input)
      sent.push([url, headers.get('authorization')])
      return new Response('', { status: url.includes('denied') ? 401 : 200 })
    },
  })
  await client.request('/health/ready')
  for (const elsewhere of [
    'https://evil.test/denied',
    'https://api.test.evil.test/',
    'http://api.test/',
    'https://api.test:444/',
  ])
    await client.request(elsewhere).catch(() => undefined)
  expect(sent).toEqual([
    ['https://api.test/health/ready', 'Bearer test-token'],
    ['https://evil.test/denied', null],
    ['https://api.test.evil.test/', null],
    ['http://api.test/', null],
    ['https://api.test:444/', null],
  ])
  expect(client.session.getSnapshot().status).toBe('active')
})

test('a middleware that changes the address to another origin loses the token', async () => {
  const sent: (string | null)[] = []
  const client = createTestClient({
    middleware: [(request, next) => next(new Request('https://evil.test/', request))],
    fetch: async (input) => {
      sent.push(new Request(input).headers.get('authorization'))
      return Response.json({ items: [] })
    },
  })
  await client.api.permissions.list()
  expect(sent).toEqual([null])
})

test('request() sends a body with the type that fetch or the caller gives it', async () => {
  const client = createTestClient({
    fetch: async (input) => new Response(new Request(input).headers.get('content-type')),
  })
  const typeOf = async (init: RequestInit) => (await client.request('/x', { method: 'POST', ...init })).text()
  expect(await typeOf({ body: 'a' })).toBe('text/plain;charset=UTF-8')
  expect(await typeOf({ body: new FormData() })).toContain('multipart/form-data; boundary=')
  expect(await typeOf({ body: '{}', headers: [['Content-Type', 'application/json']] })).toBe('application/json')
})

test('request() rejects with an ApiError', async () => {
  const client = createTestClient({
    fetch: async () => Response.json({ data: { status: 404, message: 'Нет такого' } }, { status: 404 }),
  })
  await expect(client.request('/x?secret=1', { method: 'post', body: 'a' })).rejects.toMatchObject({
    kind: 'not-found',
    message: 'Нет такого',
    request: { method: 'POST', path: '/x', operation: undefined },
  })
})

test("a handler receives the caller's parameters", async () => {
  const receivedParams: unknown[] = []
  const client = createTestClient()
  client.use(
    on.users.list((params) => {
      receivedParams.push(params)
      return Response.json({ items: [], meta: {} })
    }),
    on.users.statusChange((params) => {
      receivedParams.push(params)
      return Response.json({})
    }),
    on.operationReasons.list((params) => {
      receivedParams.push(params)
      return Response.json({ items: [], meta: {} })
    }),
  )
  const files = [
    { status: ['active'], role_id: [3, 4], q: '12', page: 2, per_page: 50 },
    { id: 5, status: 'blocked', reason_id: 7, version: 2 },
    { is_active: false, operations: ['user_block'] },
  ] as const
  await client.api.users.list({ status: ['active'], role_id: [3, 4], q: '12', page: 2, per_page: 50 })
  await client.api.users.statusChange({ id: 5, status: 'blocked', reason_id: 7, version: 2 })
  await client.api.operationReasons.list({ is_active: false, operations: ['user_block'] })
  expect(receivedParams).toEqual(files)
})

test('a path with an id does not match the calls of a fixed path', async () => {
  const client = createTestClient({
    handlers: [on.users.view({ error: { status: 404 } }), on.users.options({ items: [] })],
  })
  expect(await client.api.users.options()).toEqual({ items: [] })
})
