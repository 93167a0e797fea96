import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const content = await app.as('content@example.com')
const META = '/api/content/admin/meta-data'
const upsert = (items: object[], more: object = {}) => content.put(`${META}/upsert`, { body: { items, ...more } })
const view = (query: string) => content.get(`${META}/view?${query}`)
const remove = (query: string) => content.delete(`${META}/delete-by-params?${query}`)
const total = async (query: string) => (await content.get(`${META}?${query}`)).body.meta.total
const idOf = async (entity: 'category' | 'brand' | 'city', name: string) => {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from ${sql.identifier(entity)} where name = ${name}`,
  )
  return rows[0]?.id ?? 0
}
const texts = { h1: null, title: null, description: null, text: null }

test('R15: unwritten meta-data of a record is empty; that of an absent record is 404', async () => {
  const id = await idOf('category', 'Крылья')

  expect((await view(`entity=category&entity_id=${id}`)).body).toEqual({
    entity: 'category',
    entity_id: id,
    entity_label: 'Крылья',
    city_id: null,
    ...texts,
    general: null,
    updated_at: null,
  })
  expect(await view('entity=brand&entity_id=999999')).toMatchObject({ status: 404 })
  expect(await view(`entity=category&entity_id=${id}&city_id=999999`)).toMatchObject({ status: 404 })
  expect(await view(`entity=category`)).toMatchObject({ status: 422 })
})

test('R15: meta-data is written by record and city; what is left out stays, the same again changes nothing', async () => {
  const [entity_id, city_id] = [await idOf('category', 'Зеркала'), await idOf('city', 'Москва')]
  const general = { entity: 'category', entity_id, title: ' Зеркала  и стёкла ', h1: 'Зеркала' }
  const created = await upsert([general, { entity: 'category', entity_id, city_id, title: 'Зеркала в Москве' }])
  const again = await upsert([general, { entity: 'category', entity_id, city_id, h1: 'Зеркала, Москва', title: null }])

  expect(created.body).toEqual({ created: 2, updated: 0, unchanged: 0, errors: [] })
  expect(again.body).toEqual({ created: 0, updated: 1, unchanged: 1, errors: [] })
  expect((await view(`entity=category&entity_id=${entity_id}&city_id=${city_id}`)).body).toMatchObject({
    ...texts,
    h1: 'Зеркала, Москва',
    general: { ...texts, h1: 'Зеркала', title: 'Зеркала и стёкла' },
    updated_at: expect.any(String),
  })
  const { body } = await content.get(`${META}?entity=category&entity_id=${entity_id}&city_id=${city_id}`)
  expect(body.items).toMatchObject([
    { entity_label: 'Зеркала', city: { label: 'Москва' }, has_text: false, version: 2 },
  ])
  expect(await app.audited('meta-data', body.items[0].id)).toMatchObject([
    { event: 'updated', changes: { h1: [null, 'Зеркала, Москва'], title: ['Зеркала в Москве', null] } },
    { event: 'created', changes: { title: [null, 'Зеркала в Москве'] } },
  ])
})

test('R15: wrong rows are reported; a dry run writes nothing', async () => {
  const entity_id = await idOf('brand', 'Bosch')
  const row = { entity: 'brand', entity_id, h1: 'Проба' }
  const wrong = [
    row,
    row,
    { entity: 'brand', entity_id: 999_999 },
    { entity: 'brand', entity_id, city_id: 999_999 },
    { entity: 'brand', entity_id, title: 'х'.repeat(71) },
  ]
  const refused = await upsert(wrong)
  const tried = await upsert([row], { dry_run: true })
  const skipped = await upsert(wrong, { skip_invalid: true })

  expect(refused).toMatchObject({ status: 422 })
  expect(Object.keys(refused.body.data.details)).toEqual([
    'items.1.entity_id',
    'items.2.entity_id',
    'items.3.city_id',
    'items.4.title',
  ])
  expect(tried.body).toMatchObject({ created: 0, updated: 1 })
  expect(skipped.body).toMatchObject({ updated: 1, errors: { length: 4 } })
  expect((await view(`entity=brand&entity_id=${entity_id}`)).body).toMatchObject({ h1: 'Проба' })
})

test('R15: the list is filtered and sorted', async () => {
  const city = await idOf('city', 'Москва')

  expect(await total('entity=category&without_city=true')).toBeGreaterThanOrEqual(12)
  expect(await total(`entity=category&city_id=${city}`)).toBeGreaterThanOrEqual(12)
  expect(await total(`q=${encodeURIComponent('охлаждение москве')}`)).toBe(1)
  expect((await content.get(`${META}?sort=title&per_page=100`)).status).toBe(200)
})

test('R15: meta-data is deleted by filters, after they were counted', async () => {
  const [city, root] = [await idOf('city', 'Москва'), await idOf('category', 'Выхлоп')]

  expect(await remove('dry_run=true')).toMatchObject({
    status: 422,
    body: { data: { message: 'Укажите хотя бы один фильтр' } },
  })
  expect((await remove('entity_id=1')).body.data.details).toEqual({ entity: ['Пожалуйста, введите Вид записи'] })
  expect((await remove(`entity=category&entity_id=${root}&dry_run=true`)).body).toEqual({ count: 6 })
  expect((await remove(`entity=category&entity_id=${root}&city_id=${city}`)).body).toEqual({ count: 1 })
  expect((await remove(`entity=category&entity_id=${root}&without_city=true`)).body).toEqual({ count: 1 })
  expect((await remove(`entity=category&entity_id=${root}&dry_run=true`)).body).toEqual({ count: 4 })
  expect((await app.audited('meta-data'))[0]).toMatchObject({ event: 'deleted' })
})
