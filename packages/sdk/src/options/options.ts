import type { Clock } from '#clock.ts'
import type { RetryPolicy, StorageAdapter } from '#contracts.ts'
import type { RequestInfo } from '#errors/api-error.ts'
import type { Messages } from '#errors/messages.ts'
import type { User } from '#operations.ts'

/** When the token is exchanged for a new one; all in milliseconds. */
export interface RefreshPolicy {
  /**
   * The interval at which the expiry is checked; waking up, focus and a regained network check it too.
   * @default 300_000
   */
  readonly checkEvery: number
  /**
   * A token with more time than this left is not exchanged.
   * @default 900_000
   */
  readonly skipWhenMoreThan: number
  /**
   * The longest wait for another tab's refresh; after it the tab refreshes on its own.
   * @default 5_000
   */
  readonly lockTimeout: number
}

/** The call and the attempt that a middleware wraps. */
export interface MiddlewareContext extends RequestInfo {
  /** The number of the attempt, from 1 on. */
  readonly attempt: number
}

/**
 * Wraps each attempt of each call, the first middleware outermost. The token is added after the last one, so none of them can read it.
 * @example
 * const trace: Middleware = async (request, next, { operation, attempt }) => {
 *   request.headers.set('traceparent', traceId())
 *   const response = await next(request)
 *   console.debug(operation, attempt, response.status)
 *   return response
 * }
 */
export type Middleware = (
  request: Request,
  next: (request: Request) => Promise<Response>,
  context: MiddlewareContext,
) => Promise<Response>

/** The settings of a client; only `baseUrl` is required. */
export interface ClientOptions {
  /**
   * A client with a service key has no session: see `KeyClientOptions`.
   * @default undefined
   */
  readonly key?: never
  /** The origin of the API, with a path if it has one; `''` is the page's own origin. */
  readonly baseUrl: string
  /**
   * Where the session is kept.
   * @default webStorage()
   */
  readonly storage?: StorageAdapter
  /**
   * Sends a request; it is looked up for each attempt.
   * @default globalThis.fetch
   */
  readonly fetch?: typeof globalThis.fetch
  /**
   * Milliseconds for each attempt; 0 waits without a limit. Files have 1 800 000 in both directions.
   * @default 30_000
   */
  readonly timeout?: number
  /**
   * The largest answer in bytes, after decompression; a larger one fails early with kind `parse`. Files have 1 073 741 824, and a
   * stream has no limit.
   * @default 67_108_864
   */
  readonly maxBytes?: number
  /**
   * When the token is refreshed; `false` leaves it to `client.refresh()`. The timer does not keep a process alive.
   * @default the defaults of RefreshPolicy
   */
  readonly refresh?: Partial<RefreshPolicy> | false
  /**
   * Which calls are repeated; `false` repeats none.
   * @default the defaults of RetryPolicy
   */
  readonly retry?: Partial<RetryPolicy> | false
  /**
   * `false` keeps a tab's session to itself. Clients outside a page, and those without local storage, never share one.
   * @default true
   */
  readonly crossTab?: false
  /**
   * The reaction to a 401: `refresh-then-sign-out` tries one refresh and one replay before the session ends.
   * @default 'sign-out'
   */
  readonly onUnauthorized?: 'sign-out' | 'refresh-then-sign-out'
  /**
   * The client's own texts.
   * @default russianMessages
   */
  readonly messages?: Partial<Messages>
  /**
   * The language in which the server words refusals and the labels of states: `Accept-Language` of every call.
   * @default 'ru'
   */
  readonly language?: 'ru' | 'en'
  /**
   * Wraps each attempt of both `client.api` and `client.http`.
   * @default []
   */
  readonly middleware?: readonly Middleware[]
  /**
   * The time source.
   * @default the system's
   */
  readonly clock?: Partial<Clock>
  /**
   * The current user where the page knows it already.
   * @default loaded from the profile
   */
  readonly user?: User
}

/** The settings of a client with a service key, which has no session to keep or to refresh. */
export interface KeyClientOptions extends Omit<
  ClientOptions,
  'key' | 'storage' | 'refresh' | 'crossTab' | 'onUnauthorized' | 'user'
> {
  /** The service key, sent with every call; keep it out of the program's source. */
  readonly key: string
}

/** The settings of one call. */
export interface CallOptions {
  /**
   * Aborts the call in every phase, waits between attempts included.
   * @default none
   */
  readonly signal?: AbortSignal | null | undefined
  /**
   * Milliseconds for each attempt; 0 waits without a limit.
   * @default ClientOptions.timeout, 1_800_000 for a file that is sent or received
   */
  readonly timeout?: number
  /**
   * The largest answer in bytes, after decompression.
   * @default ClientOptions.maxBytes, 1_073_741_824 for a file
   */
  readonly maxBytes?: number
  /**
   * Overrides single fields of the client's policy; `false` sends once.
   * @default ClientOptions.retry
   */
  readonly retry?: Partial<RetryPolicy> | false
  /**
   * Sent as `Idempotency-Key`, the same with every attempt. The server ignores it where the operation's contract has no such
   * header.
   * @default none
   */
  readonly idempotencyKey?: string
  /**
   * Extra headers.
   * @default none
   */
  readonly headers?: RequestInit['headers']
  /**
   * Sends the attempts of this call, such as `fetchWithProgress` of `@admin-panel/sdk/upload`.
   * @default ClientOptions.fetch
   */
  readonly fetch?: typeof globalThis.fetch
  /**
   * Lets the request outlive the page, as for `pagehide`.
   * @default false
   */
  readonly keepalive?: boolean
  /**
   * The error's message where the server sends none.
   * @default the text of the error's code
   */
  readonly fallback?: string
}
