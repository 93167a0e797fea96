import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { openDatabase } from '#db/database.ts'
import { seededFolder } from '#test/seeded-folder.ts'
import { signIn, startServer } from '#test/server-process.ts'

test('kill -9 in the middle of a hundred writes loses nothing that was acknowledged, nor its audit row', async () => {
  const folder = seededFolder()
  const server = await startServer({ DATA_DIR: folder })
  const call = await signIn(server.url)
  const acknowledged: number[] = []
  let killed: Promise<unknown> | undefined
  const writes = Array.from({ length: 100 }, async (_, index) => {
    const body = { code: `test.kill_${index}`, operations: ['user_block'], name: `Причина ${index}` }
    const reply = await call('POST', '/api/content/admin/operation-reason', body)
    acknowledged.push(((await reply.json()) as { id: number }).id)
    if (acknowledged.length === 50) killed = server.end('SIGKILL')
  })
  const results = await Promise.allSettled(writes)
  await killed

  expect(results.some(({ status }) => status === 'rejected')).toBe(true)
  expect(acknowledged.length).toBeGreaterThanOrEqual(50)
  const database = await openDatabase({ folder, onError: () => {} })
  const { rows } = await database.db.execute<{ id: string; audited: number }>(
    sql`select r.id, count(a.id)::int as audited from operation_reason r
        left join audit_log a on a.entity = 'operation-reason' and a.entity_id = r.id and a.event = 'created'
        where r.code like 'test.kill%' group by r.id`,
  )
  await database.close()
  const stored = rows.map(({ id }) => Number(id))
  expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([])
  expect(rows.filter(({ audited }) => audited !== 1)).toEqual([])
})
