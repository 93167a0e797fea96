import type { ApiError, Schemas } from '@admin-panel/sdk'
import { queryOptions, skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { cacheRecord } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { mutations, queries, queryClient } from '#data/queries.ts'
import { isUnderWay, POLL } from './under-way.ts'

export type Operation = Schemas['Operation']

/** The first looks come sooner: small changes end at once. */
const FIRST = 200

/** Other resources that show what a change of this one changes. */
const shownIn: Readonly<Record<string, readonly string[]>> = {
  productOffers: ['products'],
  subOrders: ['orders'],
  brandAliases: ['brands'],
}

/** Follows an operation while the server works on it, and not in a hidden tab. */
export const useOperation = (id: number | null) => useQuery<Operation, ApiError>(operationQuery(id))

/** The query that follows an operation. When its run ends, what it has changed is read again. */
export function operationQuery(id: number | null) {
  const view = queries.operations.view({ id: id ?? 0 })
  return queryOptions<Operation, ApiError>({
    ...view,
    queryFn:
      id === null
        ? skipToken
        : async (context) => {
            const before = queryClient.getQueryData<Operation>(view.queryKey)
            const operation = await view.queryFn(context)
            readTouched(before, operation)
            return operation
          },
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isUnderWay(data) ? Math.min(POLL, FIRST * dataUpdateCount) : false,
  })
}

/** Starts a prepared operation, confirms one that waits, or goes on with one that has stopped. */
export const useStart = () => useMutation({ ...mutations.operations.start(), onSuccess: keepOperation })

/** Stops an operation; what is done stays done. */
export const useStop = () =>
  useMutation({ mutationFn: (id: number) => client.api.operations.stop({ id }), onSuccess: keepOperation })

/** Takes back what has changed nothing. */
export const useWithdraw = () =>
  useMutation({ mutationFn: (id: number) => client.api.operations.withdraw({ id }), onSuccess: keepOperation })

/** Caches the answer of a step of an operation. */
export function keepOperation(operation: Operation) {
  readTouched(queryClient.getQueryData(queries.operations.view({ id: operation.id }).queryKey), operation)
  cacheRecord('operations', operation)
}

function readTouched(before: Operation | undefined, operation: Operation) {
  if (!before || !isUnderWay(before) || isUnderWay(operation) || operation.started_at === null) return
  const { kind, resource } = operation
  if (kind === 'export') return
  // What is brought back may be of any resource.
  const touched = resource === null ? null : [resource, ...(shownIn[resource] ?? [])]
  void queryClient.invalidateQueries({
    // The operation itself is being read now: to read it again would discard the answer, without end.
    predicate: ({ queryKey: [name] }) => name !== 'operations' && (!touched || touched.includes(String(name))),
  })
}
