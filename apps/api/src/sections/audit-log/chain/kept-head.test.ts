import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { AUDIT_KEY as key } from '#test/start.ts'
import { auditHead, readChain, writeChain } from './chain.ts'
import { acceptAudit, keepHead, keptHead } from './kept-head.ts'
import { trimAudit } from './retention.ts'
import { sealAudit } from './seal.ts'
import { verifyAudit } from './verify.ts'

const app = await useApp()
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'admin-panel-head-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
let roles = 0

/** Writes and seals a row. */
async function write() {
  const slug = `head-${++roles}`
  const admin = await app.as('admin@example.com')
  await admin.post('/api/user/admin/role', { body: { slug, name: `Роль ${slug}`, scope: 'all', permissions: [] } })
  const before = await auditHead(app.db)
  await expect
    .poll(async () => {
      await sealAudit(app.db, key)
      return auditHead(app.db)
    })
    .not.toBe(before)
}

/** Returns a function that puts the three tables of the log back to what they are now. */
async function stateOfLog() {
  const chain = await readChain(app.db)
  if (!chain) throw new Error('No chain')
  const { rows } = await app.db.execute<{ last: number }>(sql`select max(id) as last from audit_log`)
  return () =>
    app.db.transaction(async (tx) => {
      await tx.execute(sql`alter table audit_log disable trigger user`)
      await tx.execute(sql`delete from audit_log where id > ${rows[0]?.last}`)
      await tx.execute(sql`delete from audit_seal where position > ${chain.head_position}`)
      await writeChain(tx, key, chain)
      await tx.execute(sql`alter table audit_log enable trigger user`)
    })
}

test('An earlier state of the log that is put back, with its signature, is noticed until it is accepted', async () => {
  const [folder, other] = [await newFolder(), await newFolder()]
  const keep = (at: string) => keepHead(app.db, { key, folder: at }, app.now)
  const doubts = async () =>
    (await verifyAudit(app.db, { at: app.now, key, kept: keptHead(folder) })).doubts.filter((words) =>
      words.startsWith('В цепочке нет звена'),
    )
  await write()
  const putBack = await stateOfLog()
  await write()
  await keep(folder)
  await keep(other)
  const { head: lost } = keptHead(folder) ?? { head: '' }
  expect(await doubts()).toEqual([])
  await putBack()

  await expect(keep(folder)).rejects.toThrow(lost)
  expect(await doubts()).toEqual([expect.stringContaining(lost)])
  // As long as the log grows, the head that is absent stays kept.
  await write()
  await write()
  await expect(keep(folder)).rejects.toThrow(lost)
  expect(keptHead(folder)?.head).toBe(lost)

  expect(await acceptAudit(app.db, { key, folder }, { at: app.now })).toMatchObject({ lost })
  expect(await doubts()).toEqual([])
  await write()
  await keep(folder)
  // A process with a folder of its own sees that it was accepted, once.
  await keep(other)
  expect(keptHead(other)?.head).toBe(await auditHead(app.db))

  // An acceptance that is put back as well accepts nothing later.
  await putBack()
  await app.db.execute(sql`update audit_chain set accepted_at = '2030-01-01'`)
  await expect(sealAudit(app.db, key)).rejects.toThrow('changed past the program')
  await putBack()
  await expect(keep(other)).rejects.toThrow('lacks')
})

test('A head that retention has removed since, or that is there, is no loss', async () => {
  const [folder, other] = [await newFolder(), await newFolder()]
  const keep = (at: string) => keepHead(app.db, { key, folder: at }, app.now)
  await write()
  await keep(folder)
  await keep(other)
  await write()
  await keep(folder)
  const head = await auditHead(app.db)
  expect(keptHead(folder)?.head).toBe(head)

  app.advance(400 * 24 * 60 * 60_000)
  await write()
  while (await trimAudit(app.db, app.now, key));
  expect((await readChain(app.db))?.anchor_position).toBe(Number(head.split(':')[0]))
  await keep(folder)
  await keep(other)
  expect([keptHead(folder)?.head, keptHead(other)?.head]).toEqual(Array(2).fill(await auditHead(app.db)))
})
