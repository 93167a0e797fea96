import { articleKey, normalizeArticle } from '@admin-panel/sdk/validation'
import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { sampleCard } from './sample-card.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const PRODUCTS = '/api/catalog/admin/product'
const OFFERS = '/api/catalog/admin/product-offer'
const { body: golden } = await admin.get(`${PRODUCTS}/1001`)

const LATIN = 'TEST-C110'
const CYRILLIC = 'TEST-\u0421110'

const create = (article: string, more: object = {}) =>
  admin.post(PRODUCTS, { body: sampleCard(article, { category_id: golden.category_id, ...more }) })

async function make(article: string, more: object = {}) {
  const { status, body } = await create(article, more)
  expect(status).toBe(201)
  return body
}

const cross = (article: string) => ({ brand_id: 12, article, kind: 'analog' })

async function offer(article: string, price_kopecks: number) {
  const items = [{ company_id: 1, article, brand: 'MANN-FILTER', price_kopecks }]
  return (await admin.put(`${OFFERS}/upsert`, { body: { items } })).body
}

/** Writes a card as it stands from before the rule. */
async function write(article: string, more: object = {}) {
  const card = await make(`${article}-NEW`, more)
  await app.db.execute(
    sql`update product set article = ${article}, article_norm = ${normalizeArticle(article)} where id = ${card.id}`,
  )
  return card
}

const letters = array(constantFrom(...Array.from('АВЕКМНОРСТУХЁавекмнорстухёЖжABCXabcx09 -./')), { maxLength: 20 })

test('R4: the server and the SDK give an article the same key', async () => {
  await assert(
    asyncProperty(
      array(
        oneof(
          letters.map((list) => list.join('')),
          string(),
        ),
        { minLength: 20 },
      ),
      async (texts) => {
        const articles = texts.map(normalizeArticle)
        const { rows } = await app.db.execute<{ key: string }>(sql`
        select article_key(article) as key from unnest(${sql.param(articles)}::text[]) with ordinality known (article, place)
        order by place`)
        expect(rows.map(({ key }) => key)).toEqual(texts.map(articleKey))
      },
    ),
    { numRuns: 50 },
  )
})

test('R4: a card whose article looks like that of another card of the brand is refused', async () => {
  const first = await make(LATIN)
  const other = await make('TEST-D110')
  const message = `Такой артикул уже есть: ${LATIN}, № ${first.id} (буквы \u0421 и C выглядят одинаково)`
  const changed = await admin.put(`${PRODUCTS}/${other.id}`, { body: { article: CYRILLIC }, version: other.version })

  expect(await create(CYRILLIC)).toMatchObject({ status: 422, body: { data: { details: { article: [message] } } } })
  expect(changed).toMatchObject({ status: 422, body: { data: { details: { article: [message] } } } })
  expect(await create(CYRILLIC, { condition: 'used' })).toMatchObject({ status: 201, body: { article: CYRILLIC } })
})

test('R4: of two cards with look-alike articles that are created at once, one is', async () => {
  const replies = await Promise.all(
    ['TWO-C1', 'TWO-\u04211', 'TWO-c1', 'TWO-\u04411'].map((article) => create(article)),
  )

  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422, 422, 422])
})

test('R4: an archived card with a look-alike article does not come back', async () => {
  const { id, version } = await make('BACK-C1')
  const archive = { body: { status: 'archived' }, version }
  const archived = await admin.put(`${PRODUCTS}/status-change/${id}`, archive)
  await make('BACK-\u04211')
  const back = await admin.put(`${PRODUCTS}/status-change/${id}`, {
    body: { status: 'draft' },
    version: archived.body.version,
  })

  expect(back).toMatchObject({
    status: 422,
    body: { data: { details: { article: [expect.stringMatching(/^Такой артикул/)] } } },
  })
})

test('R4: a deleted draft does not come back where another card has taken its article', async () => {
  const { id, version } = await make('GONE-C1')
  await admin.delete(`${PRODUCTS}/${id}`, { version })
  app.advance(1000)
  await make('GONE-\u04211')
  const restored = await admin.post('/api/system/admin/operation/restore', {
    body: { entity: 'product', entity_id: id, start: true },
  })

  expect(restored).toMatchObject({
    status: 409,
    body: { data: { message: expect.stringMatching(/^Такой артикул уже есть/) } },
  })
  expect(await admin.get(`${PRODUCTS}/${id}`)).toMatchObject({ status: 404 })
})

test('R4: existing cards with look-alike articles stay editable in other fields', async () => {
  const card = await make('OLD-C1')
  await write('OLD-\u04211')
  const changed = await admin.put(`${PRODUCTS}/${card.id}`, {
    body: { article: 'OLD-C1', weight_g: 5 },
    version: card.version,
  })

  expect(changed).toMatchObject({ status: 200, body: { weight_g: 5 } })
})

test('R4: crosses and OEM numbers that look the same are one', async () => {
  const card = await make('CROSSED', { crosses: [cross('X-C1'), cross('X-\u04211')] })

  expect(card.crosses).toMatchObject([{ article: 'X-\u04211' }])
})

test('R4: a price list finds a card by a look-alike article, and prefers the exact one', async () => {
  const card = await make('PRICE-C1')
  const found = await offer('PRICE-\u04211', 50_000)
  const twin = await write('PRICE-\u04211')
  const exact = await offer('PRICE-\u04211', 60_000)
  const { rows } = await app.db.execute(
    sql`select product_id, price_kopecks::int from product_offer where product_id in (${card.id}, ${twin.id}) order by 2`,
  )

  expect([found, exact]).toMatchObject([
    { created: 1, errors: [] },
    { created: 1, errors: [] },
  ])
  expect(rows).toEqual([
    { product_id: card.id, price_kopecks: 50_000 },
    { product_id: twin.id, price_kopecks: 60_000 },
  ])
})
