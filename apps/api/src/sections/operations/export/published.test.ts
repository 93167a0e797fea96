import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { OPERATIONS } from '#test/operations/hiding.ts'
import { sendRows, textRows } from '#test/operations/send-rows.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const folder = join(app.env.dataDir, 'files')
const filesOf = (kind: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).filter((name) => String(name).includes(`.${kind}`)) : []

test('An import that is refused after its rows were read leaves no file', async () => {
  const { rows } = await app.db.execute<{ count: number }>(sql`select count(*)::int as count from operation`)
  await app.db.execute(sql`update session set proved_at = '2020-01-01'`)
  const refused = await sendRows(textRows('refused', 1001), { client: admin, parts: { start: 'true' } })
  await app.db.execute(sql`update session set proved_at = '2030-01-01'`)

  expect(refused).toMatchObject({ status: 403, body: { data: { code: 'step_up' } } })
  expect(filesOf('import')).toEqual([])
  expect((await app.db.execute(sql`select count(*)::int as count from operation`)).rows).toEqual(rows)
})

test('An import whose commit fails leaves no file', async () => {
  await app.db.execute(sql`
    create function fail_late() returns trigger language plpgsql as $$ begin raise 'The disk is full'; end $$`)
  await app.db.execute(sql`
    create constraint trigger fail_late after insert on operation deferrable initially deferred
    for each row execute function fail_late()`)
  const failed = await sendRows(textRows('uncommitted', 1), { client: admin })
  await app.db.execute(sql`drop trigger fail_late on operation`)

  expect(failed.status).toBe(500)
  expect(filesOf('import')).toEqual([])
})

test('An import that is committed keeps its file', async () => {
  const { body } = await sendRows(textRows('committed', 1), { client: admin })
  const file = await admin.get(`${OPERATIONS}/file/${body.id}?part=source`)

  expect(file).toMatchObject({ status: 200, text: 'Ключ;Текст' })
})

test('The file of an export stays although the answer to its commit was lost', async () => {
  await app.work()
  const { body } = await admin.post(OPERATIONS, { body: { call: 'brands.export', input: { format: 'csv' } } })
  // The first transaction takes the export, and the second one ends it.
  const errors = await app.work({ unanswered: 2 })
  const ended = await admin.get(`${OPERATIONS}/${body.id}`)
  const file = await admin.get(`${OPERATIONS}/file/${body.id}?part=result`)

  expect(errors).toHaveLength(1)
  expect(ended.body).toMatchObject({ status: 'done', explanation: null })
  expect(file.status).toBe(200)
  expect(filesOf('export.writing')).toEqual([])
})
