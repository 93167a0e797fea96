import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { seedDemoData } from '#demo-data.ts'
import { readEnv } from '#env.ts'

test('The next start completes interrupted demo data, once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'admin-panel-seed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const database = await openDatabase({ folder, onError: (error) => expect.unreachable(error.message) })
  onTestFinished(() => database.close())
  const { db } = database
  await migrate(db)
  const context = { at: new Date('2026-06-01T09:00:00Z'), size: 'dev' as const }
  // A file in place of the files folder makes the seed fail at the first picture.
  const broken = readEnv({ NODE_ENV: 'test', DATA_DIR: join(folder, 'db/PG_VERSION') })
  const sound = readEnv({ NODE_ENV: 'test', DATA_DIR: folder })

  await expect(seedDemoData(db, { ...context, env: broken })).rejects.toThrow('ENOTDIR')
  expect(await seedDemoData(db, { ...context, env: sound })).toBe(true)
  expect(await seedDemoData(db, { ...context, env: sound })).toBe(false)
  const { rows } = await db.execute(sql`select id, email from "user" order by id limit 1`)
  expect(rows).toEqual([{ id: 1, email: 'admin@example.com' }])
})
