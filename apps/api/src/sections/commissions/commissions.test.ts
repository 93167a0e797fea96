import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { resolveMany } from './resolve.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const RULES = '/api/company/admin/commission'
const upsert = async (items: object[], more: object = {}) =>
  (await admin.put(`${RULES}/upsert`, { body: { items, ...more } })).body
const total = async (query: string) => (await admin.get(`${RULES}?${query}`)).body.meta.total
const remove = (query: string) => admin.delete(`${RULES}/delete-by-params?${query}`)

/** Creates a product in a leaf and returns the ids that rules may reference. */
async function makeProduct(brandId = 12) {
  const { rows } = await app.db.execute<{ id: number; category_id: number; root_id: number }>(sql`
    with leaf as (
      select id, split_part(path, '.', 1)::int8 as root_id from category c
      where depth >= 2 and not exists (select from category where parent_id = c.id) order by id limit 1)
    insert into product (name, slug, article, article_norm, brand_id, category_id, company_id, weight_g, length_mm, width_mm, height_mm, vat_rate, codes)
    select 'Проверочный', gen_random_uuid()::text, a, a, ${brandId}, leaf.id, 1, 1, 1, 1, 1, '22', a
    from leaf, replace(gen_random_uuid()::text, '-', '') a
    returning id, category_id, (select root_id from leaf) as root_id`)
  const [product] = rows
  if (!product) throw new Error('No product was made')
  return product
}

test('R17: 90 rules are delivered, the default one among them', async () => {
  const { body } = await admin.get(`${RULES}?sort=valid_from`)

  expect(body.meta.total).toBe(90)
  expect(
    await app.db.execute(
      sql`select count(*)::int as rows from commission where company_id is null and category_id is null and brand_id is null`,
    ),
  ).toMatchObject({ rows: [{ rows: 1 }] })
  expect(body.items[0]).toMatchObject({ id: 1, is_default: true, rate_bp: 1200, company: null, valid_to: null })
})

test('R17: the list is filtered, searched and sorted', async () => {
  const { body } = await admin.get(`${RULES}?brand_id=14&sort=-rate_bp`)
  const rates = (await admin.get(`${RULES}?sort=-rate_bp&per_page=100`)).body.items.map(
    ({ rate_bp }: { rate_bp: number }) => rate_bp,
  )

  expect(body.items.map(({ brand }: { brand: { label: string } }) => brand.label)).toEqual(body.items.map(() => 'TRW'))
  expect(rates).toEqual(rates.toSorted((a: number, b: number) => b - a))
  expect(await total('valid_on=2026-06-01')).toBeLessThan(90)
  expect(await total('expired_before=2026-06-01')).toBeGreaterThan(0)
  expect(await total('q=TRW')).toBe(body.meta.total)
  expect(await admin.get(`${RULES}?valid_on=0000-01-01`)).toMatchObject({ status: 422 })
})

test('R17: the default rule stands first and is found by its name; a saved rule keeps its place', async () => {
  const order = async () => (await admin.get(`${RULES}?per_page=100`)).body.items.map(({ id }: { id: number }) => id)
  const before = await order()
  const [rule] = (await admin.get(`${RULES}?id=${before[20]}`)).body.items
  const { company_id, category_id, brand_id, rate_bp, valid_from, valid_to } = rule
  await upsert([{ company_id, category_id, brand_id, rate_bp: rate_bp + 1, valid_from, valid_to }])

  expect(before[0]).toBe(1)
  expect(await order()).toEqual(before)
  expect((await admin.get(`${RULES}?q=по умолч`)).body.items).toMatchObject([{ id: 1, is_default: true }])
})

test('R17: one rule is deleted by its number, the default one is not', async () => {
  await upsert([
    { company_id: 7, brand_id: 50, rate_bp: 1, valid_from: '2026-01-01' },
    { company_id: 7, brand_id: 51, rate_bp: 1, valid_from: '2026-01-01' },
  ])
  const rules = (await admin.get(`${RULES}?company_id=7&brand_id=50,51`)).body.items
  const deleted = await remove(`id=${rules[0].id}`)

  expect(deleted.body).toEqual({ count: 1 })
  expect((await admin.get(`${RULES}?company_id=7&brand_id=50,51`)).body.items).toMatchObject([{ id: rules[1].id }])
  expect((await remove('id=1')).body).toEqual({ count: 0 })
})

