import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { send } from '#test/orders/facts.ts'

const app = await useApp()
const PRODUCTS = '/api/catalog/admin/product'
const admin = await app.as('admin@example.com')
const { body: golden } = await admin.get(`${PRODUCTS}/1001`)
const shop = await app.keyHolding(['product.receive'])
const receive = (...items: object[]) => send(shop, `${PRODUCTS}/receive`, ...items)
const view = async (id: number) => (await admin.get(`${PRODUCTS}/${id}`)).body

const MEASURES = { weight_g: 300, length_mm: 90, width_mm: 90, height_mm: 80, vat_rate: '22' }
const cardOf = (article: string, more: object = {}) => ({
  brand: 'MANN FILTER',
  article,
  name: `Фильтр ${article}`,
  category: 'Фильтры / Масляные фильтры',
  ...MEASURES,
  ...more,
})
const { rows: models } = await app.db.execute<{ brand: string; model: string; id: number }>(sql`
  select car_brand.name as brand, concat_ws(' ', car_model.name, generation) as model, car_model.id
  from car_model join car_brand on car_brand.id = car_brand_id order by car_model.id limit 1`)
const [model] = models
const counted = async () => {
  const { rows } = await app.db.execute<{ logged: number; cards: number }>(
    sql`select (select count(*) from audit_log)::int as logged, (select count(*) from product)::int as cards`,
  )
  return rows[0]
}

test('products.receive: a card names what it refers to by texts; sent again, it changes nothing', async () => {
  const attributes = (await admin.get(`${PRODUCTS}/attributes/${golden.category_id}`)).body.items
  const number = attributes.find(({ type }: { type: string }) => type === 'number')
  const card = cardOf('RC-1', {
    attributes: [{ name: number.name.toUpperCase(), value: '80,5' }],
    crosses: [{ brand: 'Bosch', article: '0 451 103 318' }],
    oem_numbers: [{ car_brand: model?.brand, number: '06A 115 561 B' }],
    applicability: [{ car_brand: model?.brand, car_model: model?.model, year_from: 2010 }],
  })
  const [made] = await receive(card)
  expect(made).toMatchObject({ row: 0, outcome: 'created', errors: [] })
  const stored = await view(made.id)
  expect(stored).toMatchObject({
    status: 'draft',
    company: null,
    brand: { label: 'MANN-FILTER' },
    category: { label: 'Масляные фильтры' },
    attribute_values: [{ attribute_id: number.id, value: 80.5 }],
    crosses: [{ brand: { label: 'Bosch' }, article: '0 451 103 318', kind: 'analog' }],
    oem_numbers: [{ number: '06A 115 561 B' }],
    applicability: [{ car_model_id: model?.id, year_from: 2010 }],
  })

  const before = await counted()
  expect(await receive(card)).toEqual([{ row: 0, outcome: 'unchanged', id: made.id, errors: [] }])
  expect(await counted()).toEqual(before)

  const [changed] = await receive({ brand: 'MANN-FILTER', article: 'rc 1', weight_g: 310 })
  expect(changed).toMatchObject({ outcome: 'updated', id: made.id })
  expect(await view(made.id)).toMatchObject({ article: 'RC-1', weight_g: 310, name: 'Фильтр RC-1', crosses: [{}] })
})

test('products.receive: what is wrong is named by row and field, and nothing of that card is stored', async () => {
  const before = await counted()
  const answers = await receive(
    { brand: 'Нет такого', article: 'RC-2' },
    { brand: 'MANN-FILTER', article: 'RC-3' },
    cardOf('RC-4', { category: 'Фильтры', crosses: [{ brand: 'Кто-то', article: '1' }] }),
    cardOf('RC-5', { attributes: [{ name: 'Длина волны', value: 1 }] }),
    cardOf('RC-6', { weight_g: 1_000_000_000 }),
    cardOf('RC-7', { image_urls: ['http://127.0.0.1/photo.png'] }),
    cardOf('RC-8', { image_urls: ['https://ok.example/1.png', 'https://[::1]/2.png'] }),
    { article: 'RC-9' },
    cardOf('RC-10'),
    cardOf('rc 10'),
  )
  expect(answers.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    ...Array<string>(8).fill('refused'),
    'created',
    'refused',
  ])
  const faults = answers.flatMap(({ row, errors }: { row: number; errors: { field: string; message: string }[] }) =>
    errors.map(({ field, message }) => [row, field, message]),
  )
  expect(faults).toEqual(
    expect.arrayContaining([
      [0, 'brand', 'Бренд: «Нет такого» нет в справочнике'],
      [1, 'name', expect.stringContaining('Название')],
      [1, 'category', expect.stringContaining('Категория')],
      [2, 'crosses.0.brand', 'Бренд: «Кто-то» нет в справочнике'],
      [3, 'attributes.0.name', 'Характеристика: «Длина волны» не относится к категории'],
      [4, 'weight_g', expect.any(String)],
      [5, 'image_urls.0', 'Фото: адрес 127.0.0.1 недоступен'],
      [6, 'image_urls.1', 'Фото: адрес [::1] недоступен'],
      [7, 'brand', expect.any(String)],
      [9, 'article', 'Артикул: уже есть в строке 9'],
    ]),
  )
  expect((await counted())?.cards).toBe((before?.cards ?? 0) + 1)
})

test('products.receive: a seller receives their own cards alone; a published one changes after moderation', async () => {
  const { rows } = await app.db.execute<{ id: number; company_id: number; brand: string; article: string }>(sql`
    select distinct on (company_id) product.id, company_id, brand.name as brand, article from product join brand on brand.id = brand_id
    where company_id is not null and product.status = 'active' and condition = 'new' and not exists (
      select from moderation where entity = 'product' and entity_id = product.id and status in ('new', 'in_work', 'revision'))
    order by company_id, product.id limit 2`)
  const [own, foreign] = rows
  if (!own || !foreign) throw new Error('The demo data have cards of two sellers')
  const seller = await app.holding(['product.receive'], { scope: 'own', companies: [own.company_id] })
  const sendOwn = (...items: object[]) => send(seller, `${PRODUCTS}/receive`, ...items)
  const change = { brand: own.brand, article: own.article, name: 'Прислано другой системой' }

  const [proposed, refused, made] = await sendOwn(
    change,
    { brand: foreign.brand, article: foreign.article, name: 'Чужая карточка' },
    cardOf('RC-20'),
  )
  expect([proposed.outcome, refused.outcome, made.outcome]).toEqual(['proposed', 'refused', 'created'])
  expect(refused.errors).toEqual([{ field: 'article', message: expect.stringContaining('уже есть') }])
  expect(await view(made.id)).toMatchObject({ company_id: own.company_id, status: 'draft' })
  const card = await view(own.id)
  expect(card.name).not.toBe(change.name)
  const { body: request } = await admin.get(`/api/moderation/admin/moderation/${card.pending_moderation_id}`)
  expect(request).toMatchObject({ kind: 'update', after: { name: change.name } })

  const before = await counted()
  expect((await sendOwn(change))[0]).toMatchObject({ outcome: 'unchanged', id: own.id })
  expect(await counted()).toEqual(before)
  // What is sent next stands beside what already waits.
  expect((await sendOwn({ brand: own.brand, article: own.article, pack_qty: 7 }))[0].outcome).toBe('proposed')
  const { body: merged } = await admin.get(`/api/moderation/admin/moderation/${card.pending_moderation_id}`)
  expect(merged.after).toEqual({ name: change.name, pack_qty: 7 })
})
