import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { sampleCard } from './find/sample-card.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const content = await app.as('content@example.com')
const merchant = await app.as('merchant1@example.com')
const stranger = await app.as('merchant2@example.com')
const PRODUCTS = '/api/catalog/admin/product'
const ids = (reply: { body: { items: { id: number }[] } }) => reply.body.items.map(({ id }) => id)
const GOLDEN = 1001

/** The body of a new card; the category is that of the golden card. */
const card = (article: string, more: object = {}) => sampleCard(article, { category_id: golden.category_id, ...more })

const { body: golden } = await admin.get(`${PRODUCTS}/${GOLDEN}`)

async function make(article: string, more: object = {}, client = admin) {
  const reply = await client.post(PRODUCTS, { body: card(article, more) })
  expect(reply.status).toBe(201)
  return reply.body
}

test('R4: the golden card has the specified content', async () => {
  expect(golden).toMatchObject({
    name: 'Фильтр масляный W 914/2',
    article: 'W 914/2',
    article_norm: 'W9142',
    brand: { id: 12, label: 'MANN-FILTER' },
    category: { label: 'Масляные фильтры' },
    company: { id: 1, label: 'Автодеталь-Север' },
    status: 'active',
    offers_count: 3,
    min_price_kopecks: 64_900,
  })
  expect(golden.category_path.map(({ label }: { label: string }) => label)).toEqual(['Фильтры', 'Масляные фильтры'])
  expect(golden.images).toMatchObject([{ url: expect.stringMatching(/^\/files\/\w+\.webp$/) }])
})

test('R4: all readers of cards, sellers too, see the attributes of a category', async () => {
  const { body } = await merchant.get(`${PRODUCTS}/attributes/${golden.category_id}`)

  expect(body.items.length).toBeGreaterThan(2)
  expect(body.items.map(({ id }: { id: number }) => id)).toEqual(
    expect.arrayContaining(golden.attribute_values.map(({ attribute_id }: { attribute_id: number }) => attribute_id)),
  )
  expect(body.items[0]).toMatchObject({ name: expect.any(String), is_required: expect.any(Boolean) })
})

test('R4: story 13: all mistakes are reported at once, each at its field', async () => {
  const wrong = card('w-914/2', { name: '  a  ', barcodes: ['4006381333932'], image_ids: [999_999], company_id: 9999 })
  const parent = golden.category_path[0].id
  const parts = {
    oem_numbers: [{ car_brand_id: 999_999, number: '---' }],
    applicability: [{ car_model_id: 1, year_from: 2020, year_to: 2010 }],
    crosses: [{ brand_id: 999_999, article: 'A', kind: 'analog' }],
  }
  const { status, body } = await admin.post(PRODUCTS, { body: { ...wrong, ...parts, category_id: parent } })

  expect(status).toBe(422)
  expect(body.data.details).toEqual({
    name: ['Название: не менее 3 символов'],
    article: [`Товар с таким брендом и артикулом уже есть: № ${GOLDEN}`],
    barcodes: ['Штрихкод: неверная контрольная цифра'],
    category_id: ['Выберите конечную категорию'],
    company_id: ['Автор карточки: выберите значение из списка'],
    image_ids: ['Фото: загрузите изображения ещё раз'],
    'oem_numbers.0.car_brand_id': ['Марка автомобиля: выберите значение из списка'],
    'oem_numbers.0.number': ['OEM-номер: неверный формат'],
    'crosses.0.brand_id': ['Бренд: выберите значение из списка'],
    'applicability.0.year_from': ['Год начала больше года окончания'],
  })
})

test('R4: a new card is a draft with a slug of its name; a change to the same values writes nothing', async () => {
  const product = await make('DR-1', { description: '  Текст ', image_ids: [2] })
  const again = await admin.put(`${PRODUCTS}/${product.id}`, {
    body: { description: 'Текст', image_ids: [2] },
    version: 1,
  })
  const next = await admin.put(`${PRODUCTS}/${product.id}`, { body: { image_ids: [], weight_g: 301 }, version: 1 })

  expect(product).toMatchObject({ status: 'draft', slug: 'filtr-dr-1', description: 'Текст', version: 1 })
  expect(again.body.version).toBe(1)
  expect(next.body).toMatchObject({ version: 2, weight_g: 301, image_ids: [] })
  expect(await admin.put(`${PRODUCTS}/${product.id}`, { body: { weight_g: 1 }, version: 1 })).toMatchObject({
    status: 412,
  })
  expect((await app.audited('product', product.id)).map(({ event, changes }) => [event, changes['image_ids']])).toEqual(
    [
      ['updated', [[2], []]],
      ['created', [null, [2]]],
    ],
  )
})

