import type { ParamsOption, ParseAs, ParseAsResponse, RequestBodyOption } from 'openapi-fetch'
import type { ApiError } from '#errors/api-error.ts'
import { operationTable } from '#operations.gen.ts'
import type { CallOptions } from '#options/options.ts'
import type { paths } from '#schema.gen.ts'
import type { SendParts, Transport } from './transport.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

/** The paths of the contract that have a method. */
export type HttpPath<M extends Method> = {
  [P in keyof paths]: undefined extends paths[P][M] ? never : P
}[keyof paths]

/** `params` and `body` as the contract has them, openapi-fetch's `parseAs`, and the settings of any call. */
export type HttpInit<Op, As extends ParseAs> = ParamsOption<Op> &
  RequestBodyOption<Op> &
  CallOptions & {
    /** How the body is read, where its type does not say it. */
    readonly parseAs?: As
  }

/** openapi-fetch's result, with an `ApiError` as its error. `response` is missing where no answer came. */
export type HttpResult<Op, As extends ParseAs> =
  | {
      /** The body. */
      readonly data: HttpData<Op, As>
      /** There was no failure. */
      readonly error?: never
      /** The response, whose body has been read. */
      readonly response: Response
    }
  | {
      /** There is no body. */
      readonly data?: never
      /** The failure. */
      readonly error: ApiError
      /** The response; absent if none came. */
      readonly response: Response | undefined
    }

// openapi-fetch's FetchResponse also strips write-only fields at any depth, of which the contract has none; a Blob would lose its methods.
type HttpData<Op, As extends ParseAs> = Op extends { responses: infer R }
  ? ParseAsResponse<BodyOf<R[Extract<keyof R, 200 | 201 | 202 | 204>]>, { parseAs: As }>
  : never

type BodyOf<R> = R extends { content: infer C }
  ? 'text/event-stream' extends keyof C
    ? ReadableStream<Uint8Array<ArrayBuffer>>
    : C[keyof C]
  : undefined

/** One method of {@link HttpClient}; `init` may be left out where the contract requires nothing. */
export type HttpCall<M extends Method> = <P extends HttpPath<M>, As extends ParseAs = 'json'>(
  path: P,
  ...init: Partial<HttpInit<paths[P][M], As>> extends HttpInit<paths[P][M], As>
    ? [init?: HttpInit<paths[P][M], As>]
    : [init: HttpInit<paths[P][M], As>]
) => Promise<HttpResult<paths[P][M], As>>

/**
 * The contract by method and path, as openapi-fetch has it, with the session, the retries and the errors of `client.api`.
 * It resolves to `{ data, error, response }` and does not reject: the `error` is what the same call of `client.api` rejects with.
 * Files are read as a `Blob` and events as a stream, unless `parseAs` asks for something else.
 * @example
 * const { data, error } = await client.http.GET('/api/user/admin/user/{id}', { params: { path: { id: 5 } } })
 * if (error) throw error
 * console.log(data.email)
 */
export interface HttpClient {
  /** Reads. */
  readonly GET: HttpCall<'get'>
  /** Creates or acts. */
  readonly POST: HttpCall<'post'>
  /** Changes. */
  readonly PUT: HttpCall<'put'>
  /** Deletes. */
  readonly DELETE: HttpCall<'delete'>
}

export function createHttp({ send }: Transport): HttpClient {
  const callOf =
    (method: string) =>
    async (path: string, init: SendParts & CallOptions = {}) => {
      const operation = Object.values(operationTable).find(
        (operation) => operation.method === method && operation.path === path,
      )
      if (!operation) throw new TypeError(`No operation ${method} ${path}`)
      return send(operation, init, init).catch((error: ApiError) => ({ error, response: error.response }))
    }
  return asHttpClient({ GET: callOf('GET'), POST: callOf('POST'), PUT: callOf('PUT'), DELETE: callOf('DELETE') })
}

function asHttpClient(methods: object) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The paths and their operations are generated from the same contract.
  return methods as HttpClient
}
