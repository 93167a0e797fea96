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