test('R4: completeness grows with the content', async () => {
  const product = await make('FULL-1')
  const more = {
    image_ids: [2],
    description: 'Описание',
    country_code: 'DE',
    tnved: '8421230000',
    barcodes: ['96385074'],
  }
  const { body } = await admin.put(`${PRODUCTS}/${product.id}`, { body: more, version: 1 })

  expect(product.completeness).toBe(0)
  expect(body.completeness).toBe(60)
})

test('R4: only a draft without offers is deleted', async () => {
  const product = await make('DEL-1')

  expect(await admin.delete(`${PRODUCTS}/${GOLDEN}`, { version: golden.version })).toMatchObject({ status: 409 })
  expect(await admin.delete(`${PRODUCTS}/${product.id}`, { version: 1 })).toMatchObject({ status: 204 })
  expect(await admin.get(`${PRODUCTS}/${product.id}`)).toMatchObject({ status: 404 })
  expect((await app.audited('product', product.id))[0]).toMatchObject({ event: 'deleted' })
})

test('R4: story 14: a seller’s change of an active card waits for moderation and replaces an earlier one', async () => {
  const product = await make('OWN-1', { company_id: 1, image_ids: [2] })
  await app.db.execute(`update product set status = 'active' where id = ${product.id}`)
  const first = await merchant.put(`${PRODUCTS}/${product.id}`, { body: { name: 'Первое имя' }, version: 1 })
  const second = await merchant.put(`${PRODUCTS}/${product.id}`, { body: { name: 'Второе имя' }, version: 1 })
  const { rows } = await app.db.execute(
    `select after, changed_fields from moderation where entity = 'product' and entity_id = ${product.id} and status = 'new'`,
  )

  expect(first.body).toMatchObject({ name: 'Фильтр OWN-1', version: 1, has_pending_moderation: true })
  expect(second.body.pending_moderation_id).toBe(first.body.pending_moderation_id)
  expect(rows).toEqual([{ after: { name: 'Второе имя' }, changed_fields: ['name'] }])
  expect(await admin.put(`${PRODUCTS}/${product.id}`, { body: { name: 'Имя от редакции' }, version: 1 })).toMatchObject(
    {
      body: { name: 'Имя от редакции', version: 2 },
    },
  )
})

test('R4: a seller edits own cards, reads those they have offers on, and sees no others', async () => {
  const product = await make('ALIEN-1', { company_id: 2 })
  const { body: list } = await merchant.get(`${PRODUCTS}?per_page=100`)
  const { rows } = await app.db.execute<{ id: number }>(`
    select product_id as id from product_offer join product on product.id = product_id
    where product_offer.company_id = 1 and product.company_id is distinct from 1 order by product_id limit 1`)
  const { body: sold } = await merchant.get(`${PRODUCTS}/${rows[0]?.id}`)

  expect(list.meta.total).toBeGreaterThan(100)
  expect(sold.available_statuses).toEqual([])
  expect(
    await merchant.put(`${PRODUCTS}/${sold.id}`, { body: { name: 'Не моё' }, version: sold.version }),
  ).toMatchObject({
    status: 403,
  })
  for (const reply of [
    await merchant.get(`${PRODUCTS}/${product.id}`),
    await merchant.put(`${PRODUCTS}/${product.id}`, { body: { name: 'Чужое' }, version: 1 }),
    await merchant.put(`${PRODUCTS}/status-change/${product.id}`, { body: { status: 'archived' }, version: 1 }),
    await merchant.delete(`${PRODUCTS}/${product.id}`, { version: 1 }),
  ])
    expect(reply.status).toBe(404)
  expect(ids(await merchant.get(`${PRODUCTS}?q=ALIEN-1`))).toEqual([])
  expect(ids(await stranger.get(`${PRODUCTS}/list?q=ALIEN-1`))).toEqual([product.id])
})

