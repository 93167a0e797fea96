import { isApiError, type ErrorKind } from '#errors/api-error.ts'

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

/** The specification's statuses and number (E8). */
export const retryPolicy: RetryPolicy = {
  attempts: 1,
  statuses: [408, 409, 425, 429, 500, 502, 503, 504],
  methods: SAFE,
  maxRetryAfter: 10_000,
  delay: (attempt) => Math.min(300 * 2 ** (attempt - 1), 5_000) * (1 - Math.random() / 4),
}

interface Outcome {
  readonly status: number
  readonly kind?: ErrorKind
}

/** Milliseconds to wait before asking again; `undefined` where asking again is not allowed or of no use. */
export function retryDelay(
  policy: RetryPolicy,
  attempt: number,
  method: string,
  idempotencyKey: string | undefined,
  outcome: Outcome,
  asked: number | undefined,
): number | undefined {
  const isAllowed = policy.methods.includes(method) && (SAFE.includes(method) || idempotencyKey)
  return isAllowed && isPassing(outcome, policy) && (asked ?? 0) <= policy.maxRetryAfter
    ? (asked ?? policy.delay(attempt))
    : undefined
}

/** For TanStack Query's `retry`: three times, and only what may succeed when asked again; offline nothing may. */
export function retryQuery(failureCount: number, error: unknown): boolean {
  // Only browsers know.
  const { navigator }: { navigator?: { onLine?: boolean } } = globalThis
  return failureCount < 3 && navigator?.onLine !== false && isApiError(error) && isPassing(error, retryPolicy)
}

function isPassing({ kind, status }: Outcome, { statuses }: RetryPolicy): boolean {
  return kind === 'network' || kind === 'timeout' || statuses.includes(status)
}

/** Milliseconds that a `Retry-After` of seconds or of a date asks for. */
export function parseRetryAfter({ headers }: Response, now: number): number | undefined {
  const header = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
