import { isRecord } from '#is-record.ts'
import type { Operations } from '#operations.gen.ts'
import type { OperationId, Schemas } from '#operations.ts'
import type { operations } from '#schema.gen.ts'
import type { MessageKey } from './messages.ts'

/** Marks the errors of calls: other libraries have an `ApiError` as well. The registry is shared by realms and by copies of this package. */
export const BRAND = /* @__PURE__ */ Symbol.for('@admin-panel/sdk/ApiError')

/** The server's messages by field name, as it sent them. */
export type Details = Readonly<Partial<Record<string, readonly string[]>>>

/** The call that an error, an event or a middleware is about. */
export interface RequestInfo {
  /** The HTTP method in capitals. */
  readonly method: string
  /** The path template of the operation; the path without its query where there is no operation. */
  readonly path: string
  /** `undefined` for `client.request()`. */
  readonly operation: OperationId | undefined
}

/** The part of an error that events carry: nothing of the response. */
export type ErrorSummary = Readonly<Pick<ApiError, 'kind' | 'status' | 'code' | 'request' | 'requestId' | 'attempts'>>

interface Base<K extends string, S extends number = number> extends Error {
  readonly name: 'ApiError'
  /** The kind of failure; a comparison narrows the type. */
  readonly kind: K
  /** The HTTP status; 0 when no answer came, 401 also for a call that is not sent because there is no token. */
  readonly status: S
  /** The server's message, or the caller's fallback, or the generic text. */
  readonly message: string
  /** The key of the client's own text for this failure, or the server's name of the rule: `preview` of a view as another user, `second_factor` of a sign-in that wants a code, `factor_required` of one whose user must set up a second step, `step_up` of a call that wants a fresh proof. */
  readonly code: MessageKey | 'preview' | 'second_factor' | 'factor_required' | 'step_up'
  /** The server's messages by field; `undefined` where it sent none. */
  readonly details: Details | undefined
  /** The messages of `details` in one list, for a bulleted toast. */
  readonly messages: readonly string[]
  /** Whether the body had a nested `data`. */
  readonly hasPayload: boolean
  /** Whether to show nothing for it: the end of a session has its own event, and an abort was intended. */
  readonly silent: boolean
  readonly request: RequestInfo
  /** The answer with its headers; its body has been read. `undefined` when no answer came. Logs and JSON leave it out. */
  readonly response: Response | undefined
  /** Why no answer came, for logs: the host, and what the runtime says. `undefined` where one came. */
  readonly reason: string | undefined
  /** The `X-Request-Id` of the answer, for the server's log. */
  readonly requestId: string | undefined
  /** Milliseconds that `Retry-After` asked to wait. */
  readonly retryAfter: number | undefined
  /** The number of requests sent, 0 when the call failed before the first. */
  readonly attempts: number
  /** The fields of the error with its `name` and `message`, without `response`, `cause` and stack. */
  toJSON(): Readonly<Record<string, unknown>>
}

/** A 422: `details` has the messages of each invalid field. */
export interface ValidationError<F extends string = string> extends Base<'validation', 422> {
  readonly details: Readonly<Partial<Record<F, readonly string[]>>> | undefined
  /** Of a sign-in with the code `second_factor`: pass it to `signIn` with the user's code. With `factor_required`: pass it to `api.enrolment`. */
  readonly challenge?: string
  /** Of the same sign-in: how the user can go on. */
  readonly ways?: readonly Schemas['ProofWay'][]
}

/** A 412: the record has changed since it was read. */
export interface StaleError<T = unknown> extends Base<'stale', 412> {
  /** The record as it is now. */
  readonly current: T
  /** Every change since the version that was sent is the caller's own, from another tab or program. */
  readonly isOwn: boolean
}

/** A 409: the record's present state, or other records, stand against the call. */
export interface ConflictError extends Base<'conflict', 409> {
  /** The records that stand in the way, with the list that shows them; empty where another rule refuses. */
  readonly obstacles: readonly Schemas['Obstacle'][]
}

/** A 403: the caller lacks the permission. */
export interface ForbiddenError extends Base<'forbidden', 403> {
  /** The permissions, such as `user.update`, one of which is needed; empty where another rule refuses. */
  readonly permissions: readonly string[]
  /** Of the code `step_up`: how the user can prove who they are; empty where only a new sign-in does. */
  readonly ways?: readonly Schemas['ProofWay'][]
}

