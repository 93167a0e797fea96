import { isApiError, type Item, type KeyClient } from '@admin-panel/sdk'
import { streamEvents } from '@admin-panel/sdk/events'

type Row = Item<'auditLog.list'>

/** The stream leaves out what changes no record, such as sign-ins and exports. */
const LOOK_EVERY = 10_000
const PASSING = new Set(['network', 'timeout', 'server', 'rate-limit', 'parse'])

/** The newest row of the change log. */
export async function lastRow(client: KeyClient): Promise<number> {
  const { items } = await client.api.auditLog.list({ per_page: 10 })
  return Math.max(0, ...items.map(({ id }) => id))
}

/**
 * Iterates the rows of the change log after one, as far as the key reads it: those of which webhooks are made. The stream
 * of events says at once that there is something new.
 */
export async function* rowsAfter(client: KeyClient, last: number, signal: AbortSignal): AsyncGenerator<Row> {
  const seen = new Set<number>()
  let wake = Promise.withResolvers<void>()
  const look = () => wake.resolve()
  const timer = setInterval(look, LOOK_EVERY)
  signal.addEventListener('abort', look)
  let failure: unknown
  void follow(client, signal, look).catch((error: unknown) => {
    failure = error
    look()
  })
  try {
    while (!signal.aborted) {
      await wake.promise
      wake = Promise.withResolvers<void>()
      if (failure !== undefined) throw failure
      const rows = await unseenRows(client, last, seen).catch(requirePassing)
      for (const row of rows) if (seen.add(row.id)) yield row
    }
  } finally {
    clearInterval(timer)
  }
}

/** A place that the server does not know is answered with an event at once, so the rows since the beginning are read then. */
async function follow(client: KeyClient, signal: AbortSignal, onEvent: () => void) {
  const events = streamEvents(client, { since: 'the beginning', signal })
  try {
    while (!(await events.next()).done) onEvent()
  } catch (error) {
    if (!isApiError(error, 'aborted')) throw error
  }
}

/** The oldest first. A row may become visible after one with a higher number. */
async function unseenRows(client: KeyClient, last: number, seen: Set<number>): Promise<Row[]> {
  const rows = new Map<number, Row>()
  for await (const { items } of client.api.auditLog.list({ per_page: 100 }).pages()) {
    const unseen = items.filter(({ id }) => id > last && !seen.has(id))
    for (const row of unseen) rows.set(row.id, row)
    if (unseen.length === 0) break
  }
  return [...rows.values()].toSorted((a, b) => a.id - b.id)
}

/** What waiting mends is read the next time. */
function requirePassing(error: unknown): Row[] {
  if (isApiError(error) && PASSING.has(error.kind)) return []
  throw error
}
