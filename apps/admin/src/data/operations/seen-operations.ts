import { useQuery } from '@tanstack/react-query'
import { createContext } from 'react'
import { queries } from '#data/queries.ts'

/** The operations on the screen that the user may open. */
export const SeenOperations = createContext<ReadonlySet<number>>(new Set())

/** The operation that a request of the log belongs to; null for the requests of clients. */
export function operationOf(requestId: string): number | null {
  const [, id] = /^operation-(\d+)$/.exec(requestId) ?? []
  return id === undefined ? null : Number(id)
}

const AT_MOST = 100

/** Those of the operations that the user sees: a log shows operations of others too. */
export function useSeenOperations(named: readonly (number | null)[]): ReadonlySet<number> {
  const ids = [...new Set(named)].filter((id) => id !== null).toSorted((one, other) => one - other)
  const { data } = useQuery({
    ...queries.operations.list({ mine: false, id: ids.slice(0, AT_MOST), per_page: AT_MOST }),
    enabled: ids.length > 0,
    meta: { quiet: true },
  })
  return new Set(data?.items.map(({ id }) => id))
}
