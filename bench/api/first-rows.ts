import { Client } from 'pg'
import type { Result } from '../rounds.ts'
import { seed } from '../target.ts'

// Aggregates over all rows, values that differ with each run, and counters of the server.
const DERIVED = [
  'products_count',
  'usage_count',
  'active_offers_count',
  'open_orders_count',
  'cancel_rate_bp',
  'rating',
  'available',
  'password_hash',
  'transaction',
]
const TABLES = `
  select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'id' and table_name not in ('audit_log', 'status_history', 'session') order by 1`

/** The small seed's records are the first ones of the large seed, so that results of the one hold for the other. */
export async function firstRows(url: string): Promise<Result> {
  const large = new Client(url)
  await large.connect()
  await large.query('create database bench_dev template template0')
  const { href } = Object.assign(new URL(url), { pathname: '/bench_dev' })
  await seed(href, 'dev')
  const small = new Client(href)
  await small.connect()
  const rows: Record<string, Record<string, string>> = {}
  for (const { name } of (await small.query<{ name: string }>(TABLES)).rows) {
    const [of, among] = await Promise.all([small, large].map((client) => firstOf(client, name)))
    const differing = [...(of ?? [])].filter(([id, row]) => among?.get(id) !== row)
    if (differing.length > 0) rows[name] = { rows: String(of?.size), differing: String(differing.length) }
  }
  await small.end()
  await large.query('drop database bench_dev')
  await large.end()
  return {
    title: 'Records of the small seed that are others in the large one',
    rows,
    goals: [{ text: 'The first rows of both seeds are the same', isMet: Object.keys(rows).length === 0 }],
  }
}

async function firstOf(client: Client, table: string): Promise<Map<number, string>> {
  const { rows } = await client.query<{ id: number; row: string }>(
    `select id::int, (to_jsonb(line) - $1::text[])::text as row from "${table}" line where id <= 10000`,
    [DERIVED],
  )
  return new Map(rows.map(({ id, row }) => [id, row]))
}
