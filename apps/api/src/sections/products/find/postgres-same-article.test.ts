import { normalizeArticle } from '@admin-panel/sdk/validation'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { lockArticles } from '#sections/brands/public.ts'
import { useApp } from '#test/app.ts'
import { beside } from '#test/beside.ts'
import { takenArticle } from './same-article.ts'
import { sampleCard } from './sample-card.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const merchant = await app.as('merchant1@example.com')
const PRODUCTS = '/api/catalog/admin/product'
const BRANDS = '/api/catalog/admin/brand'
const REQUESTS = '/api/moderation/admin/brand-moderation'
const LATIN = 'RACE-C110'
const CYRILLIC = 'RACE-\u0421110'
const { body: golden } = await admin.get(`${PRODUCTS}/1001`)

const brand = async (name: string) => (await admin.post(BRANDS, { body: { name, kind: 'aftermarket' } })).body
const create = (article: string, brand_id: number) =>
  admin.post(PRODUCTS, { body: sampleCard(article, { category_id: golden.category_id, brand_id }) })

/** A call beside a request that creates a card: it waits once that has found the article free. */
function besideCreation<Reply>(article: string, brandId: number, call: () => Promise<Reply>) {
  const check = async (tx: Database) => expect(await takenArticle(tx, { brand_id: brandId, article })).toBeUndefined()
  return beside(app.db, check, call, (tx) => write(tx, article, sql`brand_id`, brandId))
}

async function write(tx: Database, article: string, column: ReturnType<typeof sql>, value: number) {
  const code = normalizeArticle(article)
  await tx.execute(sql`
    insert into product (name, slug, article, article_norm, ${column}, category_id, company_id, weight_g, length_mm, width_mm, height_mm, vat_rate, codes)
    values ('Фильтр', ${`race-${value}-${article.codePointAt(5)}`}, ${article}, ${code}, ${value}, ${golden.category_id}, 1, 1, 1, 1, 1, '22', ${code})`)
}

const cardsOf = async (brandId: number) =>
  (await app.db.execute(sql`select article from product where brand_id = ${brandId}`)).rows

test('R13: a merge of brands waits for a card that is being created, and is refused for its article', async () => {
  const [from, into] = [await brand('Гонка Исток'), await brand('Гонка Цель')]
  expect(await create(LATIN, from.id)).toMatchObject({ status: 201 })
  const merged = await besideCreation(CYRILLIC, into.id, () =>
    admin.put(`${BRANDS}/${from.id}`, { version: from.version, body: { merge_into_id: into.id } }),
  )

  expect([merged.status, merged.body.data.message]).toEqual([409, expect.stringContaining(LATIN)])
  expect(await cardsOf(into.id)).toEqual([{ article: CYRILLIC }])
})

test('R13: a card waits for a merge that gives its brand the same article, and is refused', async () => {
  const [from, into] = [await brand('Обгон Исток'), await brand('Обгон Цель')]
  expect(await create(LATIN, from.id)).toMatchObject({ status: 201 })
  const created = await beside(
    app.db,
    async (tx) => {
      await lockArticles(tx, [from.id, into.id], sql`brand_id = ${from.id}`)
      await tx.execute(sql`update product set brand_id = ${into.id} where brand_id = ${from.id}`)
    },
    () => create(CYRILLIC, into.id),
  )

  expect(created).toMatchObject({
    status: 422,
    body: { data: { details: { article: [expect.stringMatching(/^Такой артикул/)] } } },
  })
})

test('R10: a brand request waits for a card of its brand that is being created, and is refused for its article', async () => {
  const target = await brand('Заявка Цель')
  const { body: request } = await merchant.post(REQUESTS, { body: { proposed_name: 'Заявка Гонка', company_id: 1 } })
  await write(app.db, LATIN, sql`brand_request_id`, request.id)
  const path = `${REQUESTS}/status-change/${request.id}`
  const { body: taken } = await admin.put(path, { version: request.version, body: { status: 'in_work' } })
  const approved = await besideCreation(CYRILLIC, target.id, () =>
    admin.put(path, {
      version: taken.version,
      body: { status: 'approved', resolution: 'merged', target_brand_id: target.id },
    }),
  )

  expect([approved.status, approved.body.data.message]).toEqual([409, expect.stringContaining(LATIN)])
  expect(await cardsOf(target.id)).toEqual([{ article: CYRILLIC }])
})
