import { setTimeout as wait } from 'node:timers/promises'
import type { ChildProcess } from 'node:child_process'
import { Client } from 'pg'
import { MANY, manyProducts } from '../apps/api/src/test/operations/many-products.ts'
import { startPostgres } from '../tools/machine/postgres.ts'
import { clientOf, withServer, type BenchClient, rss } from './api/client.ts'
import { median, type Result } from './rounds.ts'
import { seed, SETTINGS } from './target.ts'

const SIZES = [1000, 10_000, 100_000]
/** So many records keep an operation busy while the requests are sent. */
const LONG_ENOUGH = 20_000
const ROUNDS = 5
const REQUESTS = 100
const EVERY = 50
const OPERATIONS = '/api/system/admin/operation'
const PRODUCTS = '/api/catalog/admin/product'

interface Progress {
  id: number
  status: string
  changed: number
}

/** How fast an operation changes records, what memory it takes, and how long the requests of others wait beside it. */
export async function operations(): Promise<Result[]> {
  await using postgres = await startPostgres(SETTINGS)
  const url = postgres.url()
  await seed(url, 'dev')
  const db = new Client(url)
  await db.connect()
  await db.query(manyProducts(Math.max(...SIZES)))
  await db.query('vacuum analyze')
  try {
    return await withServer(url, async (address, server) => {
      const call = await clientOf(address, 'admin@example.com')
      const rates = await ratesOf(db, server, call)
      const waits = await waitsOf(db, call)
      return [rates, waits]
    })
  } finally {
    await db.end()
  }
}

/** The first of the cards, as many as are wanted, get a status of their own, so that a filter finds them. */
async function ratesOf(db: Client, server: ChildProcess, call: BenchClient): Promise<Result> {
  const rows: Record<string, Record<string, string>> = {}
  const memory: number[] = []
  let slowest = Infinity
  for (const size of SIZES) {
    await reset(db, size)
    const id = await prepare(call, size)
    await until(db, id, ({ status }) => status === 'prepared')
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, rss(server))), 50)
    const startedAt = performance.now()
    await call(`${OPERATIONS}/start/${id}`, { method: 'PUT' })
    const { changed } = await until(db, id, ({ status }) => status === 'done')
    clearInterval(watch)
    const rate = (changed * 1000) / (performance.now() - startedAt)
    slowest = Math.min(slowest, size > 1000 ? rate : Infinity)
    memory.push(most)
    rows[`${size} cards are hidden`] = { 'per second': rate.toFixed(0), 'memory at most, MB': String(most) }
  }
  const growth = Math.max(...memory) - Math.min(...memory)
  return {
    title: 'An operation on its own',
    rows,
    goals: [
      { text: `1,000 records a second (${slowest.toFixed(0)})`, isMet: slowest >= 1000 },
      { text: `Memory does not grow with the records (${growth} MB)`, isMet: growth <= 64 },
    ],
  }
}

/** Requests at an even pace, in turns without and with an operation under way. */
async function waitsOf(db: Client, call: BenchClient): Promise<Result> {
  const [quiet, beside]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(await p95Of(call))
    await reset(db, LONG_ENOUGH)
    const id = await prepare(call, LONG_ENOUGH)
    await until(db, id, ({ status }) => status === 'prepared')
    await call(`${OPERATIONS}/start/${id}`, { method: 'PUT' })
    beside.push(await p95Of(call))
    await call(`${OPERATIONS}/stop/${id}`, { method: 'PUT' }).catch(() => undefined)
  }
  const ratio = median(beside) / median(quiet)
  return {
    title: 'Requests of others, p95',
    rows: {
      alone: { ms: median(quiet).toFixed(1) },
      'beside an operation': { ms: median(beside).toFixed(1), ratio: ratio.toFixed(2) },
    },
    goals: [{ text: `At most 1.3 × as long beside an operation (${ratio.toFixed(2)})`, isMet: ratio <= 1.3 }],
    details: { quiet, beside },
  }
}

const PATHS = [
  `${PRODUCTS}?per_page=20&status=active`,
  `${PRODUCTS}/1001`,
  '/api/order/admin/order?per_page=20',
  '/api/user/profile',
]

export const p95Of = async (call: BenchClient) => p95(await timesOf(call))

/** How long requests of others take, in ms: lists and a record, one after the other at an even pace. */
export async function timesOf(call: BenchClient): Promise<number[]> {
  const times: number[] = []
  const sent: Promise<void>[] = []
  for (let request = 0; request < REQUESTS; request++) {
    const startedAt = performance.now()
    const path = PATHS[request % PATHS.length] ?? ''
    sent.push(call(path).then(async (reply) => void (await reply.text(), times.push(performance.now() - startedAt))))
    await wait(EVERY)
  }
  await Promise.all(sent)
  return times
}

export const p95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN

async function reset(db: Client, size: number) {
  await db.query(`update product set status = case when id in (
    select id from product where brand_id = ${MANY} order by id limit ${size}) then 'active' else 'archived' end where brand_id = ${MANY}`)
  await db.query('vacuum product')
}

async function prepare(call: BenchClient, size: number): Promise<number> {
  const body = {
    call: 'products.disableByIds',
    filter: { brand_id: [MANY], status: ['active'] },
    expected_count: size,
  }
  return ((await (await call(OPERATIONS, { method: 'POST', body })).json()) as Progress).id
}

async function until(db: Client, id: number, isThere: (operation: Progress) => boolean): Promise<Progress> {
  for (;;) {
    const { rows } = await db.query<Progress>('select id, status, changed from operation where id = $1', [id])
    const [operation] = rows
    if (operation && isThere(operation)) return operation
    if (operation?.status === 'failed') throw new Error('The operation failed')
    await wait(20)
  }
}
