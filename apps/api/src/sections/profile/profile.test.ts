import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()

test('A7: the profile has the roles and their permissions', async () => {
  const merchant = await app.as('merchant1@example.com')
  const { status, body } = await merchant.get('/api/user/profile')

  expect(status).toBe(200)
  expect(body).toMatchObject({
    email: 'merchant1@example.com',
    last_name: 'Белов',
    middle_name: null,
    time_zone: 'Europe/Moscow',
    company_ids: [1],
  })
  expect(body.roles).toMatchObject([{ slug: 'merchant', scope: 'own' }])
  expect(body.roles[0].permissions).toContainEqual({ name: 'product.view' })
})

test('A7: a role without rights has an empty list of permissions', async () => {
  const nobody = await app.as('no-rights@example.com')

  expect((await nobody.get('/api/user/profile')).body.roles).toMatchObject([{ slug: 'no-rights', permissions: [] }])
})

test('people change their own name, phone and time zone, and nothing else', async () => {
  const viewer = await app.as('viewer@example.com')
  const { body: before } = await viewer.get('/api/user/profile')
  const change = (body: object, version = before.version) => viewer.put('/api/user/profile', { body, version })
  const changed = await change({
    last_name: ' Новая ',
    middle_name: ' ',
    phone: '+79000009911',
    time_zone: 'Asia/Omsk',
  })
  const wrong = await change({ first_name: '  ', time_zone: 'Asia/Tver' }, before.version + 1)
  const duplicate = await change({ phone: '+79000000001' }, before.version + 1)

  expect(changed.body).toMatchObject({
    last_name: 'Новая',
    middle_name: null,
    phone: '+79000009911',
    time_zone: 'Asia/Omsk',
    version: before.version + 1,
  })
  expect((await viewer.get('/api/user/profile')).body).toEqual(changed.body)
  expect(await change({ last_name: 'Иная' })).toMatchObject({ status: 412, body: { current: { last_name: 'Новая' } } })
  expect(wrong.body.data.details).toEqual({
    first_name: ['Пожалуйста, введите Имя'],
    time_zone: ['Часовой пояс: выберите значение из списка'],
  })
  expect(duplicate.body.data.details).toEqual({ phone: ['Телефон: такое значение уже есть'] })
  expect(
    Object.keys((await change({ email: 'a@example.com', role_ids: [1], status: 'active' })).body.data.details),
  ).toEqual(['email', 'role_ids', 'status'])
  expect((await app.audited('user', before.id))[0]).toMatchObject({
    event: 'updated',
    changes: { last_name: [before.last_name, 'Новая'] },
  })
})
