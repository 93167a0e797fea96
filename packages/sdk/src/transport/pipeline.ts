import { createAttempts } from './attempts.ts'
import { operationOf, requestOf, type FlatParams, type RequestParts } from './api.ts'
import type { Clock } from '#clock.ts'
import {
  createError,
  isApiError,
  type ApiError,
  type Cause,
  type ErrorKind,
  type RequestInfo,
} from '#errors/api-error.ts'
import { ignore, type Events } from '#events.ts'
import type { Messages } from '#errors/messages.ts'
import type { OperationId } from '#operations.ts'
import type { CallOptions, ClientOptions, MiddlewareContext } from '#options.ts'
import { isPage } from './pages.ts'
import type { Refresher } from '#session/refresh.ts'
import { parseRetryAfter, retryDelay, retryPolicy } from './retry.ts'
import type { SessionState } from '#session/session.ts'

/** What a call asks of the session: nothing and it ends none, nothing, a token if there is one, a token. */
type Access = 'foreign' | 'public' | 'optional' | 'needed'

/** From flat parameters to a bare result: request, session, repetition, errors. */
export function createPipeline(
  options: ClientOptions,
  messages: Messages,
  clock: Clock,
  events: Events,
  session: SessionState,
  refresher: Refresher,
) {
  // A server that renders a page has no location, and makes no calls of its own origin.
  const base = new URL(options.baseUrl, globalThis.location?.href ?? 'http://localhost')
  const disposal = new AbortController()

  /** One call from its parameters to what `read` makes of its answer; whatever goes wrong becomes an ApiError. */
  async function run<T>(
    about: RequestInfo,
    access: Access,
    call: CallOptions,
    prepare: (headers: Headers) => RequestParts,
    read: (response: Response, fail: (cause: Cause) => ApiError) => Promise<T>,
  ): Promise<T> {
    const { operation } = about
    const { signal, idempotencyKey, fallback, keepalive = false, timeout = options.timeout ?? 30_000 } = call
    const attempts = createAttempts(clock, timeout, [signal, disposal.signal])
    let attempt = 0
    let replayed = false

    function fail(cause: Cause): ApiError {
      return createError({ request: about, messages, fallback, attempts: attempt, ...cause })
    }

    function asApiError(cause: unknown, kind: ErrorKind): ApiError {
      return isApiError(cause) ? cause : fail({ kind, cause })
    }

    /** The token to send; throws where one is needed and there is none (A3). */
    async function authorize(): Promise<string | null> {
      if (access === 'public' || access === 'foreign') return null
      if (operation !== 'auth.refresh' && options.refresh !== false && session.token() && session.remaining() <= 0)
        await refresher.refresh({ quiet: true })
      const token = session.token()
      if (!token && access === 'needed') {
        session.lack()
        throw fail({ kind: 'unauthorized' })
      }
      return token
    }

    /** What a 401 means: `true` to send again with a newer token, else the session is over. */
    async function recover(token: string | null, epoch: number, response: Response): Promise<boolean> {
      if (operation === 'auth.signIn' || operation === 'auth.refresh' || access === 'foreign') return false
      await refresher.idle()
      const current = session.token()
      if (!current) {
        // Where the session has ended meanwhile that has been said.
        if (epoch === session.epoch()) events.report('unauthorized', fail({ response }))
        return false
      }
      if (token !== null && token !== current) return !replayed
      if (token !== null && !replayed && options.onUnauthorized === 'refresh-then-sign-out')
        return refresher.refresh({ force: true, quiet: true }).then(
          () => session.token() !== null,
          () => false,
        )
      events.report('unauthorized', fail({ response }))
      session.end('unauthorized')
      return false
    }

    async function send(
      [url, init]: RequestParts,
      token: string | null,
      context: MiddlewareContext,
    ): Promise<Response> {
      const signal = attempts.begin()
      return (options.middleware ?? []).reduceRight<(request: Request) => Promise<Response>>(
        (next, wrap) => async (request) => wrap(request, next, context),
        async (request) => {
          if (token && request.url.startsWith(`${base.origin}/`))
            request.headers.set('Authorization', `Bearer ${token}`)
          try {
            return await (options.fetch ?? globalThis.fetch)(request, { signal })
          } catch (cause) {
            throw fail({ kind: attempts.cut() ?? 'network', cause })
          }
        },
      )(new Request(url, { ...init, keepalive }))
    }

    /** Sends until there is an answer to keep: one replay after a 401, and the repetitions of the policy. */
    async function exchange(): Promise<Response | ApiError> {
      const headers = new Headers(call.headers)
      if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
      const parts = prepare(headers)
      const retry = { ...retryPolicy, ...options.retry, ...call.retry }
      let left = options.retry === false || call.retry === false ? 0 : retry.attempts
      for (;;) {
        const token = await authorize()
        const epoch = session.epoch()
        if (attempts.cut()) throw fail({ kind: 'aborted', cause: signal?.reason })
        const context = { ...about, attempt: ++attempt }
        const startedAt = clock.now()
        events.emit({ type: 'request', ...context })
        const outcome = await send(parts, token, context).catch((cause: unknown) => asApiError(cause, 'unknown'))
        const { status } = outcome
        const response = isApiError(outcome) ? undefined : outcome
        events.emit({ type: 'response', ...context, status, ms: clock.now() - startedAt })
        if (response && status === 401) {
          if (!(await recover(token, epoch, response))) return response
          replayed = true
        } else {
          const asked = response && parseRetryAfter(response, clock.now())
          const wait = retryDelay(retry, attempt, about.method, idempotencyKey, outcome, asked)
          if (left-- < 1 || wait === undefined) return outcome
          events.emit({ type: 'retry', ...context, status, wait })
          await attempts.wait(wait)
        }
        // An unread body would keep its connection.
        response?.body?.cancel().catch(ignore)
      }
    }

    let isAnswered = false
    try {
      if (disposal.signal.aborted) throw fail({ kind: 'aborted' })
      const outcome = await exchange()
      if (isApiError(outcome)) throw outcome
      isAnswered = true
      if (outcome.ok) return await read(outcome, fail)
      throw fail({
        response: outcome,
        body: parseJson(await outcome.text()),
        retryAfter: parseRetryAfter(outcome, clock.now()),
      })
    } catch (cause) {
      // After the answer's head only its body can fail; before it, only what is ours.
      throw asApiError(cause, attempts.cut() ?? (isAnswered ? 'network' : 'unknown'))
    } finally {
      attempts.close()
    }
  }

  function perform(operation: OperationId, params: FlatParams, call: CallOptions, access?: Access): Promise<unknown> {
    const [method, path, flags = ''] = operationOf(operation)
    const isList = flags.includes('l')
    const isFile = flags.includes('f')
    return run(
      { method, path, operation },
      access ?? (flags.includes('p') ? 'public' : 'needed'),
      // A file of many rows is written while it is read.
      isFile ? { timeout: 600_000, ...call } : call,
      (headers) => requestOf(operation, params, options.baseUrl, headers),
      async (response, fail) => {
        if (/^(auth|profile)\./.test(operation)) session.setServerTime(response.headers.get('date'))
        if (flags.includes('s')) return response.body
        if (isFile) return response.blob()
        const text = await response.text()
        if (text === '' && !isList) return undefined
        const body = parseJson(text)
        if (body === undefined || (isList && !isPage(body))) throw fail({ kind: 'parse', response })
        return body
      },
    )
  }

  async function request(path: string, { signal, ...init }: RequestInit & CallOptions = {}): Promise<Response> {
    const { href, origin, pathname } = new URL(path, base)
    const method = init.method?.toUpperCase() ?? 'GET'
    return run(
      { method, path: pathname, operation: undefined },
      origin === base.origin ? 'optional' : 'foreign',
      { ...init, signal: signal ?? undefined },
      (headers) => [href, { ...init, method, headers }],
      async (response) => response,
    )
  }

  return {
    perform,
    request,
    abort: () => disposal.abort(),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
