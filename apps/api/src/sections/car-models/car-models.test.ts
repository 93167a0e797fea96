import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const MODELS = '/api/catalog/admin/car-model'
const makeId = async (name: string) => (await admin.get(`/api/catalog/admin/car-brand/list?q=${name}`)).body.items[0].id
const [kia, toyota, aurus] = await Promise.all(['kia', 'toyota', 'aurus'].map(makeId))
const names = async (query: string) =>
  (await admin.get(`${MODELS}?${query}`)).body.items.map(({ name }: { name: string }) => name)
const slugFor = async (body: object) => (await admin.post(`${MODELS}/generate-translite-name`, { body })).body.slug
const post = (fields: object) =>
  admin.post(MODELS, { body: { car_brand_id: aurus, name: 'Arsenal', body: 'minivan', year_from: 2021, ...fields } })

test('R14: models are found by the names of their make and their own, filtered by body and year', async () => {
  expect((await admin.get(MODELS)).body.meta.total).toBe(420)
  expect(await names(`q=${encodeURIComponent('киа рио iv')}`)).toEqual(['Rio', 'Rio X'])
  expect(await names(`car_brand_id=${kia}&body=minivan`)).toEqual(['Carnival'])
  expect(await names(`car_brand_id=${toyota}&q=camry&year=2018`)).toEqual(['Camry', 'Camry'])
  expect(await names(`car_brand_id=${toyota}&q=camry&year=2030`)).toEqual(['Camry'])
  expect(await names(`car_brand_id=${kia},${toyota}&is_active=false`)).toEqual([])
  expect((await names(`car_brand_id=${kia},${toyota}`))[0]).toBe('Rio')
  expect((await names('sort=year_from'))[0]).toBe('2101')
})

test('R14: a select names make, model and generation, with the years', async () => {
  const { body } = await admin.get(`${MODELS}/list?car_brand_id=${toyota}&q=camry&limit=4`)

  expect(body.items.slice(2)).toMatchObject([
    { label: 'Toyota Camry XV70', hint: '2017–2024', is_active: true },
    { label: 'Toyota Camry XV80', hint: 'с 2023' },
  ])
})

test('R14: a new model comes last under its make, and the log has each change', async () => {
  const created = await post({ generation: ' I ' })
  const { id } = created.body
  const moved = await admin.put(`${MODELS}/${id}`, { body: { car_brand_id: kia }, version: 1 })
  const off = await admin.put(`${MODELS}/disable/${id}`, { version: 2 })
  const on = await admin.put(`${MODELS}/enable/${id}`, { version: 3 })

  expect(created).toMatchObject({ status: 201 })
  expect(created.body).toMatchObject({
    slug: 'arsenal-i',
    generation: 'I',
    position: 3,
    car_brand: { id: aurus, label: 'Aurus' },
  })
  expect(moved.body).toMatchObject({ car_brand_id: kia, position: 26, version: 2 })
  expect([off.body.is_active, on.body.is_active]).toEqual([false, true])
  expect(await admin.put(`${MODELS}/${id}`, { body: { name: 'Поздно' }, version: 1 })).toMatchObject({ status: 412 })
  expect(await admin.delete(`${MODELS}/${id}`, { version: 4 })).toMatchObject({ status: 204 })
  expect((await app.audited('car-model', id)).map(({ event }) => event)).toEqual([
    'deleted',
    'enabled',
    'disabled',
    'updated',
    'created',
  ])
})

test('R14: a slug is unique within its make', async () => {
  const first = await post({ name: 'Senat' })
  const twice = await post({ slug: 'komendant' })

  expect(first.body.slug).toBe('senat-2')
  expect(twice.body.data.details).toEqual({ slug: ['Адрес в ссылке: такое значение уже есть'] })
  expect(await post({ slug: 'rio-iv' })).toMatchObject({ status: 201 })
  expect(await slugFor({ name: 'Senat', car_brand_id: aurus })).toBe('senat-3')
  expect(await slugFor({ name: 'Senat', id: first.body.id })).toBe('senat-2')
  expect(await slugFor({ name: 'Senat', car_brand_id: kia })).toBe('senat')
})

test('P7: a model belongs to a make, and its years follow each other', async () => {
  const { body: model } = await post({ name: 'Merlon' })
  const wrong = await post({ car_brand_id: 999_999, year_from: 2024, year_to: 2020 })
  const later = await admin.put(`${MODELS}/${model.id}`, { body: { year_to: 2020 }, version: 1 })
  const sameYear = await admin.put(`${MODELS}/${model.id}`, { body: { year_to: 2021 }, version: 1 })

  expect(wrong.body.data.details).toEqual({
    year_from: ['Год начала больше года окончания'],
    car_brand_id: ['Марка: выберите значение из списка'],
  })
  expect(later.body.data.details).toEqual({ year_from: ['Год начала больше года окончания'] })
  expect(sameYear.body).toMatchObject({ year_to: 2021, version: 2 })
})

test('R14: the order of models is set within their make', async () => {
  const idsOf = async () =>
    (await admin.get(`${MODELS}?car_brand_id=${toyota}&per_page=50`)).body.items.map(({ id }: { id: number }) => id)
  const moved = (await idsOf()).toReversed()

  expect(await admin.put(`${MODELS}/sort`, { body: { car_brand_id: toyota, ids: moved } })).toMatchObject({
    status: 204,
  })
  expect(await idsOf()).toEqual(moved)
  expect(await admin.put(`${MODELS}/sort`, { body: { car_brand_id: kia, ids: moved } })).toMatchObject({ status: 409 })
})
