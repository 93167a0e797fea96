import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const OPERATIONS = '/api/system/admin/operation'

const statusOf = async (id: number) => {
  const { rows } = await app.db.execute<{ status: string }>(sql`select status from operation where id = ${id}`)
  return rows[0]?.status
}

test.each([
  ['needs more than a process knows', sql`needs = 99`, sql`needs = 1`],
  ['is of a call that a process does not know', sql`call = 'brands.future'`, sql`call = 'brands.disableByIds'`],
])('An operation that %s waits for one that does', async (_, unknown, known) => {
  const { rows: items } = await app.db.execute(sql`select id, version from brand where is_active order by id limit 1`)
  const { body } = await admin.post(OPERATIONS, { body: { call: 'brands.disableByIds', items } })
  await app.db.execute(sql`update operation set ${unknown} where id = ${body.id}`)
  await app.work()
  const left = await statusOf(body.id)
  await app.db.execute(sql`update operation set ${known} where id = ${body.id}`)
  await app.work()

  expect(left).toBe('checking')
  expect(await statusOf(body.id)).toBe('prepared')
})
