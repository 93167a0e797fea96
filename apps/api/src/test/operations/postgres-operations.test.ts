import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { MANY, manyProducts } from './many-products.ts'
import { type ServerProcess, signIn, startServer } from '#test/server-process.ts'

const ROWS = 4000
const OPERATIONS = '/api/system/admin/operation'

interface Progress {
  id: number
  status: string
  done: number
  changed: number
  total: number
}

/** A copy of the demo data with many cards, and a connection to it that no server uses. */
async function manyCards() {
  const base = inject('base')
  if (!('url' in base)) throw new Error('This file runs on PostgreSQL only')
  const name = `operations_${randomUUID().replaceAll('-', '')}`
  const admin = new Client(base.url.replace(/\/postgres$/, '/template1'))
  await admin.connect()
  await admin.query(`create database ${name} template postgres strategy file_copy`)
  const url = base.url.replace(/\/postgres$/, `/${name}`)
  const db = new Client(url)
  await db.connect()
  await db.query(manyProducts(ROWS))
  onTestFinished(async () => {
    await db.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return { url, name, db, admin }
}

type Call = Awaited<ReturnType<typeof signIn>>

async function hideAll(call: Call): Promise<number> {
  const body = { call: 'products.disableByIds', filter: { brand_id: [MANY] }, expected_count: ROWS, start: true }
  const reply = await call('POST', OPERATIONS, body)
  expect(reply.status).toBe(201)
  return ((await reply.json()) as Progress).id
}

/** Waits for a running operation to pass a part of its records; the dry run goes before. */
async function until(db: Client, id: number, isThere: (operation: Progress) => boolean): Promise<Progress> {
  for (;;) {
    const { rows } = await db.query<Progress>(`select id, status, done, changed, total from operation where id = ${id}`)
    const [operation] = rows
    if (operation && isThere(operation)) return operation
    await wait(5)
  }
}

const at = (part: number) => (operation: Progress) =>
  operation.status === 'done' || (operation.status === 'running' && operation.done >= part * ROWS)
const isDone = ({ status }: Progress) => status === 'done'

/** Each card is hidden, with one row of the log, and one version more. */
async function countsOf(db: Client, id: number) {
  const { rows } = await db.query(`
    select (select count(*)::int from audit_log where request_id = 'operation-${id}' and entity = 'product') as logged,
      (select count(distinct entity_id)::int from audit_log where request_id = 'operation-${id}' and entity = 'product') as records,
      (select count(*)::int from product where brand_id = ${MANY} and status = 'disabled' and version = 2) as hidden`)
  return rows[0]
}

const EACH_ONCE = { logged: ROWS, records: ROWS, hidden: ROWS }

test(
  'An operation survives three kills of its server, and changes each record once',
  { timeout: 120_000 },
  async () => {
    const { url, db } = await manyCards()
    let server = await startServer({ DATABASE_URL: url })
    const id = await hideAll(await signIn(server.url))
    const killedAt: number[] = []
    for (const part of [0.2, 0.4, 0.6]) {
      const { done } = await until(db, id, at(part))
      await server.end('SIGKILL')
      killedAt.push(done)
      server = await startServer({ DATABASE_URL: url })
    }
    const ended = await until(db, id, isDone)

    expect(killedAt.every((done) => done < ROWS)).toBe(true)
    expect(ended).toMatchObject({ changed: ROWS, done: ROWS })
    expect(await countsOf(db, id)).toEqual(EACH_ONCE)
  },
)

test(
  'Two servers share the operations, and one goes on alone when the other is killed',
  { timeout: 120_000 },
  async () => {
    const { url, db } = await manyCards()
    const start = () => startServer({ DATABASE_URL: url })
    const [first]: [ServerProcess, ServerProcess] = await Promise.all([start(), start()])
    const id = await hideAll(await signIn(first.url))
    await until(db, id, at(0.3))
    await first.end('SIGKILL')
    await until(db, id, isDone)

    expect(await countsOf(db, id)).toEqual(EACH_ONCE)
  },
)

test(
  'Another server begins the file of a killed one anew, and it has each row once',
  { timeout: 120_000 },
  async () => {
    const { url, db } = await manyCards()
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'admin-panel-exports-'))
    onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
    const start = () => startServer({ DATABASE_URL: url, DATA_DIR })
    const [first, second]: [ServerProcess, ServerProcess] = await Promise.all([start(), start()])
    const prepared = await (
      await signIn(first.url)
    )('POST', OPERATIONS, { call: 'products.export', filter: { brand_id: [MANY] }, input: { format: 'csv_raw' } })
    const { id } = (await prepared.json()) as Progress
    const { done } = await until(db, id, at(0.3))
    await first.end('SIGKILL')
    await until(db, id, isDone)
    const file = await (await signIn(second.url))('GET', `${OPERATIONS}/file/${id}?part=result`)
    const rows = (await file.text()).trim().split('\r\n').slice(1)
    const { rows: attempts } = await db.query(`select count(*)::int as logged,
    (select started_at < finished_at - interval '10 seconds' from operation where id = ${id}) as waited
    from audit_log where request_id = 'operation-${id}' and event = 'exported'`)

    expect(done).toBeLessThan(ROWS)
    expect([rows.length, new Set(rows).size]).toEqual([ROWS, ROWS])
    expect(attempts).toEqual([{ logged: 1, waited: true }])
  },
)

test('An operation goes on when its database comes back', { timeout: 120_000 }, async () => {
  const { url, name, db, admin } = await manyCards()
  const server = await startServer({ DATABASE_URL: url })
  const id = await hideAll(await signIn(server.url))
  await until(db, id, at(0.3))
  await admin.query(`alter database ${name} allow_connections false`)
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${name}' and pid <> ${(await db.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid}`)
  await wait(3000)
  const away = await until(db, id, () => true)
  await admin.query(`alter database ${name} allow_connections true`)
  await until(db, id, isDone)

  expect(away.status).toBe('running')
  expect(await countsOf(db, id)).toEqual(EACH_ONCE)
  expect(server.output()).not.toContain('MANY')
})
