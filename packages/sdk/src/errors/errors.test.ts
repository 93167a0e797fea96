import { describe, expect, expectTypeOf, test } from 'vitest'
import { isApiError, type ApiError, type CallOptions, type Middleware, type Schemas } from '#index.ts'
import { createHandlers, createTestClient } from '#testing/index.ts'

const on = createHandlers()

async function failureOf(reply: Response | (() => Response), options?: CallOptions): Promise<ApiError> {
  const client = createTestClient({ handlers: [on.users.view(reply)] })
  const error: unknown = await client.api.users.view({ id: 1 }, options).catch((error: unknown) => error)
  if (!isApiError(error)) throw new Error('It did not fail as a call does', { cause: error })
  return error
}

const body = (data: unknown, status = 400) => Response.json({ data }, { status })

const broken: Middleware = () => {
  throw new TypeError('a bug of ours')
}
const brokenOff = () =>
  new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }))

const narrow = (error: unknown) => {
  if (isApiError(error, 'validation')) expectTypeOf(error.status).toEqualTypeOf<422>()
  if (isApiError(error, 'stale')) expectTypeOf(error.current).toBeUnknown()
  if (isApiError(error, 'stale', 'users.update')) expectTypeOf(error.current).toEqualTypeOf<Schemas['User']>()
  if (isApiError(error, 'validation', 'roles.update')) {
    expectTypeOf(error.details?.name).toEqualTypeOf<readonly string[] | undefined>()
    expectTypeOf(error.details?.['permissions.0']).toEqualTypeOf<readonly string[] | undefined>()
    // @ts-expect-error the operation has no such field
    expectTypeOf(error.details?.colour).toBeUnknown()
  }
  if (isApiError(error) && error.kind === 'network') expectTypeOf(error.status).toEqualTypeOf<0>()
}

test('E1: status, message and details are read from the body', async () => {
  const error = await failureOf(body({ status: 422, message: 'Проверьте поля', details: { email: ['Занято'] } }, 422))
  expect(error).toMatchObject({
    kind: 'validation',
    status: 422,
    message: 'Проверьте поля',
    details: { email: ['Занято'] },
    attempts: 1,
  })
  expect(error.request).toEqual({ method: 'GET', path: '/api/user/admin/user/{id}', operation: 'users.view' })
})

test('E2: a body counts as a payload when it has a nested data', async () => {
  expect((await failureOf(body({ message: 'Нет' }))).hasPayload).toBe(true)
  for (const other of [
    Response.json({ message: 'Нет' }, { status: 400 }),
    Response.json(null, { status: 400 }),
    new Response('data', { status: 400 }),
  ])
    expect((await failureOf(other)).hasPayload).toBe(false)
})

test("E4: an error without a payload has the generic text or the caller's fallback", async () => {
  expect((await failureOf(new Response('oops', { status: 500 }))).message).toBe('Произошла ошибка')
  expect((await failureOf(new Response('oops', { status: 500 }), { fallback: 'Список не загружен' })).message).toBe(
    'Список не загружен',
  )
  expect((await failureOf(Response.error())).message).toBe('Произошла ошибка')
})

test("E5: the payload's message is shown, with the flattened messages of its details", async () => {
  const error = await failureOf(
    body({ status: 400, message: 'Не сохранено', details: { name: ['Пусто', 'Коротко'], email: ['Занято'] } }),
  )
  expect(error.message).toBe('Не сохранено')
  expect(error.messages).toEqual(['Пусто', 'Коротко', 'Занято'])
})

test('E6: a body status of 401 shows nothing by itself', async () => {
  const error = await failureOf(body({ status: 401, message: 'Нет доступа', details: { token: ['Истёк'] } }, 400))
  expect(error).toMatchObject({ silent: true, messages: [], details: undefined, message: 'Произошла ошибка' })
  expect((await failureOf(body({ status: 400, message: 'Нет' }))).silent).toBe(false)
})

