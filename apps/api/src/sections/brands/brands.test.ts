import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const BRANDS = '/api/catalog/admin/brand'
const make = async (name: string, more: object = {}) =>
  (await admin.post(BRANDS, { body: { name, kind: 'aftermarket', ...more } })).body
const total = async (query: string) => (await admin.get(`${BRANDS}?${query}`)).body.meta.total
const aliasesOf = async (id: number) =>
  (await app.db.execute(sql`select source, name from brand_alias where brand_id = ${id} order by source, name_norm`))
    .rows
const names = async (query: string) =>
  (await admin.get(`${BRANDS}?${query}`)).body.items.map(({ name }: { name: string }) => name)
const details = async (body: object) =>
  (await admin.post(BRANDS, { body: { name: 'Новый', kind: 'oem', ...body } })).body.data.details
const slugFor = async (body: object) => (await admin.post(`${BRANDS}/generate-translite-name`, { body })).body.slug

test('R13: 180 brands are delivered, the twelfth as the samples have it', async () => {
  const { body } = await admin.get(`${BRANDS}/12`)

  expect(await total('')).toBe(180)
  expect(body).toMatchObject({
    name: 'MANN-FILTER',
    slug: 'mann-filter',
    kind: 'aftermarket',
    country_code: 'DE',
    aliases_count: 5,
    synonyms: ['Манн', 'MANN', 'Mann Filter'],
  })
})

test('R13: the list is filtered and sorted', async () => {
  expect(await names(`q=${encodeURIComponent('бРЕМбо')}`)).toEqual(['Brembo'])
  expect(await names('q=mann')).toEqual(['MANN-FILTER', 'Zimmermann'])
  expect(await total('kind=oem')).toBe(await total('is_original=true'))
  expect(await total('country_code=RU,BY')).toBe((await total('country_code=RU')) + (await total('country_code=BY')))
  expect(await total('is_active=false')).toBe(3)
  expect(await names('kind=own&sort=-name')).toEqual(['Vozduh i Maslo', 'Severdetal'])
  expect(await names('q=sankei')).toEqual(['555'])
})

test('R13: a select finds a brand by a spelling of it', async () => {
  const { body } = await admin.get(`${BRANDS}/list?q=${encodeURIComponent('лукой')}`)

  expect(body.items).toEqual([{ id: 2, label: 'LUKOIL', hint: 'RU', is_active: true }])
  expect((await admin.get(`${BRANDS}/list?ids=12,3`)).body.items.map(({ id }: { id: number }) => id)).toEqual([3, 12])
})

test('R13: a brand is created, changed and deleted, each with its row in the audit log', async () => {
  const created = await admin.post(BRANDS, {
    body: {
      name: ' Вега   Партс ',
      kind: 'aftermarket',
      synonyms: ['Vega', ' vega ', 'Вега', '—'],
      warranty_months: 12,
    },
  })
  const { id } = created.body
  const same = await admin.put(`${BRANDS}/${id}`, {
    body: { name: 'Вега Партс', synonyms: ['Вега', 'Vega'] },
    version: 1,
  })
  const changed = await admin.put(`${BRANDS}/${id}`, { body: { synonyms: ['Vega'], country_code: 'CZ' }, version: 1 })
  const stale = await admin.put(`${BRANDS}/${id}`, { body: { site: 'https://vega.example.com' }, version: 1 })

  expect(created).toMatchObject({ status: 201, headers: { etag: '"v1"' } })
  expect(created.body).toMatchObject({ name: 'Вега Партс', slug: 'vega-parts', synonyms: ['Вега', 'Vega'] })
  expect(same.body.version).toBe(1)
  expect(changed.body).toMatchObject({ synonyms: ['Vega'], country_code: 'CZ', version: 2 })
  expect(stale).toMatchObject({ status: 412, body: { current: { version: 2 } } })
  expect(await admin.delete(`${BRANDS}/${id}`, { version: 2 })).toMatchObject({ status: 204 })
  expect(await aliasesOf(id)).toEqual([])
  expect(await app.audited('brand', id)).toMatchObject([
    { event: 'deleted', changes: { name: ['Вега Партс', null] } },
    { event: 'updated', changes: { synonyms: [['Вега', 'Vega'], ['Vega']], country_code: [null, 'CZ'] } },
    { event: 'created', changes: { name: [null, 'Вега Партс'], kind: [null, 'aftermarket'] } },
  ])
})

test('R13: names are compared without case, spaces and signs; slugs and synonyms are unique too', async () => {
  expect(await details({ name: 'mann filter' })).toEqual({ name: ['Название: такое значение уже есть'] })
  expect(await details({ slug: 'bosch' })).toEqual({ slug: ['Адрес в ссылке: такое значение уже есть'] })
  expect(await details({ synonyms: ['БОШ'] })).toEqual({ synonyms: ['Синоним «Бош» уже у бренда «Bosch»'] })
  expect(await details({ name: ' — ' })).toEqual({ name: ['Название: неверный формат'] })
  expect(await details({ logo_id: 999_999 })).toEqual({ logo_id: ['Логотип: выберите загруженный файл'] })
  expect(Object.keys(await details({ site: 'javascript:1', warranty_months: 241 }))).toEqual([
    'site',
    'warranty_months',
  ])
})

