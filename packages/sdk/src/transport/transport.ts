import createOpenapiClient from 'openapi-fetch'
import type { Core } from '#core.ts'
import type { Operation } from '#operation-table.ts'
import type { OperationId } from '#operations.ts'
import type { CallOptions } from '#options/options.ts'
import type { Guard } from './guard.ts'
import { bounded } from './bounded.ts'
import { createRunner, type Access, type Call } from './call.ts'
import { createExchange, type RequestSource } from './exchange.ts'
import { isPage } from './pages.ts'
import { checkParams, fillPath, toFormData, type RequestParts } from './serialize.ts'

type ParseAs = 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream'

/** The parts of a request, and how to read the answer where not as the contract says. */
export interface SendParts extends RequestParts {
  readonly parseAs?: ParseAs | undefined
}

/** The result of openapi-fetch. */
interface Answer {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

export interface Transport {
  /** Calls an operation of the contract; rejects with an ApiError. */
  readonly send: (
    operation: Operation<OperationId>,
    parts: SendParts,
    options?: CallOptions,
    access?: Access,
  ) => Promise<Answer>
  /** Sends a request that the contract does not know; rejects with an ApiError. */
  readonly request: (path: string, init?: RequestInit & CallOptions) => Promise<Response>
}

/** openapi-fetch builds the URL, serialises and parses; the exchange under it sends. */
export function createTransport(core: Core, guard: Guard): Transport {
  const { options, base } = core
  const run = createRunner(core, guard.isSession)
  const exchange = createExchange(core, guard)
  const openapi = asUntyped(
    createOpenapiClient({
      baseUrl: options.baseUrl,
      headers: { 'Accept-Language': options.language ?? 'ru' },
      Request: asRequestClass(function (url: string, init: RequestSource['init']) {
        return { url, init }
      }),
      // The contract joins the items of a list with bare commas.
      querySerializer: { array: { style: 'form', explode: false } },
    }),
  )
  const { timeout = 30_000, maxBytes = 67_108_864 } = options

  async function exchangeAndParse(call: Call, path: string, init: OpenapiInit): Promise<Answer> {
    const { headers, keepalive } = call.options
    const { maxBytes: limit = init.parseAs === 'blob' ? 1_073_741_824 : maxBytes } = call.options
    const answer = await openapi.request(call.info.method, path, {
      ...init,
      headers: new Headers(headers),
      keepalive,
      async fetch(source) {
        const response = await exchange(call, source)
        call.response = response
        if (response.ok && init.parseAs === 'stream') return response
        return bounded(response, limit, () =>
          call.fail({ kind: 'parse', code: 'too-large', cause: `> ${limit} bytes`, response }),
        )
      },
    })
    if (answer.response.ok) return answer
    throw call.fail({ response: answer.response, body: answer.error })
  }

  return {
    send(operation, { params, body, parseAs = operation.parseAs }, callOptions = {}, access) {
      const { id, method, path, isPublic, isList, isForm, takesKey } = operation
      const parts = {
        info: { method, path, operation: id },
        host: base.host,
        access: access ?? (isPublic ? 'public' : 'required'),
        options: callOptions,
        takesKey,
        // The time of a file depends on its size and the line; the server ends an upload that stops.
        timeout: isForm || operation.parseAs === 'blob' ? 1_800_000 : timeout,
      }
      return run(parts, async (call) => {
        checkParams(id, params)
        const answer = await exchangeAndParse(call, path, {
          params,
          body,
          parseAs,
          pathSerializer: (path, values) => fillPath(id, path, values),
          ...(isForm && { bodySerializer: toFormData }),
        })
        const { data, response } = answer
        if (/^(auth|profile)\./.test(id)) guard.setServerTime?.(response.headers.get('date'))
        if (isList && parseAs === 'json' && !isPage(data)) throw call.fail({ kind: 'parse', response })
        return answer
      })
    },

    async request(path, init = {}) {
      const { origin, host, pathname, search } = new URL(path, base)
      const parts = {
        info: { method: init.method?.toUpperCase() ?? 'GET', path: pathname, operation: undefined },
        host,
        access: origin === base.origin ? ('optional' as const) : ('detached' as const),
        options: init,
        timeout,
      }
      return run(parts, async (call) => {
        const answer = await exchangeAndParse(call, pathname + search, {
          ...init,
          // Each attempt has a signal of its own.
          signal: null,
          baseUrl: origin,
          // openapi-fetch would call every body JSON; without a type, fetch derives it from the body.
          params: { header: { 'Content-Type': new Headers(init.headers).get('Content-Type') } },
          bodySerializer: (body) => body,
          parseAs: 'stream',
        })
        return answer.response
      })
    },
  }
}

interface OpenapiInit extends SendParts {
  readonly signal?: null
  readonly baseUrl?: string
  readonly pathSerializer?: (path: string, params: Record<string, unknown>) => string
  readonly bodySerializer?: (body: unknown) => unknown
}

interface UntypedClient {
  request(
    method: string,
    path: string,
    init: OpenapiInit & {
      readonly headers: Headers
      readonly keepalive: boolean | undefined
      readonly fetch: (source: RequestSource) => Promise<Response>
    },
  ): Promise<Answer>
}

function asRequestClass(source: unknown) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- openapi-fetch passes what it has built to the exchange, and reads the method, which it copies into it.
  return source as typeof Request
}

function asUntyped(client: unknown) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The operation is known at run time only; HttpClient and Api have the types of the contract.
  return client as UntypedClient
}
