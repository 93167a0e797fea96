import autocannon from 'autocannon'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { createApp } from '../apps/api/src/app.ts'
import { openDatabase } from '../apps/api/src/db/database.ts'
import { readEnv } from '../apps/api/src/env.ts'
import { startPostgres } from '../tools/postgres.ts'
import { median, type Result } from './rounds.ts'

interface Statement {
  text: string
  values: unknown[]
}

interface Page {
  name: string
  path: string
  statements: Statement[]
}

const API = join(import.meta.dirname, '../apps/api/src')
const PRODUCTS = '/api/catalog/admin/product'
const LOG = '/api/log/admin/audit-log'
const DEPTH = 10_000
const ROUNDS = 3
const SECONDS = 4
const GOAL = 0.6
const LIMITS = { LIMIT_REQUESTS: '1000000', LIMIT_SIGN_IN: '100000', LOG_LEVEL: 'error', NODE_ENV: 'test' }
const BIG = /Seq Scan on (product|product_offer|stock|"?order"?|sub_order|sub_order_item|review|audit_log|moderation)\b/

/**
 * The API on a million products against a bare server of the very statements that it sends: what sign-in, permissions,
 * validation, building and writing cost. With BENCH_DATABASE_URL the database is one that is seeded already.
 */
export async function api(): Promise<Result[]> {
  const given = process.env['BENCH_DATABASE_URL']
  const postgres = given ? undefined : await startPostgres()
  try {
    const url = given ?? postgres?.url() ?? ''
    if (postgres) await seed(url)
    const pages = await capture(url)
    return [await plans(url, pages), await race(url, pages)]
  } finally {
    await postgres?.stop()
  }
}

