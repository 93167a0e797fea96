import { serializeArrayParam, serializePrimitiveParam } from 'openapi-fetch'
import { createAttempts, type Attempts } from './attempts.ts'
import { operationOf, splitParams, type FlatParams, type Operation } from './calls.ts'
import type { Clock } from './clock.ts'
import { createError, isApiError, type ApiError, type Origin } from './errors.ts'
import type { Events } from './events.ts'
import type { MessageKey, Messages } from './messages.ts'
import type { OperationId } from './operations.ts'
import type { CallOptions, ClientOptions, MiddlewareContext } from './options.ts'
import { isPage } from './pages.ts'
import type { Refresher } from './refresh.ts'
import { parseRetryAfter, retryDelay, retryPolicy } from './retry.ts'
import type { SessionState } from './session.ts'

interface PipelineOptions {
  readonly options: ClientOptions
  readonly messages: Messages
  readonly clock: Clock
  readonly events: Events
  readonly session: SessionState
  readonly refresher: Refresher
}

/** What a call asks of the session: nothing and it ends none, nothing, a token if there is one, a token. */
type Access = 'foreign' | 'public' | 'optional' | 'needed'

interface Outgoing {
  readonly url: string
  readonly init: RequestInit & { readonly method: string }
  readonly access: Access
}

const CODES: Partial<Record<OperationId, MessageKey>> = {
  'profile.view': 'user-failed',
  'auth.refresh': 'refresh-failed',
}