test('a rule of the server has a code of its own, also one of a newer server', async () => {
  const error = await failureOf(body({ status: 403, message: 'Только просмотр', code: 'preview' }, 403))
  expect(error).toMatchObject({ kind: 'forbidden', code: 'preview', message: 'Только просмотр' })
  expect(await failureOf(body({ status: 403, message: 'Нет', code: 'constructor' }, 403))).toMatchObject({
    code: 'generic',
  })
  const ofNewer = await failureOf(body({ status: 422, message: 'Нет', code: 'provider_only' }, 422))
  expect(ofNewer.code).toBe('provider_only')
})

test('E7: a 422 has its messages in one list and by field', async () => {
  const error = await failureOf(
    body({ status: 422, message: 'Проверьте поля', details: { email: ['Занято'], phone: 'Номер', role: [5] } }, 422),
  )
  expect(error.kind).toBe('validation')
  expect(error.messages).toEqual(['Занято', 'Номер'])
})

test.each([
  [400, 'client'],
  [403, 'forbidden'],
  [404, 'parse'],
  [409, 'conflict'],
  [412, 'stale'],
  [422, 'validation'],
  [428, 'precondition'],
  [429, 'rate-limit'],
  [413, 'client'],
  [500, 'server'],
  [503, 'server'],
] as const)('a %i is of kind %s', async (status, kind) => {
  const error = await failureOf(new Response('', { status }))
  expect(error).toMatchObject({ kind, status })
  expect(isApiError(error, kind)).toBe(true)
  expect(isApiError(error, kind === 'client' ? 'server' : 'client')).toBe(false)
})

test("only a 404 with the contract's body says that there is no such record", async () => {
  const gone = await failureOf(body({ status: 404, message: 'Нет такого' }, 404))
  expect([gone.kind, gone.message]).toEqual(['not-found', 'Нет такого'])
  for (const answer of [
    new Response('<h1>404 Not Found</h1>', { status: 404 }),
    Response.json({ message: 'no Route matched' }, { status: 404 }),
    new Response(null, { status: 404 }),
  ]) {
    const error = await failureOf(answer)
    expect(error).toMatchObject({ kind: 'parse', status: 404, code: 'wrong-address', attempts: 1 })
    expect(error.message).toBe('По этому адресу нет API, проверьте адрес')
  }
})

test('a 412 brings the record as it is now', async () => {
  const current = { id: 1, version: 8 }
  const error = await failureOf(Response.json({ data: { status: 412, message: 'Изменено' }, current }, { status: 412 }))
  if (!isApiError(error, 'stale')) throw error
  expect(error.current).toEqual(current)
})

test('an error named with its operation is of that operation only', async () => {
  const error = await failureOf(Response.json({ current: { id: 1 } }, { status: 412 }))
  expect(isApiError(error, 'stale', 'users.view')).toBe(true)
  expect(isApiError(error, 'stale', 'users.update')).toBe(false)
  expect(isApiError(error, 'conflict', 'users.view')).toBe(false)
})

test("another library's error of the same name is not one of ours", async () => {
  expect(isApiError(Object.assign(new Error('x'), { name: 'ApiError', kind: 'server' }))).toBe(false)
  expect(isApiError(null)).toBe(false)
})

test('a 409 names the records that stand in the way, with their list', async () => {
  const obstacles = [{ label: 'Незавершённые заказы', count: 2, list: 'subOrders', query: 'company_id=1' }]
  const error = await failureOf(body({ status: 409, message: 'Есть незавершённые заказы: 2', obstacles }, 409))
  expect(isApiError(error, 'conflict') && error.obstacles).toEqual(obstacles)
  expect(await failureOf(body({ status: 409, message: 'Уже есть' }, 409))).toMatchObject({ obstacles: [] })
})

