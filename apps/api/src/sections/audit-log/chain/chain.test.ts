import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { useApp } from '#test/app.ts'
import { AUDIT_KEY as KEY } from '#test/start.ts'
import { beginChain, readChain, writeChain } from './chain.ts'
import { acceptAudit } from './kept-head.ts'
import { trimAudit } from './retention.ts'
import { sealAudit } from './seal.ts'
import { verifyAudit } from './verify.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const rename = (name: string) =>
  admin.post('/api/user/admin/role', { body: { slug: name, name: `Роль ${name}`, scope: 'all', permissions: [] } })
// Each check reads the whole log, so it is short here; large-log.test.ts has one of several batches.
await app.db.transaction(async (tx) => {
  await tx.execute(sql`alter table audit_log disable trigger user`)
  await tx.execute(sql`delete from audit_log`)
  await tx.execute(sql`alter table audit_log enable trigger user`)
})
// The rows span a year, so retention has rows to delete.
const { rows: insertedRows } = await app.db.execute<{ id: number }>(sql`
  insert into audit_log (created_at, ip, user_agent, request_id, source, entity, event)
  select ${app.now.toISOString()}::timestamptz - (1000 - n) * interval '8 hours', '', '', '', 'system', 'city', 'updated'
  from generate_series(1, 1000) n returning id`)
const idOf = (number: number) => insertedRows[number]?.id ?? 0
const verify = (head?: string) => verifyAudit(app.db, { at: app.now, key: KEY, head })

/** A row is sealed once no older transaction runs on the server, and other test files run theirs there. */
async function sealAll() {
  for (;;) {
    await sealAudit(app.db, KEY)
    const { rows } = await app.db.execute(
      sql`select 1 from audit_log where id not in (select audit_id from audit_seal)`,
    )
    if (rows.length === 0) return
  }
}

/** Runs an attack with full database rights, verifies the log and rolls the attack back. */
async function tampered(tamper: SQL | ((tx: Database) => Promise<void>), head?: string): Promise<string[]> {
  const Rollback = class extends Error {}
  let faults: string[] = []
  await app.db
    .transaction(async (tx) => {
      await tx.execute(sql`alter table audit_log disable trigger user`)
      await (typeof tamper === 'function' ? tamper(tx) : tx.execute(tamper))
      faults = (await verifyAudit(tx, { at: app.now, key: KEY, head })).faults
      throw new Rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error
    })
  return faults
}

test('The log is sealed to its end, and a valid chain has no faults', async () => {
  await rename('chain-a')
  await sealAll()
  const { checked, faults, head } = await verify()

  expect(faults).toEqual([])
  expect(checked).toBeGreaterThan(1000)
  expect(await verify(head)).toMatchObject({ faults: [] })
})

test('Two instances that seal at once make one chain', async () => {
  await Promise.all(['b', 'c', 'd', 'e'].map((letter) => rename(`chain-${letter}`)))
  await Promise.all([sealAudit(app.db, KEY), sealAudit(app.db, KEY), sealAudit(app.db, KEY)])
  await sealAll()

  expect(await verify()).toMatchObject({ faults: [] })
})

test('A changed, a deleted, an inserted and a cut row are found', async () => {
  const last = sql`(select max(id) from audit_log)`

  expect(await tampered(sql`update audit_log set user_name = 'Никто' where id = ${idOf(500)}`)).toEqual([
    `Запись ${idOf(500)} изменена`,
  ])
  expect(
    await tampered(sql`update audit_log set created_at = created_at - interval '1 second' where id = ${idOf(501)}`),
  ).toEqual([`Запись ${idOf(501)} изменена`])
  expect(await tampered(sql`delete from audit_log where id = ${idOf(502)}`)).toEqual([`Запись ${idOf(502)} удалена`])
  expect(
    await tampered(sql`
      with gone as (delete from audit_log where id = ${idOf(503)}) delete from audit_seal where audit_id = ${idOf(503)}`),
  ).toContainEqual(expect.stringContaining('вырезаны'))
  expect(
    await tampered(sql`
      with gone as (delete from audit_log where id = ${last}) delete from audit_seal where audit_id = ${last}`),
  ).toEqual([expect.stringContaining('конец отрезан')])
})

