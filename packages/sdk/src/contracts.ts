import type { Permissions } from '@admin-panel/permissions'
import type { ErrorSummary, RequestInfo } from './errors/api-error.ts'
import type { Profile } from './operations.ts'

/**
 * Why a session ended: the user signed out, a call or a refresh was answered 401 (`unauthorized`, `expired`),
 * a call needed a token and there was none, or another tab signed out.
 */
export type SignOutReason = 'user' | 'unauthorized' | 'expired' | 'no-token' | 'other-tab'

/** A session: `loading` has a token but no user yet. `expiresAt` is in epoch milliseconds. */
export type Session =
  | {
      /** The client is signed out. */
      readonly status: 'anonymous'
      /** There is no user. */
      readonly user: null
      /** There is no token. */
      readonly expiresAt: null
      /** They permit nothing. */
      readonly permissions: Permissions
      /** Why the last session ended; absent if there was none. */
      readonly reason?: SignOutReason | undefined
    }
  | {
      /** There is a token, and its user is being loaded. */
      readonly status: 'loading'
      /** Not known yet. */
      readonly user: null
      /** When the token expires, in milliseconds since 1970. */
      readonly expiresAt: number
      /** They permit nothing until the user is known. */
      readonly permissions: Permissions
    }
  | {
      /** A user is signed in. */
      readonly status: 'active'
      /** The signed-in user. */
      readonly user: Profile
      /** When the token expires, in milliseconds since 1970. */
      readonly expiresAt: number
      /** The permissions of the user. */
      readonly permissions: Permissions
    }

/**
 * The session as an external store: a snapshot stays the same object until something visible changes.
 * @example
 * const session = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot)
 */
export interface SessionStore {
  /** The present session; the same object until it changes. */
  readonly getSnapshot: () => Session
  /** The snapshot of a server that renders a page, and of the page's first picture: anonymous, unless `initial` was given. */
  readonly getServerSnapshot: () => Session
  /** Calls the listener after each change; the result unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Sets whether an administrator passes every check; the choice is kept in storage. */
  readonly setAdminCheck: (on: boolean) => void
}

/** Where the token and the settings are kept: {@link webStorage}, {@link memoryStorage} or one of your own. */
export interface StorageAdapter {
  /**
   * Whether every tab of this origin reads the same entries, which is true of local storage only. Such tabs share a session.
   * @default false
   */
  readonly shared?: boolean
  /** The entry, or null if there is none. */
  get(key: string): string | null
  /** Writes an entry. */
  set(key: string, value: string): void
  /** Removes an entry. */
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
   * Methods that may be repeated. A write is repeated with an idempotency key alone; where the contract takes one, the client makes it.
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
 * An event of a client, for toasts, logs and traces. `message` is worded for the user.
 * `expiresAt` is in epoch milliseconds, `ms` and `wait` are milliseconds, `status` is 0 when no answer came.
 * No event carries a token, a query, or anything of a body.
 */
export type ClientEvent =
  | {
      /** A person has signed in, in this tab or another that shares the session. */
      readonly type: 'signed-in'
      /** The user who has signed in. */
      readonly user: Profile
    }
  | {
      /** The session has ended. */
      readonly type: 'signed-out'
      /** The cause of the end. */
      readonly reason: SignOutReason
    }
  | {
      /** The token was exchanged for a new one. */
      readonly type: 'refreshed'
      /** Which tab did it. */
      readonly by: 'this-tab' | 'other-tab'
      /** When the new token expires, in milliseconds since 1970. */
      readonly expiresAt: number
    }
  | {
      /** A refresh failed, the user could not be loaded, or the server refused the token. */
      readonly type: 'refresh-failed' | 'user-failed' | 'unauthorized'
      /** The failure, without its response. */
      readonly error: ErrorSummary
      /** The failure in words for the user. */
      readonly message: string
    }
  | {
      /** The storage refused to be read or written; the session stays in memory. */
      readonly type: 'storage-failed'
      /** The key of the entry. */
      readonly key: string
      /** The error that the storage threw. */
      readonly cause: unknown
    }
  | ({
      /** An attempt is about to be sent. */
      readonly type: 'request'
    } & AttemptInfo)
  | ({
      /** An attempt was answered. */
      readonly type: 'response'
      /** The HTTP status. */
      readonly status: number
      /** How long the attempt took, in milliseconds. */
      readonly ms: number
    } & AttemptInfo)
  | ({
      /** An attempt is repeated after a wait. */
      readonly type: 'retry'
      /** The HTTP status of the last attempt; 0 if there was no answer. */
      readonly status: number
      /** The wait in milliseconds. */
      readonly wait: number
    } & AttemptInfo)
