import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { beside } from '#test/beside.ts'
import { AUDIT_KEY as key } from '#test/start.ts'
import { lockChain } from './chain.ts'
import { trimAudit } from './retention.ts'
import { sealAudit } from './seal.ts'
import { verifyAudit } from './verify.ts'

const app = await useApp()
// A short log is verified a hundred times in seconds.
await app.db.transaction(async (tx) => {
  await tx.execute(sql`alter table audit_log disable trigger user`)
  await tx.execute(sql`delete from audit_log where id <= (select max(id) - 500 from audit_log)`)
  await tx.execute(sql`alter table audit_log enable trigger user`)
})
const admin = await app.as('admin@example.com')

test('A hundred verifications beside writes and sealing find no fault', async () => {
  await sealAudit(app.db, key)
  const over = new AbortController()
  let writes = 0
  const write = async () => {
    while (!over.signal.aborted) {
      const slug = `beside-${++writes}`
      await admin.post('/api/user/admin/role', { body: { slug, name: `Роль ${slug}`, scope: 'all', permissions: [] } })
    }
  }
  const seal = async () => {
    while (!over.signal.aborted) await sealAudit(app.db, key)
  }
  const working = Promise.all([write(), write(), seal()])
  const faults = new Set<string>()
  for (let run = 0; run < 100; run++)
    for (const fault of (await verifyAudit(app.db, { at: app.now, key })).faults) faults.add(fault)
  over.abort()
  await working

  expect([...faults]).toEqual([])
  expect(writes).toBeGreaterThan(10)
})

test('Retention waits for the sealing that has the chain, and does not take the log for trimmed', async () => {
  const later = new Date(app.now.getTime() + 366 * 86_400_000)
  const more = await beside(app.db, lockChain, () => trimAudit(app.db, later, key, 10))

  expect(more).toBe(true)
})
