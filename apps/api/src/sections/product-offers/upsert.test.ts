import { parseCsv } from 'hucre/csv'
import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const merchant = await app.as('merchant1@example.com')
const admin = await app.as('admin@example.com')
const OFFERS = '/api/catalog/admin/product-offer'
const { rows: points } = await app.db.execute<{ id: number; code: string }>(
  `select id, code from store_point where company_id = 1 and type in ('shop', 'warehouse') order by id`,
)
const code = points[0]?.code ?? ''
const store_point_id = points[0]?.id
const { rows: free } = await app.db.execute<{ id: number }>(
  `select id from product where status = 'active' and not exists (select from product_offer where product_id = product.id and company_id = 1) order by id limit 4`,
)
const [first, second, third, fourth] = free.map(({ id }) => id)
const row = (seller_sku: string, more: object = {}) => ({ company_id: 1, seller_sku, price_kopecks: 50_000, ...more })
const tryAsStaff = (items: object[]) => admin.put(`${OFFERS}/upsert`, { body: { items, dry_run: true } })
const load = (items: object[], more: object = {}) => merchant.put(`${OFFERS}/upsert`, { body: { items, ...more } })

async function find(sku: string) {
  const { body } = await merchant.get(`${OFFERS}?q=${sku}`)
  const { body: offer } = await merchant.get(`${OFFERS}/${body.items[0].id}`)
  return offer
}

test('R4: a price list creates drafts, changes prices and stocks, and leaves unchanged rows alone', async () => {
  const stocks = [{ store_point_code: code, quantity: 7 }]
  const created = await load([row('PL-1', { product_id: first, stocks }), row('PL-2', { product_id: second })])
  const again = await load([row('PL-1', { stocks }), row('PL-2', { price_kopecks: 55_000 })])
  const shelf = await load([row('PL-1', { stocks: [{ store_point_code: code, quantity: 0 }] })])
  const offer = await find('PL-1')

  expect(created.body).toEqual({ created: 2, updated: 0, unchanged: 0, errors: [] })
  expect(again.body).toEqual({ created: 0, updated: 1, unchanged: 1, errors: [] })
  expect(shelf.body).toMatchObject({ updated: 1 })
  expect(offer).toMatchObject({ status: 'draft', available: 0, version: 2, stocks: [{ quantity: 0 }] })
  expect(await find('PL-2')).toMatchObject({ price_kopecks: 55_000, version: 2 })
  expect(
    (await app.audited('product-offer', offer.id)).map(({ event, changes }) => [event, changes['stocks']]),
  ).toEqual([
    ['updated', [[{ store_point_id, quantity: 7 }], [{ store_point_id, quantity: 0 }]]],
    ['created', [[], [{ store_point_id, quantity: 7 }]]],
  ])
})

test('R29: a dry run of a file returns the key of each row, so that the duplicates of another call are found', async () => {
  const items = [{ seller_sku: 'PL-1', price_kopecks: 50_000 }, row('PL-8', { product_id: fourth })]
  const keysOf = async (more: object) => (await load(items, more)).body.keys

  expect(await keysOf({ dry_run: true, lines: [2, 3] })).toEqual([
    { row: 0, field: 'seller_sku', key: '1 PL-1' },
    { row: 1, field: 'seller_sku', key: '1 PL-8' },
    { row: 1, field: 'product_id', key: `1 ${fourth}` },
  ])
  expect(await keysOf({ dry_run: true })).toBeUndefined()
})

test('R4: wrong rows are reported by number and field; a dry run writes nothing', async () => {
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
  const accepted = await load(items, { skip_invalid: true })

  expect(refused.status).toBe(422)
  expect(tried.body.errors).toEqual([
    { row: 0, field: 'price_kopecks', message: expect.stringContaining('Цена') },
    { row: 1, field: 'seller_sku', message: 'Артикул продавца: «PL-4» не найден, для нового укажите артикул товара' },
    { row: 2, field: 'seller_sku', message: 'Артикул продавца: уже есть в строке 2' },
    { row: 3, field: 'company_id', message: 'Выберите компанию из доступных вам' },
    { row: 4, field: 'old_price_kopecks', message: 'Старая цена: больше новой' },
    { row: 4, field: 'stocks', message: 'Остатки: точки NO-SUCH у продавца нет' },
    { row: 5, field: 'product_id', message: 'У продавца уже есть предложение на этот товар, его артикул PL-1' },
  ])
  expect(tried.body.created).toBe(1)
  expect(accepted.body).toMatchObject({ created: 1, updated: 0 })
  expect(await find('PL-7')).toMatchObject({ product_id: third })
})

