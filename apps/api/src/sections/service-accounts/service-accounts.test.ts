import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const ACCOUNTS = '/api/user/admin/service-account'
const KEYS = '/api/user/admin/service-key'
const USERS = '/api/user/admin/user'
const MANAGE = ['index', 'view', 'create', 'update', 'statusChange'].map((action) => `service-account.${action}`)
const admin = await app.as('admin@example.com')
const roleId = async (q: string): Promise<number> =>
  (await admin.get(`/api/user/admin/role/list?q=${encodeURIComponent(q)}`)).body.items[0].id
const viewer = await roleId('наблюдатель')
const powerless = await roleId('без прав')

async function createAccount(name: string, role_ids = [viewer]) {
  const { body } = await admin.post(ACCOUNTS, { body: { name, role_ids } })
  const key = await admin.post(KEYS, { body: { service_account_id: body.id, name: 'Сервер' } })
  return { ...body, client: app.withToken(key.body.secret) }
}

test('P7: a service account cannot have rights that its author does not hold', async () => {
  const manager = await app.holding(MANAGE)
  const asViewer = await manager.post(ACCOUNTS, { body: { name: 'Слишком много', role_ids: [viewer] } })
  const asNobody = await manager.post(ACCOUNTS, { body: { name: 'В меру', role_ids: [powerless] } })
  const raised = await manager.put(`${ACCOUNTS}/${asNobody.body.id}`, {
    body: { role_ids: [viewer] },
    version: asNobody.body.version,
  })
  const strong = await createAccount('Сильнее автора')
  const renamed = await manager.put(`${ACCOUNTS}/${strong.id}`, { body: { name: 'Моя' }, version: strong.version })

  expect(asViewer.body.data.message).toBe('Нельзя выдать право, которого нет у вас: attribute.index')
  expect(asNobody).toMatchObject({ status: 201, body: { status: 'active', keys_count: 0, last_used_at: null } })
  expect(raised.status).toBe(403)
  expect(renamed.body.data.message).toBe('У пользователя есть права, которых нет у вас')
})

test('A service account gives by its keys no more than its own permissions', async () => {
  const { body: role } = await admin.post('/api/user/admin/role', {
    body: {
      slug: 'key-maker',
      name: 'Выпуск ключей',
      scope: 'all',
      permissions: [...MANAGE, 'service-key.create'].map((name) => ({ name })),
    },
  })
  const maker = await createAccount('Выпускающая', [role.id])
  const strong = await createAccount('Наблюдающая')
  const own = await maker.client.post(KEYS, { body: { service_account_id: maker.id, name: 'Второй' } })
  const foreign = await maker.client.post(KEYS, { body: { service_account_id: strong.id, name: 'Чужой' } })
  const raised = await maker.client.post(ACCOUNTS, { body: { name: 'Сильная', role_ids: [viewer] } })

  expect([own.status, foreign.status, raised.status]).toEqual([201, 403, 403])
})

const list = async (query: string) => (await admin.get(`${ACCOUNTS}?${query}`)).body.items

test('Service accounts are listed with their keys, and filtered by name and role', async () => {
  const { id } = await createAccount('Обмен с картой')

  expect(await list(`q=${encodeURIComponent('с картой')}`)).toMatchObject([
    { id, name: 'Обмен с картой', status: 'active', keys_count: 1 },
  ])
  expect(await list(`role_id=${powerless}&q=${encodeURIComponent('с картой')}`)).toEqual([])
})

test('P7: a change of roles counts from the next call of a key', async () => {
  const account = await createAccount('Меняющаяся')
  expect((await account.client.get(USERS)).status).toBe(200)
  await admin.put(`${ACCOUNTS}/${account.id}`, { body: { role_ids: [powerless] }, version: account.version })

  expect((await account.client.get(USERS)).status).toBe(403)
})

test('Keys of a blocked account are refused meanwhile, those of an archived one are revoked', async () => {
  const { id, client } = await createAccount('Переменчивая')
  const call = async () => (await client.get('/api/user/profile')).status
  const change = async (status: string) => {
    const { body } = await admin.get(`${ACCOUNTS}/${id}`)
    return admin.put(`${ACCOUNTS}/status-change/${id}`, { body: { status }, version: body.version })
  }
  expect(await call()).toBe(200)
  await change('blocked')
  expect(await client.get('/api/user/profile')).toMatchObject({
    status: 401,
    body: { data: { message: 'Сервисная учётная запись заблокирована или в архиве: обратитесь к администратору' } },
  })
  await change('active')
  expect(await call()).toBe(200)
  const archived = await change('archived')

  expect(archived.body).toMatchObject({ status: 'archived', keys_count: 0, available_statuses: [] })
  expect(await call()).toBe(401)
  expect((await admin.get(`${KEYS}?service_account_id=${id}`)).body.items).toMatchObject([{ state: 'revoked' }])
  expect((await admin.post(KEYS, { body: { service_account_id: id, name: 'Ещё' } })).status).toBe(409)
  expect((await change('active')).status).toBe(409)
  expect((await admin.get(`${ACCOUNTS}/deactivation-history/${id}`)).body.items).toHaveLength(4)
})

test('A service account is no person: it is in no list of users, is no manager, and has no password', async () => {
  const { id, version } = await createAccount('Безликая')
  const users = await admin.get(`${USERS}?q=${encodeURIComponent('безликая')}`)
  const options = await admin.get(`${USERS}/list?ids=${id}`)

  expect(users.body.items).toEqual([])
  expect(options.body.items).toEqual([])
  expect((await admin.get(`${USERS}/${id}`)).status).toBe(404)
  expect((await admin.put(`${USERS}/${id}`, { body: { first_name: 'Имя' }, version })).status).toBe(404)
  expect(
    (await admin.post(`${USERS.replace('/user/admin/user', '/user/admin/user/password-reset')}/by-user/${id}`)).status,
  ).toBe(404)
  await expect(app.db.execute(`update "user" set password_hash = 'x' where id = ${id}`)).rejects.toMatchObject({
    cause: { constraint: 'user_service_check' },
  })
  const { body: company } = await admin.get('/api/company/admin/company/1')
  const managed = await admin.put('/api/company/admin/company/1', {
    body: { manager_id: id },
    version: company.version,
  })
  expect(managed.body.data.details).toHaveProperty('manager_id')
})
