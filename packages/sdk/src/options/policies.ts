import type { RetryPolicy } from '#contracts.ts'
import type { RefreshPolicy } from './options.ts'

export const refreshPolicy: RefreshPolicy = { checkEvery: 300_000, skipWhenMoreThan: 900_000, lockTimeout: 5_000 }

/** The methods that change nothing. */
export const SAFE = ['GET', 'HEAD', 'OPTIONS']

// The statuses and the number of the specification (E8).
export const retryPolicy: RetryPolicy = {
  attempts: 1,
  statuses: [408, 409, 425, 429, 500, 502, 503, 504],
  methods: SAFE,
  maxRetryAfter: 10_000,
  delay: (attempt) => Math.min(300 * 2 ** (attempt - 1), 5_000) * (1 - Math.random() / 4),
}
