import { expect, test } from 'vitest'
import { readDocument } from '#contract/document.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const read = (headers: Record<string, string> = {}) => app.anonymous.get('/openapi.json', { headers })

test('the contract is there for programs in any language, without a token', async () => {
  const plain = await read()
  expect(plain.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(plain.body).toEqual(readDocument())

  const compressed = await fetch(`${await app.listen()}/openapi.json`, { headers: { 'accept-encoding': 'gzip' } })
  expect(compressed.headers.get('content-encoding')).toBe('gzip')
  expect(await compressed.text()).toBe(plain.text)
})

test('who has this contract already gets it no second time', async () => {
  const { headers } = await read()
  const again = await read({ 'if-none-match': String(headers['etag']) })
  expect([again.status, again.text]).toEqual([304, ''])
})
