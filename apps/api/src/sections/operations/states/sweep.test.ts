import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { sweepOperations } from './sweep.ts'

const app = await useApp()
const DAY = 24 * 60 * 60_000

test('Items of an expired operation are deleted in bounded batches, then the operation', async () => {
  const later = new Date(app.now.getTime() + 91 * DAY)
  while (await sweepOperations(app.db, later, app.env));
  const { rows: made } = await app.db.execute<{ id: number }>(sql`
    insert into operation (call, kind, input, status, author_id, author_name, ip, user_agent, source, language, created_at)
    values ('brands.list', 'many', '{}', 'done', 1, 'Автор', '127.0.0.1', 'test', 'panel', 'ru', ${app.now.toISOString()})
    returning id`)
  const id = made[0]?.id ?? 0
  await app.db.execute(sql`
    insert into operation_item (operation_id, position, state)
    select ${id}::int8, n, 'skipped' from generate_series(1, 11000) n`)
  const items = async () =>
    (await app.db.execute(sql`select from operation_item where operation_id = ${id}`)).rows.length
  const counts: number[] = []
  while (await sweepOperations(app.db, later, app.env)) counts.push(await items())
  const { rows } = await app.db.execute(sql`select from operation where id = ${id}`)

  expect(counts).toEqual([6000, 1000, 0])
  expect(rows).toEqual([])
})
