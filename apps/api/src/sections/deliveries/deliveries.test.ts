import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const DELIVERIES = '/api/order/admin/delivery'
const rate = (weight_from_g: number, weight_to_g: number) => ({
  weight_from_g,
  weight_to_g,
  price_kopecks: 10_000,
  days_min: 1,
  days_max: 2,
})
const input = (code: string, more: object = {}) => ({
  code,
  name: 'Проверочная доставка',
  type: 'courier',
  carrier: 'other',
  cutoff: '18:00',
  assembly_minutes: 60,
  ...more,
})
const make = async (code: string, more: object = {}) => (await admin.post(DELIVERIES, { body: input(code, more) })).body

test('R3: eight methods are delivered with their rates, and the list filters and sorts them', async () => {
  const total = async (query: string) => (await admin.get(`${DELIVERIES}?${query}`)).body.meta.total
  const { body } = await admin.get(`${DELIVERIES}?sort=-position`)

  expect(body.items).toHaveLength(8)
  expect(body.items[0]).toMatchObject({ code: 'courier-express', is_active: false })
  expect(await total('type=post')).toBe(2)
  expect(await total('carrier=own,cdek')).toBe(5)
  expect(await total('is_active=false')).toBe(1)
  expect(await total(`q=${encodeURIComponent('почты')}`)).toBe(1)
})

test('R3: a select offers active methods', async () => {
  const { body } = await admin.get(`${DELIVERIES}/list`)

  expect(body.items).toHaveLength(7)
  expect(body.items[1]).toEqual({ id: 2, label: 'Курьер СДЭК', hint: 'Курьер · СДЭК', is_active: true })
  expect((await admin.get(`${DELIVERIES}/list?ids=8`)).body.items).toMatchObject([{ id: 8, is_active: false }])
})

test('R3: story 23: overlapping weight tiers are refused with both ranges named', async () => {
  const reply = await admin.post(DELIVERIES, { body: input('overlap', { rates: [rate(0, 5000), rate(3000, 9000)] }) })

  expect(reply.status).toBe(422)
  expect(reply.body.data.details).toEqual({
    rates: ['Пересекаются весовые диапазоны 0–5\u00a0000 г и 3\u00a0000–9\u00a0000 г'],
  })
})

test('R3: a method is created, changed and deleted with its rates, each with its row in the audit log', async () => {
  const created = await make('local', { rates: [rate(5000, 9000), rate(0, 5000)] })
  const same = await admin.put(`${DELIVERIES}/${created.id}`, { body: { rates: created.rates }, version: 1 })
  const changed = await admin.put(`${DELIVERIES}/${created.id}`, { body: { rates: [rate(0, 9000)] }, version: 1 })
  const stale = await admin.put(`${DELIVERIES}/${created.id}`, { body: { name: 'Другая' }, version: 1 })

  expect(created).toMatchObject({ rates_count: 2, position: 9, is_active: true, cities: [], regions: [] })
  expect(created.rates.map(({ weight_from_g }: { weight_from_g: number }) => weight_from_g)).toEqual([0, 5000])
  expect(same.body.version).toBe(1)
  expect(changed.body).toMatchObject({ rates_count: 1, version: 2, rates: [{ region_id: null, city_id: null }] })
  expect(stale.status).toBe(412)
  expect(await admin.delete(`${DELIVERIES}/${created.id}`, { version: 2 })).toMatchObject({ status: 204 })
  expect(await app.audited('delivery', created.id)).toMatchObject([
    { event: 'deleted' },
    { event: 'updated', changes: { rates: [[{}, {}], [{}]] } },
    { event: 'created', changes: { code: [null, 'local'] } },
  ])
})

test('R3: a code is unique, a zone exists', async () => {
  const duplicate = await admin.post(DELIVERIES, { body: input('cargo') })
  const nowhere = await admin.post(DELIVERIES, {
    body: input('nowhere', { rates: [{ ...rate(0, 5000), city_id: 999_999 }] }),
  })

  expect(duplicate.body.data.details).toEqual({ code: ['Код: такое значение уже есть'] })
  expect(nowhere.body.data.details).toEqual({ rates: ['Тарифы: выберите регион или город из списка'] })
})

test('R3: a method is switched off and on, and the order is set as a whole', async () => {
  const { id } = await make('switch')
  const off = await admin.put(`${DELIVERIES}/disable/${id}`, { version: 1 })
  const on = await admin.put(`${DELIVERIES}/enable/${id}`, { version: 2 })
  const { body } = await admin.get(`${DELIVERIES}?per_page=100`)
  const ids = body.items.map((item: { id: number }) => item.id).toReversed()

  expect([off.body.is_active, on.body.is_active]).toEqual([false, true])
  expect(await admin.put(`${DELIVERIES}/sort`, { body: { ids } })).toMatchObject({ status: 204 })
  expect(await admin.put(`${DELIVERIES}/sort`, { body: { ids: ids.slice(1) } })).toMatchObject({ status: 409 })
  expect((await admin.get(`${DELIVERIES}?per_page=100`)).body.items[0].id).toBe(id)
})

test('R3: the export has Russian titles and is logged', async () => {
  const { text } = await admin.get(`${DELIVERIES}/export?format=csv&type=post`)
  const lines = text.trim().split('\r\n')

  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('Код;Название;Тип;Перевозчик')
  expect(lines.join()).toContain('Почта России')
  expect((await app.audited('delivery'))[0]).toMatchObject({ event: 'exported', changes: { rows: [null, 2] } })
})

test('R3: a parcel is quoted by the most precise zone and the tier of its weight', async () => {
  const zone = (more: object, price_kopecks: number) => ({ ...rate(0, 5000), ...more, price_kopecks })
  const { id } = await make('quoted', {
    rates: [zone({}, 30_000), zone({ city_id: 1 }, 20_000), { ...rate(5000, 9000), free_from_kopecks: 500_000 }],
  })
  const quote = async (query: string) =>
    (await admin.get(`${DELIVERIES}/quote?${query}`)).body.items.find(
      ({ delivery }: { delivery: { id: number } }) => delivery.id === id,
    )

  expect(await quote('city_id=1&weight_g=4000')).toMatchObject({ zone: 'city', price_kopecks: 20_000, days_max: 2 })
  expect(await quote('city_id=2&weight_g=4000')).toMatchObject({ zone: 'default', price_kopecks: 30_000 })
  expect(await quote('city_id=2&weight_g=6000')).toMatchObject({ zone: 'default', price_kopecks: 10_000 })
  expect(await quote('city_id=2&weight_g=6000&items_kopecks=500000')).toMatchObject({ price_kopecks: 0 })
  expect(await quote('city_id=2&weight_g=10000')).toBeUndefined()
})
