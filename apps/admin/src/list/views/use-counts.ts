import type { Schemas } from '@admin-panel/sdk'
import { useQuery } from '@tanstack/react-query'
import { queries } from '#data/queries.ts'

// The address of the request stays short.
const AT_MOST = 12

const inRequest = (query: string) => query.replaceAll(',', '%2C')

/** How many records a list has under each query, in one request; its commas separate queries. */
export function useCounts(list: Schemas['OverviewList'] | undefined, views: readonly string[]) {
  const { data } = useQuery({
    ...queries.overview.counts({
      of: list ?? 'orders',
      queries: views.filter(Boolean).slice(0, AT_MOST).map(inRequest),
    }),
    enabled: list !== undefined,
    // The views work without their numbers.
    retry: false,
  })
  return (query: string) => (query ? data?.items.find((item) => item.query === inRequest(query)) : data?.all)
}
