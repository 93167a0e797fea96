import { expect, test } from 'vitest'
import { Refusal } from '#errors.ts'
import { useApp } from '#test/app.ts'
import { bodyWith, placesOf, typesOf } from '#test/contract/matrix.ts'
import { readContract, type Schema } from './operations.ts'
import { survey } from './survey.ts'
import { readBody } from './validate.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const empty = (count: number) => Array.from({ length: count }, () => ({}))

test.each([
  [
    '/api/catalog/admin/product',
    { applicability: empty(300_000) },
    { applicability: ['Применяемость: выберите не более 500'] },
  ],
  [
    '/api/catalog/admin/product',
    { oem_numbers: empty(1001), crosses: empty(150_000) },
    { oem_numbers: [expect.stringMatching(/не более/)], crosses: [expect.stringMatching(/не более/)] },
  ],
  [
    '/api/company/admin/store-point',
    { schedule_exceptions: Array.from({ length: 50 }, () => ({ hours: empty(5000) })) },
    Object.fromEntries(
      Array.from({ length: 50 }, (_, day) => [`schedule_exceptions.${day}.hours`, ['Часы: выберите не более 4']]),
    ),
  ],
])('V2: %s names the lists that are far too long, without reading their items', async (path, body, details) => {
  const reply = await admin.post(path, { body })

  expect([reply.status, reply.body.data.details]).toEqual([422, details])
})

test('V2: a list that is a little too long is named with all other wrong fields', async () => {
  const reply = await admin.post('/api/catalog/admin/product', { body: { applicability: empty(501) } })

  expect(Object.keys(reply.body.data.details)).toEqual(expect.arrayContaining(['applicability', 'name']))
})

test('V2: after a thousand faults, each further row of an import names its first fault only', async () => {
  const items = Array.from({ length: 500 }, () => ({ rows: 1, price: 'x', stocks: empty(300) }))
  const lines = Array.from({ length: 200_000 }, () => 'x')
  const path = '/api/catalog/admin/product-offer/upsert'
  const rows = await admin.put(path, { body: { items, dry_run: true } })
  const numbered = await admin.put(path, { body: { items: items.slice(0, 1), lines } })

  expect([rows.status, rows.body.errors.at(0).row, rows.body.errors.at(-1).row]).toEqual([200, 0, 499])
  expect(rows.body.errors.length).toBeLessThan(2000)
  expect(numbered.body.data.details).toEqual({ lines: [expect.stringMatching(/^Строки файла: выберите не более 1/)] })
})

const LENGTH = 20_000

/** A list of zeros that counts how often its items are read. */
function countedZeros() {
  const reads = { count: 0 }
  const list = new Proxy(
    Array.from({ length: LENGTH }, () => 0),
    {
      get(zeros, key) {
        if (typeof key === 'string' && /^\d/.test(key)) reads.count++
        return Reflect.get(zeros, key)
      },
      ownKeys(zeros) {
        reads.count += LENGTH
        return Reflect.ownKeys(zeros)
      },
    },
  )
  return { list, reads }
}

/** How many items of a list a schema lets in: none where it wants something else. */
function itemsLetIn({ anyOf, ...part }: Schema): number {
  if (anyOf) return Math.max(...anyOf.map(itemsLetIn))
  const types = typesOf(part)
  if (types.length > 0 && !types.includes('array')) return 0
  return typeof part['maxItems'] === 'number' ? part['maxItems'] : Infinity
}

function quietly(read: () => unknown) {
  try {
    read()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

const withJson = readContract().filter(({ body, multipart }) => body && !multipart)

test.each(withJson)('V2: $id reads no item of a list that is longer than its contract allows', (operation) => {
  const places = placesOf(operation.body ?? {}, [])
  for (const [path, schema] of places) {
    const { list, reads } = countedZeros()
    quietly(() => readBody(operation)(bodyWith(path, list)))
    // Where anything is let in, a search for texts reads each item once.
    const most = itemsLetIn(schema) < LENGTH ? 0 : LENGTH
    expect([path, Math.max(reads.count, most)]).toEqual([path, most])
  }
})

test('V2: many unreadable texts are named once each, and a hundred of them at most', () => {
  const { unreadable } = survey(
    {},
    Array.from({ length: LENGTH }, () => ({ 'a\0': '\ud800' })),
  )
  expect(unreadable.length).toBe(100)
  expect(unreadable.slice(0, 2)).toEqual([['0'], ['0', 'a\0']])
})

test('V2: an operation without a session takes 32 kB', async () => {
  const open = readContract().filter(({ permission, body }) => permission === 'public' && body)
  expect(open.length).toBeGreaterThan(5)
  for (const { method, path } of open) {
    const send = app.anonymous[method === 'PUT' ? 'put' : 'post']
    expect((await send(path, { body: JSON.stringify({ other: 'x'.repeat(32 * 1024) }) })).status).toBe(413)
    expect((await send(path, { body: JSON.stringify({ other: 'x'.repeat(31 * 1024) }) })).status).toBe(422)
  }
})
