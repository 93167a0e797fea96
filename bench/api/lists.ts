import { createApp } from '../../apps/api/src/app.ts'
import { openDatabase } from '../../apps/api/src/db/database.ts'
import { readEnv } from '../../apps/api/src/env.ts'
import { type Operation, readContract, type Schema } from '../../apps/api/src/contract/operations.ts'
import type { Result } from '../rounds.ts'
import { type App, LIMITS, SEEDED_AT, signIn } from '../target.ts'

const SLOW = 100
const ACCOUNTS = ['admin@example.com', 'merchant1@example.com']
// Values that the parameter's type does not imply: rare and frequent ones of the seed.
const SAMPLES: Record<string, string[]> = {
  q: ['фильтр масл', 'w914', '7700', 'ива', 'zzzz', '1000123'],
  ip: ['192.0.2.1'],
  request_id: ['0'.repeat(32)],
  field: ['weight_g', 'status'],
  bbox: ['37,55,38,56'],
  product_id: ['1001', '5'],
  path: ['/products'],
}
const PAGING = new Set(['page', 'per_page', 'sort', 'after', 'limit'])

/** Every list with every filter and order: each needs an index on a large database. */
export async function lists(url: string): Promise<Result> {
  const database = await openDatabase({ url, folder: '', onError: (error) => console.error(error) })
  const app = await createApp({ db: database.db, env: readEnv(LIMITS), now: () => new Date(SEEDED_AT) })
  const slow: Record<string, Record<string, string>> = {}
  let calls = 0
  for (const email of ACCOUNTS) {
    const headers = { authorization: `Bearer ${await signIn(app, email)}` }
    for (const operation of readContract().filter(isList)) {
      for (const path of pathsOf(operation)) {
        const ms = await fastest(app, path, headers)
        if (ms === undefined) continue
        calls++
        if (ms <= SLOW) continue
        const name = `${email.split('@')[0]} ${decodeURIComponent(path)}`
        console.log(`${ms.toFixed(0).padStart(7)} ms  ${name}`)
        slow[name] = { ms: ms.toFixed(0) }
      }
    }
  }
  await app.close()
  await database.close()
  const count = Object.keys(slow).length
  return {
    title: `Of ${calls} lists, options and searches, those slower than ${SLOW} ms`,
    rows: slow,
    goals: [{ text: `Every filter and every order has its index: ${count} are slow`, isMet: count === 0 }],
  }
}

function isList({ method, query, reply, parameters }: Operation): boolean {
  const isSearch = query.properties?.['per_page'] !== undefined || query.properties?.['q'] !== undefined
  return method === 'GET' && reply !== undefined && isSearch && Object.keys(parameters).length === 0
}

function pathsOf({ path, query }: Operation): string[] {
  const properties = Object.entries(query.properties ?? {})
  const orders = ['', ...(query.properties?.['sort']?.items?.enum ?? []).map((key) => `sort=${String(key)}`)]
  const filters = properties
    .filter(([name]) => !PAGING.has(name))
    .flatMap(([name, schema]) => samplesOf(name, schema).map((value) => `${name}=${encodeURIComponent(value)}`))
  const required = (query.required ?? []).map((name) => `${name}=${samplesOf(name, query.properties?.[name] ?? {})[0]}`)
  return ['', ...filters].flatMap((filter) =>
    orders.map((order) => `${path}?${[...required, filter, order].filter(Boolean).join('&')}`),
  )
}

function samplesOf(name: string, schema: Schema): string[] {
  const samples = SAMPLES[name]
  if (samples) return samples
  if (schema.items) return samplesOf(name, schema.items)
  if (schema.enum) return schema.enum.map(String)
  if (schema.type === 'boolean') return ['true', 'false']
  if (schema['format'] === 'date') return ['2026-05-30', '2026-02-15']
  if (schema.type === 'integer') return name.endsWith('_id') ? ['1', '12'] : ['4', '90000']
  return []
}

/** Milliseconds; a slow list is requested again, since the first call may wait for the disk. Undefined without permission. */
async function fastest(app: App, url: string, headers: Record<string, string>): Promise<number | undefined> {
  let best = Infinity
  for (let turn = 0; turn < 3 && best > SLOW; turn++) {
    const startedAt = performance.now()
    const { statusCode } = await app.inject({ url, headers })
    if (statusCode === 403 || statusCode === 422) return undefined
    best = Math.min(best, performance.now() - startedAt)
  }
  return best
}
