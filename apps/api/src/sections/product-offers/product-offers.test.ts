import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const moderator = await app.as('moderator@example.com')
const merchant = await app.as('merchant1@example.com')
const stranger = await app.as('merchant2@example.com')
const OFFERS = '/api/catalog/admin/product-offer'
const PRODUCTS = '/api/catalog/admin/product'
const { body: golden } = await admin.get(`${PRODUCTS}/1001`)
const points = await pointsOf(1)
const [point] = points

async function pointsOf(company: number) {
  const { rows } = await app.db.execute<{ id: number; code: string }>(
    `select id, code from store_point where company_id = ${company} and type in ('shop', 'warehouse') order by id`,
  )
  return rows
}

async function makeProduct(article: string) {
  const size = { weight_g: 300, length_mm: 90, width_mm: 90, height_mm: 80 }
  const body = {
    name: `Фильтр ${article}`,
    article,
    brand_id: 12,
    category_id: golden.category_id,
    vat_rate: '22',
    ...size,
  }
  const reply = await admin.post(PRODUCTS, { body })
  await app.db.execute(`update product set status = 'active' where id = ${reply.body.id}`)
  return Number(reply.body.id)
}

async function make(article: string, more: object = {}) {
  const product_id = await makeProduct(article)
  const body = { company_id: 1, product_id, seller_sku: article, price_kopecks: 100_000, ...more }
  const reply = await merchant.post(OFFERS, { body })
  expect(reply.status).toBe(201)
  return reply.body
}

async function become(id: number, status: string, more: object = {}, client = admin) {
  const { body } = await admin.get(`${OFFERS}/${id}`)
  return client.put(`${OFFERS}/status-change/${id}`, { body: { status, ...more }, version: body.version })
}

test('R4: offers are found by the article, the brand and the category of their card, and ordered by their own article', async () => {
  const { body: all } = await admin.get(`${OFFERS}?product_id=1001&sort=seller_sku`)
  const byArticle = await admin.get(`${OFFERS}?q=w9142&product_id=1001`)
  const byBrand = await admin.get(`${OFFERS}?product_id=1001&brand_id=12`)
  const byOtherBrand = await admin.get(`${OFFERS}?product_id=1001&brand_id=13`)
  const [root] = golden.category_path
  const byCategory = await admin.get(`${OFFERS}?product_id=1001&category_id=${root.id}`)
  const own = await merchant.get(`${OFFERS}?brand_id=12`)

  expect(all.items.length).toBe(3)
  const skus = all.items.map(({ seller_sku }: { seller_sku: string }) => seller_sku)
  expect(skus).toEqual(skus.toSorted())
  expect(byArticle.body.meta.total).toBe(3)
  expect(byBrand.body.meta.total).toBe(3)
  expect(byOtherBrand.body.meta.total).toBe(0)
  expect(byCategory.body.meta.total).toBe(3)
  expect(new Set(own.body.items.map(({ company_id }: { company_id: number }) => company_id))).toEqual(new Set([1]))
})

async function reprice(id: number, price_kopecks: number) {
  const { body } = await merchant.get(`${OFFERS}/${id}`)
  return (await merchant.put(`${OFFERS}/${id}`, { body: { price_kopecks }, version: body.version })).body
}

test('R4: the golden card is offered by three sellers; filters, search and order of the list', async () => {
  const { body } = await admin.get(`${OFFERS}?product_id=1001&sort=price_kopecks`)
  const [cheapest] = body.items
  const search = await admin.get(`${OFFERS}?q=${cheapest.seller_sku.toLowerCase()}`)
  const range = await admin.get(`${OFFERS}?product_id=1001&price_from=64901&price_to=70000`)
  const empty = await admin.get(`${OFFERS}?out_of_stock=true&per_page=100`)
  const atPoint = await admin.get(`${OFFERS}?store_point_id=${point?.id}&company_id=1&sort=-available`)
  const available = atPoint.body.items.map((row: { available: number }) => row.available)

  expect(body.items.map((row: { price_kopecks: number }) => row.price_kopecks)).toEqual([64_900, 67_500, 71_000])
  expect(cheapest).toMatchObject({ company: { id: 1 }, product: { id: 1001 }, article: 'W 914/2', brand: { id: 12 } })
  expect(search.body.items).toMatchObject([{ id: cheapest.id }])
  expect(range.body.meta.total).toBe(1)
  expect(empty.body.items.every((row: { available: number }) => row.available === 0)).toBe(true)
  expect(available).toEqual(available.toSorted((a: number, b: number) => b - a))
  expect(await admin.get(`${OFFERS}?q=zz`)).toMatchObject({ status: 200 })
})

