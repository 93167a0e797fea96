import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const LEGACY = '/api/catalog/admin/legacy-product'
const total = async (query: string) => (await admin.get(`${LEGACY}?${query}`)).body.meta.total
const { rows: leaves } = await app.db.execute<{ id: number; name: string }>(sql`
  select id, name from category where not exists (select from category child where child.parent_id = category.id)
  order by id limit 1`)
const leaf = { id: Number(leaves[0]?.id), name: String(leaves[0]?.name) }
const { body: product } = await admin.post('/api/catalog/admin/product', {
  body: {
    name: 'Фильтр масляный проверочный',
    article: 'OLD 77/1',
    brand_id: 12,
    category_id: leaf.id,
    weight_g: 500,
    length_mm: 100,
    width_mm: 100,
    height_mm: 120,
    vat_rate: '22',
  },
})

async function insertLegacy(id: number, fields: { brand: string; norm: string; article: string; height?: number }) {
  const { brand, norm, article, height = null } = fields
  const payload = {
    title: article,
    code: article,
    brand,
    group: leaf.name,
    weight_kg: 0.45,
    length_cm: 12.5,
    width_cm: 8,
  }
  await app.db.execute(sql`
    insert into legacy_product (legacy_id, payload, name, article, article_norm, brand_name, brand_norm, category_name, migrated_at)
    values (${id}, ${JSON.stringify({ ...payload, height_cm: height, price_rub: 649 })}, ${`Фильтр ${article}`}, ${article},
      ${article.replaceAll(/[^A-Z0-9]/g, '')}, ${brand}, ${norm}, ${leaf.name}, now())`)
}

await insertLegacy(9001, { brand: 'MANN FILTER', norm: 'mannfilter', article: 'OLD-77/1' })
await insertLegacy(9002, { brand: 'Knecht', norm: 'knecht', article: 'OLD-77/1' })
await insertLegacy(9003, { brand: 'Mann', norm: 'mann', article: 'NEW 78', height: 9 })
await insertLegacy(9004, { brand: 'Никто', norm: 'никто', article: 'NEW 79' })
await insertLegacy(9005, { brand: 'Никто', norm: 'никто', article: 'NEW 80' })

test('R4: sixty old cards are listed, filtered by status and by likeness, found by number and brand', async () => {
  expect(await total('')).toBe(65)
  expect(await total('status=ignored')).toBeGreaterThan(0)
  expect((await total('status=unmapped')) + (await total('status=mapped,ignored'))).toBe(65)
  expect((await total('has_candidate=true')) + (await total('has_candidate=false'))).toBe(65)
  const { body } = await admin.get(`${LEGACY}?q=${encodeURIComponent('old-77')}&sort=-id`)
  expect(body.items).toMatchObject([
    { id: 9002, has_candidate: false, brand_name: 'Knecht' },
    { id: 9001, has_candidate: true, article: 'OLD-77/1', category_name: leaf.name, status: 'unmapped' },
  ])
})

test('R4: candidates have the same number however it is written, those of the same brand are exact', async () => {
  const same = await admin.get(`${LEGACY}/candidates/9001`)
  const other = await admin.get(`${LEGACY}/candidates/9002`)

  expect(same.body.items).toEqual([
    { id: product.id, label: product.name, hint: 'MANN-FILTER OLD 77/1', is_exact: true, status: 'draft' },
  ])
  expect(other.body.items).toMatchObject([{ id: product.id, is_exact: false }])
  expect((await admin.get(`${LEGACY}/candidates/9004`)).body.items).toEqual([])
})

test.each(['old771', 'OLD 77/1', 'ОLD-77.1', 'LD77'])(
  'R4: an old card is found by its number as «%s»',
  async (typed) => {
    const { body } = await admin.get(`${LEGACY}?q=${encodeURIComponent(typed)}&sort=-id`)

    expect(body.items.map(({ id }: { id: number }) => id)).toEqual([9002, 9001])
  },
)