test('R4: a price list that changes a price by much puts the offer on hold', async () => {
  const offer = await find('PL-2')
  await app.db.execute(
    `update product_offer set status = 'active', last_price_kopecks = price_kopecks where id = ${offer.id}`,
  )
  const { body } = await load([row('PL-1'), row('PL-2', { price_kopecks: 9_000_000 })])

  expect(body.price_checks).toEqual([1])
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

test('R4: a merchant of one company names no seller, and offers are known by the article of the card', async () => {
  const { rows } = await app.db.execute<{ id: number; article: string; brand: string }>(
    `select product.id, article, brand.name as brand from product join brand on brand.id = brand_id
      where status = 'active' and not exists (select from product_offer where product_id = product.id and company_id = 1)
        and (select count(*) from product twin where twin.article_norm = product.article_norm) = 1 order by id limit 1`,
  )
  const [card] = rows
  const created = await load([{ article: card?.article.toLowerCase(), price_kopecks: 70_000 }])
  const changed = await load([{ article: card?.article, brand: card?.brand.toLowerCase(), price_kopecks: 71_000 }])
  const strange = await load([{ article: card?.article, brand: 'Нет такого', price_kopecks: 71_000 }], {
    dry_run: true,
  })
  const { body } = await merchant.get(`${OFFERS}?product_id=${card?.id}`)

  expect(created.body).toEqual({ created: 1, updated: 0, unchanged: 0, errors: [] })
  expect(changed.body).toMatchObject({ updated: 1, errors: [] })
  expect(body.items).toMatchObject([{ company_id: 1, seller_sku: card?.article, price_kopecks: 71_000 }])
  expect(strange.body.errors).toEqual([
    { row: 0, field: 'article', message: `Артикул: «${card?.article}» у бренда «Нет такого» не найден` },
  ])
})

const unknown = (sku: string) => `Артикул продавца: «${sku}» не найден, для нового укажите артикул товара`

test('R4: an article that is unknown is reported at the column that names it', async () => {
  const terms = { price_kopecks: 70_000 }
  const items = [
    { article: 'НЕТ-ТАКОГО-1', ...terms },
    { seller_sku: 'PL-NEW', article: 'НЕТ-ТАКОГО-2', ...terms },
    { seller_sku: 'НЕТ-ТАКОГО-3', ...terms },
    { seller_sku: 'НЕТ-ТАКОГО-4', article: ' - ', ...terms },
    { seller_sku: 'НЕТ-ТАКОГО-5', brand: 'ZIC', ...terms },
  ]
  const { body } = await load(items, { dry_run: true })

  expect(body.errors).toEqual([
    { row: 0, field: 'article', message: 'Артикул: «НЕТ-ТАКОГО-1» не найден' },
    { row: 1, field: 'article', message: 'Артикул: «НЕТ-ТАКОГО-2» не найден' },
    { row: 2, field: 'seller_sku', message: unknown('НЕТ-ТАКОГО-3') },
    { row: 3, field: 'article', message: 'Артикул: « - » не найден' },
    { row: 4, field: 'seller_sku', message: unknown('НЕТ-ТАКОГО-5') },
  ])
})

test('R4: an article of several brands needs the brand, and staff must name the seller of the price list', async () => {
  const twin = { weight_g: 300, length_mm: 90, width_mm: 90, height_mm: 80, vat_rate: '22' }
  for (const brand_id of [12, 13]) {
    const { rows } = await app.db.execute<{ category_id: number }>(`select category_id from product where id = 1001`)
    const card = {
      name: `Двойник ${brand_id}`,
      article: 'TWIN-77',
      brand_id,
      category_id: rows[0]?.category_id,
      ...twin,
    }
    // oxlint-disable-next-line no-await-in-loop
    const { body } = await admin.post('/api/catalog/admin/product', { body: card })
    // oxlint-disable-next-line no-await-in-loop
    await app.db.execute(`update product set status = 'active' where id = ${body.id}`)
  }
  const { rows: brands } = await app.db.execute<{ name: string }>('select name from brand where id = 13')
  const unclear = await load([{ article: 'TWIN 77', price_kopecks: 70_000 }], { dry_run: true })
  const clear = await load([{ article: 'TWIN 77', brand: brands[0]?.name, price_kopecks: 70_000 }])
  const nobody = await tryAsStaff([{ seller_sku: 'TWIN-77', price_kopecks: 70_000 }])
  const withSeller = await tryAsStaff([{ company: 'автодеталь-север', seller_sku: 'TWIN-77', price_kopecks: 70_000 }])
  const unknown = await tryAsStaff([{ company: 'Нет такого', seller_sku: 'TWIN-77', price_kopecks: 70_000 }])

  expect(unclear.body.errors).toMatchObject([{ field: 'brand', message: expect.stringContaining('укажите бренд') }])
  expect(clear.body).toMatchObject({ created: 1, errors: [] })
  expect(nobody.body.errors).toEqual([{ row: 0, field: 'company_id', message: 'Пожалуйста, введите Продавец' }])
  expect(withSeller.body).toMatchObject({ unchanged: 1, errors: [] })
  expect(unknown.body.errors).toEqual([
    { row: 0, field: 'company', message: 'Продавец: «Нет такого» нет среди доступных вам' },
  ])
})

test('R4: rows of a file are named by its lines, and each says all that is wrong with it', async () => {
  const items = [
    { seller_sku: 'PL-1', price_kopecks: 50_000 },
    {
      seller_sku: 'PL-1',
      price_kopecks: 50_000,
      old_price_kopecks: 40_000,
      stocks: [{ store_point_code: 'NO-SUCH', quantity: 1 }],
    },
  ]
  const { body } = await load(items, { dry_run: true, lines: [3, 33] })
  const uneven = await load(items, { lines: [3] })

  expect(body.errors).toEqual([
    { row: 1, field: 'seller_sku', message: 'Артикул продавца: уже есть в строке 3' },
    { row: 1, field: 'old_price_kopecks', message: 'Старая цена: больше новой' },
    { row: 1, field: 'stocks', message: 'Остатки: точки NO-SUCH у продавца нет' },
  ])
  expect(uneven.status).toBe(422)
})

test('R24: changes by a file are logged as an import, changes by a sheet are not', async () => {
  const offer = await find('PL-1')
  await load([row('PL-1', { price_kopecks: 51_000 })], { lines: [2] })
  await load([row('PL-1', { price_kopecks: 52_000 })])

  const { body } = await admin.get(`/api/log/admin/audit-log?entity=product-offer&entity_id=${offer.id}&per_page=10`)
  expect(body.items.slice(0, 2).map(({ source }: { source: string }) => source)).toEqual(['api', 'import'])
})

test('R4: a row that was typed over an older price is refused, and the price stays', async () => {
  const { version, price_kopecks } = await find('PL-1')
  const { body } = await load([row('PL-1', { price_kopecks: 53_000, version: version - 1 })], { skip_invalid: true })

  expect(body.errors).toMatchObject([{ row: 0, field: 'version' }])
  expect(await find('PL-1')).toMatchObject({ price_kopecks })
})

test('R29: the price list that a seller exports comes back without a change', async () => {
  const { text } = await merchant.get(`${OFFERS}/export?format=csv_raw&status=active,draft`)
  const [titles = [], ...lines] = parseCsv(text).map((cells) => cells.map(String))
  const items = lines.map((cells) => {
    const cell = (title: string) => (cells[titles.indexOf(title)] ?? '').replace(/^'/, '')
    const kopecks = (title: string) => Math.round(Number(cell(title)) * 100)
    return {
      company: cell('Продавец'),
      seller_sku: cell('Артикул продавца'),
      product_id: Number(cell('Номер товара')),
      brand: cell('Бренд'),
      article: cell('Артикул'),
      price_kopecks: kopecks('Цена, ₽'),
      ...(cell('Старая цена, ₽') && { old_price_kopecks: kopecks('Старая цена, ₽') }),
      min_order: Number(cell('Минимальный заказ')),
      delivery_days_min: Number(cell('Срок от, дней')),
      delivery_days_max: Number(cell('Срок до, дней')),
      ...(cell('Остатки по точкам') && {
        stocks: cell('Остатки по точкам')
          .split(', ')
          .map((part) => part.split(': '))
          .map(([store_point_code, quantity]) => ({ store_point_code, quantity: Number(quantity) })),
      }),
    }
  })
  const { body } = await load(items.slice(0, 1000), { lines: items.slice(0, 1000).map((_, index) => index + 2) })

  expect(items.length).toBeGreaterThan(100)
  expect(body).toMatchObject({ created: 0, updated: 0, unchanged: Math.min(items.length, 1000), errors: [] })
})

test('R29: the check of a file tells each value before and after, and stores nothing', async () => {
  const { price_kopecks } = await find('PL-1')
  const rows = [row('PL-1', { price_kopecks: price_kopecks + 100 })]
  const { body } = await load(rows, { dry_run: true, lines: [2] })

  expect(body.changes).toMatchObject([
    {
      entity: 'product-offer',
      entity_label: 'PL-1',
      event: 'updated',
      changes: { price_kopecks: [price_kopecks, price_kopecks + 100] },
    },
  ])
  expect(body.changes[0].words.price_kopecks).toEqual([expect.stringMatching(/₽$/), expect.stringMatching(/₽$/)])
  expect((await find('PL-1')).price_kopecks).toBe(price_kopecks)
  expect((await load(rows, { dry_run: true })).body).not.toHaveProperty('changes')
})