test('R4: an offer carries its stocks, and the card counts it once it is on sale', async () => {
  const stocks = points.slice(0, 2).map(({ id }) => ({ store_point_id: id, quantity: 5 }))
  const offer = await make('OF-1', { stocks })
  const before = await admin.get(`${PRODUCTS}/${offer.product_id}`)
  const sold = await become(offer.id, 'active', {}, merchant)
  const after = await admin.get(`${PRODUCTS}/${offer.product_id}`)

  expect(offer).toMatchObject({ status: 'draft', vat_rate: '22', available: 5 * stocks.length, out_of_stock: false })
  expect(offer.stocks[0]).toMatchObject({ store_point_id: point?.id, quantity: 5, reserved: 0 })
  expect(offer.commission_bp_effective).toBeGreaterThan(0)
  expect(before.body).toMatchObject({ offers_count: 0, min_price_kopecks: null })
  expect(sold.body).toMatchObject({ status: 'active', last_price_kopecks: 100_000 })
  expect(after.body).toMatchObject({ offers_count: 1, min_price_kopecks: 100_000 })
})

test('R4: stocks are replaced as a whole, never below what is reserved', async () => {
  const offer = await make('OF-2', { stocks: [{ store_point_id: point?.id, quantity: 5 }] })
  await app.db.execute(`update stock set reserved = 3 where offer_id = ${offer.id}`)
  const short = await merchant.put(`${OFFERS}/${offer.id}`, { body: { stocks: [] }, version: 1 })
  const enough = await merchant.put(`${OFFERS}/${offer.id}`, {
    body: { stocks: [{ store_point_id: point?.id, quantity: 3 }] },
    version: 1,
  })
  const archived = await become(offer.id, 'archived')

  expect(short.body.data.details).toEqual({ stocks: ['Остатки: под заказы отложено 3, меньше указать нельзя'] })
  expect(enough.body).toMatchObject({ available: 0, version: 2, stocks: [{ quantity: 3, reserved: 3 }] })
  expect(archived.body.data.message).toBe('Под заказы отложено 3 штуки')
  await expect(app.db.execute(`update stock set reserved = 4 where offer_id = ${offer.id}`)).rejects.toMatchObject({
    cause: { constraint: 'stock_reserved_within' },
  })
})

test('R4: terms that contradict each other are refused at their fields', async () => {
  const offer = await make('OF-3')
  const [foreign] = await pointsOf(2)
  const { body } = await admin.post(OFFERS, {
    body: {
      company_id: 9999,
      product_id: 999_999,
      seller_sku: 'OF-3-2',
      price_kopecks: 100_000,
      old_price_kopecks: 100_000,
      delivery_days_min: 1,
      delivery_days_max: 9,
    },
  })
  const twice = await merchant.post(OFFERS, {
    body: { company_id: 1, product_id: offer.product_id, seller_sku: 'OF-3-3', price_kopecks: 100_000 },
  })
  const sku = await merchant.put(`${OFFERS}/${offer.id}`, { body: { seller_sku: 'OF-1' }, version: 1 })
  const shelf = await merchant.put(`${OFFERS}/${offer.id}`, {
    body: { stocks: [{ store_point_id: foreign?.id, quantity: 1 }] },
    version: 1,
  })

  expect(body.data.details).toEqual({
    company_id: ['Продавец: выберите значение из списка'],
    product_id: ['Товар: выберите значение из списка'],
    old_price_kopecks: ['Старая цена: больше новой'],
    delivery_days_max: ['Срок до, дней: не больше срока от на 4 дня'],
  })
  expect(twice.body.data.details).toEqual({ product_id: ['У продавца уже есть предложение на этот товар'] })
  expect(sku.body.data.details).toEqual({ seller_sku: ['Артикул продавца: такое значение уже есть'] })
  expect(shelf.body.data.details).toEqual({ stocks: ['Остатки: выберите магазины и склады этого продавца'] })
})

