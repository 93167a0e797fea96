import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const CITIES = '/api/geo/admin/city'
const regionId = async (iso: string) => (await admin.get(`/api/geo/admin/region?q=${iso}`)).body.items[0].id
const names = async (query: string) =>
  (await admin.get(`${CITIES}?${query}`)).body.items.map(({ name }: { name: string }) => name)
const input = async (name: string) => ({
  name,
  name_in: `в городе ${name}`,
  region_id: await regionId('RU-NVS'),
  type: 'г',
  lat: 54.6,
  lon: 83.3,
})
const make = async (name: string) => (await admin.post(CITIES, { body: await input(name) })).body
const slugFor = async (body: object) => (await admin.post(`${CITIES}/generate-translite-name`, { body })).body.slug

async function openPoint(cityId: number, code: string, status = 'active') {
  await app.db.execute(sql`
    insert into store_point (code, name, type, city_id, street, house, lat, lon, phones, schedule, status)
    values (${code}, 'Точка', 'shop', ${cityId}, 'Морской проспект', '1', 55, 83, '{}', '[]', ${status})`)
}

test('R16: the demo has forty-five cities with their facts', async () => {
  const { body } = await admin.get(`${CITIES}?sort=-population&per_page=50`)
  const vladivostok = await admin.get(`${CITIES}/24`)

  expect(body.meta.total).toBe(45)
  expect(body.items.slice(0, 3).map(({ name }: { name: string }) => name)).toEqual([
    'Москва',
    'Санкт-Петербург',
    'Новосибирск',
  ])
  expect(vladivostok.body).toMatchObject({
    name: 'Владивосток',
    name_in: 'во Владивостоке',
    slug: 'vladivostok',
    kladr_id: '2500000100000',
    time_zone: 'Asia/Vladivostok',
    lat: 43.12,
    lon: 131.88,
    region: { label: 'Приморский край' },
    federal_district: 'Дальневосточный',
    is_capital: true,
  })
})

test('R16: cities are found by name, slug and КЛАДР, filtered and sorted', async () => {
  expect(await names('q=nizhnii')).toEqual(['Нижний Новгород', 'Нижний Тагил'])
  expect(await names('q=5400000100000')).toEqual(['Новосибирск'])
  expect(await names(`q=${encodeURIComponent('НИЖН нов')}`)).toEqual(['Нижний Новгород'])
  expect(await names(`region_id=${await regionId('RU-MOS')}`)).toEqual(['Балашиха', 'Подольск', 'Химки'])
  expect(await names(`federal_district=${encodeURIComponent('Северо-Кавказский')}`)).toEqual([
    'Пятигорск',
    'Ставрополь',
  ])
  expect(await names('is_popular=true&per_page=50')).toHaveLength(16)
  expect((await names('sort=region'))[0]).toBe('Барнаул')
  expect((await admin.get(`${CITIES}?sort=lat`)).status).toBe(422)
})

test('R16: a city takes its slug from the name and its time zone from the region', async () => {
  const created = await admin.post(CITIES, { body: await input('Бердск') })
  const twin = await admin.post(CITIES, { body: { ...(await input('Бердск')), time_zone: 'Europe/Moscow' } })

  expect(created).toMatchObject({ status: 201, headers: { etag: '"v1"' } })
  expect(created.body).toMatchObject({
    slug: 'berdsk',
    time_zone: 'Asia/Novosibirsk',
    region: { label: 'Новосибирская область' },
    population: null,
    is_active: true,
    points_count: 0,
  })
  expect(twin.body).toMatchObject({ slug: 'berdsk-2', time_zone: 'Europe/Moscow' })
})

test('R16: the slug of a name leaves out the one that the city itself has', async () => {
  expect(await slugFor({ name: 'Казань' })).toBe('kazan-2')
  expect(await slugFor({ name: 'Казань', id: 5 })).toBe('kazan')
  expect(await slugFor({ name: 'Йошкар-Ола' })).toBe('ioshkar-ola')
})

test('P7: invalid fields of a city are refused one by one', async () => {
  const good = await input('Искитим')
  const refused = async (fields: object) =>
    (await admin.post(CITIES, { body: { ...good, ...fields } })).body.data.details

  expect(await refused({ name_in: 'Искитим', lat: 91, postal_code: '63' })).toEqual({
    name_in: ['Где: неверный формат'],
    lat: ['Широта: от -90 до 90'],
    postal_code: ['Индекс: неверный формат'],
  })
  expect(await refused({ region_id: 999_999, time_zone: 'Mars/Base' })).toEqual({
    region_id: ['Регион: выберите значение из списка'],
    time_zone: ['Часовой пояс: выберите значение из списка'],
  })
  expect(await refused({ slug: 'kazan' })).toEqual({ slug: ['Адрес в ссылке: такое значение уже есть'] })
  expect(await refused({ kladr_id: '5400000100000' })).toEqual({ kladr_id: ['Код КЛАДР: такое значение уже есть'] })
  expect(await refused({ name: '   ' })).toEqual({ name: ['Название: не менее 2 символов'] })
})

