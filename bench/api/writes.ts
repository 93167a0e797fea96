import type { ChildProcess } from 'node:child_process'
import { Client } from 'pg'
import type { Result } from '../rounds.ts'
import { seed } from '../target.ts'
import { clientOf, rss, withServer } from './client.ts'

const BRANDS = '/api/catalog/admin/brand'
const CLIENTS = 8
const CHANGES = 40
const IMPORTS = 6
/** The memory that the rows of an export may take while they are sent. */
const EXPORT_MB = 64

/** Changes and imports on a small database of their own, and an export of the large one. */
export async function writes(url: string): Promise<Result> {
  const client = new Client(url)
  await client.connect()
  await client.query('create database bench_writes template template0')
  const small = Object.assign(new URL(url), { pathname: '/bench_writes' }).href
  try {
    await seed(small, 'dev')
    const changed = await withServer(small, async (address) => ({
      change: await changesOf(address),
      import: await importsOf(address, small),
    }))
    const exported = await withServer(url, exportOf)
    return {
      title: 'Changes, an import and an export',
      rows: {
        [`a change of a record, ${CLIENTS} at once`]: { 'per second': changed.change.toFixed(0) },
        'rows of an import': { 'per second': changed.import.toFixed(0) },
        'rows of an export of the log': {
          'per second': exported.rate.toFixed(0),
          rows: String(exported.rows),
          'memory before, MB': String(exported.before),
          'at most, MB': String(exported.most),
        },
      },
      goals: [{ text: `An export takes at most ${EXPORT_MB} MB`, isMet: exported.most - exported.before <= EXPORT_MB }],
    }
  } finally {
    await client.query('drop database bench_writes with (force)')
    await client.end()
  }
}

async function changesOf(address: string): Promise<number> {
  const call = await clientOf(address, 'admin@example.com')
  const { items } = await (await call(`${BRANDS}?per_page=10`)).json()
  const startedAt = performance.now()
  await Promise.all(
    items.slice(0, CLIENTS).map(async ({ id }: { id: number }) => {
      let { version } = await (await call(`${BRANDS}/${id}`)).json()
      for (let turn = 0; turn < CHANGES; turn++) {
        const sent = {
          method: 'PUT',
          body: { site: `https://example.com/${turn}` },
          headers: { 'if-match': `"v${version}"` },
        }
        version = (await (await call(`${BRANDS}/${id}`, sent)).json()).version
      }
    }),
  )
  return (CLIENTS * CHANGES * 1000) / (performance.now() - startedAt)
}

/** A price list of the seller with the most offers. */
async function importsOf(address: string, url: string): Promise<number> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ company_id: number; seller_sku: string; price_kopecks: number }>(`
    select company_id::int, seller_sku, price_kopecks::int from product_offer
    where company_id = (select company_id from product_offer group by 1 order by count(*) desc, 1 limit 1)
      and status = 'active' order by id limit 1000`)
  await client.end()
  const call = await clientOf(address, 'admin@example.com')
  const startedAt = performance.now()
  for (let turn = 1; turn <= IMPORTS; turn++) {
    const items = rows.map((row) => ({ ...row, price_kopecks: row.price_kopecks + turn * 100 }))
    await call('/api/catalog/admin/product-offer/upsert', { method: 'PUT', body: { items, skip_invalid: true } })
  }
  return (IMPORTS * rows.length * 1000) / (performance.now() - startedAt)
}

async function exportOf(address: string, server: ChildProcess) {
  const call = await clientOf(address, 'admin@example.com')
  await (await call('/api/log/admin/audit-log/export?format=csv&entity=brand')).text()
  const before = rss(server)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, rss(server))
  }, 50)
  const startedAt = performance.now()
  try {
    const reply = await call('/api/log/admin/audit-log/export?format=csv&created_from=2026-05-29&created_to=2026-05-30')
    const rows = Number(reply.headers.get('x-row-count'))
    await reply.body?.pipeTo(new WritableStream())
    return { rate: (rows * 1000) / (performance.now() - startedAt), rows, before, most }
  } finally {
    clearInterval(watch)
  }
}
