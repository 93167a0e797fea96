import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { type Database, openDatabase } from '../apps/api/src/db/database.ts'
import { type Env, readEnv } from '../apps/api/src/env.ts'
import { dueJobs, sweepJobs } from '../apps/api/src/jobs/table.ts'
import { readBacklogs, readSweeps } from '../apps/api/src/telemetry/backlogs.ts'
import { startPostgres } from '../tools/machine/postgres.ts'
import { clientOf, withServer } from './api/client.ts'
import { p95Of } from './operations.ts'
import { median, type Result } from './rounds.ts'
import { LIMITS, seed, SETTINGS } from './target.ts'

const LOG = 500_000
const OPERATIONS = 100
const ITEMS = 20_000
const KEYS = 1_000_000
const NOTIFICATIONS = 1_000_000
const HISTORY = 2_000_000

/** A batch of a sweep takes no longer, so that nothing waits for its locks. */
const BATCH_MS = 2000
const LIST_MS = 300
const BESIDE = 1.3
const ROUNDS = 5

/** Expired rows, older than every term, and as many that stay, where the term is a year. */
const FILLS: Readonly<Record<string, string>> = {
  audit_log: `insert into audit_log (created_at, ip, user_agent, request_id, source, entity, event)
    select now() - interval '2 years' + n * interval '100 s', '', '', '', 'system', 'city', 'updated'
    from generate_series(1, ${LOG}) n`,
  operation: `insert into operation (call, kind, input, status, total, author_id, author_name, ip, user_agent, source, language,
      created_at, started_at, finished_at)
    select 'products.disableByIds', 'change', '{}', 'done', ${ITEMS}, (select min(id) from "user"), '', '', '', 'panel', 'ru',
      now() - interval '200 days', now() - interval '200 days', now() - interval '200 days'
    from generate_series(1, ${OPERATIONS})`,
  operation_item: `insert into operation_item (operation_id, position, entity_id, state)
    select id, n, n, 'changed' from operation, generate_series(1, ${ITEMS}) n where total = ${ITEMS}`,
  idempotency_key: `insert into idempotency_key (user_id, key, request_hash, status, body, created_at)
    select (select min(id) from "user"), gen_random_uuid(), '', 201, '', now() - interval '9 days'
    from generate_series(1, ${KEYS})`,
  notification: `insert into notification (user_id, type, title, body, created_at, updated_at)
    select "user".id, 'job_failed', 'Рост', '', at, at from (select id from "user" order by id limit 10) "user",
      generate_series(1, ${NOTIFICATIONS / 10}) n, lateral (select now() - n * interval '10 minutes' as at) moment`,
  status_history: `insert into status_history (entity, entity_id, to_status, created_at)
    select 'sub-order', 1000000 + n / 8, 'new', now() - interval '1 year' from generate_series(1, ${HISTORY}) n`,
}
const LISTS = [
  '/api/log/admin/audit-log?per_page=100',
  '/api/system/admin/operation?per_page=100',
  '/api/system/admin/notification?per_page=100',
  '/api/order/admin/order/1',
]

/** Five years of rows: every job runs beside requests and catches up, and what reads the tables stays quick. */
export async function growth(): Promise<Result[]> {
  await using postgres = await startPostgres({ ...SETTINGS, synchronous_commit: 'off' })
  const url = postgres.url()
  await seed(url, 'dev')
  const folder = mkdtempSync(join(tmpdir(), 'admin-panel-bench-'))
  const env = readEnv({ ...LIMITS, DATABASE_URL: url, DATA_DIR: folder })
  const database = await openDatabase({ url, folder: '', deadlines: env.deadlines, onError: console.error })
  try {
    return await withServer(url, async (address) => {
      const call = await clientOf(address, 'admin@example.com')
      await fill(url)
      const sealed = await secondsOf(() => until(database.db, 'seals'))
      const lists: Record<string, number> = {}
      for (const path of LISTS) lists[path] = await usual(async () => 1000 * (await secondsOf(() => call(path))))
      const quiet = await usual(() => p95Of(call))
      const beside: number[] = []
      const measuring = { isOver: false }
      const load = (async () => {
        while (!measuring.isOver) beside.push(await p95Of(call))
      })()
      const rows = await runAll(database.db, env)
      measuring.isOver = true
      await load
      const behind = Math.max(...(await readSweeps(database.db, new Date())).map(({ seconds }) => seconds))
      return [resultOf({ lists, rows, behind, sealed, ratio: median(beside) / quiet })]
    })
  } finally {
    await database.close()
    rmSync(folder, { recursive: true })
  }
}

async function fill(url: string) {
  const client = new Client(url)
  await client.connect()
  // The first rows of the log would keep the older ones after them.
  await client.query('set session_replication_role = replica')
  await client.query('delete from audit_log; delete from audit_seal')
  for (const [table, text] of Object.entries(FILLS)) {
    const startedAt = performance.now()
    await client.query(text)
    console.log(`${table}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  }
  await client.query('vacuum analyze')
  await client.end()
}

async function secondsOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return (performance.now() - startedAt) / 1000
}

/** Waits until the server has done what is in a queue. */
async function until(db: Database, queue: string) {
  for (;;) {
    const { waiting } = (await readBacklogs(db, new Date())).find(({ name }) => name === queue) ?? { waiting: 0 }
    if (waiting === 0) return
    await wait(1000)
  }
}

/** The median of some rounds, in ms. */
async function usual(run: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await run())
  return median(times)
}

/** Every job once, and each sweep until nothing is left, with rests as the server has them. */
async function runAll(db: Database, env: Env) {
  const rows: Record<string, { batches: number; longest: number; seconds: number }> = {}
  for (const { run } of dueJobs) await run(db, new Date(), env)
  for (const { name, sweep } of sweepJobs) {
    const begun = performance.now()
    let [batches, longest, isLeft] = [0, 0, true]
    while (isLeft) {
      const startedAt = performance.now()
      isLeft = await sweep.run(db, new Date(), env)
      const took = performance.now() - startedAt
      await wait(took)
      longest = Math.max(longest, took)
      batches++
    }
    if (batches > 1) rows[name] = { batches, longest, seconds: (performance.now() - begun) / 1000 }
  }
  return rows
}

function resultOf(measured: {
  lists: Record<string, number>
  rows: Awaited<ReturnType<typeof runAll>>
  behind: number
  sealed: number
  ratio: number
}): Result {
  const { lists, rows, behind, sealed, ratio } = measured
  const longest = Math.max(...Object.values(rows).map((row) => row.longest))
  const slowest = Math.max(...Object.values(lists))
  return {
    title: 'Five years of rows',
    rows: {
      ...Object.fromEntries(Object.entries(lists).map(([path, ms]) => [path, { ms: ms.toFixed(0) }])),
      ...Object.fromEntries(
        Object.entries(rows).map(([name, row]) => [
          name,
          { ms: row.longest.toFixed(0), batches: String(row.batches), seconds: row.seconds.toFixed(0) },
        ]),
      ),
      'sealing the log': { seconds: sealed.toFixed(0) },
    },
    goals: [
      { text: `a list takes ${slowest.toFixed(0)} ms, at most ${LIST_MS}`, isMet: slowest <= LIST_MS },
      { text: `a batch takes ${longest.toFixed(0)} ms, at most ${BATCH_MS}`, isMet: longest <= BATCH_MS },
      { text: `requests beside take ${ratio.toFixed(2)} ×, at most ${BESIDE}`, isMet: ratio <= BESIDE },
      { text: `nothing is left: ${behind.toFixed(0)} s behind`, isMet: behind === 0 },
    ],
    details: measured,
  }
}
