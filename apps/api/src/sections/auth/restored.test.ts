import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { endAccessOfCopy } from './restored.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()

test('A database keeps its sessions and keys in its place; one restored elsewhere ends them, and pauses its webhooks', async () => {
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
