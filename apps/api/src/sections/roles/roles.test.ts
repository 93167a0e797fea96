import { vocabulary } from '@admin-panel/permissions'
import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { defaultRoles, permissionsOf } from './default-roles.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const ROLES = '/api/user/admin/role'
const USERS = '/api/user/admin/user'
const MANAGE = ['index', 'list', 'view', 'create', 'update', 'delete', 'attachUsers', 'detachUsers'].map(
  (action) => `role.${action}`,
)
const names = (permissions: string[]) => permissions.map((name) => ({ name }))
const make = async (slug: string, permissions: string[], scope = 'all') =>
  (await admin.post(ROLES, { body: { slug, name: `Роль ${slug}`, scope, permissions: names(permissions) } })).body

test('R23: the list of roles counts permissions and users', async () => {
  const { status, body } = await admin.get(`${ROLES}?per_page=100`)
  const bySlug = Object.fromEntries(body.items.map((row: { slug: string }) => [row.slug, row]))

  expect(status).toBe(200)
  expect(body.items.map(({ name }: { name: string }) => name)).toEqual(
    body.items.map(({ name }: { name: string }) => name).toSorted(new Intl.Collator('ru').compare),
  )
  expect(bySlug['administrator']).toMatchObject({ users_count: 2, is_system: true, scope: 'all' })
  for (const { slug, scope } of defaultRoles)
    expect(bySlug[slug]).toMatchObject({ scope, permissions_count: permissionsOf(slug).length })
})

test('R23: a role with an unknown permission is refused with a sentence that names it', async () => {
  const body = { slug: 'misspelt', name: 'Опечатка', scope: 'all' }
  const named = await admin.post(ROLES, { body: { ...body, permissions: names(['role.index', 'role.indx']) } })
  const bare = await admin.post(ROLES, { body: { ...body, permissions: ['role.indx'] } })

  expect(named.body.data.details).toEqual({
    'permissions.1.name': ['Право «role.indx»: выберите значение из списка'],
  })
  expect(bare.body.data.details).toEqual({ permissions: ['Права «role.indx»: неверный формат значения'] })
})

test('R23: roles are found by permission, scope and name', async () => {
  const slugs = async (query: string) =>
    (await admin.get(`${ROLES}?sort=slug&${query}`)).body.items.map(({ slug }: { slug: string }) => slug)

  expect(await slugs('permission=contract.create')).toEqual(['administrator', 'finance'])
  expect(await slugs('scope=own')).toEqual(['merchant'])
  expect(await slugs(`q=${encodeURIComponent('МОДЕР')}`)).toEqual(['moderator'])
  expect((await admin.get(`${ROLES}?sort=-users_count&per_page=10`)).body.items[0].users_count).toBeGreaterThan(4)
  expect(await admin.get(`${ROLES}?permission=contract.fly`)).toMatchObject({ status: 422 })
})

test('P5: every permission of the vocabulary is listed with the number of roles that have it', async () => {
  const { body } = await admin.get('/api/user/admin/permission')
  const find = (name: string) => body.items.find((item: { name: string }) => item.name === name)

  expect(body.items).toHaveLength(Object.values(vocabulary).flat().length)
  expect(find('contract.create')).toEqual({
    name: 'contract.create',
    entity: 'contract',
    action: 'create',
    scoped: true,
    roles_count: 2,
  })
  expect(find('role.index')).toMatchObject({ scoped: false, roles_count: 2 })
})

test('P3: a role is created, changed and deleted, each with its row in the audit log', async () => {
  const created = await admin.post(ROLES, {
    body: {
      slug: 'auditor',
      name: ' Аудитор  площадки ',
      description: '',
      scope: 'all',
      permissions: names(['order.view', 'order.index', 'order.index']),
    },
  })
  const { id } = created.body
  const same = await admin.put(`${ROLES}/${id}`, { body: { name: 'Аудитор площадки' }, version: 1 })
  const changed = await admin.put(`${ROLES}/${id}`, {
    body: { permissions: names(['order.index', 'log.index']) },
    version: 1,
  })
  const stale = await admin.put(`${ROLES}/${id}`, { body: { name: 'Другая' }, version: 1 })

  expect(created).toMatchObject({ status: 201, headers: { etag: '"v1"' } })
  expect(created.body).toMatchObject({
    name: 'Аудитор площадки',
    description: null,
    users_count: 0,
    permissions: names(['order.index', 'order.view']),
  })
  expect(same.body.version).toBe(1)
  expect(changed.body).toMatchObject({
    version: 2,
    permissions: names(['log.index', 'order.index']),
    permissions_count: 2,
  })
  expect(stale).toMatchObject({ status: 412, body: { current: { version: 2, name: 'Аудитор площадки' } } })
  expect(await admin.delete(`${ROLES}/${id}`, { version: 2 })).toMatchObject({ status: 204 })
  expect(await admin.get(`${ROLES}/${id}`)).toMatchObject({ status: 404 })
  expect(await app.audited('role', id)).toMatchObject([
    { event: 'deleted', changes: { slug: ['auditor', null] } },
    {
      event: 'updated',
      changes: {
        permissions: [
          ['order.index', 'order.view'],
          ['log.index', 'order.index'],
        ],
      },
    },
    { event: 'created', changes: { slug: [null, 'auditor'], permissions: [null, ['order.index', 'order.view']] } },
  ])
})

