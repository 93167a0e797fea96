import type { Result } from '@admin-panel/sdk'
import { queries } from '#data/queries.ts'
import type { Operation } from './operations.ts'
import { isUnderWay, POLL } from './under-way.ts'

const AT_MOST = 10

const none: Result<'operations.list'> = {
  items: [],
  meta: { total: 0, total_is_exact: true, page: 1, per_page: AT_MOST, page_count: 0 },
}

/** How soon to look again at operations of which some are under way; a hidden tab does not look. */
export const lookAgain = (rows: readonly Pick<Operation, 'status'>[] = []) => rows.some(isUnderWay) && POLL

/**
 * The user's own operations that are under way. None is assumed until `invalidateResource('operations')` says that one
 * has begun; then the server is asked until the last has ended.
 */
export const runningOperations = () => ({
  ...queries.operations.list({ mine: true, status: ['checking', 'running'], per_page: AT_MOST }),
  initialData: none,
  staleTime: Infinity,
  refetchInterval: ({ state }: { state: { data?: typeof none | undefined } }) => lookAgain(state.data?.items),
  meta: { quiet: true },
})
