import { drizzle } from 'drizzle-orm/node-postgres'
import { DatabaseError, type Pool, type QueryConfig } from 'pg'
import { isStatementTimeout } from './failures.ts'
import type { Database } from '#db/connection/pool.ts'

/** A streaming replica of the primary. */
export interface Replica {
  /** Host and port; the URL also holds the password. */
  name: string
  /** Reads from the replica. What it cannot answer, such as a write, the primary does. */
  db: Database
  /** The replica alone, for questions about its own state. */
  alone: Database
  pool: Pool
  /** Whether it was running and recent when it was last checked; a lost connection also ends its use. */
  isUsed: boolean
  /** Whether it answered as a primary at the last check, so it is not used as a replica. */
  leads: boolean
  /** How old its state was at the last check, in seconds; undefined if it did not answer. */
  lag: number | undefined
  /** The position in the write-ahead log that it is known to have replayed, and the sessions that it is known to have. */
  position: number
  sessions: Set<number>
}

interface Options {
  urls: string[]
  lagMs: number
  db: Database
  /** The pool behind `db`. */
  primary: Pool
  open: (url: string) => Pool
}

interface Replicas {
  all: Replica[]
  /** The lag in ms from which a replica is not used. */
  lagMs: number
}

const ofPrimary = new WeakMap<Database, Replicas>()
const primaryOfReplica = new WeakMap<Database, Database>()

export function replicasOf(db: Database): Replicas {
  return ofPrimary.get(db) ?? { all: [], lagMs: 0 }
}

/** The primary of a replica, and any other database itself: for what must not lag, such as rights. */
export function primaryOf(db: Database): Database {
  return primaryOfReplica.get(db) ?? db
}

export function openReplicas({ urls, lagMs, db, primary, open }: Options): Replica[] {
  const all = urls.map((url) => {
    const pool = open(url)
    const alone = drizzle({ client: pool })
    const replica: Replica = {
      name: new URL(url).host,
      db: alone,
      alone,
      pool,
      isUsed: false,
      leads: false,
      lag: undefined,
      position: -1,
      sessions: new Set(),
    }
    replica.db = drizzle({ client: withFallback(replica, primary) })
    primaryOfReplica.set(replica.db, db)
    return replica
  })
  ofPrimary.set(db, { all, lagMs })
  return all
}

const READING = /^\s*(?:select|with|\()/i

/**
 * A pool that reads from the replica. The primary runs transactions and everything but reads, and repeats a statement
 * that fails on the replica: it is down, lacks a new table, has cancelled the statement in favour of replayed changes, or
 * the statement would write after all. A statement that takes too long would take as long on the primary.
 */
function withFallback(replica: Replica, primary: Pool): Pool {
  async function query(config: QueryConfig, values?: unknown[]) {
    if (!replica.isUsed || !READING.test(config.text)) return primary.query(config, values)
    try {
      return await replica.pool.query(config, values)
    } catch (error) {
      if (isStatementTimeout(error)) throw error
      if (isLost(error)) replica.isUsed = false
      return primary.query(config, values)
    }
  }
  return Object.assign(heirOf(replica.pool), { query, connect: () => primary.connect() })
}

/** Every failure of the connection itself, and the classes of SQL states in which a server ends it. */
function isLost(error: unknown): boolean {
  return !(error instanceof DatabaseError) || /^(?:57P|08)/.test(error.code ?? '')
}

/** `Object.create` has no type; the object inherits everything from the pool. */
function heirOf(pool: Pool): Pool {
  return Object.create(pool)
}
