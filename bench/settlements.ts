import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startPostgres } from '../tools/machine/postgres.ts'
import { type BenchClient, clientOf, withServer } from './api/client.ts'
import { p95, timesOf } from './operations.ts'
import { median, type Result } from './rounds.ts'
import { seed, SETTINGS } from './target.ts'

const MANY = 100_000
const ROUNDS = 3
const READS = 40
const OPERATIONS = '/api/system/admin/operation'
const LEDGER = '/api/company/admin/ledger-entry'

/** How long it takes to close periods of many sub-orders, what others wait meanwhile, and how a long ledger opens. */
export async function settlements(): Promise<Result[]> {
  await using postgres = await startPostgres(SETTINGS)
  const url = postgres.url()
  await seed(url, 'dev')
  const db = new Client(url)
  await db.connect()
  try {
    await sell(db)
    return await withServer(url, async (address) => {
      const call = await clientOf(address, 'admin@example.com')
      return [await closingOf(db, call), await ledgerOf(db, call)]
    })
  } finally {
    await db.end()
  }
}

/** Half of the sub-orders are those of one seller. Each has an order of its own and was handed over within the open period. */
async function sell(db: Client): Promise<void> {
  await db.query(`create temp table chosen as
    select distinct on (period.company_id) period.company_id, period.period_from + interval '12 hours' as delivered_at,
      part as part, "order" as bought, dense_rank() over (order by period.company_id) as rank
    from settlement period
      join sub_order part on part.company_id = period.company_id and part.status = 'delivered'
      join "order" on "order".id = part.order_id
    where period.status = 'open' order by period.company_id, part.id`)
  await db.query(`create temp table sale as
    select 10000000 + row_number() over () as id, chosen.* from chosen,
      generate_series(1, case when rank = 1 then ${MANY / 2} else ${MANY / 2} / (select count(*) - 1 from chosen) end)`)
  await db.query(`create temp table sold as
    select (json_populate_record(part, json_build_object(
      'id', id, 'order_id', id, 'number', 'B-' || id, 'delivered_at', delivered_at))).* from sale`)
  await db.query('begin')
  await db.query('set local session_replication_role = replica')
  await db.query(`insert into "order" overriding system value
    select (json_populate_record(bought, json_build_object('id', id, 'number', 'B' || id))).* from sale`)
  await db.query('insert into sub_order overriding system value select * from sold')
  await db.query(`insert into ledger_entry (transaction_id, company_id, sub_order_id, kind, debit, credit, kopecks, occurred_at, created_at, cause)
    select id, company_id, id, kind, debit, credit, kopecks, delivered_at, delivered_at, 'status' from sold,
      (values ('sale', 'buyer', 'seller', 250000), ('commission', 'seller', 'commission', 20000), ('vat', 'seller', 'vat', 4400),
        ('delivery', 'buyer', 'delivery', 30000)) as entry (kind, debit, credit, kopecks)`)
  await db.query('commit')
  await db.query('vacuum analyze')
}

/** Closes all due periods by one operation, alone and beside the requests of others. */
async function closingOf(db: Client, call: BenchClient): Promise<Result> {
  const [alone, quiet, beside]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    await openAgain(db)
    alone.push(await close(db, call))
    await openAgain(db)
    quiet.push(p95(await timesOf(call)))
    const closing = { isOver: false }
    const closed = close(db, call).finally(() => (closing.isOver = true))
    const waits: number[] = []
    do waits.push(...(await timesOf(call)))
    while (!closing.isOver)
    await closed
    beside.push(p95(waits))
  }
  const seconds = median(alone) / 1000
  const ratio = median(beside) / median(quiet)
  return {
    title: `Closing periods of ${MANY} sub-orders`,
    rows: {
      closing: { seconds: seconds.toFixed(1) },
      'requests of others, p95, alone': { ms: median(quiet).toFixed(1) },
      'beside the closing': { ms: median(beside).toFixed(1), ratio: ratio.toFixed(2) },
    },
    goals: [
      { text: `At most a minute (${seconds.toFixed(1)} s)`, isMet: seconds <= 60 },
      { text: `Requests of others at most 1.3 × as long (${ratio.toFixed(2)})`, isMet: ratio <= 1.3 },
    ],
    details: { alone, quiet, beside },
  }
}

async function close(db: Client, call: BenchClient): Promise<number> {
  const body = { call: 'settlements.statusChange', filter: { is_due: true }, input: { status: 'closed' } }
  const { id } = (await (await call(OPERATIONS, { method: 'POST', body })).json()) as { id: number }
  await reached(db, id, 'prepared')
  const startedAt = performance.now()
  await call(`${OPERATIONS}/start/${id}`, { method: 'PUT' })
  await reached(db, id, 'done')
  const took = performance.now() - startedAt
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from sub_order where id > 10000000 and not exists (select from ledger_entry where sub_order_id = sub_order.id and settlement_id is not null)`,
  )
  if (rows[0]?.count !== 0) throw new Error(`${rows[0]?.count} sub-orders were not settled`)
  return took
}

async function reached(db: Client, id: number, status: string): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ status: string }>('select status from operation where id = $1', [id])
    if (rows[0]?.status === status) return
    if (rows[0]?.status === 'failed') throw new Error('The operation failed')
    await wait(20)
  }
}

async function openAgain(db: Client): Promise<void> {
  // In one transaction: a job moves open periods without entries on.
  await db.query('begin')
  await db.query(`update settlement set status = 'open', version = version + 1 where id in (
    select settlement_id from ledger_entry where sub_order_id > 10000000 and settlement_id is not null)`)
  await db.query(
    'update ledger_entry set settlement_id = null where sub_order_id > 10000000 and settlement_id is not null',
  )
  await db.query('commit')
  await db.query('vacuum analyze ledger_entry')
}

/** The entries of the seller with half of them against those of a seller with few. */
async function ledgerOf(db: Client, call: BenchClient): Promise<Result> {
  const { rows } = await db.query<{ company_id: number }>(
    'select company_id::int from ledger_entry group by 1 order by count(*) desc',
  )
  const [most, least] = [rows[0]?.company_id, rows.at(-1)?.company_id]
  const [many, few]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < READS; turn++) {
    many.push(await timeOf(call, `${LEDGER}?of_seller=true&company_id=${most}`))
    few.push(await timeOf(call, `${LEDGER}?of_seller=true&company_id=${least}`))
  }
  const ratio = median(many) / median(few)
  return {
    title: 'The ledger of a seller',
    rows: {
      'with few entries': { ms: median(few).toFixed(1) },
      [`with those of ${MANY / 2} sub-orders`]: { ms: median(many).toFixed(1), ratio: ratio.toFixed(2) },
    },
    goals: [{ text: `Opens like any list: at most 3 × as long (${ratio.toFixed(2)})`, isMet: ratio <= 3 }],
    details: { many, few },
  }
}

async function timeOf(call: BenchClient, path: string): Promise<number> {
  const startedAt = performance.now()
  await (await call(path)).text()
  return performance.now() - startedAt
}
