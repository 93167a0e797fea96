import { isRecord } from '#is-record.ts'
import { BRAND, type ApiError, type ErrorKind, type RequestInfo } from './api-error.ts'
import type { MessageKey, Messages } from './messages.ts'

const KINDS: Readonly<Record<number, ErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: 'stale',
  422: 'validation',
  428: 'precondition',
  429: 'rate-limit',
}

const CODES: Partial<Record<string, MessageKey>> = {
  'profile.view': 'user-failed',
  'auth.refresh': 'refresh-failed',
}

/** Why a call failed. The kind follows from the status of the response unless it is named. */
export interface Cause {
  readonly kind?: ErrorKind
  readonly cause?: unknown
  readonly response?: Response | undefined
  /** The parsed body of the response. */
  readonly body?: unknown
  /** The client's own text for it, where the kind does not decide. */
  readonly code?: MessageKey
}

/** The fields that all errors of one call share. */
export interface Origin {
  readonly request: RequestInfo
  readonly messages: Messages
  readonly fallback: string | undefined
  readonly attempts: number
  readonly retryAfter: number | undefined
  /** The host that the request was sent to. */
  readonly host: string
  /** Whether an event of the session tells of a 401, so that the call need not. */
  readonly isSession: boolean
  /** Whether the call was sent with a service key. */
  readonly isKeyed: boolean
}

const INSPECT = /* @__PURE__ */ Symbol.for('nodejs.util.inspect.custom')

export function createError(origin: Origin & Cause): ApiError {
  const { messages, fallback, kind, cause, body, code: ownCode, host, isSession, isKeyed, response, ...rest } = origin
  const { request, attempts } = rest
  const status = response?.status ?? (kind === 'unauthorized' ? 401 : 0)
  const answer = asAnswer(body)
  const payload = answer?.data
  // A proxy that has no such address says nothing of the record.
  const isLost = status === 404 && !payload && request.operation
  const resolved = kind ?? (isLost ? 'parse' : (KINDS[status] ?? (status >= 500 ? 'server' : 'client')))
  // A back end may reject a password with 401: that is about the credentials and does not end a session.
  const isRefusedSignIn = status === 401 && request.operation === 'auth.signIn'
  const isOver = isSession && !isRefusedSignIn && (status === 401 || payload?.status === 401)
  const silent = isOver || resolved === 'aborted'
  // A body status of 401 shows nothing (E6), so no screen gets its texts.
  const worded = isOver && status !== 401 ? undefined : payload
  // The contract defines the details as an object of lists; a server that breaks it must not break the panel.
  const details = isRecord(worded?.details) ? worded.details : undefined
  const code =
    ownCode ??
    (isRefusedSignIn
      ? 'wrong-credentials'
      : resolved === 'unauthorized'
        ? isKeyed
          ? 'key-refused'
          : 'session-expired'
        : isLost
          ? 'wrong-address'
          : (CODES[request.operation ?? ''] ?? 'generic'))
  const reason = resolved === 'network' ? reasonOf(cause) : resolved === 'timeout' ? 'no answer in time' : undefined
  // Before the first request only a misuse of the call can throw, which a developer must read.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Of what was thrown only the message is read, if it is a text.
  const ownMessage = (resolved === 'unknown' && attempts === 0 ? (cause as Error | undefined) : worded)?.message
  const text = typeof ownMessage === 'string' && ownMessage ? ownMessage : (fallback ?? messages[code])
  const error = new Error(text, cause === undefined ? cause : { cause })
  // What no log wants is not enumerable: Node prints an uncaught error with all its fields.
  Object.defineProperties(error, {
    response: { value: response },
    [BRAND]: { value: true },
    toJSON: { value: () => Object.assign({ message: text }, error) },
    // Node prints five lines at most: the title, the fields, the cause if there is one, and the frames of the caller.
    [INSPECT]: {
      value: () =>
        [
          error,
          JSON.stringify(error),
          ...(cause ? ['cause: '.concat(asText(cause))] : []),
          ...(error.stack?.split('\n').slice(-2) ?? []),
        ].join('\n'),
    },
  })
  return asApiError(
    Object.assign(error, rest, {
      name: 'ApiError',
      kind: resolved,
      status,
      // A rule of a newer server keeps its name.
      code: /^(preview|[a-z]+_\w+)$/.test(asText(payload?.code)) ? payload?.code : code,
      details,
      messages: Object.values((!silent && details) || {})
        .flat()
        .filter((text) => typeof text === 'string'),
      hasPayload: payload !== undefined,
      silent,
      reason: reason && `${host}: ${reason}`,
      requestId: requestIdOf(response),
      ...(resolved === 'stale' && { current: answer?.current, isOwn: answer?.is_own === true }),
      ...(payload?.challenge !== undefined && { challenge: payload.challenge, ways: payload.ways }),
      ...(resolved === 'conflict' && { obstacles: payload?.obstacles ?? [] }),
      ...(resolved === 'forbidden' && { permissions: payload?.permissions ?? [], ways: payload?.ways }),
    }),
  )
}

function asApiError(error: Error): ApiError {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The kind is chosen by the status at run time, which the union of types cannot follow.
  return error as ApiError
}

export const requestIdOf = (response: Response | undefined): string | undefined =>
  response?.headers.get('x-request-id') ?? undefined

interface Answer {
  readonly data?: {
    readonly message?: unknown
    readonly details?: unknown
    readonly status?: unknown
    readonly permissions?: unknown
    readonly code?: unknown
    readonly challenge?: unknown
    readonly ways?: unknown
    readonly obstacles?: unknown
  } | null
  readonly current?: unknown
  readonly is_own?: unknown
}

/** `fetch failed` hides the error of the socket, or several of them, one for each address of the host. */
function reasonOf(cause: unknown): string {
  const { cause: inner = cause } = fieldsOf(cause)
  const { errors } = fieldsOf(inner)
  const { message, code } = fieldsOf(Array.isArray(errors) ? errors[0] : inner)
  return String(message || code || cause)
}

// An unknown value may be a record, which prints as such.
const asText: (value: unknown) => string = String

// It makes an object of every value, an empty one of null.
const fieldsOf: (value: unknown) => Record<string, unknown> = Object

function asAnswer(body: unknown) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every field is unknown and read with `?.`, which a text and a number survive as well.
  return body as Answer | null | undefined
}
