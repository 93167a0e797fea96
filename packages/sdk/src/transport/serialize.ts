import type { Operation } from '#operation-table.ts'

export type FlatParams = Readonly<Record<string, unknown>>

/** The parts of a request as openapi-fetch takes them. */
export interface RequestParts {
  readonly params?:
    | { readonly path?: FlatParams; readonly query?: FlatParams; readonly header?: FlatParams }
    | undefined
  readonly body?: unknown
}

/** Sorts flat parameters into path, query, header and body. */
export function splitParams({ method, path, takesVersion }: Operation, params: FlatParams): RequestParts {
  const rest = { ...params }
  for (const [, name = ''] of path.matchAll(PARAMETER)) delete rest[name]
  if (takesVersion) delete rest['version']
  const version = takesVersion ? params['version'] : null
  const header = { 'If-Match': version === null ? undefined : `"v${asText(version)}"` }
  if (method === 'GET' || method === 'DELETE') return { params: { path: params, query: rest, header } }
  return { params: { path: params, header }, body: Object.keys(rest).length > 0 ? rest : undefined }
}

/** Puts the parameters of an operation into its path, each as one segment: `..` would reach another operation. */
export function fillPath(operation: string, path: string, params: FlatParams): string {
  return path.replaceAll(PARAMETER, (_, name: string) => {
    const value = params[name]
    const text = /string|number|bigint/.test(typeof value) ? String(value) : ''
    if (/^(\.{0,2}|NaN|-?Infinity)$|[/\\]/.test(text)) throw refusal(operation, name, value)
    return encodeURIComponent(text)
  })
}

/**
 * Refuses what neither a query nor `If-Match` can hold: left out, the list would come unfiltered, and the change would overwrite
 * whatever is stored.
 */
export function checkParams(operation: string, { query, header }: RequestParts['params'] & object = {}): void {
  const version = /^"v(?!\d+"$)(.*)"$/.exec(String(header?.['If-Match']))
  if (version) throw refusal(operation, 'version', version[1])
  for (const [name, value] of Object.entries(query ?? {}))
    for (const item of [value ?? []].flat())
      if (!/string|boolean|bigint/.test(typeof item) && !Number.isFinite(item)) throw refusal(operation, name, value)
}

const asText: (value: unknown) => string = String

const refusal = (operation: string, name: string, value: unknown) =>
  new TypeError(`${operation}: ${name} cannot be '${String(value)}'`)

/** Sends the fields of an object as the parts of a form. */
export function toFormData(body: unknown): FormData {
  if (body instanceof FormData) return body
  const form = new FormData()
  for (const [name, part] of Object.entries(asParts(body))) if (part !== undefined) form.append(name, part)
  return form
}

const PARAMETER = /\{(\w+)\}/g

function asParts(body: unknown) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The contract's forms consist of texts and files.
  return body as Record<string, string | Blob | undefined>
}
