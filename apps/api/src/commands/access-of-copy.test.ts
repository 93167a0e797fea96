import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { endAccessOfCopy, keepAccess, restoreAccess } from './access-of-copy.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()

test('A database restored elsewhere ends its sessions and keys and pauses its webhooks; one in its place keeps them', async () => {
  const viewer = await app.as('viewer@example.com')
  const program = await app.keyHolding([])
  const admin = await app.as('admin@example.com')
  await admin.post('/api/system/admin/webhook', { body: { name: 'Витрина', url: 'https://shop.example/hooks' } })
  const webhooks = async () =>
    (await app.db.execute(sql`select status from webhook where name = 'Витрина' order by id desc limit 1`)).rows
  const start = () => endAccessOfCopy(app.db, undefined, app.now)

  expect([await start(), await start()]).toEqual([false, false])
  expect(await viewer.get('/api/user/profile')).toMatchObject({ status: 200 })
  expect(await program.get('/api/user/profile')).toMatchObject({ status: 200 })
  expect(await webhooks()).toEqual([{ status: 'active' }])
  await app.db.execute(sql`alter table session rename to left_behind`)
  await app.db.execute(sql`create view session as select * from left_behind`)
  expect(await start()).toBe(true)
  expect(await viewer.get('/api/user/profile')).toMatchObject({ status: 401 })
  expect(await program.get('/api/user/profile')).toMatchObject({ status: 401 })
  expect(await webhooks()).toEqual([{ status: 'paused' }])
  expect(await start()).toBe(false)
})

test('After the command `moved`, a database in a new place keeps its sessions and keys', async () => {
  const viewer = await app.as('content@example.com')
  const program = await app.keyHolding([])
  await app.db.execute(sql`update installation set place = 'the cluster before its upgrade'`)

  expect(await keepAccess(app.db, undefined)).toBe(true)
  expect(await endAccessOfCopy(app.db, undefined, app.now)).toBe(false)
  expect(await keepAccess(app.db, undefined)).toBe(false)
  expect(await viewer.get('/api/user/profile')).toMatchObject({ status: 200 })
  expect(await program.get('/api/user/profile')).toMatchObject({ status: 200 })
})

test('The start after the command `restored` keeps the links that it has printed', async () => {
  await app.db.execute(sql`update installation set place = 'the cluster of the copy'`)
  const { links } = await restoreAccess(app.db, {
    emails: ['admin@example.com'],
    publicUrl: 'https://panel.example.com',
    folder: undefined,
    at: app.now,
  })
  const secret = links.get('admin@example.com')?.split('/').at(-1) ?? ''

  expect(await endAccessOfCopy(app.db, undefined, app.now)).toBe(false)
  expect(
    await app.anonymous.put('/api/user/admin/user/password-reset/confirm', {
      body: { hash: secret, password: 'a new password 2026', password_confirmation: 'a new password 2026' },
    }),
  ).toMatchObject({ status: 204 })
})