test('a 403 names the permissions, one of which is needed', async () => {
  const data = { status: 403, message: 'Доступ запрещен', permissions: ['user.view'] }
  const error = await failureOf(Response.json({ data }, { status: 403 }))
  if (!isApiError(error, 'forbidden')) throw error
  expect(error.permissions).toEqual(['user.view'])
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ permissions: ['user.view'] })
  expect(await failureOf(body({ status: 403, message: 'Чужая запись' }, 403))).toMatchObject({ permissions: [] })
})

test('a failure of the network has the host and the innermost reason, however deep it lies', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:4240'), { code: 'ECONNREFUSED' })
  const each = new AggregateError([refused, new Error('connect ECONNREFUSED 127.0.0.1:4240')])
  const causes = [
    [new TypeError('fetch failed', { cause: refused }), refused.message],
    [new TypeError('fetch failed', { cause: each }), refused.message],
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
    [Object.assign(new Error(''), { code: 'ENOTFOUND' }), 'ENOTFOUND'],
    ['offline', 'offline'],
  ] as const
  for (const [cause, text] of causes) {
    const client = createTestClient({ fetch: () => Promise.reject(cause) })
    await expect(client.api.users.view({ id: 1 })).rejects.toMatchObject({
      kind: 'network',
      reason: `api.test: ${text}`,
    })
    await expect(client.request('https://other.example.com/page')).rejects.toMatchObject({
      reason: `other.example.com: ${text}`,
    })
  }
  expect(await failureOf(new Response('', { status: 500 }))).toMatchObject({ reason: undefined })
})

test('a 401 of another origin is said by its error, since no event tells of it', async () => {
  const client = createTestClient({ fetch: async () => new Response('', { status: 401 }) })
  await expect(client.request('https://other.example.com/page')).rejects.toMatchObject({ status: 401, silent: false })
  await expect(client.request('/page')).rejects.toMatchObject({ status: 401, silent: true })
})

test('Retry-After and X-Request-Id are kept', async () => {
  const error = await failureOf(
    new Response('', { status: 429, headers: { 'Retry-After': '60', 'X-Request-Id': 'r-7' } }),
  )
  expect(error).toMatchObject({ retryAfter: 60_000, requestId: 'r-7' })
})

test('B1: a failure with an empty body is a failure', async () => {
  for (const status of [400, 500])
    expect(await failureOf(new Response(null, { status }))).toMatchObject({ status, message: 'Произошла ошибка' })
})

test('B2: HTML instead of JSON is a parse error with its status', async () => {
  const error = await failureOf(
    new Response('<!doctype html>', { status: 200, headers: { 'Content-Type': 'text/html' } }),
  )
  expect(error).toMatchObject({ kind: 'parse', status: 200 })
})

test('B26: every rejection is an Error with a stack', async () => {
  for (const reply of [new Response('{}', { status: 500 }), Response.error(), new Response('{', { status: 200 })]) {
    const error = await failureOf(reply)
    expect(error).toBeInstanceOf(Error)
    expect(error.stack).toContain('ApiError')
    expect(error.name).toBe('ApiError')
  }
})

describe('B30', () => {
  test('B30: only a failure of fetch is a network error', async () => {
    expect((await failureOf(Response.error())).kind).toBe('network')
  })

  test('B30: an exception of a middleware is of kind unknown, with its cause', async () => {
    const client = createTestClient({ middleware: [broken] })
    await expect(client.api.users.view({ id: 1 })).rejects.toMatchObject({
      kind: 'unknown',
      cause: { message: 'a bug of ours' },
    })
  })

  test('B30: a body that breaks off is a network error, not a parse error', async () => {
    const client = createTestClient({ fetch: async () => brokenOff() })
    await expect(client.api.users.view({ id: 1 })).rejects.toMatchObject({ kind: 'network' })
  })
})

test('an error narrows by its kind', () => {
  narrow(undefined)
  expectTypeOf<Schemas['ErrorData']['details']>().toExtend<Record<string, string[]> | undefined>()
})
