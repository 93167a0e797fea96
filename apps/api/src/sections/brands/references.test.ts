import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { referencesTo } from '#records/uses.ts'
import { useApp } from '#test/app.ts'
import { brand } from './schema.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const BRANDS = '/api/catalog/admin/brand'
const make = async (name: string) => (await admin.post(BRANDS, { body: { name, kind: 'aftermarket' } })).body

test.each(await referencesTo(app.db, brand))('R13: a merge moves $column of $table', async ({ table, column }) => {
  const into = await make(`Цель ${table}`)
  const from = await make(`Исток ${table}`)
  const [rows, reference] = [sql.identifier(table), sql.identifier(column)]
  const moved = await app.db.execute(
    sql`update ${rows} set ${reference} = ${from.id} where ctid = (select min(ctid) from ${rows})`,
  )
  const { version } = (await admin.get(`${BRANDS}/${from.id}`)).body
  const merged = await admin.put(`${BRANDS}/${from.id}`, { body: { merge_into_id: into.id }, version })
  const found = await app.db.execute(sql`select from ${rows} where ${reference} = ${into.id}`)

  expect(moved.rowCount).toBe(1)
  expect(merged).toMatchObject({ status: 200, body: { id: into.id } })
  expect(found.rowCount).toBeGreaterThan(0)
})