test.each(['user.index ', 'USER.INDEX', 'user.*', 'user', '*', 'user.fly'])(
  'P5: «%s» is no permission of a role',
  async (name) => {
    expect(
      await admin.post(ROLES, { body: { slug: 'odd', name: 'Странная', scope: 'all', permissions: names([name]) } }),
    ).toMatchObject({
      status: 422,
    })
  },
)

test('P3: slug and scope of a system role are locked, a slug is unique', async () => {
  const { body: administrator } = await admin.get(`${ROLES}/1`)
  const scope = await admin.put(`${ROLES}/1`, { body: { scope: 'own' }, version: administrator.version })
  const twice = await admin.post(ROLES, { body: { slug: 'viewer', name: 'Ещё одна', scope: 'all', permissions: [] } })

  expect(scope.body.data.details).toEqual({ scope: ['Область: у системной роли её нельзя изменить'] })
  expect(await admin.put(`${ROLES}/1`, { body: { slug: 'boss' }, version: administrator.version })).toMatchObject({
    status: 422,
  })
  expect((await admin.delete(`${ROLES}/1`, { version: administrator.version })).body.data.message).toBe(
    'Системную роль нельзя удалить',
  )
  expect(twice.body.data.details).toEqual({ slug: ['Код: такое значение уже есть'] })
})

test('P3: a role in use is not deleted', async () => {
  const { body } = await admin.get(`${ROLES}?q=finance`)
  const reply = await admin.delete(`${ROLES}/${body.items[0].id}`, { version: 1 })

  expect(reply.status).toBe(409)
  expect(reply.body.data.message).toBe('Нельзя удалить: роль назначена 3 пользователям')
})

test('P3: a role of a service account is not deleted, although no user has it', async () => {
  const role = await make('only-service', ['order.index'])
  await app.db.execute(`
    insert into user_role (user_id, role_id) select id, ${role.id} from "user" where kind = 'service' order by id limit 1`)
  const { body: row } = await admin.get(`${ROLES}/${role.id}`)
  const reply = await admin.delete(`${ROLES}/${role.id}`, { version: row.version })

  expect(row.users_count).toBe(0)
  expect(reply.status).toBe(409)
  expect(reply.body.data.message).toBe('Нельзя удалить: роль назначена 1 сервисной учётной записи')
})

test('P7: a role cannot grant permissions that its author does not hold', async () => {
  const manager = await app.holding([...MANAGE, 'order.index'])
  const body = { slug: 'mine', name: 'Моя роль', scope: 'all' }
  const beyond = await manager.post(ROLES, { body: { ...body, permissions: names(['order.index', 'user.update']) } })
  const within = await manager.post(ROLES, { body: { ...body, permissions: names(['order.index']) } })
  const grown = await manager.put(`${ROLES}/${within.body.id}`, {
    body: { permissions: names(['order.view']) },
    version: 1,
  })
  const viewer = (await admin.get(`${ROLES}?q=viewer`)).body.items[0]
  const shrunk = await manager.put(`${ROLES}/${viewer.id}`, { body: { permissions: [] }, version: viewer.version })

  expect(beyond).toMatchObject({
    status: 403,
    body: { data: { message: 'Нельзя выдать право, которого нет у вас: user.update' } },
  })
  expect(within.status).toBe(201)
  expect(grown).toMatchObject({
    status: 403,
    body: { data: { message: 'Нельзя выдать право, которого нет у вас: order.view' } },
  })
  expect(shrunk).toMatchObject({ status: 403, body: { data: { message: 'В роли есть права, которых нет у вас' } } })
})

