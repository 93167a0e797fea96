import { operationsOf, resolve, type Document, type Operation, type OperationEntry } from './document.ts'
import { exampleCall, FILE } from './examples/example.ts'
import { HEADER } from './operations.ts'

const KINDS: Readonly<Record<string, string>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: 'stale',
  422: 'validation',
  428: 'precondition',
  429: 'rate-limit',
}

/** The interface of `client.api`: each operation with its documentation, which an editor shows and leads to. */
export function api(document: Document): string {
  const operations = operationsOf(document).toSorted((a, b) =>
    a.operation.operationId.localeCompare(b.operation.operationId),
  )
  const resources = Map.groupBy(operations, ({ operation }) => operation.operationId.split('.')[0] ?? '')
  const groups = [...resources].map(([resource, entries]) => {
    const tag = document.tags?.find(({ name }) => name === entries[0]?.operation.tags?.[0])
    return `  /** ${tag?.description ?? 'Operations of the system.'} */
  readonly ${resource}: {
${entries.map((each) => method(document, each)).join('\n')}
  }`
  })
  return `${HEADER}import type { Item, Params, Result } from './operations.ts'
import type { CallOptions } from '#options/options.ts'
import type { PagePromise } from './transport/pages.ts'
import type { ApiPromise } from './transport/promise.ts'

/** One method per operation, grouped by resource. Each rejects with an \`ApiError\`. */
export interface Api {
${groups.join('\n')}
}
`
}

/** What `x-step-up` means. */
const PROOFS = {
  always: 'It needs',
  rows: 'Many rows need',
  written: 'What it writes may need',
} as const

function method(document: Document, entry: OperationEntry): string {
  const { operation, path } = entry
  const id = `'${operation.operationId}'`
  const sample = sampleOf(document, entry)
  const list = isList(document, operation)
  const result = list ? `PagePromise<Result<${id}>, Item<${id}>>` : `ApiPromise<Result<${id}>>`
  const kinds = Object.keys(operation.responses).flatMap((status) => KINDS[status] ?? [])
  const permission = operation['x-permission']
  const stepUp = operation['x-step-up']
  const proof = stepUp ? ` ${PROOFS[stepUp]} a proof of ten minutes at most (\`step_up\`).` : ''
  const needs =
    permission === 'public'
      ? 'It needs no session.'
      : permission === 'authenticated'
        ? 'It needs a session or a service key, and no permission.'
        : permission === 'person'
          ? 'It needs a session; a service key is refused.'
          : `Permission: ${permission.map((name) => `\`${name}\``).join(' or ')}.`
  return `    /**
     * ${operation.summary}.
     *
     * \`${entry.method.toUpperCase()} ${path}\`. ${needs}${proof}
     *
     * Kinds of errors: ${kinds.map((kind) => `\`${kind}\``).join(', ') || 'the general ones'}.
     * @example
     * ${exampleOf(operation, sample, list)}
     */
    readonly ${operation.operationId.split('.')[1]}: (params${sample ? '' : '?'}: Params<${id}>, options?: CallOptions) => ${result}`
}

function isList(document: Document, operation: Operation): boolean {
  const schema = operation.responses['200']?.content?.['application/json']?.schema
  return schema?.$ref !== undefined && 'meta' in (resolve(document, schema).properties ?? {})
}

function exampleOf({ operationId, responses }: Operation, sample: string | undefined, list: boolean): string {
  const hasBody = Object.entries(responses).some(([status, { content }]) => status.startsWith('2') && content)
  const name = list ? 'const { items } = ' : hasBody ? 'const result = ' : ''
  return `${name}await client.api.${operationId}(${sample ?? ''})`
}

/** The required parameters of an operation with values of their types; undefined where none is required. */
function sampleOf(document: Document, entry: OperationEntry): string | undefined {
  const { path, query, hasVersion, body } = exampleCall(document, entry)
  const params = { ...path, ...query, ...(hasVersion && { version: 3 }), ...(isObject(body) && body) }
  return Object.keys(params).length > 0 ? literalOf(params) : undefined
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A value as TypeScript in one line. */
function literalOf(value: unknown): string {
  if (value === FILE) return 'new Blob()'
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value).replaceAll("'", "\\'").replaceAll(/^"|"$/g, "'")
  const fields = Object.entries(value).map(
    ([name, field]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${literalOf(field)}`,
  )
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}
