import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { openDatabase } from '#db/database.ts'
import { seededFolder } from '#test/seeded-folder.ts'
import { signIn, startServer } from '#test/server-process.ts'

const ROWS = 500

test.each([30, 90, 200])('kill -9 %i ms after an import began leaves all of them or none', async (milliseconds) => {
  const folder = seededFolder()
  const server = await startServer({ DATA_DIR: folder })
  const call = await signIn(server.url)
  const items = Array.from({ length: ROWS }, (_, index) => ({
    group: 'killed',
    key: `row.${index}`,
    locale: 'ru',
    value: `Строка ${index}`,
  }))
  const imported = call('PUT', '/api/content/admin/translation/upsert', { items }).then(
    ({ status }) => status,
    () => 'cut off',
  )
  await wait(milliseconds)
  await server.end('SIGKILL')
  const answered = await imported

  const database = await openDatabase({ folder, onError: () => {} })
  const { rows } = await database.db.execute<{ stored: number; audited: number }>(sql`
      select (select count(*) from translation where group_name = 'killed') as stored,
        (select count(*) from audit_log where entity = 'translation' and entity_label like 'killed%') as audited`)
  await database.close()
  expect(answered === 200 ? [ROWS] : [0, ROWS]).toContain(rows[0]?.stored)
  expect(rows[0]?.audited).toBe(rows[0]?.stored)
})
