import { getResponse } from 'msw'
import { expect, expectTypeOf, test } from 'vitest'
import { createKeyClient, type Client, type ClientEvent, type KeyClient } from '#index.ts'
import { createHandlers } from '#testing/index.ts'

const on = createHandlers()
const baseUrl = 'https://panel.example.com'
const key = `ap_live_${'a'.repeat(36)}`
const over = 'Сервисный ключ не действует: он отозван, истёк или введён с ошибкой'

const refuse = async () => Response.json({ data: { status: 401, message: over } }, { status: 400 })

function keyClient(valid = key) {
  const requests: Request[] = []
  const handlers = [
    on.permissions.list((_, { headers }) =>
      headers.get('authorization') === `Bearer ${valid}` ? { items: [] } : { error: { status: 401, message: over } },
    ),
  ]
  const client = createKeyClient({
    baseUrl,
    key,
    async fetch(input, init) {
      const request = new Request(input, init)
      requests.push(request)
      return (await getResponse(handlers, request)) ?? new Response(null, { status: 404 })
    },
  })
  const events: ClientEvent[] = []
  client.on((event) => events.push(event))
  return { client, requests, events }
}

test('a client with a key sends it with every call, and neither signs in nor refreshes', async () => {
  const { client, requests } = keyClient()
  await client.api.permissions.list()
  await client.http.GET('/api/user/admin/permission')
  client.dispose()

  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(Array(2).fill('/api/user/admin/permission'))
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(Array(2).fill(`Bearer ${key}`))
})

test('a 401 of a key is an error of the call that says why, and the next call sends the key again', async () => {
  const { client, requests, events } = keyClient('another')
  for (const _ of [1, 2])
    await expect(client.api.permissions.list()).rejects.toMatchObject({
      kind: 'unauthorized',
      message: over,
      code: 'key-refused',
      silent: false,
    })

  expect(requests).toHaveLength(2)
  expect(events.filter(({ type }) => type === 'signed-out' || type === 'unauthorized')).toEqual([])
})

test('a 401 without a text says that the key is not valid, and no session is spoken of', async () => {
  for (const body of [null, '{"data":{"status":401}}', '<h1>Unauthorized</h1>']) {
    const fetch = async () => new Response(body, { status: 401 })
    const client = createKeyClient({ baseUrl, key, fetch })
    await expect(client.api.permissions.list()).rejects.toMatchObject({
      message: 'Сервисный ключ не действует',
      silent: false,
    })
  }
  const client = createKeyClient({ baseUrl, key, fetch: refuse })
  await expect(client.api.permissions.list()).rejects.toMatchObject({ silent: false })
})

test('a key goes to the origin of the API only, and to no storage', async () => {
  const { client, requests } = keyClient()
  await client.request('https://other.example.com/page').catch(() => undefined)
  await client.request('/health/ready').catch(() => undefined)

  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, `Bearer ${key}`])
  expect(JSON.stringify(globalThis.localStorage ?? {})).not.toContain(key)
})

test('a client with a key offers no sign-in', () => {
  expectTypeOf(keyClient().client).toEqualTypeOf<KeyClient>()
  expectTypeOf<keyof Client>()
    .exclude<keyof KeyClient>()
    .toEqualTypeOf<'session' | 'signIn' | 'signOut' | 'loadUser' | 'refresh'>()
})