test('R4: story 16: a price more than three times the last waits off sale until staff confirm it with a comment', async () => {
  const offer = await make('OF-4')
  await become(offer.id, 'active', {}, merchant)
  const jumped = await reprice(offer.id, 900_000)
  const hidden = await admin.get(`${PRODUCTS}/${offer.product_id}`)
  const seller = await become(offer.id, 'active', { comment: 'Верно' }, merchant)
  const silent = await become(offer.id, 'active', {}, moderator)
  const { body: offered } = await moderator.get(`${OFFERS}/${offer.id}`)
  const confirmed = await become(offer.id, 'active', { comment: 'Цена верна' }, moderator)
  const visible = await admin.get(`${PRODUCTS}/${offer.product_id}`)

  expect(jumped).toMatchObject({ price_quarantine: true, last_price_kopecks: 100_000, status: 'active' })
  expect(hidden.body).toMatchObject({ offers_count: 0, min_price_kopecks: null })
  expect(seller).toMatchObject({ status: 403 })
  expect(silent.body.data.details).toEqual({ comment: ['Пожалуйста, введите Комментарий'] })
  expect(offered.available_statuses[0]).toMatchObject({ status: 'active', label: 'Подтвердить цену' })
  expect(confirmed.body).toMatchObject({ price_quarantine: false, last_price_kopecks: 900_000 })
  expect(visible.body).toMatchObject({ offers_count: 1, min_price_kopecks: 900_000 })
  expect((await app.audited('product-offer', offer.id))[0]).toMatchObject({
    event: 'status_changed',
    comment: 'Цена верна',
  })
})

test.each([
  [300_000, false],
  [300_001, true],
  [33_334, false],
  [33_333, true],
])('R4: after 1 000 ₽ a price of %i kopecks waits for staff: %s', async (price, waits) => {
  const offer = await make(`OF-P${price}`)
  await become(offer.id, 'active')

  expect(await reprice(offer.id, price)).toMatchObject({ price_quarantine: waits })
})

test('R4: offers are switched one by one and together; a block needs a reason', async () => {
  const offer = await make('OF-5')
  const on = await merchant.put(`${OFFERS}/enable/${offer.id}`, { version: 1 })
  const off = await merchant.put(`${OFFERS}/disable/${offer.id}`, { version: 2 })
  const items = [{ id: offer.id, version: 3 }]
  const all = await merchant.put(`${OFFERS}/enable-by-ids`, { body: { items } })
  const stale = await merchant.put(`${OFFERS}/disable-by-ids`, { body: { items } })
  const blocked = await become(offer.id, 'blocked', {}, moderator)

  expect(on.body.status).toBe('active')
  expect(off.body.status).toBe('disabled')
  expect(all.body).toMatchObject({ processed: 1, skipped: [] })
  expect(stale.body).toMatchObject({ processed: 0, skipped: [{ id: offer.id }] })
  expect(blocked.body.data.details).toEqual({ reason_id: ['Пожалуйста, введите Причина'] })
})

test('R4: an offer of another seller is not found', async () => {
  const offer = await make('OF-6')
  const replies = [
    await stranger.get(`${OFFERS}/${offer.id}`),
    await stranger.put(`${OFFERS}/${offer.id}`, { body: { min_order: 2 }, version: 1 }),
    await stranger.put(`${OFFERS}/enable/${offer.id}`, { version: 1 }),
    await stranger.delete(`${OFFERS}/${offer.id}`, { version: 1 }),
  ]
  const foreign = await stranger.post(OFFERS, {
    body: { company_id: 1, product_id: 1001, seller_sku: 'X', price_kopecks: 100 },
  })

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(foreign.body.data.details).toEqual({ company_id: ['Выберите компанию из доступных вам'] })
  expect((await stranger.get(`${OFFERS}?q=OF-6`)).body.items).toEqual([])
  expect(await merchant.delete(`${OFFERS}/${offer.id}`, { version: 1 })).toMatchObject({ status: 204 })
})

test('R4: the export of offers names its columns in Russian', async () => {
  const { text } = await merchant.get(`${OFFERS}/export?format=csv&product_id=1001`)

  expect(text.split('\r\n')[0]).toContain('Продавец;Артикул продавца;Товар;Бренд;Артикул;Номер товара;Цена, ₽')
  expect(text.split('\r\n').filter(Boolean)).toHaveLength(2)
})
