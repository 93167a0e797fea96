import type { Core } from '#core.ts'
import { variables, version } from '#events/runtime.ts'
import { isApiError, type ApiError } from '#errors/api-error.ts'
import { ignore } from '#ignore.ts'
import { checkFields } from '#options/check-options.ts'
import { retryPolicy, SAFE } from '#options/policies.ts'
import { randomId } from '#transport/random-id.ts'
import type { Guard } from './guard.ts'
import type { Call } from './call.ts'
import { parseRetryAfter, retryDelay } from './retry.ts'

/** The parts of a request. Each attempt builds its own `Request`: `clone()` would buffer an upload. */
export interface RequestSource {
  readonly url: string
  readonly init: RequestInit & { readonly method: string; readonly headers: Headers }
}

const KEY = 'Idempotency-Key'

/** The `fetch` under openapi-fetch: it adds the session, the deadline of each attempt, one replay after a 401, and the retries. */
export type Exchange = (call: Call, source: RequestSource) => Promise<Response>

export function createExchange({ options, base, clock, events }: Core, guard: Guard): Exchange {
  const ownHeaders = new Headers(options.headers)
  if (variables && !ownHeaders.has('User-Agent')) ownHeaders.set('User-Agent', `admin-panel-sdk/${version}`)

  /** Sends one attempt through the middlewares; the innermost adds the token and calls `fetch`. A failure is returned, since it may be repeated. */
  async function send(call: Call, request: Request, token: string | null): Promise<Response | ApiError> {
    const { attempts, fail } = call
    if (attempts.reason()) throw fail({ kind: 'aborted', cause: call.options.signal?.reason })
    const context = { ...call.info, attempt: ++call.sent }
    const startedAt = clock.now()
    events.emit({ type: 'request', ...context })
    const signal = attempts.signal()
    const dispatch = (options.middleware ?? []).reduceRight<(request: Request) => Promise<Response>>(
      (next, wrap) => async (request) => wrap(request, next, context),
      async (request) => {
        if (request.url.startsWith(`${base.origin}/`)) {
          const { headers } = request
          for (const [name, value] of ownHeaders) if (!headers.has(name)) headers.set(name, value)
          if (token) headers.set('Authorization', `Bearer ${token}`)
        }
        try {
          return await (call.options.fetch ?? options.fetch ?? globalThis.fetch)(request, { signal })
        } catch (cause) {
          throw fail({ kind: attempts.reason() ?? 'network', cause })
        }
      },
    )
    const outcome = await dispatch(request).catch(call.explain)
    events.emit({ type: 'response', ...context, status: outcome.status, ms: clock.now() - startedAt })
    return outcome
  }

  return async function exchange(call, { url, init }) {
    const { idempotencyKey, retry } = call.options
    checkFields(call.info.operation ?? 'request', 'retry', retry, retryPolicy)
    const policy = { ...retryPolicy, ...options.retry, ...retry }
    const isRepeated = options.retry !== false && retry !== false && policy.methods.includes(init.method)
    const key = idempotencyKey ?? init.headers.get(KEY) ?? (isRepeated && call.takesKey && randomId())
    if (key) init.headers.set(KEY, key)
    // A request that changes something needs a key.
    let retriesLeft = isRepeated && (key || SAFE.includes(init.method)) ? policy.attempts : 0
    for (;;) {
      const authorization = await guard.authorize(call)
      const outcome = await send(call, new Request(url, init), authorization.token)
      const { status } = outcome
      const response = isApiError(outcome) ? undefined : outcome
      if (response && (status === 401 || status === 403)) {
        if (!(await guard.recover(call, authorization, response))) return response
        call.isReplayed ||= status === 401
      } else {
        const retryAfter = parseRetryAfter(response, clock.now())
        const wait = retryDelay(policy, call.sent, outcome, retryAfter)
        if (retriesLeft-- < 1 || wait === undefined) {
          if (response) return response
          throw outcome
        }
        events.emit({ type: 'retry', ...call.info, attempt: call.sent, status, wait })
        await call.attempts.sleep(wait)
      }
      // An unread body would keep its connection open.
      response?.body?.cancel().catch(ignore)
    }
  }
}
