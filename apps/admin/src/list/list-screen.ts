import { asPaged } from './trusted.ts'
import type { ApiError, ListId, Params, Result } from '@admin-panel/sdk'
import type { Rules } from '@admin-panel/sdk/validation'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { ListPage } from './list-page.tsx'
import { filterOf, readParams, useListState } from './list-state.ts'
import { rememberList } from '#data/visited/last-list.ts'
import { queryClient, queryOf } from '#data/queries.ts'
import { useExistingPage } from '#page/live/use-existing-page.ts'

/**
 * A list whose state is the address: its loader prefetches, its hook returns the screen's data.
 * `toCallParams` turns the parameters of the address into those of the call.
 */
export function listScreen<K extends ListId>(id: K, rules: Rules, toCallParams = (params: Params<K>) => params) {
  const query = (params: Params<K>) => queryOf(id, toCallParams(withReachablePage<K>(params)))
  return {
    ListPage: ListPage<K, Result<K>['items'][number]>,
    loader: ({ request }: LoaderFunctionArgs) => {
      void queryClient.prefetchQuery(query(readParams<K>(rules, new URL(request.url).search)))
      return null
    },
    useList: () => {
      const list = useListState<K>(rules)
      const options = query(list.params)
      const result = useQuery<Result<K>, ApiError>({
        ...options,
        placeholderData: keepPreviousData,
        // The loader has asked, and a failure is its answer.
        retryOnMount: false,
      })
      const resource = id.split('.')[0] ?? ''
      /** Loads any page of the filtered list. */
      const loadPage = (page: { page: number; per_page: number }, signal: AbortSignal) =>
        query({ ...list.params, after: undefined, ...page }).queryFn({ signal })
      const data = useExistingPage(result.data, {
        number: 'after' in list.params ? undefined : (list.params.page ?? 1),
        isPlaceholder: result.isPlaceholderData,
        goTo: (page) => list.setRaw({ page }, { replace: true }),
      })
      useEffect(() => {
        // Rows after a cursor have no numbers.
        if (result.data && data && !result.isPlaceholderData && !('after' in list.params))
          rememberList(resource, result.data, loadPage)
      })
      const filter = filterOf(toCallParams(list.params))
      return { rules, list, resource, filter, query: data === result.data ? result : { ...result, data } }
    },
  }
}

// The number of a page goes no deeper.
const REACHABLE = 10_000

function withReachablePage<K extends ListId>(params: Params<K>): Params<K> {
  const { page, per_page = 20 } = asPaged(params)
  return page === undefined ? params : { ...params, page: Math.min(page, REACHABLE / per_page) }
}