const slipped = (id: number, moment: string) => sql`
  insert into audit_log (id, created_at, ip, user_agent, request_id, source, entity, event, transaction)
  overriding system value
  values (${id}, ${app.now.toISOString()}::timestamptz + ${moment}::interval, '', '', '', 'system', 'city', 'updated', '3')`

test('A row that was slipped in outside of the chain is found, whatever id and moment it claims', async () => {
  for (const [id, moment] of [
    [-5, '-1 day'],
    [0, '1 day'],
    [idOf(1) - 1_000_000, '0 seconds'],
  ] as const)
    expect(await tampered(slipped(id, moment))).toEqual([`Запись ${id} вставлена мимо программы`])
})

test('The anchor cannot be moved, and an empty chain is not valid', async () => {
  const { head } = await verify()
  const moved = sql`
    with gone as (delete from audit_seal) update audit_chain set anchor_position = head_position, anchor_hash = head_hash,
      anchor_audit_id = (select max(id) from audit_log)`
  const faults = await tampered(moved)

  expect(faults).toContainEqual(expect.stringContaining('изменены мимо программы'))
  expect(faults).toContainEqual(expect.stringContaining('Цепочка пуста'))
  expect(faults).toContainEqual(expect.stringContaining('Начало цепочки передвинуто'))
  expect(head).not.toBe('')
  await expect(sealAudit(app.db, 'другой')).rejects.toThrow('another key')
})

test('A check with another key prints one line, and of many faults the first twenty', async () => {
  expect((await verifyAudit(app.db, { at: app.now, key: 'другой' })).faults).toEqual([
    'Ключ не тот: им не заверена ни одна запись. Проверьте AUDIT_KEY или DATA_DIR/audit.key',
  ])
  const faults = await tampered(
    sql`update audit_log set user_name = 'Никто' where id between ${idOf(500)} and ${idOf(599)}`,
  )
  expect(faults).toHaveLength(21)
  expect(faults[0]).toBe(`Запись ${idOf(500)} изменена`)
  expect(faults[20]).toBe('И ещё нарушений: 80')
})

/** Cuts the beginning of the log off up to its last row but one, with the key. */
async function cut(tx: Database) {
  const chain = await readChain(tx)
  const { rows } = await tx.execute<{ position: number; audit_id: number; hash: Buffer }>(
    sql`select position, audit_id, hash from audit_seal order by position desc offset 1 limit 1`,
  )
  const [last] = rows
  if (!chain || !last) throw new Error('No chain')
  await tx.execute(sql`delete from audit_log where id <= ${last.audit_id}`)
  await tx.execute(sql`delete from audit_seal where position <= ${last.position}`)
  await writeChain(tx, KEY, {
    ...chain,
    anchor_position: last.position,
    anchor_hash: last.hash,
    anchor_audit_id: last.audit_id,
  })
}

async function cutLongAgo(tx: Database) {
  await cut(tx)
  await tx.execute(sql`update setting set value = '1' where key = 'audit_retention_days'`)
}

test('A head of a day that is still stored reveals a cut at the beginning by a holder of the key', async () => {
  const { head } = await verify()
  await rename('chain-after-head')
  await sealAll()

  expect(head).toMatch(/^\d+:[\da-f]{64}:\d{4}-\d\d-\d\d$/)
  expect(await tampered(cut, head)).toEqual([`Начало цепочки передвинуто: звено ${head} моложе срока хранения`])
  expect(await tampered(cut)).toEqual([])
  expect(await tampered(cutLongAgo, head.replace(/\d{4}-\d\d-\d\d$/, '2020-01-01'))).toEqual([])
})

test('A chain of a version without a key is continued only after the operator has accepted it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'admin-panel-head-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // The hashes of that version: from the beginning, without a key.
  await app.db.execute(sql`
    with recursive old as (
      select position, audit_id, sha256(convert_to(content, 'UTF8')) as hash from linked where position = 1
      union all
      select linked.position, linked.audit_id, sha256(hash || convert_to(content, 'UTF8')) from old join linked on linked.position = old.position + 1
    ), linked as (
      select position, audit_id, jsonb_strip_nulls(to_jsonb(log) - 'transaction')::text as content
      from audit_seal join audit_log log on log.id = audit_id
    )
    update audit_seal set hash = old.hash from old where old.position = audit_seal.position`)
  await app.db.execute(sql`
    update audit_chain set mac = null, keyed_from = null, head_hash = (select hash from audit_seal where position = head_position)`)
  const unsigned = await verify()

  expect(unsigned).toMatchObject({ faults: [], doubts: [expect.stringContaining('никем не заверены')] })
  await expect(sealAudit(app.db, KEY)).rejects.toThrow('another key or none')
  await expect(acceptAudit(app.db, { key: KEY, folder }, { at: app.now })).rejects.toThrow('another key or none')
  await acceptAudit(app.db, { key: KEY, folder }, { at: app.now, unsigned: true })
  await rename('chain-keyed')
  await sealAll()

  expect(await verify(unsigned.head)).toMatchObject({ faults: [], doubts: [] })
  expect(await tampered(sql`update audit_log set user_name = 'Никто' where id = ${idOf(600)}`)).toEqual([
    `Запись ${idOf(600)} изменена`,
  ])
})