test('R4: a seller’s card is their company’s', async () => {
  const product = await make('SELF-1', {}, merchant)
  const foreign = await merchant.post(PRODUCTS, { body: card('SELF-2', { company_id: 2 }) })

  expect(product.company_id).toBe(1)
  expect(foreign.body.data.details).toEqual({ company_id: ['Выберите компанию из доступных вам'] })
})

test('R4: story 17: cards move to another category at once; the export of the filter has them', async () => {
  const { body: leaves } = await admin.get(`${PRODUCTS}?category_id=${golden.category_id}&sort=created_at&per_page=20`)
  const target = (await make('TARGET-1')).category_id
  const { body: other } = await admin.get(`${PRODUCTS}?q=антифриз&per_page=10`)
  const category_id = other.items[0].category.id
  const items = leaves.items.map(({ id, version }: { id: number; version: number }) => ({ id, version }))
  const moved = await content.put(`${PRODUCTS}/move-to-category`, { body: { items, category_id } })
  const parent = await content.put(`${PRODUCTS}/move-to-category`, {
    body: { items, category_id: golden.category_path[0].id },
  })

  expect(target).toBe(golden.category_id)
  expect(moved.body).toMatchObject({ processed: items.length, skipped: [] })
  expect(parent.body.data.details).toEqual({ category_id: ['Выберите конечную категорию'] })
  expect((await app.audited('product', items[0].id))[0]).toMatchObject({
    event: 'moved',
    changes: { category_id: [golden.category_id, category_id] },
  })
})

test('R4: a seller who moves a published card proposes it, as any other change', async () => {
  const seller = await app.holding(['product.view', 'product.moveToCategory'], { scope: 'own', companies: [1] })
  const { rows } = await app.db.execute<{ id: number; version: number; category_id: number }>(sql`
    select id, version, category_id from product where company_id = 1 and status = 'active' and not exists (
      select from moderation where entity = 'product' and entity_id = product.id) order by id limit 1`)
  const [published = { id: 0, version: 0, category_id: 0 }] = rows
  const { rows: leaves } = await app.db.execute<{ id: number }>(sql`
    select id from category where is_active and id <> ${published.category_id} and not exists (
      select from category child where child.parent_id = category.id) order by id limit 2`)
  const [category_id = 0, off = 0] = leaves.map(({ id }) => id)
  const items = [{ id: published.id, version: published.version }]
  const moved = await seller.put(`${PRODUCTS}/move-to-category`, { body: { items, category_id } })

  expect(moved.body).toMatchObject({ processed: 1, skipped: [] })
  expect((await admin.get(`${PRODUCTS}/${published.id}`)).body.category_id).toBe(published.category_id)
  const { rows: requests } = await app.db.execute(
    sql`select after from moderation where entity = 'product' and entity_id = ${published.id}`,
  )
  expect(requests).toEqual([{ after: { category_id } }])

  await app.db.execute(sql`update category set is_active = false where id = ${off}`)
  const refused = await content.put(`${PRODUCTS}/move-to-category`, { body: { items, category_id: off } })
  await app.db.execute(sql`update category set is_active = true where id = ${off}`)
  expect(refused.body.data.details).toEqual({ category_id: ['Категория выключена. Выберите другую'] })
})

test('R4: the export has Russian titles, the filtered rows, and no formulas', async () => {
  await make('EXP-1', { name: '=HYPERLINK("http://example.com")' })
  const { text, headers } = await admin.get(`${PRODUCTS}/export?format=csv&q=EXP-1`)
  const [titles, row] = text.split('\r\n')

  expect(headers['content-type']).toContain('text/csv')
  expect(titles).toContain('Номер;Название;Артикул;Бренд;Категория;Автор карточки')
  expect(row).toContain(`'=HYPERLINK`)
  expect((await app.audited('product'))[0]).toMatchObject({ event: 'exported', changes: { rows: [null, 1] } })
})

test('R4: a free slug is derived from a name', async () => {
  const url = `${PRODUCTS}/generate-translite-name`
  const { body } = await admin.post(url, { body: { name: 'Фильтр масляный W 914/2' } })
  const own = await admin.post(url, { body: { name: 'Фильтр масляный W 914/2', id: GOLDEN } })

  expect(body.slug).toBe('filtr-maslianyi-w-914-2-2')
  expect(own.body.slug).toBe('filtr-maslianyi-w-914-2')
})
