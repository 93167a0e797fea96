import { isApiError, type ApiError, type ErrorKind } from './errors.ts'

export interface RetryPolicy {
  /** How often a call is repeated after its first attempt. */
  readonly attempts: number
  readonly statuses: readonly number[]
  /** A method that changes something is repeated only if it is here and the call has an idempotency key. */
  readonly methods: readonly string[]
  /** Milliseconds; a server that asks for more is not asked again. */
  readonly maxRetryAfter: number
  /** Milliseconds before the repetition that follows attempt number `attempt`, from 1 on. */
  delay(attempt: number): number
}

const SAFE = ['GET', 'HEAD', 'OPTIONS']
const LOST: readonly ErrorKind[] = ['network', 'timeout']

/** The specification's statuses and number (E8). */
export const retryPolicy: RetryPolicy = {
  attempts: 1,
  statuses: [408, 409, 425, 429, 500, 502, 503, 504],
  methods: SAFE,
  maxRetryAfter: 10_000,
  delay: (attempt) => Math.min(300 * 2 ** (attempt - 1), 5_000) * (1 - Math.random() / 4),
}

/** Milliseconds to wait before asking again; `undefined` where asking again is not allowed or of no use. */
export function retryDelay(
  policy: RetryPolicy,
  attempt: number,
  method: string,
  idempotencyKey: string | undefined,
  outcome: Response | ApiError | undefined,
  now: number,
): number | undefined {
  if (!outcome || !policy.methods.includes(method) || !(SAFE.includes(method) || idempotencyKey)) return undefined
  if (isApiError(outcome)) return LOST.includes(outcome.kind) ? policy.delay(attempt) : undefined
  const asked = parseRetryAfter(outcome, now)
  if (!policy.statuses.includes(outcome.status) || (asked ?? 0) > policy.maxRetryAfter) return undefined
  return asked ?? policy.delay(attempt)
}

/** For TanStack Query's `retry`: three times, and only what may succeed when asked again. */
export function retryQuery(failureCount: number, error: unknown): boolean {
  return (
    failureCount < 3 && isApiError(error) && (LOST.includes(error.kind) || retryPolicy.statuses.includes(error.status))
  )
}

/** Milliseconds that a `Retry-After` of seconds or of a date asks for. */
export function parseRetryAfter({ headers }: Response, now: number): number | undefined {
  const header = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
