import { queryAt, type QueryOf } from './trusted.ts'
import { createHooks } from '@admin-panel/hooks'
import type { OperationId, Params } from '@admin-panel/sdk'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { useHidden } from './access/hidden.ts'
import { client } from './client.ts'
import { showError } from './notify/show-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Nothing on the screen waits for it. */
      quiet?: boolean
    }
    mutationMeta: {
      /** The form shows its own errors, or the caller formats them. */
      quiet?: boolean
    }
  }
}

export const queryClient = new QueryClient({
  // Offline, a call fails at once with a message instead of pausing silently.
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
  queryCache: new QueryCache({
    // Loaded on the first failure.
    onError: (error, query) => {
      if (query.meta?.quiet) return
      const { dataUpdateCount } = query.state
      void import('./notify/failed-read.ts').then(({ sayFailedRead }) => sayFailedRead(error, query, dataUpdateCount))
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (!mutation.meta?.quiet) showError(error)
    },
  }),
})

/** Begins reads whose failures are not reported, because nothing on the screen waits for them. */
export function quietly<T>(begin: () => T): T {
  const { queries: usual, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...usual, meta: { quiet: true } } })
  try {
    return begin()
  } finally {
    queryClient.setDefaultOptions({ ...others, queries: usual ?? {} })
  }
}

const { useCan: useHeld, ...hooks } = createHooks(client, queryClient)
export const { queries, infinite, mutations, useSession, useExplain } = hooks

/** Like the hook of the package; the page explains what is hidden. */
export const useCan: typeof useHeld = (permission, mode) => {
  const isHeld = useHeld(permission, mode)
  useHidden(permission, !isHeld)
  return isHeld
}

/** The query of an operation that is known by its id. */
export function queryOf<K extends OperationId>(id: K, params: Params<K>): QueryOf<K> {
  return queryAt(queries, id)(params)
}
