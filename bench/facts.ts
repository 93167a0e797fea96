import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startPostgres } from '../tools/machine/postgres.ts'
import { type BenchClient, clientOf, withServer } from './api/client.ts'
import { p95Of } from './operations.ts'
import { median, type Result } from './rounds.ts'
import { seed, SETTINGS } from './target.ts'

const RECEIVE = '/api/order/admin/order/receive'
const ROUNDS = 5
/** Calls of a round, one after the other, each with so many orders of three lines. */
const CALLS = 10
const BATCH = 100
const MANY = 100_000
/** Beside the lists of staff comes a call of ten orders each so many milliseconds. */
const PACE_MS = 500

interface Offer {
  id: number
  price: number
}

/** How fast orders come in against the same rows in bare `pg`, whether many orders slow it down, and what others wait. */
export async function facts(): Promise<Result[]> {
  await using postgres = await startPostgres(SETTINGS)
  const url = postgres.url()
  await seed(url, 'dev')
  const db = new Client(url)
  await db.connect()
  await db.query('update stock set quantity = 1000000')
  try {
    return await withServer(url, async (address) => {
      const call = await clientOf(address, 'admin@example.com')
      const shop = await shopOf(db)
      const rates = await ratesOf(db, call, shop)
      // The session of the first one has ended meanwhile.
      return [rates, await waitsOf(await clientOf(address, 'admin@example.com'), shop)]
    })
  } finally {
    await db.end()
  }
}

type Shop = Awaited<ReturnType<typeof shopOf>>

async function shopOf(db: Client) {
  const { rows: offers } = await db.query<Offer>(`
    select distinct on (offer.company_id) offer.id::int, price_kopecks::int as price
    from product_offer offer join stock on offer_id = offer.id join store_point point on point.id = store_point_id
      join product on product.id = offer.product_id join company on company.id = offer.company_id
    where offer.status = 'active' and not price_quarantine and product.status = 'active' and company.status = 'active'
      and point.status = 'active' and is_ship_from and min_order = 1 order by offer.company_id, offer.id limit 3`)
  const idOf = async (from: string) =>
    Number((await db.query(`select id from ${from} order by id limit 1`)).rows[0]?.id)
  const terms = {
    city_id: await idOf('city'),
    delivery_id: await idOf("delivery where type = 'courier'"),
    payment_system_id: await idOf("payment_system where type = 'card_online'"),
  }
  let number = 0
  const orderOf = () => ({
    ...terms,
    source: 'bench',
    external_id: `B-${++number}`,
    occurred_at: '2026-06-01T09:00:00Z',
    buyer_name: 'Анна Белова',
    buyer_phone: '+79161234567',
    address: 'ул. Мира, 5',
    delivery_kopecks: 30_000,
    lines: offers.map(({ id, price }) => ({ offer_id: id, quantity: 1, price_kopecks: price })),
  })
  return {
    async send(call: BenchClient, count: number) {
      const items = Array.from({ length: count }, orderOf)
      const answer = await (await call(RECEIVE, { method: 'POST', body: { items } })).json()
      for (const { state, message } of answer.items) if (state !== 'applied') throw new Error(message)
    },
  }
}

