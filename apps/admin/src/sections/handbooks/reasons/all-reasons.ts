import { client } from '#data/client.ts'

// The contract's limit for the ids of one order.
const LIMIT = 1000

/** Every reason, in the order of the handbook. */
export function loadAllReasons(signal: AbortSignal) {
  return client.api.operationReasons.list({ per_page: 100, sort: ['position'] }, { signal, retry: false }).all(LIMIT)
}
