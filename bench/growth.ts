import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { type Database, openDatabase } from '../apps/api/src/db/database.ts'
import { readEnv } from '../apps/api/src/env.ts'
import { sql } from '../apps/api/src/db/drizzle.ts'
import { REST } from '../apps/api/src/jobs/run-sweep.ts'
import { dueJobs } from '../apps/api/src/jobs/table.ts'
import { lockChain, writeChain } from '../apps/api/src/sections/audit-log/chain/chain.ts'
import { auditKey } from '../apps/api/src/sections/audit-log/chain/key.ts'
import { readBacklogs, readSweeps } from '../apps/api/src/telemetry/backlogs.ts'
import { startPostgres } from '../tools/machine/postgres.ts'
import { clientOf, withServer } from './api/client.ts'
import { p95Of } from './operations.ts'
import { median, type Result } from './rounds.ts'
import type { Batch } from './sweeps.ts'
import { API, LIMITS, node, seed, SETTINGS } from './target.ts'

const SIZES = {
  usual: { log: 500_000, operations: 100 },
  full: { log: 10_000_000, operations: 500 },
}
const ITEMS = 20_000
const KEYS = 1_000_000
const NOTIFICATIONS = 1_000_000
const HISTORY = 2_000_000

/** A batch of a sweep takes no longer, so that nothing waits for its locks. */
const BATCH_MS = 2000
const LIST_MS = 300
const BESIDE = 1.3
const ROUNDS = 5

/** The process of these sweeps is killed in the middle of the batch after so many. */
const KILLED = ['trimAudit', 'sweepOperations', 'sweepIdempotencyKeys']
const KILLED_AFTER = 50

/** Expired rows, older than every term, and others that stay, where the term is a year. */
const fillsOf = ({ operations }: (typeof SIZES)['full']): Readonly<Record<string, string>> => ({
  operation: `insert into operation (call, kind, input, status, total, author_id, author_name, ip, user_agent, source, language,
      created_at, started_at, finished_at)
    select 'products.disableByIds', 'change', '{}', 'done', ${ITEMS}, (select min(id) from "user"), '', '', '', 'panel', 'ru',
      now() - interval '200 days', now() - interval '200 days', now() - interval '200 days'
    from generate_series(1, ${operations})`,
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
})
const LISTS = [
  '/api/log/admin/audit-log?per_page=100',
  '/api/system/admin/operation?per_page=100',
  '/api/system/admin/notification?per_page=100',
  '/api/order/admin/order/1',
]

/** Five years of rows: every job runs beside requests and catches up, and what reads the tables stays quick. */
export async function growth(isFull: boolean): Promise<Result[]> {
  await using postgres = await startPostgres({ ...SETTINGS, synchronous_commit: 'off' })
  const url = postgres.url()
  await seed(url, 'dev')
  const sizes = isFull ? SIZES.full : SIZES.usual
  const folder = mkdtempSync(join(tmpdir(), 'admin-panel-bench-'))
  const env = readEnv({ ...LIMITS, DATABASE_URL: url, DATA_DIR: folder })
  const database = await openDatabase({ url, folder: '', deadlines: env.deadlines, onError: console.error })
  try {
    return await withServer(url, async (address) => {
      const call = await clientOf(address, 'admin@example.com')
      await database.unhurried(() => fillLog(database.db, auditKey(env), sizes.log))
      await fill(url, fillsOf(sizes))
      const sealed = await secondsOf(() => until(database.db, 'seals'))
      const lists: Record<string, number> = {}
      for (const path of LISTS) lists[path] = await usual(async () => 1000 * (await secondsOf(() => call(path))))
      const quiet = await usual(() => p95Of(call))
      const begun = new Date()
      const staying = await stayingIn(url, begun)
      for (const { run } of dueJobs) await run(database.db, new Date(), env)
      const settings = { ...LIMITS, DATABASE_URL: url, DATA_DIR: folder }
      const beside: number[] = []
      const sweeping = { isOver: false }
      const measuring = async () => {
        while (!sweeping.isOver) beside.push(await p95Of(call))
      }
      const [{ rows, kills }] = await Promise.all([
        sweepAll(settings).finally(() => (sweeping.isOver = true)),
        measuring(),
      ])
      const stayed = await stayingIn(url, begun)
      if (stayed !== staying) console.error(`There were ${staying}, and ${stayed} stay`)
      const isWhole = stayed === staying && (await isSound(settings))
      const behind = Math.max(...(await readSweeps(database.db, begun)).map(({ seconds }) => seconds))
      return [resultOf({ lists, rows, kills, isWhole, behind, sealed, ratio: median(beside) / quiet })]
    })
  } finally {
    await database.close()
    rmSync(folder, { recursive: true })
  }
}

/**
 * As many rows as are due, sealed by SQL, and a tenth that stay, for the server to seal. Of what is due no sweep reads more
 * than the last hash. The rows of the demo are younger, so their chain would keep the others.
 */