test('A chain that was rewritten without the key is neither verified nor continued', async () => {
  const rewritten = sql`
    update audit_chain set mac = null, keyed_from = null, head_position = anchor_position, head_hash = anchor_hash`
  const Rollback = class extends Error {}
  const attack = app.db.transaction(async (tx) => {
    await tx.execute(sql`delete from audit_seal`)
    await tx.execute(rewritten)
    expect((await verifyAudit(tx, { at: app.now, key: KEY })).doubts).toContainEqual(
      expect.stringContaining('никем не заверены'),
    )
    await beginChain(tx, KEY)
    await expect(sealAudit(tx, KEY)).rejects.toThrow('another key or none')
    throw new Rollback()
  })

  await expect(attack).rejects.toThrow(Rollback)
})

/** Writes rows with smaller ids than a sealed row. `transaction` is that of row `n`, counted from 1. */
async function slipIn(count: number, transaction: SQL) {
  const { rows } = await app.db.execute<{ before: number }>(sql`
    select min(nextval(pg_get_serial_sequence('audit_log', 'id'))) - 1 as before from generate_series(1, ${count}::int)`)
  const before = rows[0]?.before
  await rename(`chain-after-${before}`)
  await sealAll()
  await app.db.execute(sql`
    insert into audit_log (id, created_at, ip, user_agent, request_id, source, entity, event, transaction) overriding system value
    select ${before}::int8 + n, ${app.now.toISOString()}::timestamptz, '', '', '', 'system', 'user', 'updated', ${transaction}
    from generate_series(1, ${count}::int) n`)
}

test('Rows of a transaction that was running when a later row was sealed are sealed behind it, more than a batch', async () => {
  const running = sql`(select max(transaction) from audit_log)`
  await slipIn(5001, running)
  await app.db.execute(sql`update audit_chain set oldest = ${running}`)
  await sealAll()

  expect(await verify()).toMatchObject({ faults: [] })
})

test('A row slipped in behind the last seal is never sealed, and is found, whatever transaction it claims', async () => {
  await slipIn(2, sql`case n when 1 then pg_current_xact_id() else '1' end`)
  await sealAudit(app.db, KEY)

  const fault = expect.stringMatching(/^Запись \d+ вставлена мимо программы$/)
  expect((await verify()).faults).toEqual([fault, fault])
})

test('A chain that was rewritten as a whole does not match a head that is stored elsewhere', async () => {
  const { head } = await verify()
  const other = head.replace(/(?<=:)./, (digit) => (digit === '0' ? '1' : '0'))

  expect((await verify(other)).faults).toContainEqual(expect.stringContaining('переписана или отрезана'))
})

test.each(['update audit_log set user_name = null', 'delete from audit_log', 'truncate audit_log'])(
  'The program itself cannot %s',
  async (statement) => {
    await expect(app.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'audit_log is append-only' }),
    })
  },
)

test('Retention removes the oldest rows, so many at once, and leaves an anchor, from which the chain still holds', async () => {
  const before = await verify()
  const later = new Date(app.now.getTime() + 366 * 86_400_000)
  const seals = async () => (await app.db.execute(sql`select from audit_seal`)).rows.length
  const first = await seals()
  const more = await trimAudit(app.db, later, KEY, 100)
  const batch = first - (await seals())
  while (await trimAudit(app.db, later, KEY));
  const after = await verify(before.head)

  expect([more, batch]).toEqual([true, 100])
  expect(before.checked).toBeGreaterThan(1000)
  expect(after.checked).toBe(1)
  expect(after.head).toBe(before.head)
  expect(after.faults).toEqual(before.faults)
})
