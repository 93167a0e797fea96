import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import {
  eachOnce,
  goesOn,
  hideAll,
  isDone,
  OPERATIONS,
  passed,
  type Progress,
  rowsOf,
  timeFor,
  until,
} from './hiding.ts'
import { left, manyCards, reading } from './many-cards.ts'
import { MANY } from './many-products.ts'
import { signIn, startServer } from '#test/server-process.ts'

const ROWS = rowsOf(4000)
/** How long the database is away. */
const AWAY = Number(process.env['OPERATIONS_AWAY_MS'] ?? 3000)

test('An operation survives three kills of its server, and changes each record once', timeFor(ROWS), async () => {
  const { url, db } = await manyCards(ROWS)
  let server = await startServer({ DATABASE_URL: url })
  const id = await hideAll(await signIn(server.url), ROWS)
  const read = reading(db, id)
  for (const part of [0.3, 0.4, 0.5]) {
    const { done } = await until(read, passed(part * ROWS))
    await server.end('SIGKILL')
    expect(done).toBeLessThan(ROWS)
    server = await startServer({ DATABASE_URL: url })
    await goesOn(read, done)
  }
  const ended = await until(read, isDone)

  expect(ended).toMatchObject({ changed: ROWS, done: ROWS })
  expect(await left(db, id)).toEqual(eachOnce(ROWS))
})

test('Another server begins the file of a killed one anew, and it has each row once', timeFor(ROWS), async () => {
  const { url, db } = await manyCards(ROWS)
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'admin-panel-exports-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  const start = () => startServer({ DATABASE_URL: url, DATA_DIR })
  // Alone, so that it is the one that has begun the file.
  const first = await start()
  const prepared = await (
    await signIn(first.url)
  )('POST', OPERATIONS, { call: 'products.export', filter: { brand_id: [MANY] }, input: { format: 'csv_raw' } })
  const { id } = (await prepared.json()) as Progress
  const read = reading(db, id)
  const { done } = await until(read, passed(0.3 * ROWS))
  await first.end('SIGKILL')
  const second = await start()
  await until(read, isDone)
  const file = await (await signIn(second.url))('GET', `${OPERATIONS}/file/${id}?part=result`)
  const rows = (await file.text()).trim().split('\r\n').slice(1)
  const { rows: attempts } = await db.query(`select count(*)::int as logged,
    (select started_at < finished_at - interval '10 seconds' from operation where id = ${id}) as waited
    from audit_log where request_id = 'operation-${id}' and event = 'exported'`)

  expect(done).toBeLessThan(ROWS)
  expect([rows.length, new Set(rows).size]).toEqual([ROWS, ROWS])
  expect(attempts).toEqual([{ logged: 1, waited: true }])
})

test('An operation goes on when its database comes back', timeFor(ROWS), async () => {
  const { url, name, db, admin } = await manyCards(ROWS)
  const server = await startServer({ DATABASE_URL: url })
  const id = await hideAll(await signIn(server.url), ROWS)
  const read = reading(db, id)
  await until(read, passed(0.3 * ROWS))
  await admin.query(`alter database ${name} allow_connections false`)
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${name}' and pid <> ${(await db.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid}`)
  await wait(AWAY)
  const away = await until(read, () => true)
  await admin.query(`alter database ${name} allow_connections true`)
  await goesOn(read, away.done)
  await until(read, isDone)

  expect(away.status).toBe('running')
  expect(await left(db, id)).toEqual(eachOnce(ROWS))
  expect(server.output()).not.toContain('MANY')
})
