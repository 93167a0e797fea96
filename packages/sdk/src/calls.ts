import { operationTable } from './operations.gen.ts'
import type { Api, OperationId } from './operations.ts'
import { createPages, type PageBody } from './pages.ts'
import type { CallOptions } from './options.ts'

/** An operation as the table has it. */
export interface Operation {
  readonly id: OperationId
  readonly method: string
  readonly path: string
  /** As the table explains them. */
  readonly flags: string
}

/** The flat parameters, each where it belongs. */
export interface SplitParams {
  readonly pathname: string
  readonly query: Record<string, unknown>
  readonly body: Record<string, unknown> | undefined
  readonly version: unknown
}

export type FlatParams = Readonly<Record<string, unknown>>
export type Perform = (operation: Operation, params: FlatParams, options: CallOptions) => Promise<unknown>

/** One function per operation, grouped by resource: `users.list` is `api.users.list`. */
export function createApi(perform: Perform): Api {
  const api: Record<string, Record<string, unknown>> = {}
  for (const id of Object.keys(operationTable)) {
    const [resource = '', verb = ''] = id.split('.')
    const operation = operationOf(asOperationId(id))
    const call = (params: FlatParams = {}, options: CallOptions = {}) => perform(operation, params, options)
    ;(api[resource] ??= {})[verb] = operation.flags.includes('l')
      ? (params: FlatParams = {}, options?: CallOptions) =>
          createPages((page) => call(page, options).then(asPage), params)
      : call
  }
  return asApi(api)
}

export function operationOf(id: OperationId): Operation {
  const [method = '', path = '', flags = ''] = operationTable[id].split(' ')
  return { id, method, path, flags }
}

export function splitParams({ id, method, path, flags }: Operation, params: FlatParams): SplitParams {
  const rest = { ...params }
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const segment = safeSegment(`${id}: ${name}`, rest[name])
    delete rest[name]
    return segment
  })
  let version: unknown
  if (flags.includes('v')) {
    version = rest['version']
    delete rest['version']
  }
  const inBody = method !== 'GET' && method !== 'DELETE'
  return {
    pathname,
    query: inBody ? {} : rest,
    body: inBody && Object.keys(rest).length > 0 ? rest : undefined,
    version,
  }
}

/** Text that stays one segment of a path: `..` would reach another operation. */
function safeSegment(what: string, value: unknown): string {
  const text = ['string', 'number', 'bigint'].includes(typeof value) ? String(value) : ''
  if (/^(\.{0,2}|NaN|-?Infinity)$|[/\\]/.test(text)) throw new TypeError(`${what} cannot stand in a path`)
  return encodeURIComponent(text)
}

// `perform` has refused every other body of a list.
function asPage(body: unknown) {
  return body as PageBody
}

// The table and the types of Api are generated from the same contract.
function asApi(api: Record<string, Record<string, unknown>>): Api {
  return api as unknown as Api
}

function asOperationId(id: string): OperationId {
  return id as OperationId
}
