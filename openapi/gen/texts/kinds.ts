import type { Document, Schema } from '@admin-panel/openapi/document'

/** What a value is, as far as a sentence about it can be wrong. `word` is one of an enumeration. */
export type Kind =
  | 'id'
  | 'ids'
  | 'day'
  | 'moment'
  | 'boolean'
  | 'integer'
  | 'number'
  | 'text'
  | 'word'
  | 'list'
  | 'object'
  | 'other'

/** The kind of a value of the schema; `null` beside it changes nothing. */
export function kindOf(document: Document, schema: Schema): Kind {
  const { $ref, anyOf, allOf, items, format, properties } = schema
  if ($ref) {
    const name = $ref.slice('#/components/schemas/'.length)
    const target = document.components.schemas[name]
    return name === 'Id' ? 'id' : target ? kindOf(document, target) : 'other'
  }
  const parts = (anyOf ?? (Array.isArray(allOf) ? allOf : [])).filter(({ type }: Schema) => type !== 'null')
  if (parts.length > 0) {
    const kinds = new Set(parts.map((part) => kindOf(document, part)))
    const [kind = 'other'] = kinds
    return kinds.size === 1 ? kind : 'other'
  }
  if (schema.enum) return typeof schema.enum[0] === 'number' ? 'integer' : 'word'
  const [type] = [schema.type].flat().filter((name) => name !== 'null')
  if (type === 'array') return items && kindOf(document, items) === 'id' ? 'ids' : 'list'
  if (type === 'object' || properties) return 'object'
  if (type === 'boolean' || type === 'integer' || type === 'number') return type
  if (type !== 'string') return 'other'
  return format === 'date' ? 'day' : format === 'date-time' ? 'moment' : 'text'
}
