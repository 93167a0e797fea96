import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { auditLog } from '#db/audit.ts'
import { useApp } from '#test/app.ts'
import { checkSchema, migrate } from './migrate.ts'
import { noteProcess } from './processes.ts'

const app = await useApp()

const applied = async () => (await app.db.execute(sql`select name, applied_at from migration order by name`)).rows

/** A folder with these migrations, as a build has it. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'admin-panel-migrations-'))
  onTestFinished(async () => {
    rmSync(folder, { recursive: true })
    await app.db.execute(sql`delete from migration where name > '9'`)
    await app.db.execute(sql`drop table if exists new_table`)
  })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.sql`), text)
  return folder
}

test('A second start changes nothing', async () => {
  const before = await applied()
  await Promise.all([migrate(app.db), migrate(app.db)])

  expect(await applied()).toEqual(before)
})

test('A failed migration rolls back its own statements alone, and the next run resumes with it', async () => {
  const files = {
    '9001-sample': 'create table new_table (id int);',
    '9002-wrong': 'insert into new_table values (1); insert into nowhere values (1);',
  }
  await expect(migrate(app.db, { folder: folderOf(files) })).rejects.toThrow('Изменение 9002-wrong.sql не выполнено')
  expect((await app.db.execute(sql`select from new_table`)).rowCount).toBe(0)

  await migrate(app.db, { folder: folderOf({ ...files, '9002-wrong': 'insert into new_table values (2);' }) })
  expect((await app.db.execute(sql`select id from new_table`)).rows).toEqual([{ id: 2 }])
})

test('Processes that start at once apply each file once', async () => {
  const folder = folderOf({
    '9001-sample': 'create table new_table (id int); insert into new_table values (1);',
    '9002-index': '-- concurrently\ncreate index concurrently new_table_id_idx on new_table (id);',
    '9003-more': 'insert into new_table values (2);',
  })
  await Promise.all([1, 2, 3].map(() => migrate(app.db, { folder })))

  expect((await app.db.execute(sql`select id from new_table order by id`)).rows).toEqual([{ id: 1 }, { id: 2 }])
})

test('An invalid index is rebuilt, and a valid one is kept', async () => {
  const folder = folderOf({
    '9001-sample': 'create table new_table (id int);',
    '9002-index':
      '-- concurrently\ncreate index concurrently new_table_one on new_table (id);\ncreate unique index concurrently new_table_two on new_table (id);',
  })
  await migrate(app.db, { folder })
  const oids = async () =>
    (
      await app.db.execute<{ name: string; oid: number; valid: boolean }>(sql`
        select indexrelid::regclass::text as name, indexrelid::int as oid, indisvalid as valid from pg_index
        where indrelid = 'new_table'::regclass order by name`)
    ).rows
  const [one, two] = await oids()
  await app.db.execute(sql`update pg_index set indisvalid = false where indexrelid = 'new_table_two'::regclass`)
  await app.db.execute(sql`delete from migration where name = '9002-index.sql'`)
  await migrate(app.db, { folder })

  expect(await oids()).toEqual([one, { ...two, oid: expect.any(Number) }])
  expect((await oids())[1]?.oid).not.toBe(two?.oid)
})

test('A migration of indexes is refused if a statement locks the table', async () => {
  const folder = folderOf({ '9001-index': '-- concurrently\ncreate index role_slug on role (slug);' })

  await expect(migrate(app.db, { folder })).rejects.toThrow('9001-index.sql: «create [unique] index concurrently')
})

test('A build runs on a newer schema, unless a migration excludes it', async () => {
  const folder = folderOf({ '9001-sample': 'create table new_table (id int);' })
  await app.db.execute(sql`insert into migration (name) values ('9002-added.sql')`)
  expect(await migrate(app.db, { folder })).toContain('9002-added.sql')
  expect((await checkSchema(app.db)).newer).toEqual(['9001-sample.sql', '9002-added.sql'])
  await app.db.execute(sql`insert into migration (name, builds_from) values ('9003-removed.sql', '9002')`)

  await expect(migrate(app.db, { folder })).rejects.toThrow(
    'База данных новее этой версии программы: изменение 9003-removed.sql требует версию, в которой есть изменение 9002, а здесь последнее 9001',
  )
})

test('A build that does not migrate refuses a schema without a migration that it needs', async () => {
  const folder = folderOf({
    '9001-later': 'create table new_table (id int);',
    '9002-needed': '-- needed at once\ncreate table new_table (id int);',
  })
  await expect(checkSchema(app.db, folder)).rejects.toThrow(
    'База данных старше этой версии программы: в ней нет изменения 9002-needed.sql. Выполните pnpm migrate',
  )
  await app.db.execute(sql`insert into migration (name) values ('9002-needed.sql')`)

  expect((await checkSchema(app.db, folder)).pending.map(({ name }) => name)).toEqual(['9001-later.sql'])
})

test('A migration that removes something waits until no process of an older build runs', async () => {
  const folder = folderOf({ '9002-removed': '-- builds from 9001\ncreate table new_table (id int);' })
  await noteProcess(app.db, { id: randomUUID(), schema: '9000', files: 'here' }, new Date())
  await expect(migrate(app.db, { folder })).rejects.toThrow(
    'Изменение 9002-removed.sql убирает то, чем пользуются работающие процессы прежних версий (1)',
  )
  await app.db.execute(sql`update process set schema = '9001'`)

  await migrate(app.db, { folder })
  expect(await applied()).toContainEqual({ name: '9002-removed.sql', applied_at: expect.any(String) })
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
