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

test('an error prints in five lines: its title, its fields, its cause and the frames of the caller', async () => {
  const lines = inspect(await refused(answer)).split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toBe('ApiError: Проверьте поля')
  expect(lines[1]).toContain('"requestId":"r-7"')
  expect(lines[4]).toMatch(/^ +at /)
  const offline = inspect(await refused(() => Promise.reject(new TypeError('getaddrinfo ENOTFOUND'))))
  expect(offline.split('\n')[2]).toBe('cause: TypeError: getaddrinfo ENOTFOUND')
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