test('R17: a select names the terms and the rate', async () => {
  const { body } = await admin.get(`${RULES}/list?ids=1`)

  expect(body.items).toEqual([{ id: 1, label: 'По умолчанию', hint: '12 %', is_active: true }])
})

test('R17: rows of the grid create and change rules by their natural key; the same again changes nothing', async () => {
  const row = { company_id: 3, brand_id: 40, rate_bp: 700, min_kopecks: 1000, valid_from: '2026-07-01' }
  const dry = await upsert([row], { dry_run: true })
  const created = await upsert([row])
  const updated = await upsert([{ ...row, rate_bp: 650, comment: ' По  письму ' }])
  const same = await upsert([{ ...row, rate_bp: 650, comment: 'По письму' }])
  const { items } = (await admin.get(`${RULES}?company_id=3&brand_id=40`)).body

  expect(dry).toEqual(created)
  expect(created).toEqual({ created: 1, updated: 0, unchanged: 0, errors: [] })
  expect(updated).toMatchObject({ updated: 1 })
  expect(same).toMatchObject({ unchanged: 1, updated: 0 })
  expect(items).toMatchObject([{ rate_bp: 650, min_kopecks: 1000, comment: 'По письму', version: 2 }])
  expect(await app.audited('commission', items[0].id)).toMatchObject([
    { event: 'updated', changes: { rate_bp: [700, 650], comment: [null, 'По письму'] } },
    { event: 'created', changes: { rate_bp: [null, 700], valid_from: [null, '2026-07-01'] } },
  ])
})

test('R17: periods of the same terms do not overlap, in the table or among the rows', async () => {
  const terms = { company_id: 4, brand_id: 41, rate_bp: 500 }
  await upsert([{ ...terms, valid_from: '2026-01-01', valid_to: '2026-06-30' }])
  const [{ id }] = (await admin.get(`${RULES}?company_id=4&brand_id=41`)).body.items
  const stored = await upsert([{ ...terms, valid_from: '2026-06-30' }])
  const rows = await upsert([
    { ...terms, valid_from: '2027-01-01' },
    { ...terms, valid_from: '2027-02-01' },
  ])
  const shortened = await upsert([
    { ...terms, valid_from: '2026-06-01' },
    { ...terms, valid_from: '2026-01-01', valid_to: '2026-05-31' },
  ])

  expect(stored.data.details).toEqual({ 'items.0.valid_from': [`Период пересекается с правилом ${id}`] })
  expect(rows.data.details).toEqual({ 'items.1.valid_from': ['Период пересекается со строкой 1'] })
  expect(shortened).toMatchObject({ created: 1, updated: 1 })
})

test('R17: wrong rows are reported by number and field', async () => {
  const { data } = await upsert([
    { company_id: 999_999, category_id: 999_999, brand_id: 999_999, rate_bp: 5001, valid_from: '2026-01-01' },
    { company_id: 999_999, category_id: 999_999, brand_id: 999_999, rate_bp: 1, valid_from: '2026-01-01' },
    { company_id: 5, rate_bp: 1, valid_from: '2026-02-01', valid_to: '2026-01-31' },
    { company_id: 5, brand_id: 44, rate_bp: 1, valid_from: '2026-02-01' },
    { company_id: 5, brand_id: 44, rate_bp: 2, valid_from: '2026-02-01' },
  ])

  expect(data.details).toMatchObject({
    'items.0.rate_bp': ['Ставка: от 0 % до 50 %'],
    'items.1.company_id': ['Продавец: выберите значение из списка'],
    'items.1.category_id': ['Категория: выберите значение из списка'],
    'items.1.brand_id': ['Бренд: выберите значение из списка'],
    'items.2.valid_to': ['Действует по: дата раньше «Действует с»'],
    'items.4.valid_from': ['Действует с: уже есть в строке 4'],
  })
})

