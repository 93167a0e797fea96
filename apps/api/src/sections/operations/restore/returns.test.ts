import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { allResources } from '#records/resources.ts'
import { operationsOf } from '#records/restore/operations-of.ts'
import { useApp } from '#test/app.ts'
import { readContract } from '#contract/operations.ts'

const app = await useApp()
const admin = () => app.as('admin@example.com')
const OPERATIONS = '/api/system/admin/operation'
const SECOND = 1000

async function idOf(query: string): Promise<number> {
  const { rows } = await app.db.execute<{ id: number }>(query)
  return rows[0]?.id ?? 0
}

const leaf = await idOf(`select id from category where is_active and not exists (
  select from category child where child.parent_id = category.id) order by id limit 1`)
const offered = await idOf(`select id from product where status = 'active' and not exists (
  select from product_offer where product_id = product.id and company_id = 1) order by id limit 1`)
const point = await idOf(`select id from store_point where company_id = 1 and type = 'warehouse' order by id limit 1`)
const customer = await idOf(`select id from role where scope = 'all' and not is_system order by id limit 1`)
const idle = await idOf(`select id from company where status <> 'active' order by id limit 1`)
const size = { weight_g: 10, length_mm: 10, width_mm: 10, height_mm: 10, vat_rate: '20' }
const rate = {
  region_id: null,
  city_id: null,
  weight_from_g: 0,
  weight_to_g: 5000,
  price_kopecks: 30_000,
  days_min: 1,
  days_max: 3,
  free_from_kopecks: null,
}

/** A new record of each kind that can be deleted alone, with parts wherever it has some. */
const BODIES: Readonly<Record<string, object>> = {
  attribute: {
    name: 'Длина щётки',
    type: 'select',
    values: [{ value: '40 см' }, { value: '50 см', synonyms: ['полметра'] }],
    synonyms: ['Щётка'],
    categories: [{ category_id: leaf, is_required: true }],
  },
  'bank-detail': {
    company_id: 1,
    bank_name: 'АО «Банк Невский Берег»',
    bik: '044525901',
    corr_account: '30101810300000000901',
    settlement_account: '40702810900000000102',
  },
  brand: { name: 'Возврат', kind: 'aftermarket', synonyms: ['Вазврат', 'Vozvrat'] },
  'car-brand': { name: 'Возвратка' },
  'car-model': { car_brand_id: 1, name: 'Возврат', body: 'sedan', year_from: 2001 },
  city: { name: 'Возвратск', name_in: 'в Возвратске', region_id: 1, type: 'г', lat: 50, lon: 50 },
  company: {
    type: 'legal',
    opf: 'ООО',
    full_name: 'ООО «Возврат»',
    short_name: 'ООО «Возврат»',
    trade_name: 'Возврат',
    inn: '7700099990',
    kpp: '770001001',
    ogrn: '1267700000017',
    head: { last_name: 'Ив', first_name: 'Ив', middle_name: null, position: 'Директор', basis: 'Устав' },
    tax_system: 'osno',
    vat_rate: '22',
    phone: '+79000000001',
    email: 'vozvrat@example.com',
  },
  'company-address': {
    company_id: idle,
    type: 'return',
    region_id: 1,
    city_id: null,
    postal_code: '101000',
    street: 'Садовая',
    house: '1',
  },
  contract: { company_id: 1, number: 'В-1', type: 'agency', signed_at: '2026-05-01', start_date: '2026-07-01' },
  delivery: {
    code: 'vozvrat',
    name: 'Возвратная',
    type: 'courier',
    carrier: 'own',
    cutoff: '12:00',
    assembly_minutes: 10,
    rates: [rate],
  },
  'operation-reason': { code: 'review.vozvrat', operations: ['review_reject'], name: 'Возвратная причина' },
  'payment-system': { code: 'vozvrat', name: 'Возвратная', type: 'sbp' },
  product: {
    name: 'Возвратный фильтр',
    article: 'VOZ 1',
    brand_id: 1,
    category_id: leaf,
    ...size,
    crosses: [{ brand_id: 2, article: 'V 2', kind: 'analog' }],
    oem_numbers: [{ car_brand_id: 1, number: 'OEM 1' }],
  },
  'product-offer': {
    company_id: 1,
    product_id: offered,
    seller_sku: 'VOZ-1',
    price_kopecks: 100_000,
    stocks: [{ store_point_id: point, quantity: 5 }],
  },
  region: {
    name: 'Край возвратный',
    type: 'край',
    iso_code: 'RU-VZ',
    federal_district: 'Южный',
    time_zone: 'Europe/Moscow',
  },
  role: {
    slug: 'vozvrat',
    name: 'Возвратная',
    scope: 'all',
    permissions: [{ name: 'brand.index' }, { name: 'city.index' }],
  },
  'route-rule': { path: '/users/vozvrat', redirect: '/users' },
  'store-point': {
    code: 'VOZ-1',
    name: 'Возвратная точка',
    type: 'pickup_point',
    company_id: 1,
    city_id: 1,
    street: 'ул. Складская',
    house: '5',
    lat: 43.12,
    lon: 131.88,
    phones: ['+79000000555'],
    schedule: Array.from({ length: 7 }, () => [{ from: '10:00', to: '20:00' }]),
  },
  template: { code: 'vozvrat', event: 'password_reset', channel: 'email', subject: 'Тема', body: 'Ссылка {{link}}' },
  user: { last_name: 'Возвратов', first_name: 'Иван', email: 'vozvratov@example.com', role_ids: [customer] },
}

