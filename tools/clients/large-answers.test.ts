import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createClient,
  isApiError,
  memoryStorage,
  type ApiError,
  type Client,
  type ClientOptions,
} from '@admin-panel/sdk'

const MEGABYTE = 2 ** 20
let status = 200
let type = 'application/json'
// A gzip member of 8 MB; a file of several members is one stream.
const member = gzipSync(Buffer.alloc(8 * MEGABYTE, ' '))
const server = createServer((_, response) => {
  response.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip' })
  for (let sent = 0; sent < 16; sent++) response.write(member)
  response.end()
})
let baseUrl = ''
const clients: Client[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  for (const client of clients) client.dispose()
  server.closeAllConnections()
  server.close()
})

function clientOf(options: Partial<ClientOptions> = {}) {
  const storage = memoryStorage({ token: 't', 'token-expire': '2099-01-01T00:00:00Z' })
  const client = createClient({ baseUrl, storage, refresh: false, user: { id: 1, roles: [] } as never, ...options })
  clients.push(client)
  return client
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((error: unknown) => error)
  if (!isApiError(error)) throw new Error('It did not fail as a call does', { cause: error })
  return error
}

test.each([200, 500])(
  'an answer of status %i that unpacks to more than 64 MB fails before it is whole',
  async (code) => {
    status = code
    const error = await failureOf(clientOf({ retry: false }).api.users.view({ id: 1 }))
    expect(error).toMatchObject({
      kind: 'parse',
      status: code,
      code: 'too-large',
      message: 'Ответ сервера слишком велик',
    })
    expect(error.cause).toBe('> 67108864 bytes')
    expect(error.response?.url).toBe(`${baseUrl}/api/user/admin/user/1`)
  },
)

test('the limit is that of the call, of the client, or of files', async () => {
  status = 200
  type = 'text/csv'
  const client = clientOf({ maxBytes: MEGABYTE })
  const file = await client.api.users.export({ format: 'csv' })
  expect(file.size).toBe(128 * MEGABYTE)
  expect(await failureOf(client.api.users.export({ format: 'csv' }, { maxBytes: MEGABYTE }))).toMatchObject({
    code: 'too-large',
  })
  expect((await failureOf(client.api.users.view({ id: 1 }))).cause).toBe('> 1048576 bytes')
})

test('a stream has no limit', async () => {
  status = 200
  const client = clientOf({ maxBytes: MEGABYTE })
  const params = { query: { format: 'csv' as const } }
  const { data } = await client.http.GET('/api/user/admin/user/export', { params, parseAs: 'stream' })
  let size = 0
  for await (const chunk of data ?? []) size += chunk.byteLength
  expect(size).toBe(128 * MEGABYTE)
  expect((await (await client.request('/file')).arrayBuffer()).byteLength).toBe(128 * MEGABYTE)
})
