import openapiFetch, { createQuerySerializer } from 'openapi-fetch'
import { operationOf, splitParams, type FlatParams, type Operation } from './calls.ts'
import type { Clock } from './clock.ts'
import { createError, isApiError, type ApiError, type Origin } from './errors.ts'
import type { Events } from './events.ts'
import { createExchanger, type Exchange } from './exchange.ts'
import { openLifetime, type Lifetime } from './lifetime.ts'
import type { MessageKey, Messages } from './messages.ts'
import type { OperationId } from './operations.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { isPage } from './pages.ts'
import type { Refresher } from './refresh.ts'
import { parseRetryAfter, retryPolicy } from './retry.ts'
import type { SessionState } from './session.ts'

interface PipelineOptions {
  readonly options: ClientOptions
  readonly messages: Messages
  readonly clock: Clock
  readonly events: Events
  readonly session: SessionState
  readonly refresher: Refresher
}

/** What a call asks of the session. */
type Access = 'foreign' | 'public' | 'optional' | 'needed' | { readonly token: string }

interface Transport {
  request(
    method: string,
    path: string,
    init: Record<string, unknown> & { fetch: (request: Request) => Promise<Response> },
  ): Promise<{ response: Response; data?: unknown; error?: unknown }>
}

const CODES: Partial<Record<OperationId, MessageKey>> = {
  'profile.view': 'user-failed',
  'auth.refresh': 'refresh-failed',
}