const lasting = ({ version: _v, updated_at: _at, ...rest }: Record<string, unknown>) => rest

async function restore(entity: string, id: number) {
  const client = await admin()
  const { status, text, body } = await client.post(`${OPERATIONS}/restore`, {
    body: { entity, entity_id: id, start: true },
  })
  expect([entity, status, text]).toEqual([entity, 201, text])
  await app.work()
  const { items } = (await client.get(`${OPERATIONS}/items?operation_id=${body.id}`)).body
  return items
}

test.each(Object.entries(BODIES))('R24: a deleted %s comes back as it was, under its id', async (entity, input) => {
  const client = await admin()
  const { view, create } = operationsOf(entity)
  const made = await client.post(create?.path ?? '', { body: input })
  expect([made.status, made.text]).toEqual([201, made.text])
  const { id } = made.body
  const path = view?.path.replace('{id}', id) ?? ''
  app.advance(SECOND)
  const { body: before } = await client.get(path)
  const removed = await client.delete(path, { version: before.version })
  expect([removed.status, removed.text]).toEqual([204, ''])
  app.advance(SECOND)
  const items = await restore(entity, id)
  const { status, body: after } = await client.get(path)

  expect(items).toMatchObject([{ entity, entity_id: id, state: 'changed', message: null }])
  expect(status).toBe(200)
  expect(lasting(after)).toEqual(lasting(before))
})

test('R24: a deleted category comes back to its place, with its attributes and its metadata', async () => {
  const client = await admin()
  const parent = await idOf(`select parent_id as id from category where id = ${leaf}`)
  const tree = '/api/catalog/admin/category-tree'
  const { body: made } = await client.post(`${tree}/create-node`, {
    body: { name: 'Возвратная', parent_id: parent, position: 1 },
  })
  const { id } = made.node
  const path = `/api/catalog/admin/category/${id}`
  await client.put(path, {
    version: 1,
    body: { description: 'Описание', attributes: [{ attribute_id: 1, is_required: true }] },
  })
  await client.put('/api/content/admin/meta-data/upsert', {
    body: { items: [{ entity: 'category', entity_id: id, title: 'Заголовок' }] },
  })
  app.advance(SECOND)
  const { body: before } = await client.get(path)
  const removed = await client.delete(`${tree}/delete-node/${id}`, { version: before.version })
  expect([removed.status, removed.text]).toEqual([204, ''])
  app.advance(SECOND)
  const items = await restore('category', id)

  expect(items).toMatchObject([{ state: 'changed', message: null }])
  expect(lasting((await client.get(path)).body)).toEqual(lasting(before))
  const { rows } = await app.db.execute(
    sql`select title from meta_data where entity = 'category' and entity_id = ${id}`,
  )
  expect(rows).toEqual([{ title: 'Заголовок' }])
})

