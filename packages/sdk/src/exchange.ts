import type { Clock } from './clock.ts'
import { createError, isApiError, type ApiError, type Origin } from './errors.ts'
import type { Events } from './events.ts'
import type { Lifetime } from './lifetime.ts'
import type { CallOptions, Middleware } from './options.ts'
import { mayRepeat, parseRetryAfter, type RetryPolicy } from './retry.ts'

/** One call on its way: what is needed to send it, send it again, and word its failure. */
export interface Exchange {
  readonly origin: Origin
  readonly options: CallOptions
  readonly lifetime: Lifetime
  readonly timeout: number
  readonly retry: RetryPolicy
  /** The body in a form that can be sent twice. */
  readonly body: BodyInit | null | undefined
  /** The token to send with an attempt; throws where one is needed and there is none. */
  readonly authorize: () => Promise<string | null> | string | null
  /** What to do after a 401 to this token: send again, or give up. */
  readonly recover: (token: string | null, response: Response, replayed: boolean) => Promise<boolean>
}

interface Environment {
  readonly fetch: typeof globalThis.fetch
  /** Requests to anywhere else carry no token. */
  readonly ownOrigin: string
  readonly middleware: readonly Middleware[]
  readonly clock: Clock
  readonly events: Events
}

/** Sends a request until there is an answer to keep: one replay after a 401, and the repetitions of the policy. */
export function createExchanger({ fetch, ownOrigin, middleware, clock, events }: Environment) {
  function attempt(request: Request, exchange: Exchange, token: string | null): Promise<Response> {
    const { origin, lifetime } = exchange
    const signal = lifetime.attempt(exchange.timeout)
    async function send(request: Request) {
      if (token !== null && request.url.startsWith(`${ownOrigin}/`))
        request.headers.set('Authorization', `Bearer ${token}`)
      try {
        return await fetch(request, { signal })
      } catch (cause) {
        throw createError(origin, { kind: lifetime.cut() ?? 'network', cause })
      }
    }
    const context = { operation: origin.request.operation, attempt: origin.attempts }
    return middleware.reduceRight<(request: Request) => Promise<Response>>(
      (next, wrap) => async (request) => wrap(request, next, context),
      send,
    )(request)
  }

  function repeatAfter(
    exchange: Exchange,
    repeats: number,
    response: Response | undefined,
    failure: ApiError | undefined,
  ) {
    const { retry, options, origin } = exchange
    if (repeats >= retry.attempts || !mayRepeat(retry, origin.request.method, options.idempotencyKey)) return undefined
    const lost = failure?.kind === 'network' || failure?.kind === 'timeout'
    if (!lost && !(response && retry.statuses.includes(response.status))) return undefined
    const asked = parseRetryAfter(response?.headers.get('retry-after') ?? null, clock.now())
    if (asked !== undefined && asked > retry.maxRetryAfter) return undefined
    return asked ?? retry.delay(repeats + 1)
  }

  return async function exchange(first: Request, call: Exchange): Promise<Response> {
    const { origin, lifetime } = call
    let request = first
    let replayed = false
    let repeats = 0
    for (;;) {
      const cut = lifetime.cut()
      if (cut === 'aborted') throw createError(origin, { kind: cut, cause: call.options.signal?.reason })
      const token = await call.authorize()
      origin.attempts++
      const heard = events.heard()
      const about = { ...origin.request, attempt: origin.attempts }
      const startedAt = clock.now()
      if (heard) events.emit({ type: 'request', ...about })
      let response: Response | undefined
      let failure: ApiError | undefined
      try {
        response = await attempt(request, call, token)
      } catch (error) {
        failure = isApiError(error) ? error : createError(origin, { kind: 'unknown', cause: error })
      }
      if (heard) events.emit({ type: 'response', ...about, status: response?.status ?? 0, ms: clock.now() - startedAt })
      if (response?.status === 401) {
        if (!(await call.recover(token, response, replayed))) return response
        replayed = true
      } else {
        const wait = repeatAfter(call, repeats, response, failure)
        if (wait === undefined) {
          if (failure) throw failure
          if (response) return response
        } else {
          repeats++
          events.emit({ type: 'retry', ...about, status: response?.status ?? 0, wait })
          await lifetime.wait(wait)
        }
      }
      // An unread body would keep its connection.
      response?.body?.cancel().catch(() => undefined)
      request = new Request(first.url, { method: first.method, headers: first.headers, body: call.body ?? null })
    }
  }
}