/**
 * The error with which every call rejects, discriminated by `kind`. It is always an `Error`.
 * Only a failure of `fetch` itself is `network`; an exception of the client's own code is `unknown`, with its `cause`.
 */
export type ApiError<F extends string = string> =
  /** The fields are not as the contract wants them. Show `details` beside the fields; the same call fails again. */
  | ValidationError<F>
  /** The record has changed since it was read. Take `current` and change it again, as `retryStale` does, or ask the user. */
  | StaleError
  /** The session has ended: sign in, its event has said so once. Of a service key: it is revoked, expired or wrong, and `message` says so. */
  | Base<'unauthorized', 401>
  /** The caller lacks one of `permissions`, or another rule refuses: see `message`. Ask before the call with `can`. */
  | ForbiddenError
  /** The API says that there is no such record, or the user may not know of it. Go back to the list. The 404 of a proxy is `parse`. */
  | Base<'not-found', 404>
  /** Another record stands against it, such as one with the same code. Show `message`. */
  | ConflictError
  /** The change names no `version`, and the operation needs one. Read the record and pass its version. */
  | Base<'precondition', 428>
  /** There were too many calls. Wait `retryAfter` milliseconds. */
  | Base<'rate-limit', 429>
  /** Another 4xx. Show `message`, and log `requestId`. */
  | Base<'client'>
  /** A 5xx. Try again later; `requestId` finds it in the server's log. */
  | Base<'server'>
  /** No answer came. Try again; a write may have been done, so repeat it with the same `idempotencyKey`. */
  | Base<'network', 0>
  /** No answer came in time. Do as with `network`, or give the call a longer `timeout`. */
  | Base<'timeout', 0>
  /** The caller's signal or `dispose()` ended the call. Show nothing. */
  | Base<'aborted', 0>
  /** The answer is not what the contract says, such as the page of a proxy. Check `baseUrl` and what stands in between. */
  | Base<'parse'>
  /** The call was misused, and `message` says how, or a middleware threw: see `cause`. Mend the program. */
  | Base<'unknown', 0>

/** The values of `ApiError.kind`. */
export type ErrorKind = ApiError['kind']

/** An error of one kind; that of a named operation knows its fields and the record that its 412 carries. */
export type ErrorOf<K extends ErrorKind, O extends OperationId = never> = K extends 'stale'
  ? StaleError<CurrentOf<O>>
  : K extends 'validation'
    ? ValidationError<FieldOf<O>>
    : Extract<ApiError, { kind: K }>

/** The names of an operation's parameters, and dotted paths into them. */
export type FieldOf<O extends OperationId> = [O] extends [never] ? string : Path<keyof Operations[O]['params'] & string>

type Path<F extends string> = F | `${F}.${string}`

type CurrentOf<O extends OperationId> = [O] extends [never]
  ? unknown
  : operations[O]['responses'] extends { 412: { content: { 'application/json': { current: infer T } } } }
    ? T
    : never

/**
 * Whether a value is the error of a call, also across realms.
 * @param error - whatever was thrown
 * @param kind - only an error of this kind passes
 * @param operation - only an error of this operation passes; `details` have its fields then, and `current` its record
 * @example
 * if (isApiError(error, 'validation')) showFields(error.details)
 * else if (isApiError(error, 'stale', 'users.update')) console.log(error.current.last_name)
 */
export function isApiError<K extends ErrorKind = ErrorKind, O extends OperationId = never>(
  error: unknown,
  kind?: K,
  operation?: O,
): error is ErrorOf<K, O> {
  return isBranded(error) && (!kind || error.kind === kind) && (!operation || error.request.operation === operation)
}

/** For `error instanceof ApiError`, whichever copy of the package made it; `isApiError` narrows by kind too. A clone of an error is none. */
export const ApiError: { readonly [Symbol.hasInstance]: (value: unknown) => value is ApiError } = class extends Error {
  static override [Symbol.hasInstance] = isBranded
}

function isBranded(error: unknown): error is ApiError {
  return isRecord(error) && BRAND in error
}
