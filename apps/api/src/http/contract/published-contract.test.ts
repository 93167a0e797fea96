import { expect, test } from 'vitest'
import { readDocument } from '#contract/document.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const read = (headers: Record<string, string> = {}) => app.anonymous.get('/openapi.json', { headers })

test('the OpenAPI document is served without a token', async () => {
  const plain = await read()
  expect(plain.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(plain.body).toEqual(readDocument())

  const compressed = await fetch(`${await app.listen()}/openapi.json`, { headers: { 'accept-encoding': 'gzip' } })
  expect(compressed.headers.get('content-encoding')).toBe('gzip')
  expect(await compressed.text()).toBe(plain.text)
})

test('the OpenAPI document is a 304 for a client that has it', async () => {
  const { headers } = await read()
  const again = await read({ 'if-none-match': String(headers['etag']) })
  expect([again.status, again.text]).toEqual([304, ''])
})
