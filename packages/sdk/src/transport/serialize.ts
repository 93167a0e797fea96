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
  const inPath: Record<string, unknown> = {}
  for (const [, name = ''] of path.matchAll(PARAMETER)) {
    inPath[name] = rest[name]
    delete rest[name]
  }
  const header: Record<string, string> = {}
  if (takesVersion) {
    if (typeof rest['version'] === 'number') header['If-Match'] = `"v${rest['version']}"`
    delete rest['version']
  }
  const isInQuery = method === 'GET' || method === 'DELETE'
  const hasBody = !isInQuery && Object.keys(rest).length > 0
  return { params: { path: inPath, query: isInQuery ? rest : {}, header }, body: hasBody ? rest : undefined }
}

/** Puts the parameters of an operation into its path, each as one segment: `..` would reach another operation. */
export function fillPath(operation: string, path: string, params: FlatParams): string {
  return path.replaceAll(PARAMETER, (_, name: string) => {
    const value = params[name]
    const text = /string|number|bigint/.test(typeof value) ? String(value) : ''
    if (/^(\.{0,2}|NaN|-?Infinity)$|[/\\]/.test(text))
      throw new TypeError(`${operation}: ${name} cannot be '${String(value)}'`)
    return encodeURIComponent(text)
  })
}

/** Sends the fields of an object as the parts of a form. */
export function toFormData(body: unknown): FormData {
  if (body instanceof FormData) return body
  const form = new FormData()
  for (const [name, part] of Object.entries(asParts(body))) form.append(name, part)
  return form
}

const PARAMETER = /\{(\w+)\}/g

// The contract's forms consist of texts and files.
function asParts(body: unknown) {
  return body as Record<string, string | Blob>
}
