import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { openFileStore } from './store.ts'

const objects = new Map<string, Buffer>()
const requests: IncomingMessage[] = []
const bucket = createServer((request, reply) => {
  requests.push(request)
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const path = request.url ?? ''
    if (request.method === 'PUT') objects.set(path, Buffer.concat(parts))
    const bytes = objects.get(path)
    reply.writeHead(bytes ? 200 : 404).end(request.method === 'GET' ? bytes : undefined)
  })
}).listen(0, '127.0.0.1')
await new Promise((resolve) => bucket.once('listening', resolve))
afterAll(() => bucket.close())

const { port } = bucket.address() as AddressInfo
const store = openFileStore({
  dataDir: '',
  files: { url: `http://127.0.0.1:${port}/panel/`, accessKeyId: 'key', secretAccessKey: 'secret', region: 'ru-1' },
})

test('A bucket keeps files under signed requests, and receives them once their rows are committed', async () => {
  await store.prepare('a.webp', Buffer.from('picture'), 'image/webp')
  expect(requests).toEqual([])
  await store.publish(['a.webp'])
  const file = await store.read('a.webp')

  expect(file && (await text(file.body))).toBe('picture')
  expect(await store.read('b.webp')).toBeUndefined()
  expect(requests[0]).toMatchObject({ url: '/panel/a.webp', headers: { 'content-type': 'image/webp' } })
  expect(requests[0]?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/ru-1\/s3\//)
})
