import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const USERS = '/api/user/admin/user'
const MANAGE = [
  'index',
  'list',
  'view',
  'create',
  'update',
  'delete',
  'statusChange',
  'deactivationHistory',
  'export',
].map((action) => `user.${action}`)
const roleId = async (q: string): Promise<number> =>
  (await admin.get(`/api/user/admin/role/list?q=${encodeURIComponent(q)}`)).body.items[0].id
const idOf = async (email: string): Promise<number> => (await admin.get(`${USERS}?q=${email}`)).body.items[0].id
const person = (email: string, role_ids: number[]) => ({ last_name: 'Новикова', first_name: 'Ада', email, role_ids })

const viewerRole = await roleId('наблюдатель')
const emptyRole = await roleId('без прав')

test('P7: a new user cannot have rights that its author does not hold', async () => {
  const manager = await app.holding(MANAGE)
  const asAdministrator = await manager.post(USERS, { body: person('a1@example.com', [1]) })
  const asViewer = await manager.post(USERS, { body: person('a2@example.com', [viewerRole]) })
  const asNobody = await manager.post(USERS, { body: person('a3@example.com', [emptyRole]) })

  expect(asAdministrator.status).toBe(403)
  expect(asViewer.status).toBe(403)
  expect(asViewer.body.data.message).toBe('Нельзя выдать право, которого нет у вас: attribute.index')
  expect(asNobody.status).toBe(201)
  expect((await admin.get(`${USERS}?q=a1@example.com`)).body.meta.total).toBe(0)
})

test('P7: a role may be assigned by holders of all its rights, the administrator’s only by administrators', async () => {
  const { body } = await admin.get(`/api/user/admin/role/1`)
  const everything: string[] = body.permissions.map(({ name }: { name: string }) => name)
  const deputy = await app.holding(everything)

  expect(await deputy.post(USERS, { body: person('b1@example.com', [viewerRole]) })).toMatchObject({ status: 201 })
  expect((await deputy.post(USERS, { body: person('b2@example.com', [1]) })).body.data.message).toBe(
    'Нельзя выдать право, которого нет у вас: Администратор',
  )
})

test('P7: users cannot assign roles to themselves', async () => {
  const manager = await app.holding(MANAGE)
  const { body } = await manager.get('/api/user/profile')
  const reply = await manager.put(`${USERS}/${body.id}`, { body: { role_ids: [body.roles[0].id, 1] } })

  expect(reply.status).toBe(403)
  expect((await manager.get('/api/user/profile')).body.roles).toHaveLength(1)
})

test.each([
  ['edits', (id: number) => ['put', `${USERS}/${id}`, { first_name: 'Взятая' }] as const],
  ['resets', (id: number) => ['post', `/api/user/admin/user/password-reset/by-user/${id}`, undefined] as const],
  ['blocks', (id: number) => ['put', `${USERS}/status-change/${id}`, { status: 'blocked' }] as const],
])('P7: nobody %s an account with more rights than their own', async (_, request) => {
  const manager = await app.holding(MANAGE)
  for (const email of ['v.sergeev@example.com', 'viewer@example.com']) {
    const [method, url, body] = request(await idOf(email))
    expect(await manager[method](url, body ? { body } : {})).toMatchObject({
      status: 403,
      body: { data: { message: 'У пользователя есть права, которых нет у вас' } },
    })
  }
  const [method, url, body] = request(await idOf('no-rights@example.com'))
  expect((await manager[method](url, body ? { body } : {})).status).toBeLessThan(300)
})

test('P7: a right for one’s own companies is less than the same right for all', async () => {
  const manager = await app.holding([...MANAGE, 'product.index'], { scope: 'own', companies: [1] })
  const { body: wide } = await admin.post('/api/user/admin/role', {
    body: { slug: 'wide', name: 'Широкая', scope: 'all', permissions: [{ name: 'product.index' }] },
  })
  const { body: narrow } = await admin.post('/api/user/admin/role', {
    body: { slug: 'narrow', name: 'Узкая', scope: 'own', permissions: [{ name: 'product.index' }] },
  })
  const give = (role_ids: number[], email: string) =>
    manager.post(USERS, { body: { ...person(email, role_ids), company_ids: [1] } })

  expect(await give([wide.id], 'c1@example.com')).toMatchObject({ status: 403 })
  expect(await give([narrow.id], 'c2@example.com')).toMatchObject({ status: 201 })
})

