import { expect, expectTypeOf, test } from 'vitest'
import { ApiError, type ApiPromise, type Result } from '#index.ts'
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
