import type { Permissions } from '@admin-panel/permissions'
import type { ErrorSummary, RequestInfo } from './errors/api-error.ts'
import type { User } from './operations.ts'

/**
 * Why a session ended: the user signed out, a call or a refresh was answered 401 (`unauthorized`, `expired`),
 * a call needed a token and there was none, or another tab signed out.
 */
export type SignOutReason = 'user' | 'unauthorized' | 'expired' | 'no-token' | 'other-tab'

/** A session: `loading` has a token but no user yet. `expiresAt` is in epoch milliseconds. */
export type Session =
  | {
      readonly status: 'anonymous'
      readonly user: null
      readonly expiresAt: null
      readonly permissions: Permissions
      readonly reason?: SignOutReason | undefined
    }
  | { readonly status: 'loading'; readonly user: null; readonly expiresAt: number; readonly permissions: Permissions }
  | { readonly status: 'active'; readonly user: User; readonly expiresAt: number; readonly permissions: Permissions }

/**
 * The session as an external store: a snapshot stays the same object until something visible changes.
 * @example
 * const session = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot)
 */
export interface SessionStore {
  readonly getSnapshot: () => Session
  /** The snapshot of a server that renders a page: always anonymous. */
  readonly getServerSnapshot: () => Session
  /** Calls the listener after each change; the result unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Sets whether an administrator passes every check (P2, P4); the choice is kept in storage. */
  readonly setAdminCheck: (on: boolean) => void
}

/** Where the token and the settings are kept: {@link webStorage}, {@link memoryStorage} or one of your own. */
export interface StorageAdapter {
  /**
   * Whether every tab of this origin reads the same entries, which is true of local storage only. Such tabs share a session.
   * @default false
   */
  readonly shared?: boolean
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Reports changes made by other tabs (`null` for all keys) and failed writes; the result unsubscribes. */
  subscribe?(onChange: (key: string | null) => void, onFailure?: (key: string, cause: unknown) => void): () => void
}

/** Which calls are repeated, how often and when. */
export interface RetryPolicy {
  /**
   * Repetitions after the first attempt.
   * @default 1
   */
  readonly attempts: number
  /**
   * Statuses that are worth repeating; a network failure and a timeout always are.
   * @default [408, 409, 425, 429, 500, 502, 503, 504]
   */
  readonly statuses: readonly number[]
  /**
   * Methods that may be repeated. One that changes something also needs an idempotency key.
   * @default ['GET', 'HEAD', 'OPTIONS']
   */
  readonly methods: readonly string[]
  /**
   * Milliseconds; a call is not repeated if `Retry-After` asks for a longer wait.
   * @default 10_000
   */
  readonly maxRetryAfter: number
  /**
   * Milliseconds to wait after attempt number `attempt`, which begins at 1.
   * @default exponential from 300 up to 5_000, with up to a quarter of jitter
   */
  delay(attempt: number): number
}

interface AttemptInfo extends RequestInfo {
  /** The number of the attempt, from 1 on. */
  readonly attempt: number
}

/**
 * What happens in a client, for toasts, logs and traces. `message` is worded for the user.
 * `expiresAt` is in epoch milliseconds, `ms` and `wait` are milliseconds, `status` is 0 when no answer came.
 * No event carries a token, a query, or anything of a body.
 */
export type ClientEvent =
  | { readonly type: 'signed-in'; readonly user: User }
  | { readonly type: 'signed-out'; readonly reason: SignOutReason }
  | { readonly type: 'refreshed'; readonly by: 'this-tab' | 'other-tab'; readonly expiresAt: number }
  | {
      readonly type: 'refresh-failed' | 'user-failed' | 'unauthorized'
      readonly error: ErrorSummary
      readonly message: string
    }
  | { readonly type: 'storage-failed'; readonly key: string; readonly cause: unknown }
  | ({ readonly type: 'request' } & AttemptInfo)
  | ({ readonly type: 'response'; readonly status: number; readonly ms: number } & AttemptInfo)
  | ({ readonly type: 'retry'; readonly status: number; readonly wait: number } & AttemptInfo)
