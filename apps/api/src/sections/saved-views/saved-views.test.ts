import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const viewer = await app.as('viewer@example.com')
const merchant = await app.as('merchant1@example.com')
const VIEWS = '/api/system/admin/saved-view'
const make = (more: object = {}) =>
  viewer.post(VIEWS, { body: { list: 'orders', name: 'Срочные', query: 'status=new&sort=-id', ...more } })
const names = async (client: typeof viewer, query = '') =>
  (await client.get(`${VIEWS}?${query}`)).body.items.map(({ name }: { name: string }) => name)

test('A saved query is its owner’s; a shared one is seen by colleagues and changed by the owner alone', async () => {
  const orders = await app.as('orders@example.com')
  const secret = await make({ name: ' Мои  срочные ' })
  const shared = await make({ name: 'Общие', is_shared: true })
  const path = `${VIEWS}/${shared.body.id}`

  expect(secret).toMatchObject({ status: 201, body: { name: 'Мои срочные', is_own: true, is_shared: false } })
  expect(await names(viewer, 'list=orders')).toEqual(['Мои срочные', 'Общие', 'Новые сегодня'])
  expect(await names(orders, 'list=orders')).toEqual(['Новые сегодня', 'Общие'])
  expect(await names(orders)).not.toContain('Мои срочные')
  expect(await orders.put(path, { body: { name: 'Мои' }, version: 1 })).toMatchObject({ status: 403 })
  expect(await orders.delete(path, { version: 1 })).toMatchObject({ status: 403 })
  expect(await orders.delete(`${VIEWS}/${secret.body.id}`, { version: 1 })).toMatchObject({ status: 404 })
})

test('P7: a shared query stays among the staff, or in its company', async () => {
  const stranger = await app.as('merchant2@example.com')
  const colleague = await app.holding(['order.index'], { scope: 'own', companies: [1] })
  const ofStaff = await make({ name: 'Для сотрудников', list: 'orders', is_shared: true })
  const ofSeller = await merchant.post(VIEWS, {
    body: { list: 'orders', name: 'Для компании', query: 'q=секрет', is_shared: true },
  })
  const namesFor = (client: typeof viewer) => names(client, 'list=orders&per_page=100')

  expect(await namesFor(viewer)).toContain('Для сотрудников')
  expect(await namesFor(viewer)).not.toContain('Для компании')
  expect(await namesFor(merchant)).toEqual(['Для компании'])
  expect(await namesFor(colleague)).toEqual(['Для компании'])
  expect(await namesFor(stranger)).toEqual([])
  expect(await stranger.put(`${VIEWS}/${ofSeller.body.id}`, { body: { name: 'Мои' }, version: 1 })).toMatchObject({
    status: 404,
  })
  expect(await merchant.delete(`${VIEWS}/${ofStaff.body.id}`, { version: 1 })).toMatchObject({ status: 404 })
})

test('P7: a query of a section that its owner may not open is not shared', async () => {
  const client = await app.holding(['order.index'])
  const share = (list: string) =>
    client.post(VIEWS, { body: { list, name: `Список ${list}`, query: '', is_shared: true } })
  const own = await client.post(VIEWS, { body: { list: 'users', name: 'Для себя', query: '' } })

  expect(await share('orders')).toMatchObject({ status: 201 })
  expect(await share('users')).toMatchObject({
    status: 403,
    body: { data: { message: 'Показать всем можно только вид доступного вам раздела' } },
  })
  expect(own.status).toBe(201)
  expect(await client.put(`${VIEWS}/${own.body.id}`, { body: { is_shared: true }, version: 1 })).toMatchObject({
    status: 403,
  })
})

test('P7: a shared query ends with the account of its owner, and an administrator may delete any', async () => {
  const admin = await app.as('admin@example.com')
  const client = await app.holding(['order.index'])
  const { body: left } = await client.post(VIEWS, {
    body: { list: 'orders', name: 'Ушёл', query: '', is_shared: true },
  })
  const { body: alien } = await merchant.post(VIEWS, {
    body: { list: 'orders', name: 'Чужой', query: '', is_shared: true },
  })
  expect(await names(viewer, 'list=orders&per_page=100')).toContain('Ушёл')
  await app.db.execute(sql`update "user" set status = 'archived' where id = ${left.owner.id}`)

  expect(await names(viewer, 'list=orders&per_page=100')).not.toContain('Ушёл')
  expect(await admin.delete(`${VIEWS}/${left.id}`, { version: 1 })).toMatchObject({ status: 204 })
  expect(await admin.delete(`${VIEWS}/${alien.id}`, { version: 1 })).toMatchObject({ status: 204 })
  expect(await viewer.delete(`${VIEWS}/${left.id}`, { version: 1 })).toMatchObject({ status: 404 })
})

test('A saved query is renamed, shared and deleted, each with its row in the log', async () => {
  const { body } = await make({ name: 'Черновик' })
  const changed = await viewer.put(`${VIEWS}/${body.id}`, { body: { query: '', is_shared: true }, version: 1 })
  const stale = await viewer.put(`${VIEWS}/${body.id}`, { body: { name: 'Другое' }, version: 1 })

  expect(changed.body).toMatchObject({ query: '', is_shared: true, version: 2 })
  expect(stale).toMatchObject({ status: 412, body: { current: { version: 2 } } })
  expect(await viewer.delete(`${VIEWS}/${body.id}`, { version: 2 })).toMatchObject({ status: 204 })
  expect((await app.audited('saved-view', body.id)).map(({ event }) => event)).toEqual([
    'deleted',
    'updated',
    'created',
  ])
})

test('The name of a view is unique per user and list, and the length of its query is limited', async () => {
  await make({ name: 'Один' })
  const twice = await make({ name: 'Один' })
  const elsewhere = await make({ name: 'Один', list: 'products' })
  const long = await make({ name: 'Длинный', query: 'q='.padEnd(1995, 'x') })
  const full = await make({ name: 'Длинный', query: 'q='.padEnd(1994, 'x') })

  expect(twice.body.data.details).toEqual({ name: ['Название: такое значение уже есть'] })
  expect(elsewhere.status).toBe(201)
  expect(long.body.data.details).toEqual({ query: ['Запрос: не более 1994 символов'] })
  expect(full.status).toBe(201)
})

test.each([{ list: '//evil.example' }, { list: '/orders' }, { query: '?a=1' }, { query: 'a=1#b' }])(
  'P7: %j is no saved query',
  async (wrong) => {
    expect(await make({ name: 'Чужой', ...wrong })).toMatchObject({ status: 422 })
  },
)
