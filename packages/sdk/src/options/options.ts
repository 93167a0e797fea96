import type { Clock } from '#clock.ts'
import type { RetryPolicy, StorageAdapter } from '#contracts.ts'
import type { ForbiddenError, RequestInfo } from '#errors/api-error.ts'
import type { Messages } from '#errors/messages.ts'
import type { Profile } from '#operations.ts'

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

/** The levels of the log, from everything to nothing. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'off'

/** What the client logs to: `console`, pino, or one's own. */
export type Logger = Readonly<Record<'debug' | 'info' | 'warn', (message: string, details: unknown) => void>>

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

/** The settings that clients of both kinds have; only `baseUrl` is required. */
export interface BaseOptions {
  /** The origin of the API, with a path if it has one; `''` is the page's own origin. */
  readonly baseUrl: string
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
   * Which calls are repeated; `false` repeats none.
   * @default the defaults of RetryPolicy
   */
  readonly retry?: Partial<RetryPolicy> | false
  /**
   * Extra headers of every call, such as those that a proxy asks for. They go to the API's own origin only, and a call may have others.
   * @default none
   */
  readonly headers?: RequestInit['headers']
  /**
   * Where the client logs to, and from which level on: `debug` has every request and answer, `info` the session, `warn` what fails and
   * is repeated. No log has a token, a query, or anything of a body.
   * @default console
   */
  readonly logger?: Logger
  /**
   * The lowest level that is logged.
   * @default the variable ADMIN_PANEL_LOG of the process, otherwise 'off'
   */
  readonly logLevel?: LogLevel
  /**
   * The client's own texts.
   * @default russianMessages
   */
  readonly messages?: Partial<Messages>
  /**
   * The language in which the server words refusals and the labels of states: `Accept-Language` of every call. `en` is refused
   * without `messages`, such as `englishMessages` of `@admin-panel/sdk/english`: the client's own texts would be Russian.
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
}

/** A session as the page's server knows it, in JSON; it holds no token. */
export interface InitialSession {
  /** The entries of the session's storage. */
  readonly entries: Readonly<Record<string, string>>
  /** The signed-in user; absent where the page has to load it. */
  readonly user?: Profile | undefined
}

/** The settings of a client with a session; only `baseUrl` is required. */
export interface ClientOptions extends BaseOptions {
  /**
   * Where the session is kept.
   * @default webStorage()
   */
  readonly storage?: StorageAdapter
  /**
   * When the token is refreshed; `false` leaves it to `client.refresh()`. The timer does not keep a process alive.
   * @default the defaults of RefreshPolicy
   */
  readonly refresh?: Partial<RefreshPolicy> | false
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
   * Asks the user who they are when a call is refused with the code `step_up`, once for all calls of that time. The calls go on
   * when it resolves, after it has called `auth.stepUp`; when it rejects, they reject with their refusals, whose `cause` is its
   * error.
   * @default none, so that the calls reject
   */
  readonly onStepUp?: (refusal: ForbiddenError) => Promise<void>
  /**
   * Who has the token: `server` leaves it to the server of the page, which keeps it in a cookie that scripts cannot read, and passes
   * the calls on. See `createServerSession` of `@admin-panel/sdk/server`.
   * @default none, so that the token is in `storage`
   */
  readonly session?: 'server'
  /**
   * What the page's server has read, so that its picture and the first one of the page are the same.
   * @default none, so that the first picture is anonymous
   */
  readonly initial?: InitialSession | undefined
  /**
   * The current user where the page knows it already.
   * @default loaded from the profile
   */
  readonly user?: Profile
}

/** The settings of a client with a service key, which has no session to keep or to refresh. */
export interface KeyClientOptions extends BaseOptions {
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
   * @default BaseOptions.timeout, 1_800_000 for a file that is sent or received
   */
  readonly timeout?: number
  /**
   * The largest answer in bytes, after decompression.
   * @default BaseOptions.maxBytes, 1_073_741_824 for a file
   */
  readonly maxBytes?: number
  /**
   * Overrides single fields of the client's policy; `false` sends once.
   * @default BaseOptions.retry
   */
  readonly retry?: Partial<RetryPolicy> | false
  /**
   * Sent as `Idempotency-Key`, the same with every attempt. The server ignores it where the operation's contract has no such
   * header.
   * @default a new key for each write that the policy may repeat
   */
  readonly idempotencyKey?: string
  /**
   * Extra headers.
   * @default none
   */
  readonly headers?: RequestInit['headers']
  /**
   * Sends the attempts of this call, such as `fetchWithProgress` of `@admin-panel/sdk/upload`.
   * @default BaseOptions.fetch
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