async function fillLog(db: Database, key: string, due: number) {
  const insert = (from: number, to: number) => sql`
    insert into audit_log (created_at, ip, user_agent, request_id, source, entity, event)
    select now() - interval '730 days' + interval '365 days' * (n / ${due}::float8), '', '', '', 'system', 'city', 'updated'
    from generate_series(${from}::int, ${to}::int) n`
  await db.transaction(async (tx) => {
    const chain = await lockChain(tx)
    if (!chain) throw new Error('The log has no chain')
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'audit_log' and indexname <> 'audit_log_pkey'`)
    for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`)
    await tx.execute(sql`delete from audit_log`)
    await tx.execute(sql`delete from audit_seal`)
    await tx.execute(insert(1, due))
    const { head_position, head_hash } = chain
    await tx.execute(sql`insert into audit_seal (position, audit_id, hash)
      select ${head_position} + row_number() over (order by id), id, sha256(id::text::bytea) from audit_log`)
    await tx.execute(insert(due + 1, due + due / 10))
    for (const { definition } of indexes) await tx.execute(sql.raw(definition))
    const { rows } = await tx.execute<{ head_position: number; head_hash: Buffer; anchor_audit_id: number }>(sql`
      select position as head_position, hash as head_hash, (select min(audit_id) - 1 from audit_seal) as anchor_audit_id
      from audit_seal order by position desc limit 1`)
    await writeChain(tx, key, { ...chain, anchor_position: head_position, anchor_hash: head_hash, ...rows[0] })
  })
}

async function fill(url: string, fills: ReturnType<typeof fillsOf>) {
  await withClient(url, async (client) => {
    await client.query('set session_replication_role = replica')
    for (const [table, text] of Object.entries(fills)) {
      const seconds = await secondsOf(() => client.query(text))
      console.log(`${table}: ${seconds.toFixed(0)} s`)
    }
    await client.query('vacuum analyze')
  })
}

async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url)
  await client.connect()
  return await use(client).finally(() => client.end())
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

/** Counts what no sweep may remove, as text, without what comes or ends meanwhile. */
async function stayingIn(url: string, at: Date): Promise<string> {
  const { rows } = await withClient(url, (client) =>
    client.query(
      `with kept as (select $1::timestamptz - interval '364 days' as first, $1::timestamptz - interval '1 day' as last)
      select (select count(*) from audit_log, kept where created_at between first and last) as log,
        (select count(*) from notification, kept where created_at between first and last) as notifications,
        (select count(*) from status_history, kept where created_at < last) as history`,
      [at],
    ),
  )
  return JSON.stringify(rows)
}

/** All sweeps until nothing is left, beside the kills of their process. */
async function sweepAll(settings: Readonly<Record<string, string>>) {
  const rows: Record<string, { batches: number; longest: number; seconds: number }> = {}
  const kills: string[] = []
  for (;;) {
    const child = node(join(import.meta.dirname, 'sweeps.ts'), [], settings)
    const exit = once(child, 'exit')
    child.stderr?.pipe(process.stderr)
    if (!child.stdout) throw new Error('The sweeps have no output')
    for await (const line of createInterface({ input: child.stdout })) {
      const { name, took }: Batch = JSON.parse(line)
      const { batches, longest, seconds } = rows[name] ?? { batches: 0, longest: 0, seconds: 0 }
      // With the rest of a batch.
      const spent = (took * (1 + REST)) / 1000
      rows[name] = { batches: batches + 1, longest: Math.max(longest, took), seconds: seconds + spent }
      if (batches + 1 !== KILLED_AFTER || !KILLED.includes(name)) continue
      // After the rest comes the next one.
      await wait(took * (REST + 0.5))
      child.kill('SIGKILL')
      kills.push(name)
    }
    const [code, signal] = await exit
    if (signal === 'SIGKILL') continue
    if (code !== 0) throw new Error(`The sweeps ended with ${code}`)
    return {
      rows: Object.fromEntries(Object.entries(rows).filter(([, { batches }]) => batches > KILLED.length + 1)),
      kills,
    }
  }
}

async function isSound(settings: Readonly<Record<string, string>>): Promise<boolean> {
  const child = node(join(API, 'commands/verify-audit.ts'), [], settings)
  child.stdout?.pipe(process.stdout)
  child.stderr?.pipe(process.stderr)
  const [code] = await once(child, 'exit')
  return code === 0
}

function resultOf(measured: {
  lists: Record<string, number>
  rows: Awaited<ReturnType<typeof sweepAll>>['rows']
  kills: readonly string[]
  isWhole: boolean
  behind: number
  sealed: number
  ratio: number
}): Result {
  const { lists, rows, kills, isWhole, behind, sealed, ratio } = measured
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
      {
        text: `killed ${kills.length} times, it keeps what stays and a sound log`,
        isMet: isWhole && kills.length === KILLED.length,
      },
      { text: `nothing is left that was due at the start: ${behind.toFixed(0)} s behind`, isMet: behind === 0 },
    ],
    details: measured,
  }
}
