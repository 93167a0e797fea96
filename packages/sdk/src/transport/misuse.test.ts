import { expect, test } from 'vitest'
import { isApiError, type Client } from '#index.ts'
import { createHandlers, createTestClient, page } from '#testing/index.ts'

const on = createHandlers()

/** Calls it as a program without types does; nothing may be sent. */
async function refusalOf(resource: string, verb: string, params: object, options?: object): Promise<string> {
  const client = createTestClient()
  const calls: Record<string, Record<string, (...values: unknown[]) => Promise<unknown>>> = Object(client.api)
  const error = await calls[resource]?.[verb]?.(params, options).catch((error: unknown) => error)
  expect(client.requests).toEqual([])
  if (!isApiError(error, 'unknown')) throw error
  expect(error.cause).toBeInstanceOf(TypeError)
  return error.message
}

test.each([
  [{ id: 5, version: 'v3' }, "users.update: version cannot be 'v3'"],
  [{ id: 5, version: {} }, "users.update: version cannot be '[object Object]'"],
  [{ id: 5, version: NaN }, "users.update: version cannot be 'NaN'"],
  [{ id: 5, version: 1.5 }, "users.update: version cannot be '1.5'"],
  [{ id: 5, version: undefined }, "users.update: version cannot be 'undefined'"],
  [{ id: 5 }, "users.update: version cannot be 'undefined'"],
])('%j overwrites nothing: the call is refused', async (params, message) => {
  expect(await refusalOf('users', 'update', params)).toBe(message)
})

test('a version that is a text of digits is sent as one that is a number', async () => {
  const client = createTestClient({ handlers: [on.users.update(() => new Response('{}'))] })
  const params = { id: 5, version: JSON.parse('"3"') }
  await client.api.users.update(params)
  expect(client.requests[0]?.headers.get('If-Match')).toBe('"v3"')
})

test('a version of null overwrites on purpose', async () => {
  const client = createTestClient({ handlers: [on.users.update(() => new Response('{}'))] })
  await client.api.users.update({ id: 5, version: null })
  expect(client.requests[0]?.headers.has('If-Match')).toBe(false)
})

test.each([
  ['a date', new Date(0)],
  ['an object', { from: 1 }],
  ['a function', () => 1],
  ['a symbol', Symbol('x')],
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['a set', new Set(['paid'])],
  ['a list with an object', ['paid', {}]],
  ['a list with nothing in it', [undefined]],
  ['a list of lists', [['paid']]],
])('%s cannot stand in a query, so the list does not come unfiltered', async (_, value) => {
  expect(await refusalOf('orders', 'list', { placed_from: value })).toContain('orders.list: placed_from cannot be ')
})

test('client.http refuses a Date in a query too', async () => {
  const client: Pick<Client, 'http'> = createTestClient()
  const query: object = { placed_from: new Date(0) }
  const { error } = await client.http.GET('/api/order/admin/order', { params: { query } })
  expect(error?.message).toContain('orders.list: placed_from cannot be ')
})

test('numbers, texts and lists are sent in a query, undefined is not', async () => {
  const client = createTestClient({ handlers: [on.users.list(page([]))] })
  await client.api.users.list({ q: 'NaN', page: 0, status: ['active'], role_id: undefined })
  expect(new URL(client.requests[0]?.url ?? '').search).toBe('?q=NaN&page=0&status=active')
})

test.each([
  [{ retry: { maxRetries: 3 } }, 'users.view: no option retry.maxRetries of type number'],
  [{ retry: { attempts: '3' } }, 'users.view: no option retry.attempts of type string'],
])('the options %j of a call are refused', async (options, message) => {
  expect(await refusalOf('users', 'view', { id: 5 }, options)).toBe(message)
})
