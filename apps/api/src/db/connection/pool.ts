import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { createHash } from 'node:crypto'
import { tracingChannel } from 'node:diagnostics_channel'
import { Pool, type PoolClient, type QueryConfig } from 'pg'
import type { PgDatabase } from '#db/drizzle.ts'
import { isReadOnly, noteUnconnected } from '#db/failures.ts'
import type { Gate } from '#db/pglite/gate.ts'
import { pipelineTransactions } from './pipeline.ts'

/** The database or one of its transactions; every query takes either. */
export type Database = PgDatabase<NodePgQueryResultHKT>

/** The wait for a connection. */
interface Wait {
  /** `primary`, or the host of a replica. */
  pool: string
}

interface Statement {
  pool: string
  /** Its text, in which values are parameters. */
  text: string
}

/** Announce what the database is asked for to those who measure it. */
export const waits = tracingChannel<unknown, Wait>('admin-panel:wait')
export const statements = tracingChannel<unknown, Statement>('admin-panel:statement')

const NAMES_AT_MOST = 1000

interface Kept {
  gate?: Gate | undefined
  /** Whether statements have names; without them, PostgreSQL parses and plans each one anew. */
  prepared?: boolean
  /** The name of the pool for those who measure it. */
  name?: string
}

/**
 * `pool.query` of pg discards the connection after any SQL error; this one keeps it. It also names each statement by
 * its text, so that PostgreSQL parses and plans it once per connection.
 */
export function keepConnections(pool: Pool, { gate, prepared = true, name: poolName = 'primary' }: Kept = {}): Pool {
  const names = new Map<string, string>()
  const acquire = pool.connect.bind(pool)
  const ofStandby = retireReadOnly(pool)
  measureStatements(pool, poolName)
  pipelineTransactions(pool)
  if (!prepared) dropNames(pool)

  function nameOf(text: string): string | undefined {
    const existing = names.get(text)
    if (existing || names.size >= NAMES_AT_MOST) return existing
    const name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }

  /**
   * A drizzle transaction whose `begin` fails never releases its connection, which would shrink the pool for good. A
   * connection that ends is therefore released here, and a later release does nothing.
   */
  async function connect(): Promise<PoolClient> {
    const { client, leave } = await waits.tracePromise(enter, { pool: poolName })
    const giveBack = client.release.bind(client)
    let isHeld = true
    const release = (error?: Error | boolean) => {
      if (!isHeld) return
      isHeld = false
      client.off('end', lose)
      giveBack(error ?? ofStandby.has(client))
      leave?.()
    }
    const lose = () => release(true)
    client.on('end', lose)
    return Object.assign(client, { release })
  }

  async function enter() {
    const leave = await gate?.enter()
    const client = await acquireWritable().catch((error: unknown) => {
      leave?.()
      throw error
    })
    return { client, leave }
  }

  async function acquireWritable(): Promise<PoolClient> {
    const client = await acquire().catch((error: unknown) => {
      throw noteUnconnected(error)
    })
    if (!ofStandby.has(client)) return client
    client.release(true)
    return acquireWritable()
  }

  async function query(config: QueryConfig, values?: unknown[]) {
    const client = await connect()
    try {
      return await client.query({ ...config, name: config.name ?? nameOf(config.text) }, values)
    } finally {
      client.release()
    }
  }

  return Object.assign(pool, { connect, query })
}

/** Runs several transactions on one connection, which then ends with its settings and locks. */
export async function onOneConnection<Result>(
  db: Database,
  run: (connection: Database) => Promise<Result>,
): Promise<Result> {
  if (!('$client' in db && db.$client instanceof Pool)) throw new Error('A transaction is on one connection already')
  const client = await db.$client.connect()
  try {
    await refusePooler(client)
    return await run(drizzle({ client }))
  } finally {
    client.release(true)
  }
}

/** A pooler keeps settings and locks beyond the connection, and may lend each transaction another server. */
async function refusePooler(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })
  // A pooler makes the number up that it tells its client.
  if (rows[0]?.pid !== Reflect.get(client, 'processID'))
    throw new Error('DATABASE_URL: схему меняют по адресу самого сервера, а это адрес пулера')
}

/**
 * The connections that have to go, since one of them has met a server that takes no writes: new ones may find the primary
 * that has taken over.
 */
function retireReadOnly(pool: Pool): { has(client: PoolClient): boolean } {
  const open = new Set<PoolClient>()
  const retired = new WeakSet<PoolClient>()
  pool.on('remove', (client) => open.delete(client))
  pool.on('connect', (client) => {
    open.add(client)
    const sendQuery = client.query.bind(client)
    const query = (config: QueryConfig, values?: unknown[]) =>
      sendQuery(config, values).catch((error: unknown) => {
        if (isReadOnly(error)) for (const one of open) retired.add(one)
        throw error
      })
    Object.assign(client, { query })
  })
  return retired
}

function dropNames(pool: Pool) {
  pool.on('connect', (client) => {
    const sendQuery = client.query.bind(client)
    const query = (config: QueryConfig, values?: unknown[]) => sendQuery({ ...config, name: undefined }, values)
    Object.assign(client, { query })
  })
}

/** Announces the statements of the pool to those who measure them. */
function measureStatements(pool: Pool, poolName: string) {
  pool.on('connect', (client) => {
    const sendQuery = client.query.bind(client)
    const query = (config: QueryConfig, values?: unknown[]) =>
      statements.tracePromise(() => sendQuery(config, values), { pool: poolName, text: config.text })
    Object.assign(client, { query })
  })
}

/** Destroys a connection whose query times out, because a hung server does not enforce its own limits. */
export function endSilent(pool: Pool, limit: () => number) {
  pool.on('connect', (client) => {
    const sendQuery = client.query.bind(client)
    const query = async (config: QueryConfig, values?: unknown[]) => {
      const ms = limit()
      if (ms === Infinity) return sendQuery(config, values)
      // The wait for the connection has taken all the time; the connection itself is sound.
      if (ms <= 0) throw silence(ms)
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        void client.end()
        // Otherwise a pipelined client would wait for the answers first.
        client.connection.stream.destroy()
      }, ms)
      return sendQuery(config, values)
        .catch((error: unknown) => {
          throw isLate ? silence(ms) : error
        })
        .finally(() => clearTimeout(timer))
    }
    Object.assign(client, { query })
  })
}

const silence = (ms: number) =>
  Object.assign(new Error(`The database has not answered within ${Math.round(ms)} ms`), { code: 'ETIMEDOUT' })