async function ratesOf(db: Client, call: BenchClient, shop: Shop): Promise<Result> {
  const [ours, bare]: [number[], number[]] = [[], []]
  const round = async () => {
    const before = await lastIds(db)
    const startedAt = performance.now()
    for (let turn = 0; turn < CALLS; turn++) await shop.send(call, BATCH)
    const rate = (CALLS * BATCH * 1000) / (performance.now() - startedAt)
    return { rate, bare: await bareRate(db, before) }
  }
  await round()
  for (let turn = 0; turn < ROUNDS; turn++) {
    const measured = await round()
    ours.push(measured.rate)
    bare.push(measured.bare)
  }
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from "order"')
  for (let count = rows[0]?.count ?? 0; count < MANY; count += BATCH) await shop.send(call, BATCH)
  await db.query('vacuum analyze')
  const many: number[] = []
  for (let turn = 0; turn < ROUNDS; turn++) many.push((await round()).rate)
  const ratio = median(ours.map((rate, at) => rate / (bare[at] ?? NaN)))
  const flat = median(many) / median(ours)
  return {
    title: 'Orders of three lines, 100 a call',
    rows: {
      'orders.receive': { 'per second': median(ours).toFixed(0), 'of bare': ratio.toFixed(2) },
      'the same rows in bare pg': { 'per second': median(bare).toFixed(0) },
      [`orders.receive, ${MANY} orders`]: { 'per second': median(many).toFixed(0), 'of few orders': flat.toFixed(2) },
    },
    goals: [
      { text: `Half of the rate of bare inserts (${ratio.toFixed(2)})`, isMet: ratio >= 0.5 },
      { text: `${MANY} orders slow nothing down (${flat.toFixed(2)})`, isMet: flat >= 0.85 },
    ],
    details: { ours, bare, many },
  }
}

/** The highest id of each table. */
async function lastIds(db: Client): Promise<Map<string, number>> {
  // A table is created after those that it refers to.
  const { rows } = await db.query<{ name: string }>(`
    select pg_class.oid::regclass::text as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'id' and atttypid = 'bigint'::regtype
    order by pg_class.oid`)
  const ids = new Map<string, number>()
  for (const { name } of rows)
    ids.set(name, Number((await db.query(`select coalesce(max(id), 0) as id from ${name}`)).rows[0]?.id))
  return ids
}

/** Takes the rows that have come since, and inserts them again: a transaction for each call, a statement for each table. */
async function bareRate(db: Client, before: ReadonlyMap<string, number>): Promise<number> {
  const tables: { name: string; calls: unknown[][] }[] = []
  for (const [name, id] of before) {
    const { rows } = await db.query<{ row: unknown }>(
      `select to_json(t) as row from ${name} t where id > $1 order by id`,
      [id],
    )
    const each = Math.ceil(rows.length / CALLS)
    const calls = Array.from({ length: CALLS }, (_, at) => rows.slice(at * each, (at + 1) * each).map(({ row }) => row))
    if (rows.length > 0) tables.push({ name, calls })
  }
  await db.query('begin')
  await db.query('set local session_replication_role = replica')
  for (const { name } of tables) await db.query(`delete from ${name} where id > $1`, [before.get(name)])
  await db.query('commit')
  const startedAt = performance.now()
  for (let turn = 0; turn < CALLS; turn++) {
    await db.query('begin')
    for (const { name, calls } of tables)
      await db.query({
        name: `insert ${name}`,
        text: `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`,
        values: [JSON.stringify(calls[turn])],
      })
    await db.query('commit')
  }
  return (CALLS * BATCH * 1000) / (performance.now() - startedAt)
}

/** Lists of staff at an even pace, in turns without and with orders that come in. */
async function waitsOf(call: BenchClient, shop: Shop): Promise<Result> {
  const [quiet, beside]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(await p95Of(call))
    const feed = { isOn: true }
    const feeding = (async () => {
      while (feed.isOn) {
        await shop.send(call, 10)
        await wait(PACE_MS)
      }
    })()
    beside.push(await p95Of(call))
    feed.isOn = false
    await feeding
  }
  const ratio = median(beside) / median(quiet)
  return {
    title: 'Lists of staff, p95',
    rows: {
      alone: { ms: median(quiet).toFixed(1) },
      'beside 20 orders a second': { ms: median(beside).toFixed(1), ratio: ratio.toFixed(2) },
    },
    goals: [{ text: `At most 1.3 × as long beside orders (${ratio.toFixed(2)})`, isMet: ratio <= 1.3 }],
    details: { quiet, beside },
  }
}
