import { serializePrimitiveParam } from 'openapi-fetch'
import { operationTable } from '#operations.gen.ts'
import type { Api, OperationId } from '#operations.ts'
import { createPages, type PageBody } from './pages.ts'
import type { CallOptions } from '#options.ts'

/** What `new Request` takes. */
export type RequestParts = readonly [url: string, init: RequestInit]

export type FlatParams = Readonly<Record<string, unknown>>
export type Perform = (operation: OperationId, params: FlatParams, options: CallOptions) => Promise<unknown>

/** One function per operation, grouped by resource: `users.list` is `api.users.list`. */
export function createApi(perform: Perform): Api {
  const api: Record<string, Record<string, unknown>> = {}
  for (const id of Object.keys(operationTable)) {
    const [resource = '', verb = ''] = id.split('.')
    const operation = asOperationId(id)
    const [, , flags] = operationOf(operation)
    const call = (params: FlatParams = {}, options: CallOptions = {}) => perform(operation, params, options)
    ;(api[resource] ??= {})[verb] = flags?.includes('l')
      ? (params: FlatParams = {}, options?: CallOptions) => createPages((page) => asPage(call(page, options)), params)
      : call
  }
  return asApi(api)
}

/** An operation as the table has it; the table explains the flags. */
type Operation = readonly [method: string, path: string, flags?: string]

export function operationOf(id: OperationId): Operation {
  return asOperation(operationTable[id].split(' '))
}

/** The flat parameters, each where it belongs. */
export function requestOf(id: OperationId, params: FlatParams, baseUrl: string, headers: Headers): RequestParts {
  const [method, path, flags] = operationOf(id)
  const rest = { ...params }
  const url =
    baseUrl +
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const segment = safeSegment(`${id}: ${name}`, rest[name])
      delete rest[name]
      return segment
    })
  if (flags?.includes('v')) {
    if (typeof rest['version'] === 'number') headers.set('If-Match', `"v${rest['version']}"`)
    delete rest['version']
  }
  const init: RequestInit = { method, headers }
  if (method === 'GET' || method === 'DELETE') return [url + queryString(rest), init]
  if (flags?.includes('m')) {
    const form = new FormData()
    for (const name in rest) form.append(name, asPart(rest[name]))
    init.body = form
  } else if (Object.keys(rest).length > 0) {
    headers.set('Content-Type', 'application/json')
    init.body = JSON.stringify(rest)
  }
  return [url, init]
}

function queryString(query: FlatParams): string {
  const search = Object.entries(query)
    .map(([name, value]) =>
      // A list is joined by bare commas, and an empty one left out like null and undefined.
      Array.isArray(value)
        ? value.length > 0 && `${name}=${value.map(encodeURIComponent).join(',')}`
        : serializePrimitiveParam(name, asPrimitive(value)),
    )
    .filter(Boolean)
    .join('&')
  return search && `?${search}`
}

// The serialiser itself refuses an object.
function asPrimitive(value: unknown) {
  return value as string
}

/** Text that stays one segment of a path: `..` would reach another operation. */
function safeSegment(what: string, value: unknown): string {
  const text = /string|number|bigint/.test(typeof value) ? String(value) : ''
  if (/^(\.{0,2}|NaN|-?Infinity)$|[/\\]/.test(text)) throw new TypeError(`${what} cannot stand in a path`)
  return encodeURIComponent(text)
}

// The contract knows parts that are text or a file.
function asPart(value: unknown) {
  return value as string | Blob
}

// `perform` has refused every other body of a list.
function asPage(body: Promise<unknown>) {
  return body as Promise<PageBody>
}

// The table and the types of Api are generated from the same contract.
function asApi(api: Record<string, Record<string, unknown>>): Api {
  return api as unknown as Api
}

// Every row of the table begins with a method and a path.
function asOperation(row: readonly string[]) {
  return row as unknown as Operation
}

function asOperationId(id: string): OperationId {
  return id as OperationId
}
