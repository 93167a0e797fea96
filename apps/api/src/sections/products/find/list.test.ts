import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { sampleCard } from './sample-card.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const PRODUCTS = '/api/catalog/admin/product'
const ids = (reply: { body: { items: { id: number }[] } }) => reply.body.items.map(({ id }) => id)
const GOLDEN = 1001
const { body: golden } = await admin.get(`${PRODUCTS}/${GOLDEN}`)

async function make(article: string, more: object = {}) {
  const body = sampleCard(article, { category_id: golden.category_id, ...more })
  return (await admin.post(PRODUCTS, { body })).body
}

test.each(['w9142', '914/2', 'W 914', 'масляный 914/2', 'w914-2'])(
  'R4: story 12: the search «%s» finds W 914/2 in any spelling',
  async (q) => {
    expect(ids(await admin.get(`${PRODUCTS}?q=${encodeURIComponent(q)}&per_page=100`))).toContain(GOLDEN)
  },
)

test('R4: the search knows OEM numbers, crosses, barcodes, and beginnings of two letters', async () => {
  const { body: cars } = await admin.get('/api/catalog/admin/car-brand/list?limit=1')
  const product = await make('ЁЖ-77', {
    oem_numbers: [{ car_brand_id: cars.items[0].id, number: '90915-YZZD4' }],
    crosses: [{ brand_id: 1, article: 'F 026 407 999', kind: 'analog' }],
    barcodes: ['4006381333931'],
  })
  const search = async (q: string) => ids(await admin.get(`${PRODUCTS}?q=${encodeURIComponent(q)}`))

  expect(await search('yzzd4')).toEqual([product.id])
  expect(await search('026407999')).toEqual([product.id])
  expect(await search('4006381333931')).toEqual([product.id])
  expect(await search('ЕЖ')).toEqual([product.id])
  expect(await search('%%%')).toEqual([])
  expect(await search('нет такого товара')).toEqual([])
})

test('R4: filters narrow the list; a category includes what is under it', async () => {
  const root = golden.category_path[0].id
  const { body: all } = await admin.get(`${PRODUCTS}?category_id=${root}&per_page=100`)
  const { body: blocked } = await admin.get(`${PRODUCTS}?status=blocked,archived&brand_id=12&per_page=100`)
  const { body: bare } = await admin.get(`${PRODUCTS}?has_images=false&has_offers=false&completeness_to=40`)
  const { body: reasoned } = await admin.get(`${PRODUCTS}?status=blocked&per_page=10`)
  const { body: one } = await admin.get(`${PRODUCTS}/${reasoned.items[0].id}`)
  const { body: same } = await admin.get(`${PRODUCTS}?reason_id=${one.status_reason_id}&per_page=100`)

  expect(new Set(all.items.map((row: { category: { label: string } }) => row.category.label)).size).toBeGreaterThan(3)
  expect(blocked.items.every((row: { brand: { id: number } }) => row.brand.id === 12)).toBe(true)
  expect(new Set(blocked.items.map(({ status }: { status: string }) => status))).not.toContain('active')
  expect(
    bare.items.every((row: { image_id: null; offers_count: number }) => !row.image_id && row.offers_count === 0),
  ).toBe(true)
  expect(same.items.map(({ id }: { id: number }) => id)).toContain(one.id)
})

test.each([
  ['name', 'name'],
  ['-name', 'name'],
  ['article_norm', 'article_norm'],
  ['-min_price_kopecks', 'min_price_kopecks'],
  ['created_at', 'created_at'],
  ['-updated_at', 'updated_at'],
])('R4: the list sorts by %s, and no row stands on two pages', async (sort) => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => admin.get(`${PRODUCTS}?sort=${sort}&page=${page}&per_page=50`)),
  )
  const all = pages.flatMap(ids)

  expect(new Set(all).size).toBe(150)
})

test('R4: brands sort by name', async () => {
  const { body } = await admin.get(`${PRODUCTS}?sort=-brand&per_page=100&category_id=${golden.category_id}`)
  const names = body.items.map((row: { brand: { label: string } }) => row.brand.label)

  expect(names).toEqual(names.toSorted(new Intl.Collator('ru').compare).toReversed())
})

test('R4: cards are found by the crosses that they have or lack, as soon as these change', async () => {
  const bare = await make('CRLESS-1')
  const crossed = await make('CRLESS-2', { crosses: [{ brand_id: 1, article: 'ZZ 77', kind: 'analog' }] })
  const found = async (filter: string) => ids(await admin.get(`${PRODUCTS}?q=CRLESS&${filter}`))
  const put = async (id: number, crosses: object[]) => {
    const { body } = await admin.get(`${PRODUCTS}/${id}`)
    expect((await admin.put(`${PRODUCTS}/${id}`, { version: body.version, body: { crosses } })).status).toBe(200)
  }

  expect(await found('has_crosses=false')).toEqual([bare.id])
  expect(await found('has_crosses=true')).toEqual([crossed.id])

  await put(bare.id, [{ brand_id: 1, article: 'ZZ 78', kind: 'analog' }])
  await put(crossed.id, [])
  expect(await found('has_crosses=false')).toEqual([crossed.id])
  expect(await found('has_crosses=true')).toEqual([bare.id])

  const { body } = await admin.get(`${PRODUCTS}/${crossed.id}`)
  expect((await admin.delete(`${PRODUCTS}/${crossed.id}`, { version: body.version })).status).toBe(204)
  const { rows } = await app.db.execute(sql`
    select id from product full join product_without_crosses lacking on product_id = id
    where id is null or (product_id is null) <> exists (select from product_cross known where known.product_id = product.id)`)
  expect(rows).toEqual([])
})

test('R4: cards are found by missing content, and a draft shows whether it has offers', async () => {
  const bare = await make('LACK-1')
  const whole = await make('LACK-2', { description: 'Для двигателей', barcodes: ['4600000020013'] })
  const lacking = async (filter: string) => ids(await admin.get(`${PRODUCTS}?q=LACK&${filter}`))

  expect(await lacking('has_barcodes=false')).toEqual([bare.id])
  expect(await lacking('has_barcodes=true')).toEqual([whole.id])
  expect(await lacking('has_description=false')).toEqual([bare.id])
  expect(await lacking('has_description=true')).toEqual([whole.id])
  expect(await lacking('has_applicability=true')).toEqual([])
  expect(new Set(await lacking('has_applicability=false'))).toEqual(new Set([bare.id, whole.id]))

  const fits = await make('LACK-3', { applicability: [{ car_model_id: 1 }] })
  expect(await lacking('has_applicability=true')).toEqual([fits.id])
  const cleared = { version: fits.version, body: { applicability: [] } }
  expect((await admin.put(`${PRODUCTS}/${fits.id}`, cleared)).status).toBe(200)
  expect(await lacking('has_applicability=true')).toEqual([])

  const offer = { company_id: 1, product_id: bare.id, seller_sku: 'LACK-1', price_kopecks: 10_000 }
  await admin.post('/api/catalog/admin/product-offer', { body: offer })
  const { body: offered } = await admin.get(`${PRODUCTS}/${bare.id}`)
  expect([bare.is_offered, offered.is_offered, offered.offers_count]).toEqual([false, true, 0])
})
