import type { OperationId, Params } from '@admin-panel/sdk'
import { type DataTag, type QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * Patches the cache while a mutation is pending.
 * @example
 * mutations.users.statusChange({
 *   optimistic: {
 *     apply: (cache, { id, status }) => cache.update(queries.users.view({ id }).queryKey, (user) => ({ ...user, status })),
 *   },
 * })
 */
export interface Optimistic<K extends OperationId> {
  /** Describes the patches for the parameters of one `mutate()`. */
  apply(cache: CacheDraft, params: Params<K>): void
}

/** The cache as an optimistic mutation may change it. */
export interface CacheDraft {
  /** Patches every cached query whose key begins with this one. The updater returns new data and must not mutate its argument. */
  update<T>(key: DataTag<QueryKey, T, unknown>, updater: (data: T) => T): void
  update<T = unknown>(key: QueryKey, updater: (data: T) => T): void
}

interface Patch {
  readonly hash: string
  // A method, so that an updater of any data fits: its key, or the caller, says what the data is.
  update(data: unknown): unknown
}

export interface OptimisticLayer {
  /** Shows the patches at once. `commit` keeps them until the server's data arrives, `rollBack` removes them. */
  begin(apply: (cache: CacheDraft) => void): { commit(): void; rollBack(): void }
}

/** Keeps the server's data apart from the patches of pending mutations, so that each can be rolled back alone. */
export function createOptimisticLayer(queryClient: QueryClient): OptimisticLayer {
  const cache = queryClient.getQueryCache()
  const bases = new Map<string, unknown>()
  let pending: Patch[] = []

  function show(hash: string) {
    const query = cache.get(hash)
    const data = pending
      .filter((patch) => patch.hash === hash)
      .reduce((value, patch) => patch.update(value), bases.get(hash))
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
        update<T>(queryKey: QueryKey, update: (data: T) => T) {
          for (const query of cache.findAll({ queryKey }))
            if (query.state.data !== undefined) patches.push({ hash: query.queryHash, update })
        },
      })
      pending.push(...patches)
      const hashes = new Set(patches.map(({ hash }) => hash))
      for (const hash of hashes) {
        const query = cache.get(hash)
        // A response in flight was read before the change.
        if (query) void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true })
        if (!bases.has(hash)) bases.set(hash, query?.state.data)
        show(hash)
      }
      function end(keep: boolean) {
        for (const patch of patches)
          if (keep && bases.has(patch.hash)) bases.set(patch.hash, patch.update(bases.get(patch.hash)))
        pending = pending.filter((patch) => !patches.includes(patch))
        for (const hash of hashes) show(hash)
      }
      return { commit: () => end(true), rollBack: () => end(false) }
    },
  }
}
