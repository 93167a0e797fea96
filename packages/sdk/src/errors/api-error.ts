import type { MessageKey, Messages } from './messages.ts'
import type { OperationId } from '#operations.ts'

/** Field name to its messages, as the server sent them. */
export type Details = Readonly<Partial<Record<string, readonly string[]>>>

export interface RequestInfo {
  readonly method: string
  /** The operation's template, or the path without its query. */
  readonly path: string
  readonly operation: OperationId | undefined
}

interface Base<K extends string, S extends number = number> extends Error {
  readonly name: 'ApiError'
  readonly kind: K
  /** The HTTP status; 0 when no answer came. */
  readonly status: S
  /** The server's message, or the caller's fallback, or the generic one. */
  readonly message: string
  readonly code: MessageKey
  readonly details: Details | undefined
  /** The details' messages in one list, for the bulleted toast (E5, E7). */
  readonly messages: readonly string[]
  /** Whether the body had a nested `data` (E2). */
  readonly hasPayload: boolean
  /** Nothing is shown for it by itself: an end of session has its own event, an abort was wanted (E6). */
  readonly silent: boolean
  readonly request: RequestInfo
  readonly response: Response | undefined
  readonly requestId: string | undefined
  /** Milliseconds that the server asked to wait. */
  readonly retryAfter: number | undefined
  /** How often it was sent. */
  readonly attempts: number
}

/** 422; `details` has the messages of each wrong field. */
export interface ValidationError<F extends string = string> extends Base<'validation', 422> {
  readonly details: Readonly<Partial<Record<F, readonly string[]>>> | undefined
}

/** 412: the record has changed since it was read; `current` is what it is now. */
export interface StaleError<T = unknown> extends Base<'stale', 412> {
  readonly current: T
}

/** Whatever a call rejects with, told apart by `kind`. */
export type ApiError<F extends string = string> =
  | ValidationError<F>
  | StaleError
  | Base<'unauthorized', 401>
  | Base<'forbidden', 403>
  | Base<'not-found', 404>
  | Base<'conflict', 409>
  | Base<'precondition', 428>
  | Base<'rate-limit', 429>
  | Base<'client'>
  | Base<'server'>
  | Base<'network', 0>
  | Base<'timeout', 0>
  | Base<'aborted', 0>
  | Base<'parse'>
  | Base<'unknown', 0>

export type ErrorKind = ApiError['kind']

/** Whether this is an error of a call, of that kind if one is named; also across realms. */
export function isApiError<K extends ErrorKind = ErrorKind>(
  error: unknown,
  kind?: K,
): error is Extract<ApiError, { kind: K }> {
  return isRecord(error) && error['name'] === 'ApiError' && (!kind || error['kind'] === kind)
}

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

export interface Cause {
  readonly kind?: ErrorKind
  readonly cause?: unknown
  readonly response?: Response
  readonly body?: unknown
  readonly retryAfter?: number | undefined
}

/** What every error of one call has in common. */
export interface Origin {
  readonly request: RequestInfo
  readonly messages: Messages
  readonly fallback: string | undefined
  readonly attempts: number
}

export function createError({
  request,
  messages,
  fallback,
  attempts,
  kind,
  cause,
  response,
  body,
  retryAfter,
}: Origin & Cause): ApiError {
  const status = response?.status ?? (kind === 'unauthorized' ? 401 : 0)
  const found = kind ?? KINDS[status] ?? (status >= 500 ? 'server' : 'client')
  const fields = asRecord(body)
  const payload = asRecord(fields['data'])
  const { message, details } = payload
  // A back end may refuse a password by 401: that is about what was typed, and no end of a session.
  const isRefusedSignIn = status === 401 && request.operation === 'auth.signIn'
  const silent = !isRefusedSignIn && (status === 401 || payload['status'] === 401 || found === 'aborted')
  const code = isRefusedSignIn
    ? 'wrong-credentials'
    : found === 'unauthorized'
      ? 'session-expired'
      : (CODES[request.operation ?? ''] ?? 'generic')
  const text = typeof message === 'string' && message ? message : (fallback ?? messages[code])
  return asApiError(
    Object.assign(new Error(text, cause ? { cause } : undefined), {
      name: 'ApiError',
      kind: found,
      status,
      code,
      // The contract says what a payload's details are; whoever breaks it gets no texts that are none.
      details: isRecord(details) ? details : undefined,
      messages: silent
        ? []
        : Object.values(asRecord(details))
            .flat()
            .filter((text) => typeof text === 'string'),
      request,
      response,
      hasPayload: 'data' in fields,
      silent,
      requestId: response?.headers.get('x-request-id') ?? undefined,
      retryAfter,
      attempts,
      ...(found === 'stale' && { current: fields['current'] }),
    }),
  )
}

// The kinds above are chosen by status, which the union cannot follow.
function asApiError(error: Error): ApiError {
  return error as ApiError
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
