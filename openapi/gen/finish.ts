import type { Contract } from './compile.ts'
import {
  bodyOf,
  operationsOf,
  resolve,
  type Document,
  type Operation,
  type Parameter,
  type Reply,
  type Schema,
} from './document.ts'
import { markParts } from './marks/parts.ts'
import { checkResources, permissionsOf, tagsOf } from './resources.ts'
import { markStepUps } from './marks/step-ups.ts'
import { untitled } from './titles.ts'

/** Completes the emitted document where TypeSpec cannot, and checks the contract. */
export function finish(contract: Contract): Contract {
  const { document } = contract
  checkResources(contract)
  markStepUps(contract)
  markParts(contract)
  document.tags = tagsOf(contract)
  const { schemas } = document.components
  const searched = [...contract.entities].filter(([, { isSearched }]) => isSearched)
  Object.assign(schemas['Permission'] ?? {}, { enum: [...permissionsOf(contract).values()].flat() })
  Object.assign(schemas['SearchKind'] ?? {}, { enum: searched.map(([entity]) => entity) })
  walk(document, closeAndSimplify)
  walk(document, (schema) => limitChoices(document, schema))
  for (const { method, operation, parameters } of operationsOf(document)) {
    for (const parameter of parameters) {
      const repeated = parameter.in === 'query' && parameter.schema.type === 'array'
      if (repeated) parameter.style = 'form'
      else delete parameter.explode
      if (parameter.name === 'sort' && parameter.in === 'query') withDescending(parameter.schema)
    }
    operation.summary = withArticle(operation.summary ?? '')
    if (operation['x-import']) limitRows(bodyOf(document, operation))
    nameParts(document, operation)
    shareResponses(document, operation)
    if (method !== 'get' && Array.isArray(operation['x-permission'])) operation.responses['507'] = NO_ROOM
    check(document, operation, parameters)
  }
  return contract
}

/** The templates say «a» whatever the name of the record begins with. */
function withArticle(summary: string) {
  return summary.replaceAll(/\b(a) (?=[aeio])/gi, '$1n ')
}

/** What is no schema has none of the keywords that a visit looks for. */
const isSchema = (value: unknown): value is Schema => value !== null && typeof value === 'object'

function walk(value: unknown, visit: (schema: Schema) => void) {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  else if (isSchema(value)) {
    visit(value)
    for (const item of Object.values(value)) walk(item, visit)
  }
}

function closeAndSimplify(schema: Schema) {
  if (schema.unevaluatedProperties !== undefined) {
    schema.additionalProperties = schema.unevaluatedProperties
    delete schema.unevaluatedProperties
  }
  if (schema.type === 'object' && schema.properties) schema.additionalProperties ??= false
  if (schema.description === 'The template for adding optional properties.') delete schema.description
  if (schema.contentMediaType && !schema.type) {
    schema.type = 'string'
    schema.format = 'binary'
    delete schema.contentMediaType
  }
  nullable(schema)
}

/** `anyOf: [string, null]` makes a validator report three errors for one bad field. */
function nullable(schema: Schema) {
  const [first, second] = schema.anyOf ?? []
  if (schema.anyOf?.length !== 2 || !first || second?.type !== 'null' || typeof first.type !== 'string' || first.enum)
    return
  const { type, ...rest } = first
  delete schema.anyOf
  Object.assign(schema, rest, { type: [type, 'null'] })
}

function withDescending(schema: Schema) {
  const keys = schema.items?.enum
  if (!keys || keys.some((key) => String(key).startsWith('-'))) return
  schema.items = { type: 'string', enum: keys.flatMap((key) => [key, `-${key}`]) }
  schema['maxItems'] = 3
}

/** A choice of several holds each value of its enum once at most. */
function limitChoices(document: Document, schema: Schema) {
  if (schema.type !== 'array' || !schema.items?.$ref || schema['maxItems'] !== undefined) return
  const values = resolve(document, schema.items).enum
  if (values) schema['maxItems'] = values.length
}

/** Any change of a record may find the disk full; reading, and changes of one's own account, go on. */
const NO_ROOM: Reply = { $ref: '#/components/responses/Error507' }

const ROWS_AT_MOST = 1000

/** Set here because a decorator cannot be applied to the rows of a template. */
function limitRows(body: Schema | undefined) {
  const items = body?.properties?.['items']
  Object.assign(items ?? {}, { minItems: 1, maxItems: ROWS_AT_MOST, ...items })
  Object.assign(body?.properties?.['lines'] ?? {}, { maxItems: ROWS_AT_MOST })
}

/** The emitter treats an enum of a form as JSON instead of plain text, and leaves a file without type and title. */
function nameParts(document: Document, operation: Operation) {
  const form = operation.requestBody?.content['multipart/form-data']
  if (!form) return
  delete form.encoding
  for (const part of Object.values(resolve(document, form.schema).properties ?? {}))
    if (!('type' in part || '$ref' in part || 'allOf' in part))
      Object.assign(part, { type: 'string', format: 'binary', title: 'Файл' })
}

function shareResponses(document: Document, operation: Operation) {
  const shared = (document.components.responses ??= {})
  for (const [status, reply] of Object.entries(operation.responses)) {
    if (reply.content?.['application/json']?.schema.$ref !== '#/components/schemas/ErrorBody') continue
    const name = `Error${status}`
    shared[name] ??= reply
    operation.responses[status] = { $ref: `#/components/responses/${name}` }
  }
}

function check(document: Document, operation: Operation, parameters: readonly Parameter[]) {
  const { operationId, 'x-permission': permission } = operation
  const fail = (why: string) => {
    throw new Error(`${operationId}: ${why}`)
  }
  if (/_\d+$/.test(operationId)) fail('the operation id is taken twice')
  if (!permission) fail('x-permission is missing')
  const [field] = untitled(document, operation, parameters)
  if (field) fail(`${field} has no Russian @summary`)
  const flat = [...namesOf(parameters), ...Object.keys(bodyOf(document, operation)?.properties ?? {})]
  const twice = flat.find((name, index) => flat.indexOf(name) !== index)
  if (twice) fail(`${twice} is both a parameter and a field of the body`)
}

function namesOf(parameters: readonly Parameter[]) {
  return parameters.flatMap(({ name, in: place }) =>
    place === 'header' ? (name === 'If-Match' ? ['version'] : []) : [name],
  )
}