/** From flat parameters to a bare result: request, session, repetition, errors. */
export function createPipeline({ options, messages, clock, events, session, refresher }: PipelineOptions) {
  const { baseUrl } = options
  // A server that renders a page has no location, and makes no calls of its own origin.
  const base = new URL(baseUrl, globalThis.location?.href ?? 'http://localhost')
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...request) => globalThis.fetch(...request))
  const open = new Set<() => void>()
  let disposed = false

  /** The token to send; throws where one is needed and there is none (A3). */
  async function authorize(origin: Origin, access: Access): Promise<string | null> {
    if (access === 'public' || access === 'foreign') return null
    if (
      session.token() !== null &&
      session.remaining() <= 0 &&
      origin.request.operation !== 'auth.refresh' &&
      options.refresh !== false
    )
      await refresher.refresh({ quiet: true })
    const token = session.token()
    if (token === null && access === 'needed') {
      session.lack()
      throw createError(origin, { kind: 'unauthorized' })
    }
    return token
  }

  /** What a 401 means: `true` to send again with a newer token, else the session is over. */
  async function recover(origin: Origin, access: Access, token: string | null, response: Response, replayed: boolean) {
    const { operation } = origin.request
    if (operation === 'auth.signIn' || operation === 'auth.refresh' || access === 'foreign') return false
    await refresher.idle()
    const current = session.token()
    if (current === null) return false
    if (token !== null) {
      if (token !== current) return !replayed
      if (!replayed && options.onUnauthorized === 'refresh-then-sign-out')
        return refresher.refresh({ force: true, quiet: true }).then(
          () => session.token() !== null,
          () => false,
        )
    }
    const error = createError(origin, { response })
    events.emit({ type: 'unauthorized', error, message: messages['session-expired'] })
    session.end('unauthorized')
    return false
  }

  function attempt(
    request: Request,
    token: string | null,
    origin: Origin,
    about: MiddlewareContext,
    attempts: Attempts,
    timeout: number,
  ): Promise<Response> {
    const signal = attempts.begin(timeout)
    async function send(request: Request) {
      if (token !== null && request.url.startsWith(`${base.origin}/`))
        request.headers.set('Authorization', `Bearer ${token}`)
      try {
        return await fetch(request, { signal })
      } catch (cause) {
        throw createError(origin, { kind: attempts.cut() ?? 'network', cause })
      }
    }
    return (options.middleware ?? []).reduceRight<typeof send>(
      (next, wrap) => async (request) => wrap(request, next, about),
      send,
    )(request)
  }

  /** Sends until there is an answer to keep: one replay after a 401, and the repetitions of the policy. */
  async function exchange(
    { url, init, access }: Outgoing,
    call: CallOptions,
    origin: Origin,
    attempts: Attempts,
  ): Promise<Response> {
    const retry = { ...retryPolicy, ...options.retry, ...call.retry }
    let left = options.retry === false || call.retry === false ? 0 : retry.attempts
    let replayed = false
    for (;;) {
      const token = await authorize(origin, access)
      if (attempts.cut()) throw createError(origin, { kind: 'aborted', cause: call.signal?.reason })
      origin.attempts++
      const about = { ...origin.request, attempt: origin.attempts }
      const startedAt = clock.now()
      let response: Response | undefined
      let failure: ApiError | undefined
      events.emit({ type: 'request', ...about })
      try {
        response = await attempt(
          new Request(url, init),
          token,
          origin,
          about,
          attempts,
          call.timeout ?? options.timeout ?? 30_000,
        )
      } catch (error) {
        failure = isApiError(error) ? error : createError(origin, { cause: error })
      }
      const status = response?.status ?? 0
      events.emit({ type: 'response', ...about, status, ms: clock.now() - startedAt })
      if (response && status === 401) {
        if (!(await recover(origin, access, token, response, replayed))) return response
        replayed = true
      } else {
        const wait =
          left > 0
            ? retryDelay(retry, origin.attempts, init.method, call.idempotencyKey, response ?? failure, clock.now())
            : undefined
        if (wait !== undefined) {
          left--
          events.emit({ type: 'retry', ...about, status, wait })
          await attempts.wait(wait)
        } else if (response) return response
        else throw failure
      }
      // An unread body would keep its connection.
      response?.body?.cancel().catch(() => undefined)
    }
  }

  /** One call from its parameters to what `read` makes of its answer; whatever goes wrong becomes an ApiError. */
  async function run<T>(
    request: Origin['request'],
    call: CallOptions,
    prepare: () => Outgoing,
    read: (response: Response, origin: Origin) => Promise<T>,
  ): Promise<T> {
    const code = (request.operation && CODES[request.operation]) ?? 'generic'
    const origin: Origin = {
      request,
      code,
      messages,
      fallback: call.fallback,
      attempts: 0,
    }
    const attempts = createAttempts(clock, call.signal, open)
    let response: Response | undefined
    try {
      if (disposed) throw createError(origin, { kind: 'aborted' })
      response = await exchange(prepare(), call, origin, attempts)
      if (!response.ok)
        throw createError(origin, {
          response,
          body: parseJson(await response.text()),
          retryAfter: parseRetryAfter(response, clock.now()),
        })
      return await read(response, origin)
    } catch (cause) {
      if (isApiError(cause)) throw cause
      // After the answer's head only its body can fail; before it, only what is ours.
      throw createError(origin, { kind: response ? (attempts.cut() ?? 'network') : 'unknown', cause })
    } finally {
      attempts.close()
    }
  }

  function perform(operation: Operation, params: FlatParams, call: CallOptions, access?: Access): Promise<unknown> {
    const { id, method, path, flags } = operation
    const isList = flags.includes('l')
    return run(
      { method, path, operation: id },
      call,
      () => {
        const { pathname, query, body, version } = splitParams(operation, params)
        const headers = headersOf(call, version)
        if (body) headers.set('Content-Type', 'application/json')
        return {
          url: baseUrl + pathname + queryString(query),
          init: { method, headers, body: body ? JSON.stringify(body) : null },
          access: access ?? (flags.includes('p') ? 'public' : 'needed'),
        }
      },
      async (response, origin) => {
        if (id === 'profile.view' || id === 'auth.refresh' || id === 'auth.signIn')
          session.setServerTime(response.headers.get('date'))
        if (flags.includes('f')) return response.blob()
        const text = await response.text()
        if (text === '' && !isList) return undefined
        const body = parseJson(text)
        if (body === undefined || (isList && !isPage(body))) throw createError(origin, { kind: 'parse', response })
        return body
      },
    )
  }

  async function request(path: string, { signal, ...init }: RequestInit & CallOptions = {}): Promise<Response> {
    const { href, origin, pathname } = new URL(path, base)
    const method = init.method?.toUpperCase() ?? 'GET'
    return run(
      { method, path: pathname, operation: undefined },
      { ...init, signal: signal ?? undefined },
      () => ({
        url: href,
        init: { ...init, method, headers: headersOf(init) },
        access: origin === base.origin ? 'optional' : 'foreign',
      }),
      async (response) => response,
    )
  }

  return {
    perform,
    /** Tells the server; the session is over here whatever it answers. */
    async signOut(token: string): Promise<void> {
      await perform(
        operationOf('auth.signOut'),
        {},
        { headers: { Authorization: `Bearer ${token}` } },
        'foreign',
      ).catch(() => undefined)
    },
    request,
    abort() {
      disposed = true
      for (const cut of open) cut()
    },
  }
}

function headersOf({ headers, idempotencyKey }: CallOptions, version?: unknown): Headers {
  const all = new Headers(headers)
  if (idempotencyKey !== undefined) all.set('Idempotency-Key', idempotencyKey)
  if (typeof version === 'number') all.set('If-Match', `"v${version}"`)
  return all
}

function queryString(query: FlatParams): string {
  const parts = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) return serializePrimitiveParam(name, asPrimitive(value))
    return value.length > 0 ? serializeArrayParam(name, value, { style: 'form', explode: false }) : []
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

// The serialiser itself refuses an object.
function asPrimitive(value: unknown) {
  return value as string
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
