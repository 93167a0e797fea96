import type { OperationId, Params } from '@admin-panel/sdk'
import { type DataTag, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** What a mutation expects of the cache, before the server has answered. */
export interface Optimistic<K extends OperationId> {
  apply(cache: CacheDraft, params: Params<K>): void
}

export interface CacheDraft {
  /** Patches the data of every cached query whose key starts so; the updater must not change what it is given. */
  update<T>(key: DataTag<QueryKey, T, unknown>, updater: (data: T) => T): void
  update<T = unknown>(key: QueryKey, updater: (data: T) => T): void
}

interface Patch {
  readonly hash: string
  readonly updater: (data: unknown) => unknown
}

export interface OptimisticLayer {
  /** Shows the patches at once; the result keeps them as the server's word, or takes them back. */
  begin(apply: (cache: CacheDraft) => void): { commit(): void; rollBack(): void }
}

/** Keeps the server's data apart from the patches of pending mutations, so that each can go alone (B28). */
export function createOptimisticLayer(queryClient: QueryClient): OptimisticLayer {
  const cache = queryClient.getQueryCache()
  const bases = new Map<string, unknown>()
  let pending: Patch[] = []

  function show(hash: string) {
    const query = cache.get(hash)
    const data = pending
      .filter((patch) => patch.hash === hash)
      .reduce((value, { updater }) => updater(value), bases.get(hash))
    if (!pending.some((patch) => patch.hash === hash)) bases.delete(hash)
    if (query) queryClient.setQueryData(query.queryKey, data)
  }

  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryHash, state } = event.query
    if (!bases.has(queryHash)) return
    bases.set(queryHash, state.data)
    show(queryHash)
  })

  return {
    begin(apply) {
      const patches: Patch[] = []
      apply({
        update(queryKey: QueryKey, updater: (data: never) => unknown) {
          for (const query of cache.findAll({ queryKey }))
            if (query.state.data !== undefined) patches.push({ hash: query.queryHash, updater: asUpdater(updater) })
        },
      })
      pending.push(...patches)
      const hashes = new Set(patches.map(({ hash }) => hash))
      for (const hash of hashes) {
        const query = cache.get(hash)
        // An answer on its way does not know of the change yet.
        if (query) void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true })
        if (!bases.has(hash)) bases.set(hash, query?.state.data)
        show(hash)
      }
      function end(keep: boolean) {
        for (const { hash, updater } of patches) if (keep && bases.has(hash)) bases.set(hash, updater(bases.get(hash)))
        pending = pending.filter((patch) => !patches.includes(patch))
        for (const hash of hashes) show(hash)
      }
      return { commit: () => end(true), rollBack: () => end(false) }
    },
  }
}

// The key's tag, or the caller's word, says what the cached data is.
function asUpdater(updater: (data: never) => unknown) {
  return updater as (data: unknown) => unknown
}
