import type { Database } from '#db/database.ts'
import { untilReplayed } from '#db/watch-replicas.ts'
import type { Authenticate } from '#contract/identity.ts'
import { tooMany, unavailable } from '#errors.ts'
import { createAuthenticate } from '#sections/auth/public.ts'
import { type ChangedRows, changesSince, isLater, placeNow } from './changes.ts'
import type { Outlet } from './outlet.ts'

const LOOK_EVERY = 1000
const AT_MOST = 1000

type Listener = (place: string, rows: ChangedRows) => void

/** Shared by all streams of this process: one poll of the log, the stream limits and the shutdown. */
export interface Hub {
  authenticate: Authenticate
  /** Refuses a stream beyond the limit; returns the function that unregisters it. */
  admit: (userId: number, outlet: Outlet, atMost: number) => () => void
  /** Reports every poll after the returned position, which is not before `from` if another process has sent that. */
  follow: (listener: Listener, from?: string) => Promise<{ place: string; stop: () => void }>
  /** How many streams are open. */
  count: () => number
  close: () => Promise<void>
}

const hubs = new WeakMap<Database, Hub>()

export function hubOf(db: Database, adminCheck: boolean): Hub {
  const hub = hubs.get(db) ?? createHub(db, adminCheck)
  hubs.set(db, hub)
  return hub
}

export function countStreams(db: Database): number {
  return hubs.get(db)?.count() ?? 0
}

export async function closeStreams(db: Database): Promise<void> {
  await hubs.get(db)?.close()
}

function createHub(db: Database, adminCheck: boolean): Hub {
  const outlets = new Map<Outlet, number>()
  const listeners = new Set<Listener>()
  // The count increases before the first position is known, so that polling does not stop meanwhile.
  let followers = 0
  let started: Promise<void> | undefined
  let place = ''
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()
  let looked = Promise.withResolvers<void>()

  function schedule() {
    timer = setTimeout(() => (looking = look()), LOOK_EVERY).unref()
  }

  async function look() {
    // A database outage loses no changes, since the position stays.
    const changes = await changesSince(db, place).catch(() => undefined)
    if (changes) {
      // An announced change is looked up at once, perhaps on a replica.
      if (changes.rows.length > 0) await untilReplayed(db).catch(() => undefined)
      place = changes.place
      for (const listener of listeners) listener(place, changes.rows)
    }
    looked.resolve()
    looked = Promise.withResolvers()
    if (followers > 0) schedule()
    else started = undefined
  }

  async function start() {
    place = await placeNow(db)
    schedule()
  }

  return {
    authenticate: createAuthenticate(db, adminCheck),
    admit(userId, outlet, atMost) {
      if (outlets.size >= AT_MOST) throw unavailable()
      if ([...outlets.values()].filter((id) => id === userId).length >= atMost) throw tooMany(60)
      outlets.set(outlet, userId)
      return () => void outlets.delete(outlet)
    },
    async follow(listener, from) {
      followers++
      started ??= start()
      try {
        await started
      } catch (error) {
        followers--
        started = undefined
        throw error
      }
      // Another process may have looked later. A look under way here may be older still, and the next one is not.
      const isBehind = () => from !== undefined && isLater(from, place)
      for (let left = 2; left > 0 && isBehind(); left--) await looked.promise
      listeners.add(listener)
      const stop = () => {
        if (listeners.delete(listener)) followers--
      }
      return { place, stop }
    },
    count: () => outlets.size,
    async close() {
      for (const outlet of outlets.keys()) outlet.end()
      clearTimeout(timer)
      await looking
      looked.resolve()
    },
  }
}
