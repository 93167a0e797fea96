import { expect, expectTypeOf, onTestFinished, test } from 'vitest'
import { ApiError, isApiError, type ApiPromise, type Client, type Result } from '#index.ts'
import { openOperation, prepareOperation } from '#many/index.ts'
import { createHandlers, createTestClient } from '#testing/index.ts'

const on = createHandlers()
const empty = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 0 } } as const
const answer = (body: object) => () => Response.json(body, { headers: { 'X-Request-Id': 'r-7', 'X-Total': '0' } })

test('a call has its response and the id of its request, and is sent once', async () => {
  const client = createTestClient({ handlers: [on.permissions.list(answer({ items: [] }))] })
  const call = client.api.permissions.list()
  const { data, response, requestId } = await call.withResponse()
  expect(await call).toBe(data)
  expect([data, response.status, response.headers.get('x-total'), requestId]).toEqual([{ items: [] }, 200, '0', 'r-7'])
  expect(client.requests).toHaveLength(1)
  expectTypeOf(call).toExtend<ApiPromise<Result<'permissions.list'>>>()
})

test('a list has them as well', async () => {
  const client = createTestClient({ handlers: [on.users.list(answer(empty))] })
  const { data, requestId } = await client.api.users.list().withResponse()
  expect([data.meta.total, requestId]).toEqual([0, 'r-7'])
})

test('a failed call rejects with the same error by either way, which is an ApiError', async () => {
  const client = createTestClient({ handlers: [on.users.view({ error: { status: 404 } })] })
  const call = client.api.users.view({ id: 5 })
  const error: unknown = await call.withResponse().catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ApiError)
  await expect(call).rejects.toBe(error)
  expect(error instanceof ApiError && error.kind).toBe('not-found')
  expect(new Error('another')).not.toBeInstanceOf(ApiError)
})

// The tests of this package have no types of Node.
declare const process: Record<'on' | 'off', (event: string, listener: (reason: unknown) => void) => void>

const file = new File(['x'], 'x.png', { type: 'image/png' })
const failure = { error: { status: 500 } } as const

test.each<[string, (client: Pick<Client, 'api'>) => Promise<unknown>]>([
  ['a call', ({ api }) => api.users.view({ id: 5 }).withResponse()],
  ['a list', ({ api }) => api.users.list().withResponse()],
  ['a write', ({ api }) => api.users.update({ id: 5, version: 1, first_name: 'Анна' }).withResponse()],
  ['an upload', ({ api }) => api.files.create({ entity: 'product', file }).withResponse()],
  ['an export', ({ api }) => api.users.export({ format: 'csv' }).withResponse()],
  ['a misused call', ({ api }) => api.users.view({ id: NaN }).withResponse()],
  ['a list in whole', ({ api }) => api.users.list().all()],
  ['a list by pages', ({ api }) => api.users.list().pages().next()],
  ['a prepared operation', (client) => prepareOperation(client, 'products.disableByIds', { filter: { q: 'x' } })],
  ['an opened operation', (client) => openOperation(client, 5)],
])('%s that rejects where it is awaited rejects nowhere else', async (_, call) => {
  const { users, files, operations } = on
  const handlers = [
    users.view(failure),
    users.list(failure),
    users.update(failure),
    users.export(failure),
    files.create(failure),
    operations.prepare(failure),
    operations.view(failure),
  ]
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => process.off('unhandledRejection', note))
  expect(isApiError(await call(createTestClient({ handlers })).catch((error: unknown) => error))).toBe(true)
  // Node reports a rejection after the microtasks of its turn.
  await new Promise((resolve) => void setTimeout(resolve, 0))
  expect(unhandled).toEqual([])
})
