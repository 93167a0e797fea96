import type { Clock } from './clock.ts'
import type { RequestInfo } from './errors/api-error.ts'
import type { Messages } from './errors/messages.ts'
import type { User } from './operations.ts'
import type { RetryPolicy } from './transport/retry.ts'
import type { StorageAdapter } from './session/storage.ts'

/** Milliseconds (A4): how often the expiry is looked at, what is fresh enough, how long another tab is waited for. */
export interface RefreshPolicy {
  readonly checkEvery: number
  readonly skipWhenMoreThan: number
  readonly lockTimeout: number
}

export interface MiddlewareContext extends RequestInfo {
  /** From 1 on. */
  readonly attempt: number
}

/** Wraps each attempt; the token is added after the last one, so none of them sees it before it is sent. */
export type Middleware = (
  request: Request,
  next: (request: Request) => Promise<Response>,
  context: MiddlewareContext,
) => Promise<Response>

export interface ClientOptions {
  /** The origin of the API, with a path if it has one; `''` is the page's own origin. */
  readonly baseUrl: string
  readonly storage?: StorageAdapter
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds for each attempt, 30 000 unless given; 0 waits for ever. */
  readonly timeout?: number
  /** On unless `false`, in a page and in a process alike; a process ends all the same. */
  readonly refresh?: Partial<RefreshPolicy> | false
  readonly retry?: Partial<RetryPolicy> | false
  /** `false` keeps a tab's session to itself. Otherwise tabs share what is in local storage; clients outside of a page never share. */
  readonly crossTab?: false
  readonly onUnauthorized?: 'sign-out' | 'refresh-then-sign-out'
  readonly messages?: Partial<Messages>
  readonly middleware?: readonly Middleware[]
  readonly clock?: Partial<Clock>
  /** The current user, where known already; otherwise the profile is loaded. */
  readonly user?: User
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for each attempt; 600 000 for a file unless given. */
  readonly timeout?: number
  readonly retry?: Partial<RetryPolicy> | false
  /** Sent as `Idempotency-Key`, the same with every attempt. */
  readonly idempotencyKey?: string
  readonly headers?: HeadersInit
  /** Sent even where the page goes meanwhile, as with `pagehide`. */
  readonly keepalive?: boolean
  /** What the error says when the server does not (E4). */
  readonly fallback?: string
}
