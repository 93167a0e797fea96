import { parseTime } from '#clock.ts'
import type { RetryPolicy } from '#contracts.ts'
import { isApiError, type ErrorKind } from '#errors/api-error.ts'
import { retryPolicy } from '#options/policies.ts'

interface Outcome {
  readonly status: number
  readonly kind?: ErrorKind
}

/**
 * Milliseconds to wait before the next attempt; `undefined` where a repetition would not help.
 * @param attempt - the number of the attempt that failed, from 1 on
 * @param retryAfter - milliseconds that the server asked to wait
 */
export function retryDelay(
  policy: RetryPolicy,
  attempt: number,
  outcome: Outcome,
  retryAfter: number | undefined,
): number | undefined {
  return isTransient(outcome, policy) && (retryAfter ?? 0) <= policy.maxRetryAfter
    ? (retryAfter ?? policy.delay(attempt))
    : undefined
}

/**
 * The `retry` option of TanStack Query: three repetitions, only of failures that may pass, and none while the browser is offline.
 * Call the client with `retry: false` then, or both layers repeat.
 * @param error - what the query rejected with
 * @param failureCount - the number of failures so far, 0 for the first
 */
export function retryQuery(failureCount: number, error: unknown): boolean {
  // Only browsers have `onLine`.
  const { navigator }: { navigator?: { onLine?: boolean } } = globalThis
  return failureCount < 3 && navigator?.onLine !== false && isApiError(error) && isTransient(error, retryPolicy)
}

function isTransient({ kind, status }: Outcome, { statuses }: RetryPolicy): boolean {
  return kind === 'network' || kind === 'timeout' || statuses.includes(status)
}

/** Milliseconds that a `Retry-After` of seconds or of a date asks for. */
export function parseRetryAfter(response: Response | undefined, now: number): number | undefined {
  const at = parseTime(response?.headers.get('retry-after') ?? '', (seconds) => now + seconds * 1000)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