test('P7: a manager of one company sees only the users of that company', async () => {
  const manager = await app.holding([...MANAGE], { scope: 'own', companies: [1] })
  const stranger = await idOf('merchant2@example.com')
  const { body } = await manager.get(`${USERS}?per_page=100`)
  const emails: string[] = body.items.map(({ email }: { email: string }) => email)
  const exported = await manager.get(`${USERS}/export?format=csv`)

  expect(emails).toContain('merchant1@example.com')
  expect(emails).not.toContain('merchant2@example.com')
  expect(emails).not.toContain('admin@example.com')
  expect(exported.text).toContain('merchant1@example.com')
  expect(exported.text).not.toContain('merchant2@example.com')
  expect((await manager.get(`${USERS}/list?ids=1,${stranger}`)).body.items).toEqual([])
  expect((await manager.get(`${USERS}?company_id=2`)).body.meta.total).toBe(0)
  for (const url of [`${USERS}/${stranger}`, `${USERS}/deactivation-history/${stranger}`, `${USERS}/1`]) {
    expect(await manager.get(url)).toMatchObject({ status: 404 })
  }
  expect(await manager.put(`${USERS}/${stranger}`, { body: { first_name: 'Чужая' } })).toMatchObject({ status: 404 })
  expect(await manager.put(`${USERS}/status-change/${stranger}`, { body: { status: 'blocked' } })).toMatchObject({
    status: 404,
  })
  expect(await manager.delete(`${USERS}/${stranger}`, { version: 1 })).toMatchObject({
    status: 404,
  })
})

test('P7: a company outside one’s own is refused in a body, and a person is never left without any', async () => {
  const manager = await app.holding(MANAGE, { scope: 'own', companies: [1] })
  const foreign = await manager.post(USERS, { body: { ...person('d1@example.com', [emptyRole]), company_ids: [1, 2] } })
  const none = await manager.post(USERS, { body: person('d2@example.com', [emptyRole]) })
  const { body: created } = await manager.post(USERS, {
    body: { ...person('d3@example.com', [emptyRole]), company_ids: [1] },
  })
  const cleared = await manager.put(`${USERS}/${created.id}`, { body: { company_ids: [] } })

  expect(foreign).toMatchObject({
    status: 422,
    body: { data: { details: { company_ids: ['Выберите компанию из доступных вам'] } } },
  })
  expect(none.body.data.details).toEqual({ company_ids: ['Выберите хотя бы одну компанию'] })
  expect(cleared.body.data.details).toEqual({ company_ids: ['Выберите хотя бы одну компанию'] })
})

test('P7: a user of another company too shows only the shared one and cannot be changed', async () => {
  const { body: shared } = await admin.post(USERS, {
    body: { ...person('e1@example.com', [emptyRole]), company_ids: [1, 2] },
  })
  const manager = await app.holding(MANAGE, { scope: 'own', companies: [1] })
  const reply = await manager.put(`${USERS}/${shared.id}`, { body: { email: 'mine@example.com' } })

  expect((await manager.get(`${USERS}/${shared.id}`)).body.company_ids).toEqual([1])
  expect(reply.status).toBe(403)
  expect(reply.body.data.message).toBe('У пользователя есть компании, которые вам недоступны')
})

test('P7: a user without a company sees no users', async () => {
  const manager = await app.holding(MANAGE, { scope: 'own' })

  expect((await manager.get(USERS)).body.meta.total).toBe(0)
  expect((await manager.get('/api/company/admin/company/list')).status).toBe(403)
})

test('P7: a right that is taken from a role is gone with the next request', async () => {
  const { body: role } = await admin.post('/api/user/admin/role', {
    body: {
      slug: 'passing',
      name: 'Проходящая',
      scope: 'all',
      permissions: [{ name: 'user.index' }, { name: 'role.index' }],
    },
  })
  const id = await idOf('no-rights@example.com')
  await admin.put(`${USERS}/status-change/${id}`, { body: { status: 'active' } })
  await admin.put(`${USERS}/${id}`, { body: { role_ids: [role.id] } })
  const holder = await app.as('no-rights@example.com')

  expect(await holder.get(USERS)).toMatchObject({ status: 200 })
  await admin.put(`/api/user/admin/role/${role.id}`, {
    body: { permissions: [{ name: 'role.index' }] },
    version: 1,
  })
  expect(await holder.get(USERS)).toMatchObject({ status: 403 })
  expect(await holder.get('/api/user/admin/role')).toMatchObject({ status: 200 })
})
