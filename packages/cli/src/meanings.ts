import { bodyOf, operationsOf, resolve, type Document, type Schema } from '@admin-panel/openapi/document'
import { readContract } from './contract.ts'

/** What the contract says of a field: its meaning with its limits and its default, and the words that it may be. */
export interface Meaning {
  readonly about: string
  readonly values: readonly string[]
}

/** The meanings of the fields of an operation by their names. */
export function meaningsOf(id: string): ReadonlyMap<string, Meaning> {
  const document = readContract()
  const entry = operationsOf(document).find(({ operation }) => operation.operationId === id)
  if (!entry) return new Map()
  const { operation, parameters } = entry
  const form = operation.requestBody?.content['multipart/form-data']?.schema
  const { properties = {} } = bodyOf(document, operation) ?? (form ? resolve(document, form) : {})
  return new Map([
    ...parameters.map(({ name, schema, description }) => [name, meaningOf(document, schema, description)] as const),
    ...Object.entries(properties).map(([name, schema]) => [name, meaningOf(document, schema)] as const),
  ])
}

function meaningOf(document: Document, schema: Schema, description = schema.description): Meaning {
  const values = valuesOf(document, schema)
  const { default: initial } = resolve(document, schema)
  const isSaid = description?.includes('One of') === true || values.length === 0 || values[0] === 'true'
  const sentences = [
    description,
    ...(isSaid ? [] : [`One of ${values.join(', ')}.`]),
    ...(initial === undefined ? [] : [`By default ${JSON.stringify(initial)}.`]),
  ]
  return { about: sentences.filter(Boolean).join(' ').replaceAll('`', ''), values }
}

function valuesOf(document: Document, schema: Schema): string[] {
  const { enum: values, type, items, anyOf = [] } = resolve(document, schema)
  const inner = [...(items ? [items] : []), ...anyOf].flatMap((part) => valuesOf(document, part))
  const own = type === 'boolean' ? [true, false] : (values ?? [])
  return [...own.filter((value) => value !== null).map(String), ...inner]
}
