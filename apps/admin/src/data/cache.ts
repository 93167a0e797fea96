import type { Resource } from '@admin-panel/sdk'
import { queryClient } from './queries.ts'

const keyOf = (of: Resource, id: number) => [`${of}.view`, { id }]

/** The record in the cache becomes the answer of a change, and all else of its resource is out of date. */
export function cacheRecord(of: Resource, record: { id: number }) {
  queryClient.setQueryData(keyOf(of, record.id), record)
  void invalidateResource(of)
}

/** Lists, options and counts of a resource are out of date; its single records are not. */
export function invalidateResource(of: Resource) {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [id] }) => typeof id === 'string' && id.startsWith(`${of}.`) && id !== `${of}.view`,
  })
}

/** One record of a resource, or every one, is out of date. */
export function invalidateRecords(of: Resource, id?: number) {
  return queryClient.invalidateQueries({ queryKey: id === undefined ? [`${of}.view`] : keyOf(of, id) })
}
