import { isApiError, type ErrorOf, type OperationId, type Params } from '@admin-panel/sdk'

/** What `staleOf` reads of a mutation. */
interface Changed<P> {
  readonly error: unknown
  readonly variables: P | undefined
  readonly mutate: (params: P) => void
}

/** A change that was refused, because the record has changed since it was read. */
export interface Stale<K extends OperationId> {
  /** The record as it is now. */
  readonly current: ErrorOf<'stale', K>['current']
  /** Every change since is the caller's own, from another tab or program. */
  readonly isOwn: boolean
  /** Sends the same change again, for the record as it is now. */
  overwrite(): void
}

/**
 * A mutation's 412: the current record and a way to overwrite it; null for any other state of the mutation.
 * @param mutation - what `useMutation` returns
 * @param operation - the operation of the mutation
 * @example
 * const update = useMutation(mutations.users.update())
 * const stale = staleOf(update, 'users.update')
 */
export function staleOf<K extends OperationId>(mutation: Changed<Params<K>>, operation: K): Stale<K> | null {
  const { error, variables, mutate } = mutation
  if (!isApiError(error, 'stale', operation) || variables === undefined) return null
  const { current, isOwn } = error
  return {
    current,
    isOwn,
    overwrite: () => mutate({ ...variables, ...versionOf(current) }),
  }
}

/** Only a record with a version is refused as stale. */
function versionOf(current: unknown) {
  return typeof current === 'object' && current !== null && 'version' in current ? { version: current.version } : {}
}
