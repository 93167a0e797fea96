import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const MAKES = '/api/catalog/admin/car-brand'
const names = async (query: string) =>
  (await admin.get(`${MAKES}?${query}`)).body.items.map(({ name }: { name: string }) => name)
const make = async (name: string) => (await admin.post(MAKES, { body: { name } })).body
const slugFor = async (body: object) => (await admin.post(`${MAKES}/generate-translite-name`, { body })).body.slug
const refused = async (fields: object) =>
  (await admin.post(MAKES, { body: { name: 'Проверка', ...fields } })).body.data.details

test('R14: sixty makes with 420 models are listed in their order', async () => {
  const { body } = await admin.get(`${MAKES}?per_page=100`)
  const models = body.items.map(({ models_count }: { models_count: number }) => models_count)

  expect(body.meta.total).toBe(60)
  expect(models.reduce((sum: number, count: number) => sum + count)).toBe(420)
  expect(body.items[0]).toMatchObject({
    name: 'LADA',
    name_ru: 'Лада',
    slug: 'lada',
    country_code: 'RU',
    position: 1,
    is_popular: true,
  })
})

test('R14: makes are found by either name, filtered and sorted', async () => {
  expect(await names(`q=${encodeURIComponent('хендай')}`)).toEqual(['Hyundai'])
  expect(await names('q=benz')).toEqual(['Mercedes-Benz'])
  expect(await names('country_code=UZ,CZ&sort=name')).toEqual(['Ravon', 'Skoda'])
  expect(await names('is_popular=true&country_code=FR')).toEqual(['Renault'])
  expect((await names('sort=-models_count'))[0]).toBe('LADA')
  expect((await names('sort=name'))[0]).toBe('Audi')
  expect((await admin.get(`${MAKES}/list?q=kia`)).body.items).toMatchObject([{ label: 'Kia', hint: 'Киа' }])
})

test('R14: a new make comes last and takes its slug from the name, and the log has each change', async () => {
  const created = await admin.post(MAKES, { body: { name: ' Alfa  Romeo ', country_code: 'IT', year_from: 1910 } })
  const { id, version, position } = created.body
  const changed = await admin.put(`${MAKES}/${id}`, { body: { name_ru: 'Альфа Ромео' }, version })
  const off = await admin.put(`${MAKES}/disable/${id}`, { version: 2 })
  const on = await admin.put(`${MAKES}/enable/${id}`, { version: 3 })
  const stale = await admin.put(`${MAKES}/${id}`, { body: { name: 'Поздно' }, version: 1 })

  expect(created.body).toMatchObject({ name: 'Alfa Romeo', slug: 'alfa-romeo', models_count: 0, is_active: true })
  expect(position).toBe(61)
  expect(changed.body).toMatchObject({ name_ru: 'Альфа Ромео', version: 2 })
  expect([off.body.is_active, on.body.is_active]).toEqual([false, true])
  expect(stale).toMatchObject({ status: 412 })
  expect(await admin.delete(`${MAKES}/${id}`, { version: 4 })).toMatchObject({ status: 204 })
  expect((await app.audited('car-brand', id)).map(({ event }) => event)).toEqual([
    'deleted',
    'enabled',
    'disabled',
    'updated',
    'created',
  ])
})

test('R14: a name and a slug are unique, years follow each other, a logo is a stored image', async () => {
  expect(await refused({ name: 'Kia' })).toEqual({ name: ['Название: такое значение уже есть'] })
  expect(await refused({ slug: 'kia' })).toEqual({ slug: ['Адрес в ссылке: такое значение уже есть'] })
  expect(await refused({ year_from: 2020, year_to: 2010, logo_id: 999_999 })).toEqual({
    year_from: ['Год начала больше года окончания'],
    logo_id: ['Логотип: выберите значение из списка'],
  })
  expect(await refused({ country_code: 'Russia' })).toHaveProperty('country_code')
})

test('R14: the last year is checked against the stored first year', async () => {
  const created = await admin.post(MAKES, { body: { name: 'Saab', year_from: 1945 } })
  const wrong = await admin.put(`${MAKES}/${created.body.id}`, { body: { year_to: 1944 }, version: 1 })
  const right = await admin.put(`${MAKES}/${created.body.id}`, { body: { year_to: 2014 }, version: 1 })

  expect(wrong.body.data.details).toEqual({ year_from: ['Год начала больше года окончания'] })
  expect(right.body).toMatchObject({ year_from: 1945, year_to: 2014 })
})

test('R14: a logo is an uploaded image', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into file (key, kind, name, mime, size, hash, entity, created_at)
    values ('logo-test', 'image', 'logo.png', 'image/png', 10, 'x', 'car-brand', now()) returning id`)
  const logo_id = Number(rows[0]?.id)

  expect((await admin.post(MAKES, { body: { name: 'Lancia', logo_id } })).body).toMatchObject({ logo_id })
})

test('R14: a make with models is not deleted', async () => {
  const reply = await admin.delete(`${MAKES}/1`, { version: 1 })

  expect(reply.status).toBe(409)
  expect(reply.body.data.message).toMatch(/^Нельзя удалить: используется в \d+ запис/)
})

test('R14: the order of makes is set as a whole', async () => {
  await make('Rover')
  const before = (await admin.get(`${MAKES}?per_page=100`)).body.items.map(({ id }: { id: number }) => id)
  const moved = before.toReversed()

  expect(await admin.put(`${MAKES}/sort`, { body: { ids: moved } })).toMatchObject({ status: 204 })
  expect((await admin.get(`${MAKES}?per_page=100`)).body.items.map(({ id }: { id: number }) => id)).toEqual(moved)
  expect(await admin.put(`${MAKES}/sort`, { body: { ids: moved.slice(1) } })).toMatchObject({ status: 409 })
})

test('R14: the suggested slug of a make is free', async () => {
  const { id } = await make('Dodge')

  expect(await slugFor({ name: 'Dodge' })).toBe('dodge-2')
  expect(await slugFor({ name: 'Dodge', id })).toBe('dodge')
})