test('R4: a card of ours whose number only looks the same is a candidate', async () => {
  await insertLegacy(9006, { brand: 'MANN FILTER', norm: 'mannfilter', article: 'T77/9' })
  await app.db.execute(sql`update product set article = 'Т-77/9', article_norm = 'Т779' where id = ${product.id}`)
  const { body } = await admin.get(`${LEGACY}/candidates/9006`)
  const { body: list } = await admin.get(`${LEGACY}?q=t779`)
  await app.db.execute(sql`update product set article = 'OLD 77/1', article_norm = 'OLD771' where id = ${product.id}`)
  await app.db.execute(sql`delete from legacy_product where legacy_id = 9006`)

  expect(body.items).toMatchObject([{ id: product.id, is_exact: true }])
  expect(list.items).toMatchObject([{ id: 9006, has_candidate: true }])
})

test('R4: an old card is tied to ours, and its old id leads there', async () => {
  const tied = await admin.put(`${LEGACY}/tie/9001`, { body: { mapped_to_id: product.id }, version: 1 })

  expect(tied.body).toMatchObject({ status: 'mapped', mapped_to: { id: product.id, label: product.name } })
  expect((await admin.get(`${LEGACY}/9001`)).body.mapped_to_id).toBe(product.id)
  expect(await app.audited('legacy-product', 9001)).toMatchObject([
    { event: 'attached', changes: { mapped_to_id: [null, product.id] } },
  ])
})

test('R4: a draft takes the data of the old card, in our units', async () => {
  const created = await admin.post(`${LEGACY}/create-ours/9003`, { body: {}, version: 1 })
  const { body: draft } = await admin.get(`/api/catalog/admin/product/${created.body.mapped_to_id}`)

  expect(created.body).toMatchObject({ status: 'mapped', mapped_to: { label: 'Фильтр NEW 78' } })
  expect(draft).toMatchObject({
    status: 'draft',
    article: 'NEW 78',
    brand: { label: 'MANN-FILTER' },
    category: { id: leaf.id },
    weight_g: 450,
    length_mm: 125,
    width_mm: 80,
    height_mm: 90,
  })
})

test('R4: fields that the legacy product lacks are required, and staff may choose another brand', async () => {
  const short = await admin.post(`${LEGACY}/create-ours/9004`, { body: {}, version: 1 })
  const twice = await admin.post(`${LEGACY}/create-ours/9004`, {
    body: { brand_id: 12, article: 'OLD 77/1', height_mm: 50 },
    version: 1,
  })
  const created = await admin.post(`${LEGACY}/create-ours/9004`, { body: { brand_id: 12, height_mm: 50 }, version: 1 })

  expect(short.body.data.details).toEqual({
    brand_id: ['Пожалуйста, введите Бренд'],
    height_mm: ['Пожалуйста, введите Высота, мм'],
  })
  expect(twice.body.data.details.article[0]).toMatch(/^Товар с таким брендом и артикулом уже есть/)
  expect(created.body).toMatchObject({ status: 'mapped', version: 2 })
})

test('R4: an old card is ignored with a note, and is back when untied', async () => {
  const ignored = await admin.put(`${LEGACY}/ignore/9005`, { body: { note: 'Снят с производства' }, version: 1 })
  const back = await admin.put(`${LEGACY}/untie/9005`, { version: 2 })

  expect(ignored.body).toMatchObject({ status: 'ignored', note: 'Снят с производства' })
  expect(back.body).toMatchObject({ status: 'unmapped', note: null, version: 3 })
})

test('P7: sellers see nothing of the old catalogue', async () => {
  const seller = await app.holding(['product.index', 'product.update', 'product.create'], {
    scope: 'own',
    companies: [1],
  })

  expect((await seller.get(LEGACY)).body.meta.total).toBe(0)
  expect((await seller.get(`${LEGACY}/9002`)).status).toBe(404)
  expect((await seller.put(`${LEGACY}/tie/9002`, { body: { mapped_to_id: product.id }, version: 1 })).status).toBe(404)
  expect((await seller.post(`${LEGACY}/create-ours/9002`, { body: {}, version: 1 })).status).toBe(404)
})
