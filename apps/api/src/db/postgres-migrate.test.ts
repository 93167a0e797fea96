import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { startMigration } from '#test/migration-process.ts'
import { migrate } from './migrate.ts'

const app = await useApp()

/** A folder with these migrations, as a build has it. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'admin-panel-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.sql`), text)
  return folder
}

/** Holds a transaction that has read the table, as pg_dump does, until it is let go. */
function longReader(): { reading: Promise<void>; letGo: () => Promise<void> } {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const { promise: reading, resolve: hasRead } = Promise.withResolvers<void>()
  const transaction = app.db.transaction(
    async (tx) => {
      await tx.execute(sql`select from role limit 1`)
      hasRead()
      await end
    },
    { isolationLevel: 'repeatable read' },
  )
  const letGo = async () => {
    resolve()
    await transaction
  }
  onTestFinished(letGo)
  return { reading, letGo }
}

/** The backend of the migration, once it waits for others. */
async function waitingBackend(): Promise<number> {
  const { rows } = await app.db.execute<{ pid: number }>(sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ~ 'role_(?:name|sample)'`)
  return rows[0]?.pid ?? 0
}

const indexes = async () =>
  (
    await app.db.execute(sql`
      select indisvalid as valid from pg_index where indexrelid = to_regclass('role_sample_idx')`)
  ).rows

test('A migration behind a long read releases its lock each second, and names the blocking transaction', async () => {
  const folder = folderOf({ '9101-role': 'alter table role add column role_name text;' })
  const reader = longReader()
  await reader.reading
  const notes: string[] = []
  let slowest = 0
  const migrated = migrate(app.db, {
    folder,
    onNote(note) {
      notes.push(note)
      if (notes.length === 2) void reader.letGo()
    },
  })
  const migration = { isOver: false }
  const over = migrated.finally(() => (migration.isOver = true))
  while (!migration.isOver) {
    const started = performance.now()
    await app.db.execute(sql`select name from role limit 1`)
    slowest = Math.max(slowest, performance.now() - started)
  }
  await over

  expect(notes[0]).toMatch(/^Изменение 9101-role\.sql ждёт: таблицу держит транзакция .*pid \d+, уже \d+ с$/)
  expect(slowest).toBeGreaterThan(500)
  expect(slowest).toBeLessThan(2000)
})

test('A migration that never gets its lock ends with instructions, and a later run applies it', async () => {
  const folder = folderOf({ '9102-role': 'alter table role add column role_name_two text;' })
  const reader = longReader()
  await reader.reading

  await expect(migrate(app.db, { folder, patienceMs: 0 })).rejects.toThrow(
    /^Изменение 9102-role\.sql ждёт: .*\. Дождитесь её конца и повторите: изменения до этого уже применены$/,
  )
  await reader.letGo()
  await migrate(app.db, { folder })
})

async function urlOfApp(): Promise<string> {
  const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`)
  return inject('postgres').replace(/\w+$/, rows[0]?.name ?? '')
}

test('An index build ends with its killed process, and the next process builds it without blocking others', async () => {
  const folder = folderOf({
    '9103-index': '-- concurrently\ncreate index concurrently role_sample_idx on role (name, slug);',
  })
  const reader = longReader()
  await reader.reading
  const program = startMigration(await urlOfApp(), folder)
  await expect.poll(waitingBackend).toBeGreaterThan(0)
  const admin = await app.as('admin@example.com')
  const role = { name: 'Во время индекса', slug: 'meanwhile', scope: 'all', permissions: [] }
  expect((await admin.post('/api/user/admin/role', { body: role })).status).toBe(201)
  program.kill('SIGKILL')
  await expect.poll(waitingBackend).toBe(0)
  expect(await indexes()).toEqual([{ valid: false }])
  await reader.letGo()
  await migrate(app.db, { folder })

  expect(await indexes()).toEqual([{ valid: true }])
})
