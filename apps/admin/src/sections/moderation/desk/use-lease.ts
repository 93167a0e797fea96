import type { CallOptions } from '@admin-panel/sdk'
import { useEffect } from 'react'
import { client } from '#data/client.ts'
import { entityOf } from '#data/live/entity-of.ts'
import { clearNews } from '#data/live/news.ts'
import { queryClient } from '#data/queries.ts'
import { cacheRecord, invalidateRecords } from '#data/cache.ts'
import type { Desk, Held } from './desks.ts'

// Well within the half an hour that the server gives.
const PROLONG = 5 * 60_000

/** What the page held as it went: the one that is loaded in its place takes it again. */
const HELD = 'held-request'

/** The requests on show here. */
const shown = new Set<string>()

/** A request in one's own work stays there while it is on show, and is left to others with the page. */
export function useLease<Item extends Held>(desk: Desk<Item>, id: number, isMine: boolean) {
  // A lease runs by the clock, of which no render tells.
  useEffect(() => {
    if (!isMine) return undefined
    const prolong = () => {
      if (document.visibilityState === 'visible')
        void desk.prolong({ id }).then(
          (record) => queryClient.setQueryData(desk.view({ id }).queryKey, record),
          () => refresh(desk, id),
        )
    }
    const timer = setInterval(prolong, PROLONG)
    document.addEventListener('visibilitychange', prolong)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', prolong)
    }
  }, [desk, id, isMine])
  // Only the end of the page says that it was left; React may also end and begin it anew at once.
  useEffect(() => {
    const key = `${desk.of}/${id}`
    shown.add(key)
    const hide = () => {
      if (!heldOf(desk, id)) return
      sessionStorage.setItem(HELD, key)
      void leave(desk, id, { keepalive: true })
    }
    const show = () => {
      if (sessionStorage.getItem(HELD) === key) void takeAgain(desk, id)
      sessionStorage.removeItem(HELD)
    }
    show()
    window.addEventListener('pagehide', hide)
    // Going back may show the page as it was left.
    window.addEventListener('pageshow', show)
    return () => {
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', show)
      shown.delete(key)
      setTimeout(() => shown.has(key) || void leave(desk, id))
    }
  }, [desk, id])
}

/** What was not decided goes back into the queue; where that fails, the lease runs out by itself. */
async function leave<Item extends Held>(desk: Desk<Item>, id: number, options?: CallOptions) {
  const held = heldOf(desk, id)
  if (!held) return
  try {
    cacheRecord(desk.of, await desk.change({ id, version: held.version, status: 'new' }, options))
  } catch {
    void refresh(desk, id)
  }
}

async function takeAgain<Item extends Held>(desk: Desk<Item>, id: number) {
  try {
    // Whoever was faster is named by the request itself, whatever the version.
    cacheRecord(desk.of, await desk.change({ id, version: 1, status: 'in_work' }))
  } catch {
    void refresh(desk, id)
  }
}

function heldOf<Item extends Held>({ view }: Desk<Item>, id: number): Item | null {
  const record = queryClient.getQueryData<Item>(view({ id }).queryKey)
  const { user } = client.session.getSnapshot()
  return user && record?.status === 'in_work' && record.assignee?.id === user.id ? record : null
}

export function refresh<Item extends Held>({ of }: Pick<Desk<Item>, 'of'>, id: number) {
  clearNews(`${entityOf(of)}/${id}`)
  return invalidateRecords(of, id)
}