test('R13: a spelling from price lists returns to the queue when it is no longer a synonym', async () => {
  const { version, synonyms } = (await admin.get(`${BRANDS}/2`)).body
  await admin.put(`${BRANDS}/2`, { body: { synonyms: [] }, version })
  const { rows } = await app.db.execute(
    sql`select status, brand_id from brand_alias where source = 'other' and name = 'Лукойл'`,
  )
  const again = await admin.put(`${BRANDS}/2`, { body: { synonyms }, version: version + 1 })

  expect(rows).toEqual([{ status: 'unmapped', brand_id: null }])
  expect(again.body.synonyms).toEqual(['Лукойл'])
})

test('R13: a brand in use is not deleted, and the answer says where it is used', async () => {
  const { version } = (await admin.get(`${BRANDS}/12`)).body
  const reply = await admin.delete(`${BRANDS}/12`, { version })

  expect(reply.status).toBe(409)
  expect(reply.body.data.message).toMatch(/^Нельзя удалить: используется в \d+ запис/)
})

test('R13: brands are switched one by one and in bulk; stale versions are reported', async () => {
  const first = await make('Выкл Один')
  const second = await make('Выкл Два')
  const off = await admin.put(`${BRANDS}/disable/${first.id}`, { version: 1 })
  const both = await admin.put(`${BRANDS}/disable-by-ids`, {
    body: {
      items: [
        { id: first.id, version: 1 },
        { id: second.id, version: 1 },
        { id: 999_999, version: 1 },
      ],
    },
  })
  const on = await admin.put(`${BRANDS}/enable-by-ids`, { body: { items: [{ id: second.id, version: 2 }] } })
  const again = await admin.put(`${BRANDS}/enable/${first.id}`, { version: 2 })

  expect(off.body).toMatchObject({ is_active: false, version: 2 })
  expect(again.body).toMatchObject({ is_active: true, version: 3 })
  expect(both.body).toMatchObject({
    processed: 1,
    skipped: [
      {
        id: first.id,
        message: expect.stringMatching(/^Вы уже изменили эту запись \d\d\.\d\d\.\d{4} \d\d:\d\d$/),
      },
      { id: 999_999, message: 'Запись не найдена' },
    ],
  })
  expect(on.body).toMatchObject({ processed: 1, skipped: [] })
  expect((await app.audited('brand', second.id)).map(({ event }) => event)).toEqual(['enabled', 'disabled', 'created'])
})

test('R21: the slug of a name is free', async () => {
  expect(await slugFor({ name: 'Щётки Плюс' })).toBe('shchetki-plius')
  expect(await slugFor({ name: 'Bosch' })).toBe('bosch-2')
  expect(await slugFor({ name: 'Bosch', id: 1 })).toBe('bosch')
})

