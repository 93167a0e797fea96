import { operationsOf, resolve, type Document, type Schema } from './document.ts'
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
