import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const ROLES = '/api/user/admin/role'
const names = (permissions: string[]) => permissions.map((name) => ({ name }))

const message = (list: string) =>
  `Права: в роли «Только свои компании» их быть не может, они действуют на весь маркетплейс: ${list}`

test('P7: a role for own companies has no permission for the records of the whole marketplace', async () => {
  const create = (permissions: string[], scope = 'own') =>
    admin.post(ROLES, {
      body: {
        slug: `wide-${permissions.length}-${scope}`,
        name: `Широкая ${permissions.length}`,
        scope,
        permissions: names(permissions),
      },
    })
  const refused = await create(['order.view', 'webhook.view', 'role.update'])
  const many = await create(
    Object.entries({ brand: ['create', 'update', 'delete'], city: ['create', 'update', 'delete'] }).flatMap(
      ([entity, actions]) => actions.map((action) => `${entity}.${action}`),
    ),
  )
  const reading = await create(['brand.list', 'category-tree.view', 'notification.delete', 'role.list'])

  expect(refused.body.data.details).toEqual({
    permissions: [message('Роли: изменение; Вебхуки: просмотр')],
  })
  expect(many.body.data.details.permissions[0]).toMatch(/ и ещё 1$/)
  expect(reading.status).toBe(201)
  const wide = await create(['setting.update', 'order.view'], 'all')
  const narrowed = await admin.put(`${ROLES}/${wide.body.id}`, { body: { scope: 'own' }, version: 1 })
  expect(narrowed.body.data.details).toEqual({ permissions: [message('Настройки: изменение')] })
})

test('P7: such permissions that earlier versions have granted are taken away, and the log says so', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`
    with made as (insert into role (slug, name, scope) values ('earlier', 'Прежняя', 'own') returning id)
    insert into role_permission (role_id, permission) select id, unnest(array['order.view', 'webhook.view', 'setting.update'])
    from made returning role_id as id`)
  const id = rows[0]?.id
  const [statement = ''] = readFileSync(
    new URL('../../db/migrations/005x/0059-roles-of-own-companies.sql', import.meta.url),
    'utf8',
  ).split(';')
  await app.db.execute(sql.raw(statement))

  expect((await admin.get(`${ROLES}/${id}`)).body).toMatchObject({ permissions: [{ name: 'order.view' }], version: 2 })
  expect(await app.audited('role', id)).toMatchObject([
    { event: 'updated', changes: { permissions: [['order.view', 'setting.update', 'webhook.view'], ['order.view']] } },
  ])
})
