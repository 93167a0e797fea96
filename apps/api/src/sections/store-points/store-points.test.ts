import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { resumeStorePoints } from './resume.ts'
import { samplePoint } from './sample-point.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const merchant = await app.as('merchant1@example.com')
const POINTS = '/api/company/admin/store-point'
const MINUTE = 60_000
const daily = (...hours: { from: string; to: string }[]) => Array.from({ length: 7 }, () => hours)
const cityId = async (name: string): Promise<number> =>
  (await admin.get(`/api/geo/admin/city/list?q=${encodeURIComponent(name)}`)).body.items[0].id
const reasonId = async (code: string): Promise<number> =>
  (await admin.get(`/api/content/admin/operation-reason?q=${code}`)).body.items[0].id
const vladivostok = await cityId('Владивосток')
const inventory = await reasonId('pause.inventory')

const point = (more: object = {}) => samplePoint({ city_id: vladivostok, ...more })
const make = async (more: object = {}, client = admin) => (await client.post(POINTS, { body: point(more) })).body
const move = (id: number, version: number, body: object, client = admin) =>
  client.put(`${POINTS}/status-change/${id}`, { body, version })
const openPoint = async (more: object = {}) => {
  const { id, version } = await make(more)
  return (await move(id, version, { status: 'active' })).body
}
const refusal = async (more: object) => (await admin.post(POINTS, { body: point(more) })).body.data?.details
const total = async (query: string, client = admin) => (await client.get(`${POINTS}?${query}`)).body.meta.total

test('R8: the demo has a hundred shops and warehouses, R9: twenty pickup points and service centres', async () => {
  expect(await total('type=shop,warehouse')).toBe(100)
  expect(await total('type=pickup_point,parcel_locker,service_center')).toBe(20)
})

test('R8: every seller at work has an open main warehouse that ships', async () => {
  const { rows } = await app.db.execute(`
    select from company where status in ('active', 'suspended') and not exists (
      select from store_point where company_id = company.id and type = 'warehouse' and is_main and is_ship_from and status = 'active')`)

  expect(rows).toEqual([])
})

test('R8: the list is filtered and sorted', async () => {
  const names = async (query: string) =>
    (await admin.get(`${POINTS}?per_page=100&${query}`)).body.items.map(({ name }: { name: string }) => name)
  const byName: string[] = await names('sort=name')
  const { body } = await admin.get(`${POINTS}?q=WH-0001`)

  expect(byName).toEqual(byName.toSorted(new Intl.Collator('ru').compare))
  expect(body.items).toMatchObject([
    {
      code: 'WH-0001',
      type: 'warehouse',
      company: { id: 1, label: 'Автодеталь-Север' },
      city: { label: 'Санкт-Петербург' },
      time_zone: 'Europe/Moscow',
      status: 'active',
    },
  ])
  expect(body.items[0].address).toMatch(/^Санкт-Петербург, .+, д\. \d+$/)
  expect(await total('company_id=1')).toBe(await total('company_id=1', merchant))
  expect(await total('status=active,paused,closed,draft,blocked')).toBe(120)
  expect(await total('services=tire&has_card=false')).toBeGreaterThan(0)
  expect(await total('has_cash=true&type=shop')).toBe(0)
  expect(await total(`city_id=${body.items[0].city.id}`)).toBeGreaterThan(1)
  expect(await admin.get(`${POINTS}?sort=lat`)).toMatchObject({ status: 422 })
})

test('R9: on the map are the points of a rectangle, also of one through the 180th meridian', async () => {
  const { id } = await make({ lat: 64.73, lon: 177.51 })

  expect(await total('bbox=177.5,64.7,177.6,64.8')).toBe(1)
  expect(await total('bbox=170,60,-170,70')).toBe(1)
  expect(await total('bbox=-170,60,170,70')).toBeGreaterThan(0)
  expect((await admin.get(`${POINTS}/${id}`)).body.distance_km).toBeGreaterThan(50)
  for (const wrong of ['1,2,3', 'a,b,c,d', '200,0,10,10', '0,-91,10,10']) {
    expect(await admin.get(`${POINTS}?bbox=${wrong}`)).toMatchObject({ status: 422 })
  }
})