test('R13: merging moves everything to the other brand and leaves the name as its synonym', async () => {
  const into = await make('Слияние Цель', { synonyms: ['Цель'] })
  const from = await make('Слияние Исток', { synonyms: ['Исток'] })
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into commission (brand_id, rate_bp, valid_from) values (${from.id}, 500, '2026-01-01') returning id`)
  const merged = await admin.put(`${BRANDS}/${from.id}`, { body: { merge_into_id: into.id }, version: 1 })

  expect(merged).toMatchObject({ status: 200, headers: { etag: '"v2"' } })
  expect(merged.body).toMatchObject({ id: into.id, synonyms: ['Исток', 'Слияние Исток', 'Цель'] })
  expect(await admin.get(`${BRANDS}/${from.id}`)).toMatchObject({ status: 404 })
  const [rule] = (await app.db.execute(sql`select brand_id from commission where id = ${rows[0]?.id}`)).rows
  expect(rule).toEqual({ brand_id: into.id })
  expect(await app.audited('brand', from.id)).toMatchObject([
    { event: 'merged', changes: { merge_into_id: [null, into.id] } },
    { event: 'created' },
  ])
  expect(await app.audited('brand', into.id)).toMatchObject([{ event: 'merged' }, { event: 'created' }])
})

test('R13: a filter by a brand that was merged names the brand that it has become, over several merges', async () => {
  const last = await make('Последний')
  const middle = await make('Промежуточный')
  const first = await make('Первый')
  const merge = (id: number, into: number, version: number) =>
    admin.put(`${BRANDS}/${id}`, { body: { merge_into_id: into }, version })
  await merge(first.id, middle.id, 1)
  await merge(middle.id, last.id, 2)
  const { body } = await admin.get(`${BRANDS}/list?ids=${first.id},${last.id},999999`)

  expect(body.items).toMatchObject([
    { id: last.id, label: 'Последний', is_active: true },
    { id: first.id, label: 'Первый: объединён с брендом «Последний»', is_active: false },
  ])
})

test('R13: cards go with their brand, unless the other one has the same article', async () => {
  const into = await make('Карточки Цель')
  const from = await make('Карточки Исток')
  const addCard = (brandId: number, article: string) =>
    app.db.execute(sql`
      insert into product (name, slug, article, article_norm, brand_id, category_id, weight_g, length_mm, width_mm, height_mm, vat_rate, codes)
      select 'Карточка', ${`${article.toLowerCase()}-${brandId}`}, ${article}, ${article}, ${brandId}, max(id), 1, 1, 1, 1, '22', ${article} from category`)
  await addCard(into.id, 'SAME')
  await addCard(from.id, 'SAME')
  const { version } = (await admin.get(`${BRANDS}/${from.id}`)).body
  const merge = () => admin.put(`${BRANDS}/${from.id}`, { body: { merge_into_id: into.id }, version })
  const refused = await merge()
  await app.db.execute(sql`update product set article = 'OTHER', article_norm = 'OTHER' where brand_id = ${from.id}`)
  const merged = await merge()

  expect(refused.body.data).toMatchObject({
    status: 409,
    message: 'У брендов есть общие артикулы (1): SAME. Оставьте по одной карточке',
  })
  expect(merged.body).toMatchObject({ id: into.id, products_count: 2 })
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from product where article = 'OTHER'`)
  expect(await app.audited('product', rows[0]?.id)).toMatchObject([
    { event: 'updated', changes: { brand_id: [from.id, into.id] } },
  ])
})

test('R39: whatever a merge of brands changes has its row in its own log', async () => {
  const into = await make('Следы Цель')
  const from = await make('Следы Исток', { synonyms: ['Следы'] })
  const { rows } = await app.db.execute<{ id: number; kind: string }>(sql`
    with card as (select id, brand_id from product where brand_id not in (${into.id}, ${from.id}) order by id limit 1),
      crossed as (insert into product_cross (product_id, brand_id, article, article_norm, kind)
        select id, ${from.id}, 'TRACE', 'TRACE', 'analog' from card returning product_id as id),
      described as (insert into meta_data (entity, entity_id, title) values ('brand', ${from.id}, 'Следы') returning id),
      requested as (update brand_moderation set target_brand_id = ${from.id} where id = (select min(id) from brand_moderation) returning id)
    select id, 'product' as kind from crossed union all select id, 'meta-data' from described union all select id, 'brand-moderation' from requested`)
  expect(await admin.put(`${BRANDS}/${from.id}`, { body: { merge_into_id: into.id }, version: 1 })).toMatchObject({
    status: 200,
  })

  const fieldsOf = async (kind: string) => {
    const [entry] = await app.audited(kind, rows.find((row) => row.kind === kind)?.id)
    return Object.keys(entry?.changes ?? {})
  }
  expect(await fieldsOf('product')).toEqual(['crosses'])
  expect(await fieldsOf('meta-data')).toEqual(['brand_id'])
  expect(await fieldsOf('brand-moderation')).toEqual(['target_brand_id'])
})

test('R13: a merge is refused into the brand itself, into an unknown one, and if commissions overlap', async () => {
  const into = await make('Накладка Один')
  const from = await make('Накладка Два')
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into commission (brand_id, rate_bp, valid_from) values (${into.id}, 500, '2026-01-01'), (${from.id}, 700, '2026-02-01') returning id`)
  const merge = (merge_into_id: number, more: object = {}) =>
    admin.put(`${BRANDS}/${from.id}`, { body: { merge_into_id, ...more }, version: 1 })

  expect((await merge(into.id)).body.data).toMatchObject({
    status: 409,
    message: `Период пересекается с правилом ${rows[0]?.id}`,
  })
  expect((await merge(from.id)).body.data.details).toEqual({
    merge_into_id: ['Объединить с брендом: выберите значение из списка'],
  })
  expect(await merge(999_999)).toMatchObject({ status: 422 })
  expect(await merge(into.id, { name: 'Другое' })).toMatchObject({ status: 422 })
})

test('R13: the filtered list is exported as a file', async () => {
  const { text, status } = await admin.get(`${BRANDS}/export?format=csv&q=mann-filter`)

  expect(status).toBe(200)
  expect(text).toContain('Номер;Название;Адрес в ссылке;Вид')
  expect(text).toContain('12;MANN-FILTER;mann-filter;Производитель запчастей;DE;нет;')
  const [exported] = await app.audited('brand')
  expect(exported).toMatchObject({ event: 'exported', changes: { rows: [null, 1] } })
})
