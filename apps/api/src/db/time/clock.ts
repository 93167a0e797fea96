import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/connection/pool.ts'
import { quickly } from '#db/deadline.ts'

/** The clock of this process may differ by so much from that of the database. */
const APART_AT_MOST = 60_000
const READ_EVERY = 5000

/** The time of the database, which all processes share. */
export interface Clock {
  /** The time, read anew after five seconds; refuses where the clock of this process is not to be trusted. */
  read: () => Promise<Date>
  /** The time as it goes on since the last reading. */
  now: () => Date
  /** By how many seconds the clock of this process is ahead; 0 until it is known. */
  ahead: () => number
  isWrong: () => boolean
}

/** The clock of the process differs from the database's by more than a minute, so no timed work may run. */
export class WrongClock extends Error {
  override name = 'WrongClock'
}

const clocks = new WeakMap<Database, Clock>()

/** The clock of a database: one for all who ask. */
export function clockOf(db: Database): Clock {
  const clock = clocks.get(db) ?? createClock(db)
  clocks.set(db, clock)
  return clock
}

export function createClock(db: Database, own: () => number = Date.now): Clock {
  let last: { at: number; read: number } | undefined
  let ahead = 0
  const isWrong = () => Math.abs(ahead) > APART_AT_MOST
  // The monotonic clock of the process goes on evenly when the other one is set.
  const now = () => new Date(last ? last.at + performance.now() - last.read : own())

  async function ask() {
    const before = own()
    const { rows } = await quickly(() =>
      db.execute<{ ms: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`),
    )
    const after = own()
    const at = rows[0]?.ms ?? after
    // The answer was given at some moment between the question and now.
    ahead = at < before ? before - at : at > after ? after - at : 0
    last = { at, read: performance.now() }
  }

  return {
    now,
    isWrong,
    ahead: () => ahead / 1000,
    async read() {
      if (!last || performance.now() - last.read > READ_EVERY) await ask()
      if (isWrong())
        throw new WrongClock('The clock of this process differs from that of the database by more than a minute')
      return now()
    },
  }
}