test('R8: wrong hours, a missing place and unknown references are refused at their fields', async () => {
  const [monday] = daily({ from: '09:00', to: '13:00' }, { from: '12:00', to: '18:00' })
  const crossing = [monday, ...daily().slice(1)]

  expect(await refusal({ schedule: crossing })).toEqual({ schedule: ['График: интервалы пересекаются (понедельник)'] })
  expect(await refusal({ schedule: daily({ from: '18:00', to: '09:00' }) })).toMatchObject({
    schedule: expect.arrayContaining([expect.stringMatching(/^Время закрытия раньше открытия/)]),
  })
  expect(await refusal({ schedule: daily().slice(1) })).toHaveProperty('schedule')
  expect(await refusal({ lat: undefined })).toEqual({ lat: ['Укажите точку на карте'] })
  expect(await refusal({ city_id: 999_999 })).toEqual({ city_id: ['Город: выберите значение из списка'] })
  expect(await refusal({ company_id: 999_999 })).toEqual({ company_id: ['Выберите компанию из доступных вам'] })
  expect(await refusal({ photo_ids: [999_999] })).toEqual({ photo_ids: ['Фото: выберите значение из списка'] })
  expect(await refusal({ code: 'WH-0001' })).toEqual({ code: ['Код: такое значение уже есть'] })
  expect(await refusal({ code: 'склад 1' })).toEqual({ code: ['Код: неверный формат'] })
})

test('R8: a point has the fields of its type, with the type’s defaults', async () => {
  const pickup = await make({ cutoff: '12:00', services: ['oil'] })
  const warehouse = await make({ type: 'warehouse', storage_days: 3 })
  const turned = await admin.put(`${POINTS}/${warehouse.id}`, { body: { type: 'service_center' }, version: 1 })

  expect(pickup).toMatchObject({ storage_days: 7, cutoff: null, services: [], status: 'draft' })
  expect(warehouse).toMatchObject({ cutoff: '18:00', assembly_minutes: 120, is_ship_from: true, storage_days: null })
  expect(turned.body).toMatchObject({ cutoff: null, assembly_minutes: null, is_ship_from: false })
})

test('R8: a change is written once, with the schedule as text in the log', async () => {
  const { id } = await make()
  const body = { schedule: daily({ to: '18:00', from: '09:00' }), name: ' Точка  у  моста ' }
  const changed = await admin.put(`${POINTS}/${id}`, { body, version: 1 })
  const same = await admin.put(`${POINTS}/${id}`, { body, version: 2 })
  const stale = await admin.put(`${POINTS}/${id}`, { body: { house: '6' }, version: 1 })

  expect(changed.body).toMatchObject({ name: 'Точка у моста', version: 2 })
  expect(same.body.version).toBe(2)
  expect(stale).toMatchObject({ status: 412, body: { current: { version: 2 } } })
  expect(await app.audited('store-point', id)).toMatchObject([
    { event: 'updated', changes: { schedule: ['пн–вс 10:00–20:00', 'пн–вс 09:00–18:00'] } },
    { event: 'created' },
  ])
})

test('R8: a point is opened, paused with a reason and an end, closed and reopened', async () => {
  const { id } = await openPoint()
  const unreasoned = await move(id, 2, { status: 'paused' })
  const until = new Date(app.now.getTime() + 5 * MINUTE).toISOString()
  const paused = await move(id, 2, { status: 'paused', reason_id: inventory, until })
  app.advance(6 * MINUTE)
  await resumeStorePoints(app.db, app.now)
  await resumeStorePoints(app.db, app.now)
  const { body: resumed } = await admin.get(`${POINTS}/${id}`)
  const hindering = await admin.get(`${POINTS}/obstacles/${id}?status=closed`)
  const closed = await move(id, 4, { status: 'closed', reason_id: await reasonId('close.moved') })
  const draft = await move(id, 5, { status: 'draft' })
  const { body } = await admin.get(`${POINTS}/deactivation-history/${id}`)

  expect(unreasoned.body.data.details).toEqual({ reason_id: ['Пожалуйста, введите Причина'] })
  expect(paused.body).toMatchObject({ status: 'paused', open_now: false })
  expect(resumed).toMatchObject({ status: 'active', paused_until: null, version: 4 })
  expect([hindering.body, closed.body.status]).toEqual([{ items: [] }, 'closed'])
  expect(draft.body.status).toBe('draft')
  expect(body.items.map(({ to_status }: { to_status: string }) => to_status)).toEqual([
    'draft',
    'closed',
    'active',
    'paused',
    'active',
    'draft',
  ])
  expect(body.items[2].user).toBeNull()
})