async function seed(url: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(`alter system set max_wal_size = '8GB'`)
  await client.query(`alter system set maintenance_work_mem = '256MB'`)
  await client.query('select pg_reload_conf()')
  await client.end()
  const startedAt = performance.now()
  const child = node(join(API, 'seed.ts'), ['--size=large', '--now=2026-06-01T09:00:00Z'], { DATABASE_URL: url })
  child.stderr?.pipe(process.stderr)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The large seed failed')
  console.log(`Large seed: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  const analyst = new Client(url)
  await analyst.connect()
  await analyst.query('vacuum analyze')
  await analyst.end()
}

/** What the API asks the database for each page, but for the session. */
async function capture(url: string): Promise<Page[]> {
  const database = await openDatabase({ url, folder: '', onError: (error) => console.error(error) })
  const app = await createApp({ db: database.db, env: readEnv(LIMITS) })
  const token = await signIn((path, body) =>
    app.inject({ method: 'POST', url: path, payload: body }).then((reply) => reply.json()),
  )
  const headers = { authorization: `Bearer ${token}` }
  const get = async (path: string) => (await app.inject({ url: path, headers })).json()

  let after = ''
  for (let depth = 0; depth < DEPTH; depth += 100)
    after = `&after=${(await get(`${LOG}?per_page=100${after}`)).meta.after}`
  const paths = {
    'first page': `${PRODUCTS}?per_page=20`,
    'filtered page': `${PRODUCTS}?status=active&brand_id=12&per_page=20`,
    'article prefix': `${PRODUCTS}?q=w914`,
    'name fragment': `${PRODUCTS}?q=${encodeURIComponent('фильтр масл')}`,
    'one record': `${PRODUCTS}/1001`,
    'log at depth 10 000': `${LOG}?per_page=20${after}`,
  }
  const pages: Page[] = []
  for (const [name, path] of Object.entries(paths)) {
    await get(path)
    const statements: Statement[] = []
    // Called with its client by Reflect.apply.
    // oxlint-disable-next-line typescript/unbound-method
    const original = Client.prototype.query
    Client.prototype.query = function (this: Client, config: Statement & { name?: string }, ...rest: unknown[]) {
      const [values] = rest
      if (config.name !== 'authenticate')
        statements.push({ text: config.text, values: (Array.isArray(values) ? values : config.values) ?? [] })
      return Reflect.apply(original, this, [config, ...rest])
    } as typeof original
    await get(path)
    Client.prototype.query = original
    pages.push({ name, path, statements })
  }
  await app.close()
  await database.close()
  return pages
}

async function plans(url: string, pages: Page[]): Promise<Result> {
  const client = new Client(url)
  await client.connect()
  await client.query(`set timezone = 'UTC'`)
  const goals: Result['goals'][number][] = []
  const rows: Record<string, Record<string, string>> = {}
  for (const { name, statements } of pages) {
    let scans = 0
    let time = 0
    for (const { text, values } of statements) {
      const { rows: lines } = await client.query({ text: `explain (analyze, timing off) ${text}`, values })
      const plan = lines.map((line: { 'QUERY PLAN': string }) => line['QUERY PLAN']).join('\n')
      time += Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1] ?? NaN)
      if (BIG.test(plan)) {
        scans++
        console.log(`${name}\n${text}\n${plan}`)
      }
    }
    rows[name] = { statements: String(statements.length), 'in the database, ms': time.toFixed(2) }
    goals.push({ text: `${name}: no big table is read as a whole`, isMet: scans === 0 })
  }
  await client.end()
  return { title: 'Plans on a million products and two million rows of the log', rows, goals }
}

async function race(url: string, pages: Page[]): Promise<Result> {
  const bare = node(join(import.meta.dirname, 'bare-server.ts'), [url, JSON.stringify(pages)])
  const ours = node(join(API, 'main.ts'), [], { ...LIMITS, DATABASE_URL: url, PORT: '0', DATA_DIR: '/tmp/bench-data' })
  try {
    const [bareUrl, ourUrl] = await Promise.all([greeted(bare), greeted(ours)])
    const token = await signIn(async (path, body) =>
      (
        await fetch(ourUrl + path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        })
      ).json(),
    )
    const headers = { authorization: `Bearer ${token}` }
    const rows: Record<string, Record<string, string>> = {}
    const goals: Result['goals'][number][] = []
    for (const [index, { name, path }] of pages.entries()) {
      const measured = []
      for (let round = -1; round < ROUNDS; round++) {
        const before = cpuOf(ours)
        const our = await load(ourUrl + path, headers)
        const cpu = (cpuOf(ours) - before) / our.requests
        const limit = await load(`${bareUrl}/${index}`)
        if (round >= 0) measured.push({ our, limit, cpu })
      }
      const ratio = median(measured.map(({ our, limit }) => our.rate / limit.rate))
      rows[name] = {
        'requests/s': median(measured.map(({ our }) => our.rate)).toFixed(0),
        'p99, ms': median(measured.map(({ our }) => our.p99)).toFixed(0),
        'CPU of the server, ms': median(measured.map(({ cpu }) => cpu)).toFixed(2),
        'bare, requests/s': median(measured.map(({ limit }) => limit.rate)).toFixed(0),
        'of bare': `${(ratio * 100).toFixed(0)} %`,
      }
      goals.push({ text: `${name}: at least 60 % of the bare server`, isMet: ratio >= GOAL })
    }
    return {
      title: `The API, ${rss(ours)} MB afterwards, against node:http and pg with the same statements`,
      rows,
      goals,
    }
  } finally {
    bare.kill()
    ours.kill()
  }
}

async function load(url: string, headers: Record<string, string> = {}) {
  const { requests, latency, non2xx, errors } = await autocannon({ url, headers, connections: 16, duration: SECONDS })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  return { rate: requests.average, requests: requests.total, p99: latency.p99 }
}

async function signIn(post: (path: string, body: object) => Promise<unknown>): Promise<string> {
  const body = { email: 'admin@example.com', password: 'demo-password-2026' }
  const reply = (await post('/api/user/admin/auth/sign-in', body)) as { token: { value: string } }
  return reply.token.value
}

function node(file: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['--conditions=@admin-panel/source', '--max-semi-space-size=8', file, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function greeted(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const look = (chunk: Buffer) => {
      printed += String(chunk)
      const address = /http:\/\/localhost:\d+/.exec(printed)?.[0]
      if (address) resolve(address)
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    child.once('exit', () => reject(new Error(printed)))
  })
}

/** Milliseconds of processor time that the process has had, where the system tells. */
function cpuOf({ pid }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
  return (Number(stat[13]) + Number(stat[14])) * 10
}

function rss({ pid }: ChildProcess): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}
