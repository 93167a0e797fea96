import type { Resource } from '@admin-panel/sdk'
import { queryClient } from './queries.ts'

/** The cache learns what the answer of a change says, and whatever else shows the resource that it is out of date. */
export function keepRecord(of: Resource, record: { id: number }) {
  queryClient.setQueryData([`${of}.view`, { id: record.id }], record)
  void outdate(of)
}

/** Everything of a resource but its single records is asked for anew. */
export function outdate(of: Resource) {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [id] }) => typeof id === 'string' && id.startsWith(`${of}.`) && id !== `${of}.view`,
  })
}
