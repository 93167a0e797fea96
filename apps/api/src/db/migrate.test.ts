import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { auditLog } from '#db/audit.ts'
import { useApp } from '#test/app.ts'
import { migrate } from './migrate.ts'

const app = await useApp()

test('A second start changes nothing', async () => {
  const before = await app.db.execute(sql`select name, applied_at from migration order by name`)
  await Promise.all([migrate(app.db), migrate(app.db)])

  expect((await app.db.execute(sql`select name, applied_at from migration order by name`)).rows).toEqual(before.rows)
})

test('An older version refuses a database that a newer one has changed', async () => {
  await app.db.execute(sql`insert into migration (name) values ('9999-future.sql')`)

  await expect(migrate(app.db)).rejects.toThrow(
    'База данных новее этой версии программы: в ней есть изменение 9999-future.sql',
  )
  await app.db.execute(sql`delete from migration where name = '9999-future.sql'`)
})

test.each([sql`update audit_log set event = 'x'`, sql`delete from audit_log`, sql`truncate audit_log`])(
  'The audit log cannot be rewritten',
  async (statement) => {
    await app.as('admin@example.com')
    const before = await app.db.select().from(auditLog)

    await expect(app.db.execute(statement)).rejects.toThrow('Failed query')
    expect(await app.db.select().from(auditLog)).toEqual(before)
  },
)

test('Names sort as a Russian reader expects', async () => {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select name from unnest(array['яма', 'Ель', 'ёлка', 'абв', 'Жук']) as name order by name collate "unicode"`,
  )

  expect(rows.map(({ name }) => name)).toEqual(['абв', 'ёлка', 'Ель', 'Жук', 'яма'])
})
