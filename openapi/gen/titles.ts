import { bodyOf, resolve, type Document, type Operation, type Parameter, type Schema } from './document.ts'

/** Parameters of every list and bulk change, which no form or filter bar labels. */
const UNLABELLED = new Set(['page', 'per_page', 'sort', 'ids', 'limit', 'after', 'dry_run'])
const RUSSIAN = /[А-Яё]/i

/** Inputs for users without a Russian title, as dotted paths. */
export function untitled(document: Document, operation: Operation, parameters: readonly Parameter[]): string[] {
  const queries = parameters.filter((parameter) => parameter.in === 'query')
  const body = bodyOf(document, operation)
  return [
    ...queries.filter(({ name, schema }) => lacks(document, name, schema)).map(({ name }) => name),
    ...(body ? fieldsOf(document, body, '', []) : []),
  ]
}

function lacks(document: Document, name: string, schema: Schema) {
  return !UNLABELLED.has(name) && !RUSSIAN.test(resolve(document, schema).title ?? '')
}

function fieldsOf(document: Document, schema: Schema, path: string, above: readonly string[]): string[] {
  if (schema.$ref && above.includes(schema.$ref)) return []
  const visited = schema.$ref ? [...above, schema.$ref] : above
  const { properties = {}, items, anyOf = [] } = resolve(document, schema)
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(lacks(document, name, field) ? [path + name] : []),
      ...fieldsOf(document, field, `${path}${name}.`, visited),
    ]),
    ...[...(items ? [items] : []), ...anyOf].flatMap((part) => fieldsOf(document, part, path, visited)),
  ]
}