test('R17: the default rule always exists: its rate changes, it gets no end and no second one, and is not deleted', async () => {
  const end = await upsert([{ rate_bp: 1200, valid_from: '2020-01-01', valid_to: '2026-12-31' }])
  const second = await upsert([{ rate_bp: 1100, valid_from: '2026-07-01' }])
  const rate = await upsert([{ rate_bp: 1200, valid_from: '2020-01-01', comment: 'Базовая' }])
  const counted = await remove('valid_on=2020-01-01&dry_run=true')

  expect(end.data.details).toEqual({ 'items.0.valid_to': ['Действует по: правило по умолчанию действует всегда'] })
  expect(second.data.details).toEqual({ 'items.0.valid_from': ['Период пересекается с правилом 1'] })
  expect(rate).toMatchObject({ updated: 1 })
  expect(counted.body).toEqual({ count: 0 })
  expect((await remove('valid_on=2020-01-01')).body).toEqual({ count: 0 })
  expect(await total('valid_on=2020-01-01')).toBe(1)
})

test('R17: rules that match the filters are deleted after a count, each with a row of the log', async () => {
  await upsert([
    { company_id: 6, brand_id: 50, rate_bp: 1, valid_from: '2026-01-01' },
    { company_id: 6, brand_id: 51, rate_bp: 1, valid_from: '2026-01-01' },
  ])
  const counted = await remove('company_id=6&brand_id=50,51&dry_run=true')
  const deleted = await remove('company_id=6&brand_id=50,51')

  expect(counted.body).toEqual({ count: 2 })
  expect(deleted.body).toEqual({ count: 2 })
  expect((await app.audited('commission')).slice(0, 2).map(({ event }) => event)).toEqual(['deleted', 'deleted'])
  expect(await remove('')).toMatchObject({ status: 422, body: { data: { message: 'Укажите хотя бы один фильтр' } } })
})

test('R37: the check of a sale shows the rule that holds and why the others lost', async () => {
  const product = await makeProduct(60)
  await upsert([
    {
      company_id: 1,
      category_id: product.root_id,
      brand_id: 60,
      rate_bp: 900,
      fixed_kopecks: 500,
      valid_from: '2026-01-01',
    },
    { company_id: 1, brand_id: 60, rate_bp: 800, valid_from: '2026-01-01' },
    {
      company_id: 1,
      category_id: product.root_id,
      brand_id: 60,
      rate_bp: 100,
      valid_from: '2025-01-01',
      valid_to: '2025-12-31',
    },
    { company_id: 2, category_id: product.root_id, brand_id: 60, rate_bp: 1, valid_from: '2026-01-01' },
  ])
  const { status, body } = await admin.get(
    `${RULES}/resolve?company_id=1&product_id=${product.id}&price_kopecks=100000&date=2026-06-01`,
  )
  const rules = body.candidates.map(
    ({ rate_bp, reason, is_winner }: { rate_bp: number; reason: string; is_winner: boolean }) => [
      rate_bp,
      reason,
      is_winner,
    ],
  )

  expect(status).toBe(200)
  expect(body).toMatchObject({ rate_bp: 900, commission_kopecks: 9500 })
  expect(rules[0]).toEqual([900, null, true])
  expect(rules).toContainEqual([800, expect.stringMatching(/^Подходит по 2 условиям, а правило № \d+ — по 3$/), false])
  expect(rules).toContainEqual([1200, expect.stringMatching(/^Подходит по 0 условиям/), false])
  expect(rules.at(-1)).toEqual([100, 'Уже не действует', false])
  expect(rules).not.toContainEqual([1, expect.anything(), false])
})

test('R37: sales are resolved together, each by its own rule', async () => {
  const product = await makeProduct(61)
  await upsert([
    { company_id: 7, category_id: product.category_id, brand_id: 61, rate_bp: 321, valid_from: '2026-01-01' },
  ])
  const sales = [1, 7, 1].map((company_id) => ({ company_id, product_id: product.id }))
  const rates = (await resolveMany(app.db, sales, '2026-06-01')).map((rule) => rule?.rate_bp)

  expect(rates[1]).toBe(321)
  expect(rates[0]).toBe(rates[2])
  expect(rates[0]).not.toBe(321)
  expect(await resolveMany(app.db, [], '2026-06-01')).toEqual([])
})

