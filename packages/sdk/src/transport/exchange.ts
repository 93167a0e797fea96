import type { Clock } from '#clock.ts'
import { isApiError, type ApiError } from '#errors/api-error.ts'
import type { Events } from '#events.ts'
import { ignore } from '#ignore.ts'
import type { ClientOptions } from '#options.ts'
import type { SessionGuard } from '#session/guard.ts'
import type { Call } from './call.ts'
import type { RepeatableRequest } from './repeatable-request.ts'
import { mayRepeat, parseRetryAfter, retryDelay, retryPolicy } from './retry.ts'

interface ExchangeParts {
  readonly options: ClientOptions
  /** The token is sent to the origin of this address only. */
  readonly base: URL
  readonly clock: Clock
  readonly events: Events
  readonly guard: SessionGuard
}

/** The `fetch` under openapi-fetch: it adds the session, the deadline of each attempt, one replay after a 401, and the retries. */
export type Exchange = (call: Call, request: RepeatableRequest) => Promise<Response>

export function createExchange({ options, base, clock, events, guard }: ExchangeParts): Exchange {
  /** Sends one attempt through the middlewares, innermost the token and the network. A failure is returned, since it may be repeated. */
  async function send(call: Call, request: Request, token: string | null): Promise<Response | ApiError> {
    const { attempts, fail } = call
    if (attempts.abortReason()) throw fail({ kind: 'aborted', cause: call.options.signal?.reason })
    const context = { ...call.info, attempt: ++call.sent }
    const startedAt = clock.now()
    events.emit({ type: 'request', ...context })
    const signal = attempts.nextSignal()
    const dispatch = (options.middleware ?? []).reduceRight<(request: Request) => Promise<Response>>(
      (next, wrap) => async (request) => wrap(request, next, context),
      async (request) => {
        if (token && request.url.startsWith(`${base.origin}/`)) request.headers.set('Authorization', `Bearer ${token}`)
        try {
          return await (options.fetch ?? globalThis.fetch)(request, { signal })
        } catch (cause) {
          throw fail({ kind: attempts.abortReason() ?? 'network', cause })
        }
      },
    )
    const outcome = await dispatch(request).catch(call.explain)
    events.emit({ type: 'response', ...context, status: outcome.status, ms: clock.now() - startedAt })
    return outcome
  }

  return async function exchange(call, request) {
    const { retry } = call.options
    const policy = { ...retryPolicy, ...options.retry, ...retry }
    const isRepeatable = options.retry !== false && retry !== false && mayRepeat(policy, request)
    let retriesLeft = isRepeatable ? policy.attempts : 0
    for (;;) {
      const authorization = await guard.authorize(call)
      const outcome = await send(call, call.sent === 0 ? request : request.repeat(), authorization.token)
      const { status } = outcome
      const response = isApiError(outcome) ? undefined : outcome
      if (response && status === 401) {
        if (!(await guard.recover(call, authorization, response))) return response
        call.isReplayed = true
      } else {
        const retryAfter = response && parseRetryAfter(response, clock.now())
        const wait = retryDelay(policy, call.sent, outcome, retryAfter)
        if (retriesLeft-- < 1 || wait === undefined) {
          if (!response) throw outcome
          return response
        }
        events.emit({ type: 'retry', ...call.info, attempt: call.sent, status, wait })
        await call.attempts.sleep(wait)
      }
      // An unread body would keep its connection open.
      response?.body?.cancel().catch(ignore)
    }
  }
}