test('R8: points are paused and resumed in bulk; impossible changes are reported', async () => {
  const first = await openPoint()
  const second = await openPoint()
  const draft = await make()
  const items = [first, second, draft].map(({ id, version }) => ({ id, version }))
  const tried = await admin.put(`${POINTS}/disable-by-ids`, { body: { items, reason_id: inventory, dry_run: true } })
  const { body: untouched } = await admin.get(`${POINTS}/${first.id}`)
  const off = await admin.put(`${POINTS}/disable-by-ids`, { body: { items, reason_id: inventory } })
  const bare = await admin.put(`${POINTS}/disable-by-ids`, { body: { items: [{ id: 1, version: 1 }] } })
  const on = await admin.put(`${POINTS}/enable-by-ids`, { body: { items: [{ id: first.id, version: 3 }] } })

  expect(tried.body).toEqual({ ...off.body, changed: [] })
  expect(untouched).toMatchObject({ status: 'active', version: first.version })
  expect(off.body).toMatchObject({
    processed: 2,
    skipped: [{ id: draft.id, message: 'Нельзя перевести из «Черновик» в «На паузе»' }],
  })
  expect(bare.body.skipped).toEqual([{ id: 1, message: 'Пожалуйста, введите Причина' }])
  expect(on.body).toMatchObject({ processed: 1, skipped: [] })
})

test('P7: a seller sees only their own points', async () => {
  const foreign = (await admin.get(`${POINTS}?company_id=2`)).body.items[0]

  expect(await total('company_id=2', merchant)).toBe(0)
  expect((await merchant.get(`${POINTS}/list?ids=${foreign.id}`)).body.items).toEqual([])
  expect(await merchant.get(`${POINTS}/${foreign.id}`)).toMatchObject({ status: 404 })
  expect(await merchant.put(`${POINTS}/${foreign.id}`, { body: { name: 'Чужая' }, version: 1 })).toMatchObject({
    status: 404,
  })
  expect(await move(foreign.id, 1, { status: 'paused', reason_id: inventory }, merchant)).toMatchObject({ status: 404 })
  expect((await merchant.post(POINTS, { body: point({ company_id: 2 }) })).body.data.details).toEqual({
    company_id: ['Выберите компанию из доступных вам'],
  })
  expect((await merchant.post(POINTS, { body: point({ company_id: null }) })).body.data.details).toEqual({
    company_id: ['Выберите компанию из доступных вам'],
  })
})

test('R10: a seller’s new point stays closed until staff open it', async () => {
  const created = await make({}, merchant)
  const opening = await move(created.id, created.version, { status: 'active' }, merchant)
  const changed = await merchant.put(`${POINTS}/${created.id}`, { body: { house: '7' }, version: created.version })
  const { rows } = await app.db.execute(
    `select kind, status, after->>'house' as house from moderation where entity = 'store-point' and entity_id = ${created.id}`,
  )

  expect(created).toMatchObject({ status: 'draft', has_pending_moderation: true, available_statuses: [] })
  expect(opening.status).toBe(403)
  expect(changed.body).toMatchObject({ house: '7', has_pending_moderation: true })
  expect(rows).toEqual([{ kind: 'create', status: 'new', house: '7' }])
})

test('R8: a point that holds goods or orders is not deleted, a fresh one is', async () => {
  const { id } = await make()

  expect(await admin.delete(`${POINTS}/${id}`, { version: 1 })).toMatchObject({ status: 204 })
  expect(await admin.get(`${POINTS}/${id}`)).toMatchObject({ status: 404 })
})

test('R24: an export has Russian titles and is logged', async () => {
  const { text } = await admin.get(`${POINTS}/export?format=csv&type=warehouse&sort=code`)
  const [head, first] = text.replace('\uFEFF', '').split('\r\n')

  expect(head).toBe(
    'Код;Название;Тип;Продавец;Город;Адрес;Широта;Долгота;Телефоны;Режим сегодня;График;Особые дни;Часовой пояс;Статус',
  )
  expect(first).toContain('Склад;Автодеталь-Север;Санкт-Петербург')
  expect((await app.audited('store-point')).some(({ event }) => event === 'exported')).toBe(true)
})

test('R8: a select offers the points of one seller, one city or some types', async () => {
  for (const query of ['company_id=1', 'type=parcel_locker,shop', `city_id=${vladivostok}`])
    expect((await admin.get(`${POINTS}/list?limit=100&${query}`)).body.items).toHaveLength(await total(query))
  expect((await merchant.get(`${POINTS}/list?company_id=2`)).body.items).toEqual([])
})

test('P7: the screen’s permission opens the list and a point', async () => {
  const onScreen = await app.holding(['storage.index'])

  expect(await onScreen.get(POINTS)).toMatchObject({ status: 200 })
  expect(await onScreen.get(`${POINTS}/1`)).toMatchObject({ status: 200 })
})
