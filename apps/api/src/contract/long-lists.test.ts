import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

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

test('V2: after a thousand faults each further row of an import is refused for its first one', async () => {
  const items = Array.from({ length: 500 }, () => ({ rows: 1, price: 'x', stocks: empty(300) }))
  const lines = Array.from({ length: 200_000 }, () => 'x')
  const path = '/api/catalog/admin/product-offer/upsert'
  const rows = await admin.put(path, { body: { items, dry_run: true } })
  const numbered = await admin.put(path, { body: { items: items.slice(0, 1), lines } })

  expect([rows.status, rows.body.errors.at(0).row, rows.body.errors.at(-1).row]).toEqual([200, 0, 499])
  expect(rows.body.errors.length).toBeLessThan(2000)
  expect(numbered.body.data.details).toEqual({ lines: [expect.stringMatching(/^Строки файла: выберите не более 1/)] })
})
