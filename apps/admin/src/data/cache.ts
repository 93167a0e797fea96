import type { Resource } from '@admin-panel/sdk'
import { queryClient } from './queries.ts'

const keyOf = (of: Resource, id: number) => [of, 'view', { id }]

/** Caches the answer of a change as the record and invalidates everything else of its resource. */
export function cacheRecord(of: Resource, record: { id: number }) {
  queryClient.setQueryData(keyOf(of, record.id), record)
  void invalidateResource(of)
}

/** Invalidates a resource's lists, options and counts, but not its single records. */
export function invalidateResource(of: Resource) {
  return queryClient.invalidateQueries({
    queryKey: [of],
    predicate: ({ queryKey: [, verb] }) => verb !== 'view',
  })
}

/** Invalidates one record of a resource, or all of them. */
export function invalidateRecords(of: Resource, id?: number) {
  return queryClient.invalidateQueries({ queryKey: id === undefined ? [of, 'view'] : keyOf(of, id) })
}
