import type { ApiError, ListId, Params, Result } from '@admin-panel/sdk'
import type { Rules } from '@admin-panel/sdk/validation'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { ListPage } from './list-page.tsx'
import { readParams, useListState } from './list-state.ts'
import { queryClient, queryOf } from '#data/queries.ts'

/**
 * A list whose state is the address: its loader prefetches, its hook returns the screen's data.
 * `ask` turns the parameters of the address into those of the call.
 */
export function listScreen<K extends ListId>(id: K, rules: Rules, ask = (params: Params<K>) => params) {
  const query = (params: Params<K>) => queryOf(id, ask(params))
  return {
    ListPage: ListPage<K, Result<K>['items'][number]>,
    loader: ({ request }: LoaderFunctionArgs) => {
      void queryClient.prefetchQuery(query(readParams<K>(rules, new URL(request.url).search)))
      return null
    },
    useList: () => {
      const list = useListState<K>(rules)
      const options = query(list.params)
      return {
        rules,
        list,
        resource: id.split('.')[0] ?? '',
        /** Loads any page of the filtered list. */
        loadPage: (page: { page: number; per_page: number }, signal: AbortSignal) =>
          query({ ...list.params, ...page }).queryFn({ signal }),
        query: useQuery<Result<K>, ApiError>({ ...options, placeholderData: keepPreviousData }),
      }
    },
  }
}
