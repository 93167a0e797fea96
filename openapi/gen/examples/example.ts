import { resolve, type Document, type Operation, type OperationEntry, type Schema } from '@admin-panel/openapi/document'
import calls from './calls.json' with { type: 'json' }
import texts from './values.json' with { type: 'json' }

/** Values that a call needs beside its required fields: a filter, or one field of several. */
const additions: Readonly<Partial<Record<string, { query?: object; body?: object }>>> = calls

const textsByName: Readonly<Partial<Record<string, string>>> = texts

/** Numbers by the ends of names, in the order in which they are tried. */
const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/(^|_)lat$/, 55.79],
  [/(^|_)lon$/, 49.11],
  [/kopecks$|^(price|total)_(from|to)$/, 125_000],
  [/_bp/, 1250],
  [/^year/, 2019],
  [/^version$/, 3],
  [/^status$/, 422],
]

/** A value of a schema: what a caller must send, or all that the server answers with. */
export function exampleOf(
  document: Document,
  shape: Schema,
  { name = '', whole = false, above = [] }: { name?: string; whole?: boolean; above?: readonly string[] } = {},
): unknown {
  const visited = shape.$ref ? [...above, shape.$ref] : above
  const schema = resolve(document, shape)
  const inner = (part: Schema, partName = name) => exampleOf(document, part, { name: partName, whole, above: visited })
  const parts = (schema.anyOf ?? schema.allOf ?? []).filter(({ type }) => type !== 'null')
  const fitting = parts.find(({ $ref }) => !visited.includes($ref ?? '')) ?? parts[0]
  if (fitting) return visited.includes(fitting.$ref ?? '') ? null : inner(fitting)
  if (schema.enum) return schema.enum.find((value) => value !== null)
  const { items, properties, required = [] } = schema
  const [type] = [schema.type].flat().filter((each) => each !== 'null')
  if (type === 'array')
    return items && !visited.includes(items.$ref ?? '')
      ? Array.from({ length: Number(schema['minItems'] ?? 1) }, () => inner(items))
      : []
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return numberOf(name, schema)
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).flatMap(([field, part]) =>
        (whole || required.includes(field)) && !visited.includes(part.$ref ?? '') ? [[field, inner(part, field)]] : [],
      ),
    )
  return type === 'string' ? textOf(name, schema) : {}
}

function numberOf(name: string, schema: Schema): number {
  const [, number = 1] = NUMBERS.find(([end]) => end.test(name)) ?? []
  return Math.min(Math.max(number, Number(schema['minimum'] ?? number)), Number(schema['maximum'] ?? number))
}

/** Tried where the text of the name has not the pattern. */
const FITTING = ['KZN-1', '/filters', 'oil-filter', 'order', '1', '2026060112']

/** A plausible text of the schema, by the name of its field. */
export function textOf(name: string, { format, pattern, minLength, maxLength, contentMediaType }: Schema): unknown {
  if (format === 'binary' || contentMediaType) return FILE
  if (format === 'date-time') return '2026-06-01T09:00:00Z'
  if (format === 'date') return '2026-06-01'
  const text = textsByName[name] ?? 'Text'
  if (typeof pattern === 'string' && !new RegExp(pattern).test(text)) {
    const fitting = FITTING.find((each) => new RegExp(pattern).test(each))
    if (fitting === undefined) throw new Error(`No example of ${name} is of ${pattern}: add one to values.json`)
    return fitting
  }
  return text.padEnd(Number(minLength ?? 0), '-').slice(0, Number(maxLength ?? text.length))
}

/** Stands for a file, which no JSON has. */
export const FILE = Symbol('file')

/** A call of an operation with the values that it requires. */
export interface ExampleCall {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  /** Whether the version that was read is sent. */
  readonly hasVersion: boolean
  readonly type: string | undefined
  readonly body: unknown
}

export function exampleCall(document: Document, { operation, parameters }: OperationEntry): ExampleCall {
  const placed = (place: string) =>
    Object.fromEntries(
      parameters.flatMap(({ name, in: at, required, schema }) =>
        at === place && required ? [[name, exampleOf(document, schema, { name })]] : [],
      ),
    )
  const { query, body: more } = additions[operation.operationId] ?? {}
  const [[type, content] = []] = Object.entries(operation.requestBody?.content ?? {})
  const required = content && exampleOf(document, content.schema)
  const body = typeof required === 'object' ? { ...required, ...more } : required
  return {
    path: placed('path'),
    query: { ...placed('query'), ...query },
    hasVersion: parameters.some(({ name }) => name === 'If-Match'),
    type,
    body,
  }
}

/** The answer of the operation as JSON; undefined where it is a file, a stream or nothing. */
export function exampleAnswer(document: Document, { responses }: Operation): { status: string; body: unknown } {
  const [status = '200', reply] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const schema = reply?.content?.['application/json']?.schema
  return { status, body: schema && exampleOf(document, schema, { whole: true }) }
}