test.each([
  [
    'commission',
    '/api/company/admin/commission',
    { company_id: null, category_id: leaf, brand_id: 3, rate_bp: 700, valid_from: '2031-01-01' },
  ],
  ['translation', '/api/content/admin/translation', { group: 'vozvrat', key: 'one', locale: 'ru', value: 'Один' }],
  ['meta-data', '/api/content/admin/meta-data', { entity: 'brand', entity_id: 3, title: 'Возврат' }],
  ['review-term', '/api/review/admin/review-term', { kind: 'pro_tag', text: 'Возвратное достоинство' }],
  ['brand-alias', '/api/catalog/admin/brand-alias', { source: 'other', name: 'Возвратное написание', brand_id: 3 }],
])('R24: a %s that was deleted by a list comes back, and so does its former value', async (entity, path, item) => {
  const client = await admin()
  const upserted = await client.put(`${path}/upsert`, { body: { items: [item] } })
  expect([upserted.status, upserted.text]).toEqual([200, upserted.text])
  const [{ entity_id: id }] = (await client.get(`/api/log/admin/audit-log?entity=${entity}`)).body.items
  app.advance(SECOND)
  const table = entity.replace('-', '_')
  const stored = async () => (await app.db.execute(sql`select * from ${sql.identifier(table)} where id = ${id}`)).rows
  const [before = {}] = await stored()
  const removed = await client.delete(`${path}/delete-by-params?${filterOf(entity, id)}`)
  expect([removed.status, removed.text, await stored()]).toEqual([200, removed.text, []])
  app.advance(SECOND)
  const items = await restore(entity, id)

  expect(items).toMatchObject([{ entity, entity_id: id, state: 'changed', message: null }])
  expect(lasting((await stored())[0] ?? {})).toEqual({ ...lasting(before), updated_by: 1 })
})

function filterOf(entity: string, id: number): string {
  const filters: Readonly<Record<string, string>> = {
    translation: 'group=vozvrat',
    'meta-data': 'entity=brand&entity_id=3&without_city=true',
    'review-term': `ids=${id}`,
    'brand-alias': 'source=other&brand_id=3',
  }
  return filters[entity] ?? `id=${id}`
}

test('R24: every kind of record declares how it is restored, or why it is not', () => {
  const logged = [...allResources().keys()].filter((entity) => !WITHOUT_RECORDS.includes(entity))
  const unknown = logged.filter((entity) => {
    const back = allResources().get(entity)?.back
    const { view, update, upsert } = operationsOf(entity)
    const isSeen = view !== undefined || back?.find !== undefined
    const isChanged = update !== undefined || upsert !== undefined || back?.kept !== undefined
    return back?.gone === undefined && !(isSeen && (isChanged || entity === 'notification'))
  })
  const deletable = readContract().flatMap(({ method, path }) => {
    const [, entity] = /\/admin\/([\w-]+)\/\{id\}$/.exec(path) ?? []
    return method === 'DELETE' && entity ? [entity] : []
  })

  expect(unknown).toEqual([])
  const shown = [...Object.keys(BODIES), 'notification', 'review', 'saved-view', 'webhook']
  expect(deletable.toSorted()).toEqual(shown.toSorted())
})

/** Screens and the log itself, which have no records that change. */
const WITHOUT_RECORDS = ['audit-log', 'log', 'category-tree', 'permission', 'operation', 'person', 'session', 'storage']

test('R24: the dry run of a restore names the parts that cannot come back', async () => {
  const client = await admin()
  const [tree, path] = ['/api/catalog/admin/category-tree', `/api/catalog/admin/category/${leaf}`]
  const elsewhere =
    await idOf(`select parent_id as id from category where depth = (select depth from category where id = ${leaf})
    and parent_id <> (select parent_id from category where id = ${leaf}) limit 1`)
  const at = app.now.toISOString()
  app.advance(SECOND)
  const { version } = (await client.get(path)).body
  const changed = await client.put(path, { version, body: { description: 'Другое описание' } })
  const { tree_version } = (await client.get(`${tree}?depth=1`)).body
  const body = { parent_id: elsewhere, position: 1, tree_version }
  const moved = await client.put(`${tree}/move-node/${leaf}`, { version: changed.body.version, body })
  expect([moved.status, moved.text]).toEqual([200, moved.text])
  const { body: prepared } = await client.post(`${OPERATIONS}/restore`, {
    body: { entity: 'category', entity_id: leaf, at },
  })
  await app.work()
  const { items } = (await client.get(`${OPERATIONS}/items?operation_id=${prepared.id}&explained=true`)).body

  expect((await client.get(`${OPERATIONS}/${prepared.id}`)).body).toMatchObject({ status: 'prepared', changed: 1 })
  // The place in the old list may be another one as well.
  const message = expect.stringMatching(/^Родительская категория: переместите категорию в дереве/)
  expect(items).toMatchObject([{ state: 'pending', message }])
})
