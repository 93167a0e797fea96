import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')

test('operations.prepare: a record that takes longer than a request waits for is left to the dry run', async () => {
  const { rows } = await app.db.execute<{ id: number; version: number }>(
    sql`select id::int, version from product where status = 'active' limit 1`,
  )
  const body = { call: 'products.disableByIds', items: rows }
  const prepared = await app.db.transaction(async (tx) => {
    await tx.execute(sql`select from product where id = ${rows[0]?.id} for update`)
    return admin.post('/api/system/admin/operation', { body })
  })
  expect(prepared.status).toBe(201)
  await app.work()
  const found = await admin.get(`/api/system/admin/operation/${prepared.body.id}`)
  expect(found.body).toMatchObject({ status: 'prepared', changed: 1 })
})