test('R16: only a change of the last version of a city succeeds, and each is logged', async () => {
  const { id } = await make('Обь')
  const same = await admin.put(`${CITIES}/${id}`, { body: { name: ' Обь ', lat: 54.6 }, version: 1 })
  const changed = await admin.put(`${CITIES}/${id}`, { body: { is_popular: true, population: 30_000 }, version: 1 })
  const stale = await admin.put(`${CITIES}/${id}`, { body: { population: 1 }, version: 1 })

  expect(same.body.version).toBe(1)
  expect(changed.body).toMatchObject({ is_popular: true, population: 30_000, version: 2 })
  expect(stale).toMatchObject({ status: 412, body: { current: { version: 2 } } })
  expect(await admin.put(`${CITIES}/${id}`, { body: { population: 1 } })).toMatchObject({ status: 428 })
  expect(await admin.delete(`${CITIES}/${id}`, { version: 2 })).toMatchObject({ status: 204 })
  expect(await app.audited('city', id)).toMatchObject([
    { event: 'deleted' },
    { event: 'updated', changes: { is_popular: [false, true], population: [null, 30_000] } },
    { event: 'created', changes: { name: [null, 'Обь'] } },
  ])
})

test('R16: a city with active points stays on, and the answer counts them', async () => {
  const { id } = await make('Кольцово')
  await openPoint(id, 'KLT-1')
  await openPoint(id, 'KLT-2')
  await openPoint(id, 'KLT-3', 'closed')
  const refused = await admin.put(`${CITIES}/disable/${id}`, { version: 1 })
  await app.db.execute(sql`update store_point set status = 'closed' where city_id = ${id}`)
  const off = await admin.put(`${CITIES}/disable/${id}`, { version: 1 })

  expect(refused.status).toBe(409)
  expect(refused.body.data.message).toBe('Нельзя выключить: в городе 2 активные точки')
  expect(off.body).toMatchObject({ is_active: false, points_count: 0 })
  expect((await admin.delete(`${CITIES}/${id}`, { version: 2 })).body.data.message).toBe(
    'Нельзя удалить: используется в 3 записях',
  )
})

test('R16: a bulk change of cities skips and reports those with points', async () => {
  const busy = await make('Краснообск')
  const free = await make('Чулым')
  await openPoint(busy.id, 'KRS-1')
  const missing = { id: 999_999, version: 1 }
  const items = [busy, free, missing].map(({ id, version }) => ({ id, version }))
  const tried = await admin.put(`${CITIES}/disable-by-ids`, { body: { items, dry_run: true } })
  const off = await admin.put(`${CITIES}/disable-by-ids`, { body: { items } })
  const on = await admin.put(`${CITIES}/enable-by-ids`, { body: { items: [{ id: free.id, version: 2 }] } })

  expect(off.body).toMatchObject({
    processed: 1,
    skipped: [
      { id: busy.id, message: 'Нельзя выключить: в городе 1 активная точка' },
      { id: missing.id, message: 'Запись не найдена' },
    ],
  })
  expect(tried.body).toEqual({ processed: 1, skipped: off.body.skipped, changed: [] })
  expect(on.body).toMatchObject({ processed: 1, skipped: [] })
  expect((await app.audited('city', free.id)).map(({ event }) => event)).toEqual(['enabled', 'disabled', 'created'])
  expect(await names(`has_points=true&q=${encodeURIComponent('Краснообск')}`)).toEqual(['Краснообск'])
  expect(await names(`has_points=false&q=${encodeURIComponent('Чулым')}`)).toEqual(['Чулым'])
  expect(await names(`has_points=true&q=${encodeURIComponent('Чулым')}`)).toEqual([])
})

test('R16: a select offers active cities with their regions', async () => {
  const { body } = await admin.get(`${CITIES}/list?region_id=${await regionId('RU-KHM')}`)
  const off = await make('Тогучин')
  await admin.put(`${CITIES}/disable/${off.id}`, { version: 1 })

  expect(body.items).toMatchObject([
    { label: 'Сургут', hint: 'Ханты-Мансийский автономный округ — Югра', is_active: true },
    { label: 'Ханты-Мансийск' },
  ])
  expect((await admin.get(`${CITIES}/list?q=${encodeURIComponent('Тогучин')}`)).body.items).toEqual([])
  expect((await admin.get(`${CITIES}/list?ids=${off.id}`)).body.items).toMatchObject([{ is_active: false }])
  await admin.put(`${CITIES}/enable/${off.id}`, { version: 2 })
  expect((await admin.get(`${CITIES}/list?q=${encodeURIComponent('Тогучин')}`)).body.items).toHaveLength(1)
})

test('R16: the filtered cities are exported with Russian titles and logged', async () => {
  const reply = await admin.get(`${CITIES}/export?format=csv&region_id=${await regionId('RU-MOS')}`)
  const [titles, ...rows] = reply.text.trim().split('\r\n')

  expect(reply.status).toBe(200)
  expect(titles).toMatch(/Название;Где;Адрес в ссылке;Тип;Регион;/)
  expect(rows.map((row) => row.split(';')[0])).toEqual(['Балашиха', 'Подольск', 'Химки'])
  expect((await app.audited('city'))[0]).toMatchObject({ event: 'exported', changes: { rows: [null, 3] } })
})
