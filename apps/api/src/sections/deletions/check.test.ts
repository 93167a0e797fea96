import { describe, expect, test } from 'vitest'
import { readContract } from '#contract/operations.ts'
import { getTableName, sql } from '#db/drizzle.ts'
import { registeredTables } from '#records/restore/tables.ts'
import { referencesTo, USES } from '#records/uses.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const CHECK = '/api/system/admin/deletion'
const check = async (entity: string, id: number) => admin.get(`${CHECK}?entity=${entity}&entity_id=${id}`)

describe('deletions.check', () => {
  test('every table that refers to records has a name for people', async () => {
    const missing = []
    for (const table of registeredTables())
      for (const reference of await referencesTo(app.db, table))
        if (!USES[reference.table]) missing.push(`${reference.table}.${reference.column} → ${getTableName(table)}`)
    expect(missing).toEqual([])
  })

  test('every deletion of a record can be tried, since all it writes is rolled back', async () => {
    const entities = readContract().flatMap(({ method, path }) => {
      const [, entity] = /\/admin\/([\w-]+)\/\{id\}$/.exec(path) ?? []
      return method === 'DELETE' && entity ? [entity] : []
    })
    const statuses = []
    for (const entity of entities) statuses.push([entity, (await check(entity, 987_654_321)).status])
    expect(entities.length).toBeGreaterThan(15)
    expect(statuses).toEqual(entities.map((entity) => [entity, 404]))
  })

  test('R41: a brand: its cards by number, with the list that shows the same ones; the refusal says the same', async () => {
    const { rows } = await app.db.execute<{ id: number; count: number }>(
      sql`select brand_id as id, count(*)::int as count from product group by 1 order by 2 desc limit 1`,
    )
    const [{ id, count } = { id: 0, count: 0 }] = rows
    const { body } = await check('brand', id)
    const cards = body.items.find(({ list }: { list: string }) => list === 'products')
    expect(cards).toEqual({ label: 'Карточки товаров', count, list: 'products', query: `brand_id=${id}` })
    expect((await admin.get(`/api/catalog/admin/product?${cards.query}`)).body.meta.total).toBe(count)

    const { version } = (await admin.get(`/api/catalog/admin/brand/${id}`)).body
    const refused = await admin.delete(`/api/catalog/admin/brand/${id}`, { version })
    expect(refused).toMatchObject({ status: 409, body: { data: { message: body.message, obstacles: body.items } } })
  })

  test.each([
    ['city', 'city_id', '/api/geo/admin/city'],
    ['region', 'region_id', '/api/geo/admin/region'],
    ['delivery', 'delivery_id', '/api/order/admin/delivery'],
    ['payment-system', 'payment_system_id', '/api/order/admin/payment-system'],
  ])('each list that is named for a %s shows the counted records', async (entity, column, path) => {
    const { items } = (await admin.get(path)).body
    const { body } = await check(entity, items[0].id)
    const listed = body.items.filter(({ list }: { list: string | null }) => list)
    const shown = []
    for (const { list, query } of listed)
      shown.push({ list, query, count: (await admin.get(`${paths[list]}?${query}`)).body.meta.total })
    expect(body.message).toEqual(expect.any(String))
    expect(listed).toMatchObject(shown)
    expect(listed.map(({ query }: { query: string }) => query)).toEqual(listed.map(() => `${column}=${items[0].id}`))
  })

  test('a record without references has no blockers, and the check changes neither it nor the log', async () => {
    const { id } = (await admin.post('/api/catalog/admin/brand', { body: { name: 'Без ссылок', kind: 'oem' } })).body
    const before = await logged()
    expect(await check('brand', id)).toMatchObject({ status: 200, body: { message: null, items: [] } })
    expect(await admin.get(`/api/catalog/admin/brand/${id}`)).toMatchObject({ status: 200 })
    expect(await logged()).toEqual(before)
  })

  test('the check is refused without the right to delete, and for records that cannot be deleted', async () => {
    const viewer = await app.holding(['brand.view', 'brand.index'])
    expect(await viewer.get(`${CHECK}?entity=brand&entity_id=1`)).toMatchObject({ status: 404 })
    expect(await check('order', 1)).toMatchObject({ status: 404 })
    expect(await check('brand', 987_654)).toMatchObject({ status: 404 })
  })
})

const logged = async () => (await app.db.execute(sql`select count(*)::int from audit_log`)).rows

const paths: Readonly<Record<string, string>> = {
  products: '/api/catalog/admin/product',
  productOffers: '/api/catalog/admin/product-offer',
  companies: '/api/company/admin/company',
  subOrders: '/api/order/admin/sub-order',
  orders: '/api/order/admin/order',
  reviews: '/api/review/admin/review',
  cities: '/api/geo/admin/city',
  commissions: '/api/company/admin/commission',
}