test('P7: users cannot widen their own role', async () => {
  const manager = await app.holding(MANAGE, { scope: 'own', companies: [1] })
  const { body } = await manager.get('/api/user/profile')
  const { id } = body.roles[0]
  const more = await manager.put(`${ROLES}/${id}`, {
    body: { permissions: names([...MANAGE, 'user.update']) },
    version: 1,
  })
  const wider = await manager.put(`${ROLES}/${id}`, { body: { scope: 'all' }, version: 1 })

  expect(more.status).toBe(403)
  expect(wider.status).toBe(403)
})

test('P7: roles are granted and revoked, and the log of each user records it', async () => {
  const role = await make('extra', ['order.index'])
  const url = (verb: string) => `${ROLES}/${verb}/${role.id}`
  const { body: before } = await admin.get(`${USERS}/2`)

  expect(await admin.post(url('attach-users'), { body: { user_ids: [2, 3, 2] } })).toMatchObject({ status: 204 })
  expect(await admin.post(url('attach-users'), { body: { user_ids: [2] } })).toMatchObject({ status: 204 })
  const { body: changed } = await admin.get(`${USERS}/2`)
  expect(changed.role_ids).toEqual([...before.role_ids, role.id])
  expect(changed.version).toBe(before.version + 1)
  expect((await admin.get(`${ROLES}/${role.id}`)).body.users_count).toBe(2)
  expect(await admin.post(url('detach-users'), { body: { user_ids: [2, 5] } })).toMatchObject({ status: 204 })
  expect((await admin.get(`${USERS}/2`)).body.role_ids).toEqual(before.role_ids)
  expect((await app.audited('user', 2)).slice(0, 2)).toMatchObject([
    { event: 'detached', changes: { role_ids: [changed.role_ids, before.role_ids] } },
    { event: 'attached', changes: { role_ids: [before.role_ids, changed.role_ids] } },
  ])
  expect((await admin.post(url('attach-users'), { body: { user_ids: [2, 999_999] } })).body.data.details).toEqual({
    user_ids: ['Пользователи: выберите значение из списка'],
  })
})

test('P7: users cannot assign or remove roles beyond their rights, nor those of users with more rights', async () => {
  const light = await make('light', ['order.index'])
  const heavy = await make('heavy', ['user.update'])
  const manager = await app.holding([...MANAGE, 'order.index'])
  const attach = (id: number, user_ids: number[]) => manager.post(`${ROLES}/attach-users/${id}`, { body: { user_ids } })
  const simple = (await admin.get(`${USERS}?q=no-rights`)).body.items[0].id

  expect(await attach(1, [simple])).toMatchObject({ status: 403 })
  expect(await attach(heavy.id, [simple])).toMatchObject({ status: 403 })
  expect(await attach(light.id, [1])).toMatchObject({ status: 403 })
  expect(await attach(light.id, [simple])).toMatchObject({ status: 204 })
  expect(await manager.post(`${ROLES}/detach-users/1`, { body: { user_ids: [1] } })).toMatchObject({ status: 403 })
})

test('P7: a user keeps one role, and the last active administrator keeps that one', async () => {
  const { body: only } = await admin.get(`${USERS}/6`)
  const lonely = await admin.post(`${ROLES}/detach-users/${only.role_ids[0]}`, { body: { user_ids: [6] } })
  const role = await make('second', [])
  const administrators = (await admin.get(`${USERS}?role_id=1`)).body.items.map(({ id }: { id: number }) => id)
  await admin.post(`${ROLES}/attach-users/${role.id}`, { body: { user_ids: administrators } })
  const all = await admin.post(`${ROLES}/detach-users/1`, { body: { user_ids: administrators } })

  expect(lonely).toMatchObject({
    status: 409,
    body: { data: { message: 'Это единственная роль пользователя: Ёлкин Ф.' } },
  })
  expect(all).toMatchObject({
    status: 409,
    body: { data: { message: 'Нельзя забрать роль у последнего администратора' } },
  })
  expect((await admin.get(`${USERS}?role_id=1`)).body.meta.total).toBe(2)
})

test('P7: a role is limited to companies only if all of its users have a company', async () => {
  const role = await make('local', ['order.index'])
  await admin.post(`${ROLES}/attach-users/${role.id}`, { body: { user_ids: [2] } })
  const reply = await admin.put(`${ROLES}/${role.id}`, { body: { scope: 'own' }, version: 1 })
  const own = await make('own', [], 'own')
  const homeless = await admin.post(`${ROLES}/attach-users/${own.id}`, { body: { user_ids: [2] } })

  expect(reply.body.data.details).toEqual({ scope: ['Область: у 1 пользователя с этой ролью не выбрана компания'] })
  expect(homeless.body.data.details).toEqual({
    user_ids: ['Роль требует компании, а у пользователя её нет: Орлова Д. С.'],
  })
})
