import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const LEGACY = '/api/catalog/admin/legacy-car-brand'
const byName = async (name: string) => {
  const { body } = await admin.get(`${LEGACY}?q=${encodeURIComponent(name)}`)
  return (await admin.get(`${LEGACY}/${body.items[0].id}`)).body
}
const total = async (query: string) => (await admin.get(`${LEGACY}?${query}`)).body.meta.total
const candidates = async (name: string) =>
  (await admin.get(`${LEGACY}/candidates/${(await byName(name)).id}`)).body.items

test('R14: an old make shows its models and the candidate makes', async () => {
  expect(await byName('хендай')).toMatchObject({
    status: 'mapped',
    mapped_to: { label: 'Hyundai' },
    models_count: 2,
    models: [
      { name: 'Солярис', year_from: 2010, year_to: 2017 },
      { name: 'Creta', year_from: 2016, year_to: null },
    ],
  })
  expect(await candidates('Mercedes')).toMatchObject([{ label: 'Mercedes-Benz', hint: 'Мерседес', is_exact: true }])
  expect(await candidates('LADA')).toMatchObject([{ label: 'LADA', is_exact: false }])
  expect(await candidates('ЗАЗ')).toEqual([])
})

test('R14: old makes are filtered by status and by likeness', async () => {
  expect(await total('')).toBe(8)
  expect(await total(`status=ignored&q=${encodeURIComponent('разное')}`)).toBe(1)
  expect((await total('status=unmapped')) + (await total('status=mapped,ignored'))).toBe(8)
  expect(await total(`has_candidate=true&q=${encodeURIComponent('тойота')}`)).toBe(1)
  expect(await total(`has_candidate=false&q=${encodeURIComponent('ЗАЗ')}`)).toBe(1)
})

test('R14: a make that is tied to an old one cannot be deleted', async () => {
  const make = (await admin.post('/api/catalog/admin/car-brand', { body: { name: 'Проверка' } })).body
  const legacy = await byName('ЗАЗ')
  const tied = await admin.put(`${LEGACY}/tie/${legacy.id}`, { body: { mapped_to_id: make.id }, version: 1 })
  const refused = await admin.delete(`/api/catalog/admin/car-brand/${make.id}`, { version: 1 })
  await admin.put(`${LEGACY}/untie/${legacy.id}`, { version: 2 })

  expect(tied.body.mapped_to).toEqual({ id: make.id, label: 'Проверка' })
  expect(refused.body.data.message).toBe('Нельзя удалить: используется в 1 записи')
  expect(await admin.delete(`/api/catalog/admin/car-brand/${make.id}`, { version: 1 })).toMatchObject({ status: 204 })
})

test('R14: an old make that is ignored has its reason, and leaves the queue', async () => {
  const { id } = await byName('LADA')
  const unmapped = await total('status=unmapped')
  const blank = await admin.put(`${LEGACY}/ignore/${id}`, { body: { note: '    ' }, version: 1 })
  const ignored = await admin.put(`${LEGACY}/ignore/${id}`, { body: { note: 'Есть в каталоге' }, version: 1 })

  expect(blank.body.data.details).toEqual({ note: ['Комментарий: не менее 3 символов'] })
  expect(ignored.body).toMatchObject({ status: 'ignored', note: 'Есть в каталоге', mapped_to: null })
  expect(await total('status=unmapped')).toBe(unmapped - 1)
})

test('R14: a make is created from the old one', async () => {
  const { id } = await byName('Datsun')
  const created = await admin.post(`${LEGACY}/create-ours/${id}`, { body: { name_ru: 'Датсун' }, version: 1 })
  const ours = await admin.get(`/api/catalog/admin/car-brand/${created.body.mapped_to_id}`)
  const audited = await app.audited('car-brand', created.body.mapped_to_id)

  expect(created.body).toMatchObject({ status: 'mapped', mapped_to: { label: 'Datsun' } })
  expect(ours.body).toMatchObject({ name: 'Datsun', name_ru: 'Датсун', country_code: 'JP', slug: 'datsun' })
  expect(audited.map(({ event }) => event)).toEqual(['created'])
})

test('P7: mapping a make needs car-brand.update, creating one car-brand.create', async () => {
  const { id } = await byName('ИЖ')
  const reader = await app.holding(['car-brand.index'])
  const editor = await app.holding(['car-brand.update'])

  expect((await reader.get(`${LEGACY}/candidates/${id}`)).status).toBe(200)
  expect((await reader.put(`${LEGACY}/tie/${id}`, { body: { mapped_to_id: 1 }, version: 1 })).status).toBe(403)
  expect((await editor.post(`${LEGACY}/create-ours/${id}`, { body: {}, version: 1 })).status).toBe(403)
  expect((await editor.put(`${LEGACY}/tie/${id}`, { body: { mapped_to_id: 1 }, version: 1 })).status).toBe(200)
})
