import { http } from 'msw'
import { expect, test } from 'vitest'
import { createHandlers, createTestClient } from '#testing/index.ts'

const on = createHandlers()
const handlers = [on.permissions.list({ items: [] }), http.get('https://other.example.com/', () => new Response(null))]

const headers = { 'X-Team': 'prices', 'X-Site': 'north' }

test.each([
  ['an object', headers],
  ['Headers', new Headers(headers)],
  ['pairs', Object.entries(headers)],
])('%s of a client go to the origin of the API, and those of a call precede them', async (_, headers) => {
  const client = createTestClient({ headers, handlers })
  await client.api.permissions.list({}, { headers: { 'x-team': 'stock' } })
  await client.request('https://other.example.com/')
  expect(client.requests.map(({ headers }) => [headers.get('x-team'), headers.get('x-site')])).toEqual([
    ['stock', 'north'],
    [null, null],
  ])
})

test('a program says which client calls, unless it has another name', async () => {
  const client = createTestClient({ handlers })
  const named = createTestClient({ headers: { 'User-Agent': 'price-import/2' }, handlers })
  await client.api.permissions.list()
  await named.api.permissions.list()
  expect(client.requests[0]?.headers.get('user-agent')).toMatch(/^admin-panel-sdk\/./)
  expect(named.requests[0]?.headers.get('user-agent')).toBe('price-import/2')
})
