import { expect, test } from 'vitest'
import { and, sql } from '#db/drizzle.ts'
import { systemPrincipal } from '#db/actor.ts'
import { useApp } from '#test/app.ts'
import { AUDIT_KEY } from '#test/start.ts'
import { listOf } from './queries.ts'
import { sealAudit } from './chain/seal.ts'
import { verifyAudit } from './chain/verify.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const LOG = '/api/log/admin/audit-log'
const reader = () => ({
  ...systemPrincipal(app.now),
  userId: 1,
  userName: '',
  sessionId: 1,
  keyId: null,
  timeZone: 'Europe/Moscow',
  confirm: () => Promise.resolve(),
  isProved: true,
  requireProof: () => Promise.resolve(),
})

test('R24: the cursor goes on where a page ended, past 10 000 rows, and nothing is shown twice', async () => {
  await app.db.execute(sql`
    insert into audit_log (created_at, ip, user_agent, request_id, source, entity, event)
    select '2025-01-01'::timestamptz + (n / 3) * interval '1 second', '', '', 'many', 'system', 'translation', 'updated' from generate_series(1, 10150) n`)
  const ids = new Set<number>()
  let after = ''
  for (let page = 0; page < 102; page++) {
    const { body } = await admin.get(`${LOG}?entity=translation&per_page=100${after}`)
    for (const { id } of body.items) ids.add(id)
    expect(body.meta).toMatchObject({ total: 10_000, total_is_exact: false })
    after = `&after=${body.meta.after}`
  }

  expect(ids.size).toBe(10_150)
  expect(after).toBe('&after=undefined')
  expect(await admin.get(`${LOG}?page=101&per_page=100`)).toMatchObject({ status: 422 })
  expect(await admin.get(`${LOG}?after=nonsense`)).toMatchObject({ status: 400 })
})

test('R24: a deep page is read from an index', async () => {
  await app.db.execute(sql`analyze audit_log`)
  const { rows } = await app.db.execute<{ 'QUERY PLAN': string }>(sql`
    explain select id from audit_log where entity = 'translation'
      and (created_at, id) < ('2025-01-01 00:50:00+00', 9000::int8)
    order by created_at desc, id desc limit 20`)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')

  expect(plan).toContain('Index')
  expect(plan).not.toMatch(/Seq Scan|Sort/)
})

test('R24: a rare word is found by the index of the search', async () => {
  const { where } = listOf(reader(), { q: 'гиппопотам' })
  const { rows } = await app.db.execute<{ 'QUERY PLAN': string }>(sql`
    explain select id from audit_log where ${and(...where)} order by created_at desc, id desc limit 20`)

  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('audit_log_search')
})

test.each(['asc', 'desc'])('R24: changes of state are read from an index of their own, %s', async (direction) => {
  const { where } = listOf(reader(), { field: ['status'] })
  const { rows } = await app.db.execute<{ 'QUERY PLAN': string }>(sql`
    explain select id from audit_log where ${and(...where)}
    order by created_at ${sql.raw(direction)}, id ${sql.raw(direction)} limit 20`)

  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('audit_log_of_status')
})

test('R24: changes of state of one kind of record are read, and counted, from an index of that kind', async () => {
  const { where } = listOf(reader(), { field: ['status'], entity: ['review'] })
  const clause = sql`from audit_log where ${and(...where)}`
  for (const query of [
    sql`select id ${clause} order by created_at desc, id desc limit 20`,
    sql`select count(*) ${clause}`,
  ]) {
    const { rows } = await app.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('audit_log_of_status_by_entity')
  }
})

test('A log of several batches is sealed to its end, and verified as one chain', async () => {
  const key = AUDIT_KEY
  const verified = async () => {
    // Rows of transactions that are still running elsewhere on the server are sealed by a later call.
    await sealAudit(app.db, key)
    return verifyAudit(app.db, { at: app.now, key })
  }

  await expect.poll(async () => (await verified()).checked).toBeGreaterThan(20_000)
  expect(await verified()).toMatchObject({ faults: [] })
})
