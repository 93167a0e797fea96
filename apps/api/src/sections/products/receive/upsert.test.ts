import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const PRODUCTS = '/api/catalog/admin/product'
const admin = await app.as('admin@example.com')
const content = await app.as('content@example.com')
const upsert = async (items: object[], more: object = {}, client = content) => {
  const { status, body, text } = await client.put(`${PRODUCTS}/upsert`, { body: { items, ...more } })
  expect([status, text]).toEqual([200, expect.any(String)])
  return body
}
const view = async (id: number) => (await admin.get(`${PRODUCTS}/${id}`)).body
const find = async (article: string) => (await admin.get(`${PRODUCTS}?q=${article}`)).body.items
const MEASURES = { weight_g: 300, length_mm: 90, width_mm: 90, height_mm: 80, vat_rate: '22' }
const cardOf = (article: string, more: object = {}) => ({
  brand: 'MANN-FILTER',
  article,
  name: `Фильтр ${article}`,
  category: 'Масляные фильтры',
  ...MEASURES,
  ...more,
})

test('R4: cards of a file are tried, then created and changed; the log says that they come from a file', async () => {
  const items = [cardOf('UP-1'), cardOf('UP-2', { crosses: [{ brand: 'Bosch', article: '1' }] })]
  const tried = await upsert(items, { dry_run: true, lines: [2, 3] })
  expect(tried).toMatchObject({ created: 2, updated: 0, errors: [], changes: [{ entity: 'product' }, {}] })
  expect(tried.keys).toHaveLength(2)
  expect(await find('UP-1')).toEqual([])

  expect(await upsert(items, { lines: [2, 3] })).toMatchObject({ created: 2, unchanged: 0 })
  const [card] = await find('UP-1')
  const { rows } = await app.db.execute<{ event: string; source: string }>(
    sql`select event, source from audit_log where entity = 'product' and entity_id = ${card.id}`,
  )
  expect(rows).toEqual([{ event: 'created', source: 'import' }])
  expect(await upsert([{ brand: 'mann filter', article: 'up 1', weight_g: 310 }, items[1] ?? {}])).toEqual({
    created: 0,
    updated: 1,
    unchanged: 1,
    errors: [],
  })
  expect(await view(card.id)).toMatchObject({ weight_g: 310, name: 'Фильтр UP-1' })
})

test('R4: a wrong card keeps a file from being stored, unless wrong rows are skipped', async () => {
  const items = [cardOf('UP-10'), cardOf('UP-11', { brand: 'Нет такого' })]
  const refused = await content.put(`${PRODUCTS}/upsert`, { body: { items } })
  expect(refused).toMatchObject({
    status: 422,
    body: { data: { details: { 'items.1.brand': ['Бренд: «Нет такого» нет в справочнике'] } } },
  })
  expect(await find('UP-10')).toEqual([])
  expect(await upsert(items, { skip_invalid: true })).toMatchObject({
    created: 1,
    errors: [{ row: 1, field: 'brand' }],
  })
  const viewer = await app.as('viewer@example.com')
  expect((await viewer.put(`${PRODUCTS}/upsert`, { body: { items } })).status).toBe(403)
})

test('R29: a file leaves a card in the archive there, unless it says something new', async () => {
  await upsert([cardOf('UP-20')])
  const [{ id }] = await find('UP-20')
  await app.db.execute(sql`update product set status = 'archived' where id = ${id}`)
  expect(await upsert([cardOf('UP-20')])).toMatchObject({ created: 0, unchanged: 1 })
  expect(await upsert([cardOf('UP-20', { weight_g: 301 })])).toMatchObject({ created: 1 })
  expect(await upsert([cardOf('UP-20', { weight_g: 301 })])).toMatchObject({ created: 0, unchanged: 1 })
  expect(await view(id)).toMatchObject({ status: 'archived', weight_g: 300 })
})

test('R29: a file with published cards leaves what waits for moderation, and adds to it', async () => {
  const { rows } = await app.db.execute<{
    id: number
    company_id: number
    brand: string
    article: string
    name: string
  }>(sql`
    select product.id, company_id, brand.name as brand, article, product.name from product join brand on brand.id = brand_id
    where company_id is not null and product.status = 'active' and condition = 'new' and not exists (
      select from moderation where entity = 'product' and entity_id = product.id and status in ('new', 'in_work', 'revision'))
    order by product.id limit 1`)
  const [own] = rows
  if (!own) throw new Error('The demo data have a published card of a seller')
  const seller = await app.holding(['product.receive'], { scope: 'own', companies: [own.company_id] })
  const place = { brand: own.brand, article: own.article }
  const proposed = async () => {
    const { pending_moderation_id } = await view(own.id)
    return (await admin.get(`/api/moderation/admin/moderation/${pending_moderation_id}`)).body.after
  }
  await upsert([{ ...place, name: 'Название из файла' }], {}, seller)
  expect(await upsert([{ ...place, name: own.name }], {}, seller)).toMatchObject({ updated: 0, unchanged: 1 })
  expect(await proposed()).toEqual({ name: 'Название из файла' })
  await upsert([{ ...place, name: own.name, pack_qty: 7 }], {}, seller)
  expect(await proposed()).toEqual({ name: 'Название из файла', pack_qty: 7 })
})

test('R29: a card of another author that a seller sees is no error until it is changed', async () => {
  const { rows } = await app.db.execute<{ company_id: number; brand: string; article: string; name: string }>(sql`
    select sold.company_id, brand.name as brand, article, product.name
    from product_offer sold join product on product.id = product_id join brand on brand.id = brand_id
    where product.company_id is distinct from sold.company_id and product.status = 'active' and condition = 'new'
    order by sold.id limit 1`)
  const [sold] = rows
  if (!sold) throw new Error('The demo data have an offer of a card of another author')
  const { company_id, ...card } = sold
  const seller = await app.holding(['product.receive'], { scope: 'own', companies: [company_id] })
  const load = (items: object[]) => upsert(items, { skip_invalid: true }, seller)
  expect(await load([card])).toMatchObject({ unchanged: 1, errors: [] })
  expect(await load([{ ...card, name: 'Чужая карточка' }])).toMatchObject({
    unchanged: 0,
    errors: [{ field: 'article', message: 'Товар с таким брендом и артикулом уже есть' }],
  })
})

test('R29: a slash in the name of a category, and a bar in a value, divide nothing', async () => {
  const { category_id } = await view(1001)
  await app.db.execute(sql`update category set name = 'Масло/воздух' where id = ${category_id}`)
  const { rows } = await app.db.execute<{ id: number }>(sql`
    with made as (
      insert into attribute (name, code, type, position) values ('Сезон', 'season-of-file', 'select', 999) returning id
    ), tied as (
      insert into attribute_category (attribute_id, category_id, position) select id, ${category_id}, 999 from made
    )
    insert into attribute_value (attribute_id, value, position) select id, 'Лето|Зима', 1 from made returning id`)
  const card = cardOf('UP-30', {
    category: 'Фильтры / Масло/воздух',
    attributes: [{ name: 'сезон', value: ['Лето|Зима'] }],
  })
  expect(await upsert([card])).toMatchObject({ created: 1 })
  const [{ id }] = await find('UP-30')
  expect(await view(id)).toMatchObject({ category_id, attribute_values: [{ value: rows[0]?.id }] })
  expect(await upsert([card])).toMatchObject({ unchanged: 1 })
})
