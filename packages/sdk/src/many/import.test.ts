import { expect, expectTypeOf, test } from 'vitest'
import { prepareImport, type ImportId, type ImportItem, type ImportParams } from '#many/index.ts'
import { createHandlers, createTestClient } from '#testing/index.ts'

const on = createHandlers()

test('the rows of a file are sent as lines of JSON after the columns; what is left out is not sent', async () => {
  const forms: FormData[] = []
  const keys: (string | null)[] = []
  const client = createTestClient({
    handlers: [
      on.operations.prepareImport(async (_, request) => {
        forms.push(await request.formData())
        keys.push(request.headers.get('idempotency-key'))
        return Response.json({ id: 7, status: 'checking' })
      }),
    ],
  })
  const head = { header: ['Артикул', 'Цена'], mapping: { seller_sku: 'Артикул', price_kopecks: 'Цена' } }
  const wrong = { line: 3, cells: ['B', '?'], errors: [{ field: 'price_kopecks', message: 'Не число' }] }
  const file = new File(['Артикул;Цена'], 'prices.csv')
  const { id } = await prepareImport(
    client,
    'productOffers.upsert',
    {
      ...head,
      file,
      common: { company_id: 2 },
      rows: [{ line: 2, item: { seller_sku: 'A', price_kopecks: 500 }, cells: ['A', '5'] }, wrong],
      skip_invalid: true,
      reason: undefined,
    },
    { idempotencyKey: 'once' },
  )

  const { rows, ...parts } = Object.fromEntries(forms[0] ?? [])
  const lines = rows instanceof Blob ? (await rows.text()).split('\n').map((line): unknown => JSON.parse(line)) : []
  expect(id).toBe(7)
  expect(keys).toEqual(['once'])
  expect(parts).toEqual({ call: 'productOffers.upsert', file: expect.any(File) as File, skip_invalid: 'true' })
  expect(parts['file']).toMatchObject({ name: 'prices.csv', size: file.size })
  expect(lines).toEqual([
    { ...head, common: { company_id: 2 } },
    { line: 2, item: { seller_sku: 'A', price_kopecks: 500 }, cells: ['A', '5'] },
    { item: {}, ...wrong },
  ])
})

function prepareRows<K extends ImportId>(_call: K, _params: Pick<ImportParams<K>, 'mapping' | 'rows'>) {}

test('the contract says which calls take the rows of a file, and what is in a row', () => {
  prepareRows('brandAliases.upsert', { mapping: { name: 'Имя' }, rows: [{ line: 2, item: { name: 'FEBI' } }] })
  // @ts-expect-error a call that takes no rows
  prepareRows('products.disableByIds', { mapping: {}, rows: [] })
  // @ts-expect-error a column of a field that the call does not have
  prepareRows('brandAliases.upsert', { mapping: { price: 'Цена' }, rows: [] })
  // @ts-expect-error a value of another type
  prepareRows('brandAliases.upsert', { mapping: {}, rows: [{ line: 2, item: { name: 5 } }] })

  expectTypeOf<ImportItem<'productOffers.upsert'>['price_kopecks']>().toEqualTypeOf<number | undefined>()
})
