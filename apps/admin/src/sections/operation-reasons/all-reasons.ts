import { client } from '#data/client.ts'

// The contract accepts at most this many ids in one sort request.
const LIMIT = 1000

/** All reasons in the handbook's order. */
export function loadAllReasons(signal: AbortSignal) {
  return client.api.operationReasons.list({ per_page: 100, sort: ['position'] }, { signal, retry: false }).all(LIMIT)
}
