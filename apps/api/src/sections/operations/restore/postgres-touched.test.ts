import { expect, test } from 'vitest'
import { systemCaller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { beside } from '#test/beside.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const OPERATIONS = '/api/system/admin/operation'
const PATH = '/api/catalog/admin/brand/2'

test('A restore waits for an edit that is not committed yet, and leaves the record as that has it', async () => {
  const before = (await admin.get(PATH)).body
  const at = app.now.toISOString()
  app.advance(1000)
  await admin.put(PATH, { version: before.version, body: { name: 'Опечатка' } })
  app.advance(12 * 60 * 60_000)
  const later = await app.as('admin@example.com')
  const { body } = await later.post(`${OPERATIONS}/restore`, {
    body: { entity: 'brand', entity_id: 2, at, fields: ['name'], start: true },
  })
  // The check and its end.
  await app.work({ batches: 2 })
  await beside(
    app.db,
    async (tx) => {
      await tx.execute(sql`update brand set name = 'Исправлено', version = version + 1 where id = 2`)
      await audit(
        tx,
        { ...systemCaller(app.now), userId: 1, userName: 'Волков А. С.' },
        { event: 'updated', entity: 'brand', entity_id: 2, changes: { name: ['Опечатка', 'Исправлено'] } },
      )
    },
    () => app.work(),
  )
  const { body: items } = await later.get(`${OPERATIONS}/items?operation_id=${body.id}`)

  expect((await later.get(PATH)).body.name).toBe('Исправлено')
  // 21:00 in UTC is midnight of the next day in Moscow.
  expect(items.items).toMatchObject([
    { state: 'skipped', message: 'Изменено после операции: Волков А. С., 02.06.2026 00:00' },
  ])
})