test('P7: a seller sees the rules that may apply to it, and checks only its own sales', async () => {
  const merchant = await app.as('merchant1@example.com')
  const { items } = (await merchant.get(`${RULES}?per_page=100`)).body
  const resolve = (query: string) => merchant.get(`${RULES}/resolve?price_kopecks=100&date=2026-06-01&${query}`)
  const product = await makeProduct()

  expect(items.every(({ company_id }: { company_id: number | null }) => company_id === null || company_id === 1)).toBe(
    true,
  )
  expect((await merchant.get(`${RULES}?company_id=2`)).body.meta.total).toBe(0)
  expect(await resolve(`company_id=1&product_id=${product.id}`)).toMatchObject({ status: 200 })
  expect((await resolve(`company_id=2&product_id=999999`)).body.data.details).toEqual({
    company_id: ['Выберите компанию из доступных вам'],
    product_id: ['Товар: выберите значение из списка'],
  })
})

test('P7: a user of one company writes rules of that company alone', async () => {
  const own = await app.holding(['commission.upsert', 'commission.deleteByParams', 'commission.index'], {
    scope: 'own',
    companies: [8],
  })
  const rows = [8, 9, null].map((company_id) => ({ company_id, brand_id: 70, rate_bp: 1, valid_from: '2026-01-01' }))
  const refused = await own.put(`${RULES}/upsert`, { body: { items: rows } })
  const accepted = await own.put(`${RULES}/upsert`, { body: { items: rows, skip_invalid: true } })

  expect(refused.body.data.details).toEqual({
    'items.1.company_id': ['Выберите компанию из доступных вам'],
    'items.2.company_id': ['Выберите компанию из доступных вам'],
  })
  expect(accepted.body).toMatchObject({ created: 1 })
  expect((await own.delete(`${RULES}/delete-by-params?brand_id=27,70`)).body).toEqual({ count: 1 })
})

test('R17: a row of a file names its terms by name or number; an unknown or ambiguous name is refused', async () => {
  await app.db.execute(sql`
    update category set name = 'Двойник' where id in (select min(id) from category where depth > 0 group by parent_id limit 2)`)
  const { rows: names } = await app.db.execute<{ brand: string; category: string; category_id: number }>(sql`
    select (select name from brand where id = 71) as brand, c.name as category, c.id as category_id from category c where (select count(*) from category where lower(name) = lower(c.name)) = 1 limit 1`)
  const [{ brand, category, category_id } = { brand: '', category: '', category_id: 0 }] = names
  const row = { company: ' автодеталь-север ', brand: brand.toUpperCase(), rate_bp: 300, valid_from: '2026-07-01' }
  const accepted = await upsert([row, { category, brand: '71', rate_bp: 200, valid_from: '2026-07-01' }])
  const refused = await upsert([
    { ...row, company: 'Никто' },
    { ...row, category: 'двойник' },
    { ...row, brand: '999999999' },
  ])

  expect(accepted).toEqual({ created: 2, updated: 0, unchanged: 0, errors: [] })
  expect(await total('company_id=1&brand_id=71')).toBe(1)
  expect(await total(`category_id=${category_id}&brand_id=71`)).toBe(1)
  expect(refused.data.details).toEqual({
    'items.0.company': ['Продавец: нет в справочнике «Никто»'],
    'items.1.category': ['Категория: «двойник» не одна, укажите номер'],
    'items.2.brand': ['Бренд: нет в справочнике «999999999»'],
  })
})

test('R17: the filtered list is exported as a file', async () => {
  const { text } = await admin.get(`${RULES}/export?format=csv&sort=valid_from`)

  expect(text).toContain('Номер;Продавец;Категория;Бренд;Ставка, %')
  expect(text).toContain('\n1;;;;12;;;2020-01-01;;')
})
