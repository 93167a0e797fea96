import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { systemCaller } from '#db/actor.ts'
import { auditLog } from '#db/audit.ts'
import { isQuiet } from '#db/urgency.ts'
import { useApp } from '#test/app.ts'
import { exportOf } from './export-list.ts'

const app = await useApp()
const ROWS = 600
const actor: Actor = {
  ...systemCaller(app.now),
  userId: 1,
  userName: 'Волков А. С.',
  sessionId: 1,
  keyId: null,
  timeZone: 'Europe/Moscow',
  administrator: true,
  scope: 'all',
  companyIds: [],
  sees: { all: [], own: [] },
  confirm: () => Promise.resolve(),
  isProved: true,
  requireProof: () => Promise.resolve(),
}

test('A sign-in that comes while a file is written is answered before the next batch of the file', async () => {
  const answered: string[] = []
  const body = { email: 'viewer@example.com', password: app.env.seedPassword }
  let signedIn: Promise<unknown> | undefined
  const { handle } = exportOf({
    entity: 'audit-log',
    name: 'Журнал',
    list: () => ({
      table: auditLog,
      id: auditLog.id,
      where: [sql`${auditLog.id} <= ${ROWS}::int`],
      sort: {},
      order: [],
    }),
    columns: () => [{ title: 'Номер', value: ({ id }) => String(id).padStart(800, '0') }],
    async read(_call, ids) {
      await app.db.execute(sql`select 1`)
      answered.push('batch')
      if (!signedIn) {
        signedIn = app.anonymous
          .post('/api/user/admin/auth/sign-in', { body })
          .then(({ status }) => void answered.push(`sign-in ${status}`))
        // The loop waits until the server has started the sign-in.
        while (isQuiet() && answered.length === 1) await nextTurn()
      }
      return ids.map((id) => ({ id }))
    },
  })
  const { body: file } = await handle({ query: { format: 'csv' }, db: app.db, actor })
  if (typeof file === 'string' || Buffer.isBuffer(file)) throw new Error('An export is a stream')
  await text(file)
  await signedIn

  expect(answered.slice(0, 3)).toEqual(['batch', 'sign-in 200', 'batch'])
})
