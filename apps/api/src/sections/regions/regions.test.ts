import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const REGIONS = '/api/geo/admin/region'
const tula = {
  name: 'Тульская область',
  type: 'область',
  iso_code: 'RU-TUL',
  federal_district: 'Центральный',
  kladr_id: '7100000000000',
  time_zone: 'Europe/Moscow',
}
const names = async (query: string) =>
  (await admin.get(`${REGIONS}?${query}`)).body.items.map(({ name }: { name: string }) => name)
const refused = async (fields: object) =>
  (await admin.post(REGIONS, { body: { ...tula, ...fields } })).body.data.details

test('R16: thirty regions of every federal district stand in the alphabet, with their cities counted', async () => {
  const { status, body } = await admin.get(`${REGIONS}?per_page=100`)

  expect(status).toBe(200)
  expect(body.meta.total).toBe(30)
  expect(body.items[0].name).toBe('Алтайский край')
  expect(new Set(body.items.map((item: { federal_district: string }) => item.federal_district)).size).toBe(8)
  expect(body.items.find((item: { iso_code: string }) => item.iso_code === 'RU-MOS')).toMatchObject({ cities_count: 3 })
})

test('R16: regions are filtered and sorted', async () => {
  expect(await names(`federal_district=${encodeURIComponent('Южный,Северо-Кавказский')}`)).toHaveLength(4)
  expect(await names(`q=${encodeURIComponent('новосиб')}`)).toEqual(['Новосибирская область'])
  expect(await names('q=ru-pri')).toEqual(['Приморский край'])
  expect(await names('is_active=false')).toEqual([])
  expect((await names('sort=-cities_count&per_page=10')).slice(0, 2).toSorted()).toEqual([
    'Краснодарский край',
    'Московская область',
  ])
})

test('R16: a region is created, changed, switched and deleted, each with its row in the audit log', async () => {
  const created = await admin.post(REGIONS, { body: tula })
  const { id } = created.body
  const changed = await admin.put(`${REGIONS}/${id}`, { body: { name: ' Тульская  земля ' }, version: 1 })
  const off = await admin.put(`${REGIONS}/disable/${id}`, { version: 2 })
  const offered = await admin.get(`${REGIONS}/list?q=${encodeURIComponent('Тульская')}`)

  expect(created).toMatchObject({ status: 201, body: { ...tula, fias_id: null, is_active: true, cities_count: 0 } })
  expect(changed.body).toMatchObject({ name: 'Тульская земля', version: 2 })
  expect(off.body).toMatchObject({ is_active: false, version: 3 })
  expect(offered.body.items).toEqual([])
  expect((await admin.get(`${REGIONS}/list?ids=${id}`)).body.items).toEqual([
    { id, label: 'Тульская земля', hint: 'Центральный', is_active: false },
  ])
  expect(await admin.put(`${REGIONS}/${id}`, { body: { name: 'Поздно' }, version: 1 })).toMatchObject({ status: 412 })
  const on = await admin.put(`${REGIONS}/enable/${id}`, { version: 3 })
  expect(on.body).toMatchObject({ is_active: true, version: 4 })
  expect(await admin.delete(`${REGIONS}/${id}`, { version: 4 })).toMatchObject({ status: 204 })
  expect((await app.audited('region', id)).map(({ event }) => event)).toEqual([
    'deleted',
    'enabled',
    'disabled',
    'updated',
    'created',
  ])
})

test('R16: codes are of their form and unique, a time zone exists', async () => {
  expect(await refused({ iso_code: 'RU-1' })).toEqual({ iso_code: ['Код ISO: неверный формат'] })
  expect(await refused({ kladr_id: '77' })).toEqual({ kladr_id: ['Код КЛАДР: неверный формат'] })
  expect(await refused({ iso_code: 'RU-MOW' })).toEqual({ iso_code: ['Код ISO: такое значение уже есть'] })
  expect(await refused({ name: 'Москва' })).toEqual({ name: ['Название: такое значение уже есть'] })
  expect(await refused({ time_zone: 'Europe/Tula' })).toEqual({
    time_zone: ['Часовой пояс: выберите значение из списка'],
  })
})

test('R16: a region with cities is not deleted', async () => {
  const { body } = await admin.get(`${REGIONS}?q=RU-MOS`)
  const reply = await admin.delete(`${REGIONS}/${body.items[0].id}`, { version: 1 })

  expect(reply.status).toBe(409)
  expect(reply.body.data.message).toMatch(/^Нельзя удалить: используется в \d+ запис/)
})
