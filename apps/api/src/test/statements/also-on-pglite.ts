import { Client, Pool, type QueryConfig } from 'pg'
import { afterAll, inject } from 'vitest'
import { startPglite } from '#db/pglite/pglite.ts'
import { copyOf } from '#test/copies.ts'
import { refusedElsewhere } from './one-server.ts'

// A file that runs on PostgreSQL also proves that PGlite executes the same statements: each distinct one runs once more
// on PGlite, with the same values, on a copy of the seeded database. None may need what a pooler, a shard or a managed server
// does not offer.

interface Statement {
  text: string
  values: unknown[]
}

interface Recorder {
  keys: Set<string>
  refused: Set<string>
  fresh: Statement[]
  pglite?: Promise<Pool>
}

/** A worker loads modules once, but this one for each test file, so the recorder is global. */
const shared = globalThis as { statements?: Recorder }
const recorder = (shared.statements ??= record())

// These statements set up databases and connections, end transactions, build large data sets of a test, or look at its log or at
// the table of a migration.
const APART =
  /^\s*(?:--.*\n\s*)*(?:begin|commit|rollback|savepoint|release|set|show|discard|listen|unlisten|create|alter|drop|vacuum)\b|generate_series|\bwatch\.change\b|\bnew_table/i
// The copy lacks the records of a test, so constraints and the guard of the log (42501) may fail differently.
const BY_RECORDS = /^(?:23|P0|42501)/

afterAll(async () => {
  const refusals = [...recorder.refused]
  recorder.refused.clear()
  if (refusals.length > 0) throw new Error(`Refused elsewhere:\n${refusals.join('\n')}`)
  const statements = recorder.fresh.splice(0)
  if (statements.length === 0) return
  const faults = await faultsOnPglite(statements)
  if (faults.length > 0) throw new Error(`PGlite does not execute what PostgreSQL does:\n${faults.join('\n')}`)
})

function record(): Recorder {
  const recorder: Recorder = { keys: new Set(), refused: new Set(), fresh: [] }
  const original = Reflect.get(Client.prototype, 'query') as (this: Client, ...args: unknown[]) => unknown
  function query(this: Client, ...args: unknown[]) {
    const answer = original.apply(this, args)
    if (answer instanceof Promise)
      answer.then(
        () => keep(args),
        () => {},
      )
    return answer
  }
  function keep([query, parameters]: unknown[]) {
    const { text, values = [] } = (typeof query === 'string' ? { text: query } : query) as QueryConfig
    const refusal = refusedElsewhere(text)
    if (refusal) recorder.refused.add(refusal)
    // The length of a value list does not make a different statement.
    const key = text.replaceAll(/\$\d+(?:, ?\$\d+)*/g, '$').replaceAll(/\(\$\)(?:, ?\(\$\))*/g, '($)')
    if (recorder.keys.has(key) || APART.test(text)) return
    recorder.keys.add(key)
    recorder.fresh.push({ text, values: Array.isArray(parameters) ? parameters : values })
  }
  Object.assign(Client.prototype, { query })
  return recorder
}

async function faultsOnPglite(statements: Statement[]): Promise<string[]> {
  const client = await (await (recorder.pglite ??= openCopy())).connect()
  const faults: string[] = []
  try {
    await client.query('begin')
    for (const { text, values } of statements) {
      await client.query('savepoint one')
      try {
        await client.query(text, values)
      } catch (error) {
        const { code = '', message } = error as Error & { code?: string }
        if (!BY_RECORDS.test(code)) faults.push(`${code} ${message}: ${text}`)
      }
      await client.query('rollback to one')
    }
    await client.query('rollback')
  } finally {
    client.release()
  }
  return faults
}

async function openCopy(): Promise<Pool> {
  const pglite = await startPglite(`${copyOf(inject('pgliteBase'))}/db`, () => 20_000)
  const pool = new Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    ssl: false,
    stream: () => pglite.stream(),
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
