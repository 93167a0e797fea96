import {
  operationTable,
  type OperationId,
  type Params,
  type Resource,
  type Result,
  type Schemas,
  type Verb,
} from '@admin-panel/sdk'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { operationAt, readParams } from './match.ts'

/** An error as the API sends it; `current` is the record of a 412. */
export interface ErrorReply {
  /** The error response of the server. */
  readonly error: {
    /** The HTTP status. */
    readonly status: number
    /** The message for the user. */
    readonly message?: string
    /** The messages by field, for 422. */
    readonly details?: Readonly<Partial<Record<string, readonly string[]>>>
    /** The server's name of the rule that refuses. */
    readonly code?: Schemas['ErrorCode']
    /** What the sign-in goes on with, for the codes `second_factor` and `factor_required`. */
    readonly challenge?: string
    /** How the user can prove who they are, for the codes `step_up` and `second_factor`. */
    readonly ways?: readonly Schemas['ProofWay'][]
    /** The records that stand in the way, for 409. */
    readonly obstacles?: readonly Schemas['Obstacle'][]
    /** The present record, for 412. */
    readonly current?: unknown
    /** Whether the changes since the version that was sent are the caller's own, for 412. */
    readonly isOwn?: boolean
    /** Headers of the response. */
    readonly headers?: Readonly<Record<string, string>>
  }
}

type Answer<K extends OperationId> = Result<K> | ErrorReply | Response

/** The answer of an operation: a body, an error, a response, or a function of the parameters. */
export type Reply<K extends OperationId> =
  | Answer<K>
  | ((params: Params<K>, request: Request) => Answer<K> | Promise<Answer<K>>)

/** One maker of msw handlers per operation, grouped by resource. */
export type Handlers = {
  readonly [R in Resource]: {
    readonly [V in Verb<R>]: (reply: Reply<Extract<OperationId, `${R}.${V}`>>) => HttpHandler
  }
}

/**
 * Creates makers of typed msw handlers, one per operation.
 * @param baseUrl - handles only requests under this address; any origin by default
 * @example
 * const on = createHandlers()
 * server.use(on.users.list({ items, meta }), on.users.view(({ id }) => ({ ...user, id })))
 */
export function createHandlers(baseUrl = ''): Handlers {
  const grouped: Record<string, Record<string, (reply: unknown) => HttpHandler>> = {}
  for (const { id, resource, verb } of Object.values(operationTable)) {
    ;(grouped[resource] ??= {})[verb] = (reply) =>
      http.all(
        ({ request }) => operationAt(request, baseUrl) === id,
        async ({ request }) => {
          const answer: unknown = isFunction(reply)
            ? await reply(await readParams(id, request, baseUrl), request)
            : reply
          return toResponse(answer)
        },
      )
  }
  return asHandlers(grouped)
}

function toResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer.clone()
  if (answer === undefined || answer === null) return new Response(null, { status: 204 })
  if (answer instanceof Blob) return new Response(answer)
  if (answer instanceof ReadableStream) return new Response(asBody(answer))
  if (!isErrorReply(answer)) return HttpResponse.json(answer)
  const { status, headers = {} } = answer.error
  return Response.json(bodyOf(answer.error), { status, headers })
}

/** The body of an error as the server sends it. */
export function bodyOf({ status, current, isOwn = false, ...rest }: ErrorReply['error']) {
  const { message = `Ошибка ${status}`, details, code, challenge, ways, obstacles } = rest
  return {
    data: { status, message, details, code, challenge, ways, obstacles },
    ...(current !== undefined && { current, is_own: isOwn }),
  }
}

function asBody(stream: ReadableStream<unknown>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The stream of events is a stream of bytes.
  return stream as ReadableStream<Uint8Array<ArrayBuffer>>
}

function isErrorReply(answer: unknown): answer is ErrorReply {
  return typeof answer === 'object' && answer !== null && 'error' in answer
}

function isFunction(reply: unknown): reply is (params: unknown, request: Request) => unknown {
  return typeof reply === 'function'
}

function asHandlers(grouped: Record<string, Record<string, (reply: unknown) => HttpHandler>>): Handlers {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The loop above makes one maker per operation of the contract.
  return grouped as unknown as Handlers
}
