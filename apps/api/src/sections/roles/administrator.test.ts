import { expect, test } from 'vitest'
import { eq, sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { restoreAdministrator } from './administrator.ts'
import { role } from './schema.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const ROLES = '/api/user/admin/role'

const create = (slug: string, name: string) =>
  admin.post(ROLES, { body: { slug, name, scope: 'all', permissions: [] } })
async function change(id: number, body: object) {
  const { version } = (await admin.get(`${ROLES}/${id}`)).body
  return admin.put(`${ROLES}/${id}`, { body, version })
}

test('P2: the administrator’s role can neither be renamed nor lose rights', async () => {
  const { body: before } = await admin.get(`${ROLES}/1`)
  const emptied = await change(1, { permissions: [] })
  const renamed = await change(1, { name: 'Наблюдатель площадки', permissions: before.permissions.slice(1) })

  expect(emptied.body.data.details).toEqual({ permissions: ['Права: у роли администратора всегда есть все права'] })
  expect(renamed.body.data.details).toEqual({
    name: ['Название: у роли администратора его нельзя изменить'],
    permissions: ['Права: у роли администратора всегда есть все права'],
  })
  expect(await change(1, { slug: 'boss' })).toMatchObject({ status: 422 })
  expect(await admin.delete(`${ROLES}/1`, { version: before.version })).toMatchObject({
    status: 409,
  })
  expect(await change(1, { description: 'Может всё' })).toMatchObject({ status: 200 })
  expect((await admin.get(`${ROLES}/1`)).body).toMatchObject({ name: before.name, permissions: before.permissions })
})

test.each([
  'Администратор',
  'АДМИНИСТРАТОР',
  'Админи стратор',
  'Aдминистратор',
  'Администpатop',
  'Администра\u200Bтор',
  '«Администратор»',
])('P3: a role cannot be called «%s» beside the administrator’s', async (name) => {
  const { body } = await create('other', 'Совсем другая')
  const refused = {
    status: 422,
    body: { data: { details: { name: ['Название: слишком похоже на роль «Администратор»'] } } },
  }

  expect(await create('twin', name)).toMatchObject(refused)
  const { id } = body.id ? body : (await admin.get(`${ROLES}?q=other`)).body.items[0]
  expect(await change(id, { name })).toMatchObject(refused)
  expect(await change(id, { name: 'Совсем другая', description: name })).toMatchObject({ status: 200 })
})

test('P3: of two concurrent roles with one name only one is created', async () => {
  const replies = await Promise.all([create('twin-a', 'Кассир'), create('twin-b', 'Kaccиp')])

  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
})

test('P2: a start gives the administrator’s role its name and all rights, and says so in the log', async () => {
  await restoreAdministrator(app.db, app.now)
  expect(await app.audited('role', 1)).not.toContainEqual(expect.objectContaining({ user_name: null }))
  const { body: before } = await admin.get(`${ROLES}/1`)
  await app.db.update(role).set({ name: 'Гость' }).where(eq(role.id, 1))
  await app.db.execute(sql`delete from role_permission where role_id = 1 and permission <> 'user.index'`)
  await restoreAdministrator(app.db, app.now)

  expect((await admin.get(`${ROLES}/1`)).body).toMatchObject({ name: 'Администратор', permissions: before.permissions })
  expect((await app.audited('role', 1))[0]).toMatchObject({
    event: 'updated',
    user_name: null,
    changes: { name: ['Гость', 'Администратор'] },
  })
})
