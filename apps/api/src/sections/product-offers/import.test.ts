import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const merchant = await app.as('merchant1@example.com')
const OFFERS = '/api/catalog/admin/product-offer'
const { rows: points } = await app.db.execute<{ id: number; code: string }>(
  `select id, code from store_point where company_id = 1 and type in ('shop', 'warehouse') order by id`,
)
const code = points[0]?.code ?? ''
const { rows: free } = await app.db.execute<{ id: number }>(
  `select id from product where status = 'active' and not exists (select from product_offer where product_id = product.id and company_id = 1) order by id limit 3`,
)
const [first, second, third] = free.map(({ id }) => id)
const row = (seller_sku: string, more: object = {}) => ({ company_id: 1, seller_sku, price_kopecks: 50_000, ...more })
const load = (items: object[], more: object = {}) => merchant.put(`${OFFERS}/upsert`, { body: { items, ...more } })

async function find(sku: string) {
  const { body } = await merchant.get(`${OFFERS}?q=${sku}`)
  const { body: offer } = await merchant.get(`${OFFERS}/${body.items[0].id}`)
  return offer
}

test('R4: a price list makes drafts, changes prices and stocks, and leaves alone what is so already', async () => {
  const stocks = [{ store_point_code: code, quantity: 7 }]
  const made = await load([row('PL-1', { product_id: first, stocks }), row('PL-2', { product_id: second })])
  const again = await load([row('PL-1', { stocks }), row('PL-2', { price_kopecks: 55_000 })])
  const shelf = await load([row('PL-1', { stocks: [{ store_point_code: code, quantity: 0 }] })])
  const offer = await find('PL-1')

  expect(made.body).toEqual({ created: 2, updated: 0, unchanged: 0, errors: [] })
  expect(again.body).toEqual({ created: 0, updated: 1, unchanged: 1, errors: [] })
  expect(shelf.body).toMatchObject({ updated: 1 })
  expect(offer).toMatchObject({ status: 'draft', available: 0, version: 2, stocks: [{ quantity: 0 }] })
  expect(await find('PL-2')).toMatchObject({ price_kopecks: 55_000, version: 2 })
  expect(
    (await app.audited('product-offer', offer.id)).map(({ event, changes }) => [event, changes['stocks']]),
  ).toEqual([
    ['updated', [[{ code, quantity: 7 }], [{ code, quantity: 0 }]]],
    ['created', [[{ code, quantity: null }], [{ code, quantity: 7 }]]],
  ])
})

test('R4: rows that are wrong are told by number and field; a dry run writes nothing', async () => {
  const items = [
    row('PL-3', { product_id: third, price_kopecks: 1 }),
    row('PL-4'),
    row('PL-4', { product_id: third }),
    { ...row('PL-5'), company_id: 2 },
    row('PL-1', { stocks: [{ store_point_code: 'NO-SUCH', quantity: 1 }], old_price_kopecks: 10_000 }),
    row('PL-6', { product_id: first }),
    row('PL-7', { product_id: third }),
  ]
  const refused = await load(items)
  const tried = await load(items, { dry_run: true })
  const taken = await load(items, { skip_invalid: true })

  expect(refused.status).toBe(422)
  expect(tried.body.errors).toEqual([
    { row: 0, field: 'price_kopecks', message: expect.stringContaining('Цена') },
    { row: 1, field: 'product_id', message: 'Пожалуйста, введите Товар' },
    { row: 2, field: 'seller_sku', message: 'Артикул продавца: уже есть в строке 2' },
    { row: 3, field: 'company_id', message: 'Выберите компанию из доступных вам' },
    { row: 4, field: 'old_price_kopecks', message: 'Старая цена: больше новой' },
    { row: 4, field: 'stocks', message: 'Остатки: точки NO-SUCH у продавца нет' },
    { row: 5, field: 'product_id', message: 'У продавца уже есть предложение на этот товар' },
  ])
  expect(tried.body.created).toBe(1)
  expect(taken.body).toMatchObject({ created: 1, updated: 0 })
  expect(await find('PL-7')).toMatchObject({ product_id: third })
})

test('R4: a price list cannot take a price far away unseen', async () => {
  const offer = await find('PL-2')
  await app.db.execute(
    `update product_offer set status = 'active', last_price_kopecks = price_kopecks where id = ${offer.id}`,
  )
  await load([row('PL-2', { price_kopecks: 9_000_000 })])

  expect(await find('PL-2')).toMatchObject({ price_quarantine: true, last_price_kopecks: 55_000 })
})

test('R4: hundreds of rows go in at once', async () => {
  const { rows } = await app.db.execute<{ id: number }>(
    `select id from product where status = 'active' and not exists
      (select from product_offer where product_id = product.id and company_id = 1) order by id limit 500`,
  )
  const { body } = await load(rows.map(({ id }) => row(`BULK-${id}`, { product_id: id })))

  expect(body).toEqual({ created: 500, updated: 0, unchanged: 0, errors: [] })
  expect((await app.audited('product-offer')).filter(({ event }) => event === 'created').length).toBeGreaterThan(499)
})