/** From flat parameters to a bare result: request, session, errors. */
export function createPipeline({ options, messages, clock, events, session, refresher }: PipelineOptions) {
  const { baseUrl, timeout = 30_000 } = options
  const ownOrigin = baseUrl ? new URL(baseUrl, globalThis.location?.href).origin : globalThis.location?.origin
  const send = createExchanger({
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    ownOrigin,
    middleware: options.middleware ?? [],
    clock,
    events,
  })
  const http = asTransport(
    openapiFetch({ baseUrl, querySerializer: createQuerySerializer({ array: { style: 'form', explode: false } }) }),
  )
  const open = new Set<() => void>()
  let disposed = false

  function begin(call: CallOptions, origin: Origin, access: Access, body?: BodyInit | null): Exchange {
    if (disposed) throw createError(origin, { kind: 'aborted' })
    return {
      origin,
      options: call,
      lifetime: openLifetime(clock, call.signal, open),
      timeout: call.timeout ?? timeout,
      retry: policyOf(call),
      body,
      authorize: () => authorize(origin, access),
      recover: (token, response, replayed) => recover(origin, access, token, response, replayed),
    }
  }

  function policyOf({ retry = {} }: CallOptions) {
    const merged = { ...retryPolicy, ...(options.retry || undefined), ...(retry || undefined) }
    return options.retry === false || retry === false ? { ...merged, attempts: 0 } : merged
  }

  async function authorize(origin: Origin, access: Access): Promise<string | null> {
    if (access === 'public' || access === 'foreign') return null
    if (typeof access === 'object') return access.token
    const isRefresh = origin.request.operation === 'auth.refresh'
    if (session.token() !== null && session.expired() && !isRefresh && options.refresh !== false)
      await refresher.refresh({ quiet: true })
    const token = session.token()
    if (token !== null || access === 'optional') return token
    const snapshot = session.getSnapshot()
    if (snapshot.status === 'anonymous' && !snapshot.reason) session.end('no-token')
    throw createError(origin, { kind: 'unauthorized' })
  }

  async function recover(origin: Origin, access: Access, token: string | null, response: Response, replayed: boolean) {
    const { operation } = origin.request
    if (
      operation === 'auth.signIn' ||
      operation === 'auth.refresh' ||
      access === 'foreign' ||
      typeof access === 'object'
    )
      return false
    await refresher.idle()
    const current = session.token()
    if (current === null) return false
    if (token !== null && token !== current) return !replayed
    if (token !== null && !replayed && options.onUnauthorized === 'refresh-then-sign-out') {
      const renewed = await refresher.refresh({ force: true, quiet: true }).then(
        () => session.token(),
        () => null,
      )
      return renewed !== null && renewed !== token
    }
    const error = createError(origin, { response })
    events.emit({ type: 'unauthorized', error, message: messages['session-expired'] })
    session.end('unauthorized')
    return false
  }

  function refuse(origin: Origin, response: Response, body: unknown): ApiError {
    const retryAfter = parseRetryAfter(response.headers.get('retry-after'), clock.now())
    return createError(origin, { response, body, retryAfter })
  }

  function originOf(
    method: string,
    path: string,
    operation: OperationId | undefined,
    fallback: string | undefined,
  ): Origin {
    const code = (operation && CODES[operation]) ?? 'generic'
    return {
      request: { method, path, operation },
      code,
      fallback: fallback ?? messages[code],
      sessionExpired: messages['session-expired'],
      attempts: 0,
    }
  }

  async function perform(
    operation: Operation,
    params: FlatParams,
    call: CallOptions,
    token?: string,
  ): Promise<unknown> {
    const { id, method } = operation
    const origin = originOf(method, operation.path, id, call.fallback)
    let lifetime: Lifetime | undefined
    let received = false
    try {
      const { path, query, body, version } = splitParams(operation, params)
      const json = body && JSON.stringify(body)
      const exchange = begin(
        call,
        origin,
        token !== undefined ? { token } : operation.isPublic ? 'public' : 'needed',
        json,
      )
      lifetime = exchange.lifetime
      const { response, data, error } = await http.request(method, operation.path, {
        params: { path, query },
        headers: headersOf(call, version),
        body: json,
        bodySerializer: asIs,
        parseAs: operation.isFile ? 'blob' : 'text',
        async fetch(request) {
          const answer = await send(request, exchange)
          received = true
          return answer
        },
      })
      if (id === 'profile.view' || id === 'auth.refresh' || id === 'auth.signIn') readTime(response)
      if (!response.ok) throw refuse(origin, response, error)
      return operation.isFile ? data : parse(origin, operation, response, data)
    } catch (error) {
      if (isApiError(error)) throw error
      // After the answer's head only its body can fail; before it, only what is ours.
      throw createError(origin, { kind: received ? (lifetime?.cut() ?? 'network') : 'unknown', cause: error })
    } finally {
      lifetime?.close()
    }
  }

  function readTime(response: Response) {
    const time = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(time)) session.setServerTime(time)
  }

  return {
    perform,
    async signOut(token: string) {
      // The session is over here whatever the server answers.
      await perform(operationOf('auth.signOut'), {}, {}, token).catch(() => undefined)
    },
    async request(path: string, init: RequestInit & CallOptions = {}): Promise<Response> {
      const { signal, fallback, ...rest } = init
      const call = { ...init, signal: signal ?? undefined }
      const url = /^[a-z][a-z\d+.-]*:/i.test(path) ? path : baseUrl + path
      const request = new Request(url, { ...rest, headers: headersOf(call) })
      const own = request.url.startsWith(`${ownOrigin}/`)
      const origin = originOf(request.method, new URL(request.url).pathname, undefined, fallback)
      const exchange = begin(call, origin, own ? 'optional' : 'foreign', rest.body)
      try {
        const response = await send(request, exchange)
        if (!response.ok) throw refuse(origin, response, parseJson(await response.text()))
        return response
      } finally {
        exchange.lifetime.close()
      }
    },
    abort() {
      disposed = true
      for (const abort of open) abort()
    },
  }
}

function headersOf({ headers, idempotencyKey }: CallOptions, version?: number): Headers | Record<never, never> {
  if (headers === undefined && idempotencyKey === undefined && version === undefined) return {}
  const all = new Headers(headers)
  if (idempotencyKey !== undefined) all.set('Idempotency-Key', idempotencyKey)
  if (version !== undefined) all.set('If-Match', `"v${version}"`)
  return all
}

function parse(origin: Origin, operation: Operation, response: Response, text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  const body = parseJson(text)
  if (body === undefined || (operation.isList && !isPage(body))) throw createError(origin, { kind: 'parse', response })
  return body
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function asIs(body: unknown) {
  return body
}

// Method, path and parameters come from the table, which the contract's types prove call by call.
function asTransport(client: object): Transport {
  return client as Transport
}
