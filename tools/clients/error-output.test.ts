import { createClient, isApiError, memoryStorage, type ApiError } from '@admin-panel/sdk'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'

async function refused(fetch: typeof globalThis.fetch): Promise<ApiError> {
  const client = createClient({
    baseUrl: 'http://api.test',
    storage: memoryStorage({ token: 't' }),
    fetch,
    retry: false,
  })
  try {
    const error: unknown = await client.api.users.view({ id: 5 }).catch((error: unknown) => error)
    if (!isApiError(error)) throw new Error('It did not fail as a call does', { cause: error })
    return error
  } finally {
    client.dispose()
  }
}

const body = { data: { status: 422, message: 'Проверьте поля', details: { email: ['Занято'] } } }
const answer = async () => Response.json(body, { status: 422, headers: { 'X-Request-Id': 'r-7' } })

test('an error prints in four lines: its title, its fields and the frames of the caller', async () => {
  const lines = inspect(await refused(answer)).split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toBe('ApiError: Проверьте поля')
  expect(lines[1]).toContain('"requestId":"r-7"')
  expect(lines[3]).toMatch(/^ +at /)
  expect(lines.join()).not.toContain('undefined')
})

test('an uncaught error, which Node prints with all its fields, has no answer and no empty cause', async () => {
  const text = inspect(await refused(answer), { customInspect: false, showHidden: false })
  expect(text).toContain("details: { email: [ 'Занято' ] }")
  expect(text).not.toMatch(/Response|Symbol|\[cause\]|\[Function/)
})

test('an error without an answer prints the host, the reason and the cause', async () => {
  const socket = new Error('getaddrinfo ENOTFOUND api.test')
  const lines = inspect(await refused(() => Promise.reject(new TypeError('fetch failed', { cause: socket })))).split(
    '\n',
  )
  expect(lines).toHaveLength(5)
  expect(lines[1]).toContain('"reason":"api.test: getaddrinfo ENOTFOUND api.test"')
  expect(lines[2]).toBe('cause: TypeError: fetch failed')
})

test('an error as JSON has its message and its fields, and no answer', async () => {
  expect(JSON.parse(JSON.stringify(await refused(answer)))).toEqual({
    name: 'ApiError',
    message: 'Проверьте поля',
    kind: 'validation',
    status: 422,
    code: 'generic',
    details: { email: ['Занято'] },
    messages: ['Занято'],
    hasPayload: true,
    silent: false,
    request: { method: 'GET', path: '/api/user/admin/user/{id}', operation: 'users.view' },
    requestId: 'r-7',
    attempts: 1,
  })
})
