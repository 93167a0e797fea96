import { createHooks } from '@admin-panel/hooks'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { showError } from './notify/show-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The form shows its own errors, or the caller words them. */
      quiet?: boolean
    }
  }
}

export const queryClient = new QueryClient({
  // Offline, a call fails at once and says so instead of waiting unseen.
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
    // Loaded with the first failure.
    onError: (error, query) => {
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

export const { queries, infinite, mutations, useSession, useCan, useExplain } = createHooks(client, queryClient)
