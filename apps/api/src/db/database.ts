import { drizzle } from 'drizzle-orm/node-postgres'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool, types } from 'pg'
import { sql } from '#db/drizzle.ts'
import { refuseDamaged } from './pglite/damaged-folder.ts'
import { type Connections, CONNECTIONS } from '#db/connection/connections.ts'
import { DEADLINES, type Deadlines, timeLeft } from './deadline.ts'
import { requireFitServer } from '#db/connection/fit-server.ts'
import { codeOf, lastingFailure } from './connection/lasting-failure.ts'
import { createGate } from './pglite/gate.ts'
import { lockFolder } from './pglite/lock.ts'
import { startPglite } from './pglite/pglite.ts'
import { type Database, endSilent, keepConnections } from '#db/connection/pool.ts'
import { keepPrivate } from './pglite/private-folder.ts'
import { openReplicas, type Replica } from './replica.ts'

export type { Database }

export interface OpenDatabase {
  db: Database
  kind: 'postgresql' | 'pglite'
  pool: Pool
  /** The same database by a connection that calls do not take: its state can be asked for while they fill the pool. */
  aside: Database
  replicas: Replica[]
  /** Throws what the server lacks for this program, in a sentence for its administrator. */
  requireFit(): Promise<void>
  /** Lifts the query deadline for statements that may take minutes. */
  unhurried<Result>(run: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** A PostgreSQL URL; without one, PGlite stores the data in `folder`. */
  url?: string | undefined
  /** The URLs of streaming replicas, and how far behind they may be, in ms. */
  replicas?: { urls: string[]; lagMs: number }
  folder: string
  connections?: Connections
  deadlines?: Deadlines
  onError: (error: Error) => void
}

// Ids, kopecks and counts stay below 2⁵³.
types.setTypeParser(types.builtins.INT8, Number)

const GOODBYE = 2000
// The server-side timeout fires first, because it keeps the connection usable.
const SERVER_SHARE = 0.95
/** Tells in `pg_stat_activity` which program of which machine a connection belongs to; PostgreSQL keeps 63 bytes. */
const application_name = `admin-panel ${basename(process.argv[1] ?? '').replace(/\.\w+$/, '')} ${process.pid}@${hostname()}`
const settings = ({ query, lock }: Deadlines) => ({
  TimeZone: 'UTC',
  // SSDs and memory read random pages as fast as sequential ones; the default suits spinning disks.
  random_page_cost: 1.1,
  statement_timeout: Math.ceil(query * SERVER_SHARE),
  lock_timeout: lock,
  idle_in_transaction_session_timeout: 15_000,
})

export async function openDatabase({
  url,
  replicas: { urls, lagMs } = { urls: [], lagMs: 0 },
  folder,
  connections: { size, prepared, keepAliveMs } = CONNECTIONS,
  deadlines = DEADLINES,
  onError,
}: DatabaseOptions): Promise<OpenDatabase> {
  if (folder) keepPrivate(folder)
  let isHurried = true
  const options = Object.entries(settings(deadlines))
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
  const poolOf = (connectionString: string, max = size) =>
    new Pool({
      connectionString,
      max,
      connectionTimeoutMillis: deadlines.connection,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      options,
      application_name,
      pipeline: true,
    })
  const { pool, kind, release } = url
    ? { pool: poolOf(url), kind: 'postgresql' as const, release: undefined }
    : await openFolder(folder, options, deadlines.connection, () => (isHurried ? deadlines.query : Infinity))
  const limit = () => (isHurried ? timeLeft(deadlines) : Infinity)
  if (url) endSilent(pool, limit)
  // PGlite has one connection, so all calls queue for it.
  const gate = url ? undefined : createGate(deadlines.connection)
  survive(pool, onError)
  const db = drizzle({ client: keepConnections(pool, { gate, prepared }) })
  const openBeside = (address: string, name: string, max?: number) => {
    const beside = poolOf(address, max)
    endSilent(beside, limit)
    survive(beside, onError)
    return keepConnections(beside, { prepared, name })
  }
  const aside = url ? openBeside(url, 'aside', 1) : undefined
  const replicas = openReplicas({
    urls,
    lagMs,
    db,
    primary: pool,
    open: (address) => openBeside(address, new URL(address).host),
  })
  return {
    db,
    kind,
    pool,
    aside: aside ? drizzle({ client: aside }) : db,
    replicas,
    requireFit: async () => (url ? requireFitServer(pool, { prepared }) : undefined),
    async unhurried(run) {
      isHurried = false
      try {
        return await run()
      } finally {
        isHurried = true
      }
    },
    async close() {
      gate?.close()
      await Promise.all([pool, ...(aside ? [aside] : []), ...replicas.map((replica) => replica.pool)].map(endPool))
      await release?.()
    },
  }
}

/** Without these two handlers, a connection closed by the server would crash the process. */
function survive(pool: Pool, onError: (error: Error) => void) {
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
}

/**
 * `pool.end` resolves before its connections are closed, so a server stopped right afterwards would report errors to
 * them.
 */
async function endPool(pool: Pool): Promise<void> {
  let open = pool.totalCount
  const closed = new Promise<void>((resolve) => {
    pool.on('remove', () => {
      open -= 1
      if (open === 0) resolve()
    })
  })
  await pool.end()
  // An unreachable server never acknowledges the disconnect.
  if (open > 0) await Promise.race([closed, wait(GOODBYE, undefined, { ref: false })])
}

/** Waits up to a minute for a database that starts later than the server, unless waiting does not help. */
export async function untilReady(db: Database, onWait: (seconds: number, code: string) => void): Promise<void> {
  for (const seconds of [1, 2, 4, 8, 15, 15, 15]) {
    try {
      await db.execute(sql`select 1`)
      return
    } catch (error) {
      if (lastingFailure(error)) throw error
      onWait(seconds, codeOf(error))
      await wait(seconds * 1000)
    }
  }
  await db.execute(sql`select 1`)
}

async function openFolder(folder: string, options: string, connectionTimeoutMillis: number, limit: () => number) {
  const lock = lockFolder(folder)
  try {
    const data = join(folder, 'db')
    refuseDamaged(data)
    const pglite = await startPglite(data, limit)
    const pool = new Pool({
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis,
      ssl: false,
      stream: () => pglite.stream(),
      options,
      pipeline: true,
    })
    const release = async () => {
      await pglite.close()
      lock.release()
    }
    return { pool, kind: 'pglite' as const, release }
  } catch (error) {
    lock.release()
    throw error
  }
}
