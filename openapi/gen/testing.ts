import { operationsOf, resolve, type Document, type Schema } from './document.ts'
import { textOf } from './examples/example.ts'
import { HEADER } from './operations.ts'

/** The parsers of path and query parameters; plain text is omitted. */
export function parameters(document: Document): string {
  const lines = operationsOf(document)
    .toSorted((a, b) => a.operation.operationId.localeCompare(b.operation.operationId))
    .flatMap(({ operation, parameters }) => {
      const types = parameters.flatMap(({ name, in: place, schema }) => {
        const type = place === 'header' ? undefined : typeOf(document, schema)
        return type ? [`${name}: '${type}'`] : []
      })
      return types.length > 0 ? [`  '${operation.operationId}': { ${types.join(', ')} },`] : []
    })
  return `${HEADER}export const parameterTypes: Readonly<Record<string, Readonly<Record<string, 'number' | 'boolean' | 'numbers' | 'strings'>>>> = {
${lines.join('\n')}
}
`
}

function typeOf(document: Document, schema: Schema): 'number' | 'boolean' | 'numbers' | 'strings' | undefined {
  const { type, items, enum: values } = resolve(document, schema)
  if (type === 'array') return items && typeOf(document, items) === 'number' ? 'numbers' : 'strings'
  if (type === 'boolean') return type
  return type === 'integer' || type === 'number' || typeof values?.[0] === 'number' ? 'number' : undefined
}

/** A row of each list and a record of each view, with the required fields only: what may be null is null, and a list is empty. */
export function samples(document: Document): string {
  const lines = operationsOf(document)
    .toSorted((a, b) => a.operation.operationId.localeCompare(b.operation.operationId))
    .flatMap(({ operation: { operationId, responses } }) => {
      const schema = responses['200']?.content?.['application/json']?.schema
      const [, verb] = operationId.split('.')
      if (!schema || (verb !== 'list' && verb !== 'view')) return []
      const { properties = {} } = resolve(document, schema)
      const shape = 'meta' in properties ? properties['items'] && resolve(document, properties['items']).items : schema
      return shape && (verb === 'view' || 'meta' in properties)
        ? [`  '${operationId}': ${valueOf(document, shape, [])},`]
        : []
    })
  return `${HEADER}import type { Item, ListId, OperationId, Result } from '@admin-panel/sdk'

/** A row of a list, or the record of a view. */
export type Sample<K extends OperationId> = K extends ListId ? Item<K> : Result<K>

export const samplesById = {
${lines.join('\n')}
} satisfies { readonly [K in OperationId]?: Sample<K> }
`
}

function valueOf(document: Document, shape: Schema, above: readonly string[], name = ''): string {
  const visited = shape.$ref ? [...above, shape.$ref] : above
  const schema = resolve(document, shape)
  const { enum: values } = schema
  const kinds = schema.anyOf ?? []
  const types = [schema.type].flat()
  if (types.includes('null') || kinds.some(({ type }) => type === 'null') || values?.some((value) => value === null))
    return 'null'
  if (values) return text(values[0])
  if (kinds[0]) return valueOf(document, kinds[0], visited, name)
  if (schema.allOf?.[0]) return valueOf(document, schema.allOf[0], visited, name)
  const [type] = types
  if (type === 'array') return '[]'
  if (type === 'integer' || type === 'number') return String(Math.max(Number(schema['minimum'] ?? 1), 1))
  if (type === 'boolean') return 'false'
  if (type === 'string') return JSON.stringify(textOf(name, schema))
  const fields = (schema.required ?? []).flatMap((name) => {
    const field = schema.properties?.[name]
    return field && !above.includes(field.$ref ?? '') ? [`${name}: ${valueOf(document, field, visited, name)}`] : []
  })
  return `{ ${fields.join(', ')} }`
}

const text = (value: unknown) => JSON.stringify(value).replaceAll('"', "'")
