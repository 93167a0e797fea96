import { unauthorized } from '#errors.ts'
import type { Call, Result } from '#contract/handlers.ts'
import { type ChangedRows, changesBetween, changesFor, changesFrom } from './changes.ts'
import { hubOf } from './hub.ts'
import { createOutlet } from './outlet.ts'
import { replicasOf } from '#db/replica.ts'
import { everyPermission, watcherOf } from './watched.ts'

const CHECK_EVERY = 5000
const PING_EVERY = 3

/**
 * Streams the changes of other users. The reader is authenticated periodically, so the stream ends with the session.
 */
export async function openStream({
  db,
  actor,
  caller,
  token = '',
  lastEventId,
  query: { shown_for },
  env,
}: Call<'events.stream'>): Promise<Result<'events.stream'>> {
  const hub = hubOf(db, env.adminCheck)
  const leaving: (() => void)[] = []
  const outlet = createOutlet(() => {
    for (const leave of leaving.splice(0)) leave()
  })
  leaving.push(hub.admit(actor.preview?.authorId ?? actor.userId, outlet, env.limits.streams))

  const startedAt = performance.now()
  const permissions = everyPermission()
  async function findWatcher() {
    const now = new Date(caller.at.getTime() + performance.now() - startedAt)
    const identity = await hub.authenticate(token, permissions, { at: now, ip: caller.ip })
    return identity && watcherOf(identity, env.adminCheck)
  }

  try {
    let watcher = await findWatcher()
    if (!watcher) throw unauthorized()
    let last = ''
    async function check() {
      watcher = await findWatcher().catch(() => undefined)
      if (!watcher) outlet.end()
      return watcher
    }
    const itemsFor = (rows: ChangedRows | undefined) =>
      Array.isArray(rows) && watcher ? changesFor(watcher, rows) : undefined
    async function sendChanges(place: string, rows: ChangedRows | undefined) {
      // The rights are checked before every send, not only periodically.
      if (itemsFor(rows)?.length !== 0 && (await check())) {
        const items = itemsFor(rows)
        if (!items) outlet.send('reset', place)
        else if (items.length > 0) outlet.send('changes', place, { items })
      }
      last = place
    }

    // Live changes queue until the missed ones are sent, and each waits for the previous one.
    const catchUp = Promise.withResolvers<void>()
    let delivered = catchUp.promise
    const { place, stop } = await hub.follow(
      // A stream that cannot be written to ends, and its reader connects anew.
      (at, rows) => void (delivered = delivered.then(() => sendChanges(at, rows)).catch(() => outlet.end())),
      lastEventId,
    )
    leaving.push(stop)
    if (lastEventId !== undefined) await sendChanges(place, await changesBetween(db, lastEventId, place))
    else if (shown_for !== undefined)
      // A replica may have answered, without the changes of its lag.
      await sendChanges(
        place,
        await changesFrom(db, new Date(caller.at.getTime() - shown_for - replicasOf(db).lagMs), place),
      )
    // The position is sent after the changes: a connection lost in between would otherwise skip them.
    outlet.send('ping', place)
    last = place
    catchUp.resolve()

    let checks = 0
    const timer = setInterval(() => {
      void check()
        .then((currentWatcher) => {
          if (currentWatcher && ++checks % PING_EVERY === 0) outlet.send('ping', last)
        })
        .catch(() => outlet.end())
    }, CHECK_EVERY).unref()
    leaving.push(() => clearInterval(timer))
  } catch (error) {
    outlet.end()
    throw error
  }
  return { events: outlet.events }
}
