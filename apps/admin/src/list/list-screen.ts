import type { ApiError, OperationId, Params, Result } from '@admin-panel/sdk'
import type { Rules } from '@admin-panel/sdk/validation'
import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { readParams, useListState } from './list-state.ts'
import { queryClient } from '#data/queries.ts'

interface ListQuery<Page> {
  readonly queryKey: QueryKey
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Page>
  readonly retry: (failureCount: number, error: ApiError) => boolean
}

/** A list whose state is the address: its loader asks ahead of the screen, its hook gives the screen what it shows. */
export function listScreen<K extends OperationId>(query: (params: Params<K>) => ListQuery<Result<K>>, rules: Rules) {
  return {
    loader: ({ request }: LoaderFunctionArgs) => {
      void queryClient.prefetchQuery(query(readParams<K>(rules, new URL(request.url).search)))
      return null
    },
    useList: () => {
      const list = useListState<K>(rules)
      const asked = query(list.params)
      return {
        rules,
        list,
        resource: String(asked.queryKey[0]).split('.')[0] ?? '',
        /** Any page of what the filters match. */
        loadPage: (page: { page: number; per_page: number }, signal: AbortSignal) =>
          query({ ...list.params, ...page }).queryFn({ signal }),
        query: useQuery<Result<K>, ApiError>({ ...asked, placeholderData: keepPreviousData }),
      }
    },
  }
}
