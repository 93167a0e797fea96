import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const merchant = await app.as('merchant1@example.com')
const ADDRESSES = '/api/company/admin/company-address'
const { body: cities } = await admin.get(`/api/geo/admin/city?q=${encodeURIComponent('Казань')}`)
const { body: kazan } = await admin.get(`/api/geo/admin/city/${cities.items[0].id}`)
const address = (more: object = {}) => ({
  company_id: 1,
  type: 'actual',
  region_id: kazan.region_id,
  city_id: kazan.id,
  postal_code: '420000',
  street: ' ул.  Полевая ',
  house: '5',
  office: '12',
  ...more,
})
const refusal = async (more: object) => (await admin.post(ADDRESSES, { body: address(more) })).body.data?.details
const total = async (query: string, client = admin) => (await client.get(`${ADDRESSES}?${query}`)).body.meta.total

test('R6: the demo has ninety addresses, a legal one for every seller', async () => {
  expect(await total('')).toBe(90)
  expect(await total('type=legal')).toBe(40)
  expect(await total('city_id=2')).toBeGreaterThan(1)
  expect((await admin.get(`${ADDRESSES}?company_id=1`)).body.items[0]).toMatchObject({
    type: 'legal',
    city: { label: 'Санкт-Петербург' },
    full_text: expect.stringMatching(/^190000, Санкт-Петербург, .+, д\. \d+, оф\. \d+$/),
  })
})

test('R6: an address is created, changed and deleted, each with its row in the log', async () => {
  const created = await admin.post(ADDRESSES, { body: address({ building: '' }) })
  const { id, full_text } = created.body
  const changed = await admin.put(`${ADDRESSES}/${id}`, { body: { house: '7', fias_id: '' }, version: 1 })
  const stale = await admin.put(`${ADDRESSES}/${id}`, { body: { house: '8' }, version: 1 })

  expect(created.status).toBe(201)
  expect(full_text).toMatch(/^420000, .+, Казань, ул\. Полевая, д\. 5, оф\. 12$/)
  expect(changed.body).toMatchObject({ house: '7', building: null, version: 2 })
  expect(stale.status).toBe(412)
  expect((await admin.get(`${ADDRESSES}/list?ids=${id}`)).body.items).toMatchObject([{ hint: 'Фактический' }])
  expect(await admin.delete(`${ADDRESSES}/${id}`, { version: 2 })).toMatchObject({ status: 204 })
  expect((await app.audited('company-address', id)).map(({ event }) => event)).toEqual([
    'deleted',
    'updated',
    'created',
  ])
})

test('R6: a company has one legal address, and keeps it while it is at work', async () => {
  const { body } = await admin.get(`${ADDRESSES}?company_id=1&type=legal`)
  const [{ id }] = body.items

  expect(await refusal({ type: 'legal' })).toEqual({ type: ['Тип адреса: юридический адрес уже есть'] })
  expect(await admin.delete(`${ADDRESSES}/${id}`, { version: 1 })).toMatchObject({ status: 409 })
  expect((await admin.put(`${ADDRESSES}/${id}`, { body: { type: 'postal' }, version: 1 })).body.data.message).toBe(
    'У действующего продавца должен быть юридический адрес',
  )
})

test('R6: wrong codes and a town of another region are refused at their fields', async () => {
  expect(await refusal({ postal_code: '42000', kladr_id: '1', fias_id: 'x' })).toEqual({
    postal_code: ['Индекс: неверный формат'],
    kladr_id: ['Код КЛАДР: неверный формат'],
    fias_id: ['Код ФИАС: неверный формат'],
  })
  expect(await refusal({ city_id: 1 })).toEqual({ city_id: ['Город: выберите город этого региона'] })
  expect(await refusal({ region_id: 999_999 })).toEqual({ region_id: ['Регион: выберите значение из списка'] })
  expect(await refusal({ street: ' ' })).toHaveProperty('street')
})

test('P7: a seller reads and writes only their own addresses', async () => {
  const { body } = await admin.get(`${ADDRESSES}?company_id=2`)
  const [{ id }] = body.items

  expect(await total('', merchant)).toBe(await total('company_id=1'))
  expect(await merchant.get(`${ADDRESSES}/${id}`)).toMatchObject({ status: 404 })
  expect((await admin.get(`${ADDRESSES}/list?limit=100&company_id=2`)).body.items).toHaveLength(body.meta.total)
  expect((await merchant.get(`${ADDRESSES}/list?company_id=2`)).body.items).toEqual([])
  expect(await merchant.delete(`${ADDRESSES}/${id}`, { version: 1 })).toMatchObject({ status: 404 })
  expect((await merchant.post(ADDRESSES, { body: address({ company_id: 2 }) })).body.data.details).toEqual({
    company_id: ['Выберите компанию из доступных вам'],
  })
  expect(await merchant.post(ADDRESSES, { body: address({ type: 'return' }) })).toMatchObject({ status: 201 })
})
