import type { CallOptions } from '@admin-panel/sdk'
import { useEffect } from 'react'
import { client } from '#data/client.ts'
import { entityOf } from '#data/live/entity-of.ts'
import { clearNews } from '#data/live/news.ts'
import { queryClient } from '#data/queries.ts'
import { cacheRecord, invalidateRecords } from '#data/cache.ts'
import type { Desk, DeskRequest } from './desks.ts'

// Well below the server's lease of half an hour.
const PROLONG = 5 * 60_000

/** The leases of an unloading page: a reload takes them again. */
const LEASE_KEY = 'held-request'

/** The open requests. */
const openRequests = new Set<string>()

/** Renews the user's lease on a request while it is open and releases it with the page. */
export function useLease<Item extends DeskRequest>(desk: Desk<Item>, id: number, isMine: boolean) {
  // A lease expires by the clock, which triggers no render.
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
  // Only `pagehide` means that the page is left; React may also unmount and remount it at once.
  useEffect(() => {
    const key = `${desk.of}/${id}`
    openRequests.add(key)
    const hide = () => {
      if (!leasedRequest(desk, id)) return
      sessionStorage.setItem(LEASE_KEY, key)
      void leave(desk, id, { keepalive: true })
    }
    const show = () => {
      if (sessionStorage.getItem(LEASE_KEY) === key) void takeAgain(desk, id)
      sessionStorage.removeItem(LEASE_KEY)
    }
    show()
    window.addEventListener('pagehide', hide)
    // The back button may restore the page from the back/forward cache.
    window.addEventListener('pageshow', show)
    return () => {
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', show)
      openRequests.delete(key)
      setTimeout(() => openRequests.has(key) || void leave(desk, id))
    }
  }, [desk, id])
}

/** Releases an undecided request; if that fails, its lease expires by itself. */
async function leave<Item extends DeskRequest>(desk: Desk<Item>, id: number, options?: CallOptions) {
  const request = leasedRequest(desk, id)
  if (!request) return
  try {
    cacheRecord(desk.of, await desk.change({ id, version: request.version, status: 'new' }, options))
  } catch {
    void refresh(desk, id)
  }
}

async function takeAgain<Item extends DeskRequest>(desk: Desk<Item>, id: number) {
  try {
    // The request itself names the winner of the race, whatever the version.
    cacheRecord(desk.of, await desk.change({ id, version: 1, status: 'in_work' }))
  } catch {
    void refresh(desk, id)
  }
}

function leasedRequest<Item extends DeskRequest>({ view }: Desk<Item>, id: number): Item | null {
  const record = queryClient.getQueryData<Item>(view({ id }).queryKey)
  const { user } = client.session.getSnapshot()
  return user && record?.status === 'in_work' && record.assignee?.id === user.id ? record : null
}

export function refresh<Item extends DeskRequest>({ of }: Pick<Desk<Item>, 'of'>, id: number) {
  clearNews(`${entityOf(of)}/${id}`)
  return invalidateRecords(of, id)
}
