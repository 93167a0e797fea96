import type { PermissionName } from '@admin-panel/permissions'
import { isRecord } from '#text/is-record.ts'
import type { PersonalKind } from '#text/masked.ts'
import { readDocument } from './document.ts'

export interface Schema {
  $ref?: string
  title?: string
  type?: string | string[]
  enum?: unknown[]
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
  format?: string
  'x-personal'?: Personal
  [keyword: string]: unknown
}

/** The kind of a personal field, and the permission to see it unmasked. */
export interface Personal {
  kind: PersonalKind
  permission: PermissionName
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

/** The headers and the body that the contract promises for a response. */
export interface Promised {
  headers?: Record<string, { required?: boolean }>
  content?: Record<string, { schema: Schema }>
}

interface Document {
  paths: Record<string, Record<string, DocumentedOperation>>
}

interface DocumentedOperation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, Promised>
  'x-permission': 'public' | 'authenticated' | 'person' | PermissionName[]
  'x-import'?: boolean
  'x-step-up'?: StepUp
  'x-file-mb'?: number
}

/**
 * Whether a call needs a fresh proof of who the user is: `always`, for more `rows` than a setting allows, or where what is
 * `written` needs it.
 */
type StepUp = 'always' | 'rows' | 'written'

export interface Operation {
  id: string
  method: (typeof METHODS)[number]
  path: string
  /** One permission of a list suffices; `authenticated` accepts any session or key, `person` only a session. */
  permission: 'public' | 'authenticated' | 'person' | PermissionName[]
  stepUp: StepUp | undefined
  parameters: Record<string, Schema>
  query: Schema
  body: Schema | undefined
  /** It may be left out. */
  bodyOptional: boolean
  multipart: boolean
  /** The binary fields of a form. */
  files: string[]
  /** The status and schema of a successful response; an empty response or a file has no schema. */
  status: number
  reply: Schema | undefined
  stale: Schema | undefined
  /** The responses by status. */
  replies: Record<string, Promised>
  ifMatch: 'required' | 'optional' | undefined
  idempotent: boolean
  /** A document has 10 MB at most, unless the contract says more; the margin lets the validation report the limit of its kind. */
  fileMb: number
  /** The rows in `items` are validated one by one. */
  imports: boolean
}

let contract: Operation[] | undefined

export function readContract(): Operation[] {
  contract ??= parseContract()
  return contract
}

function parseContract(): Operation[] {
  const document = inline(readDocument())
  if (!isDocument(document)) throw new TypeError('The contract has no paths')
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => describe(path, method, operation)),
  )
}

/** The generator has already validated the rest of the document. */
function isDocument(document: unknown): document is Document {
  return isRecord(document) && isRecord(document['paths'])
}

/** Replaces every `$ref` by its target but keeps a title beside it. */
function inline(document: unknown): unknown {
  const schemasByPointer = new Map<string, unknown>()

  function follow(pointer: string): unknown {
    if (!schemasByPointer.has(pointer)) {
      schemasByPointer.set(pointer, undefined)
      const target = pointer
        .slice(2)
        .split('/')
        .reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), document)
      schemasByPointer.set(pointer, expand(target))
    }
    const schema = schemasByPointer.get(pointer)
    if (schema === undefined) throw new Error(`The contract refers to itself at ${pointer}`)
    return schema
  }

  function expand(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(expand)
    if (!isRecord(node)) return node
    const { $ref, ...own } = node
    const entries = Object.fromEntries(Object.entries(own).map(([key, value]) => [key, expand(value)]))
    if (typeof $ref !== 'string') return entries
    const target = follow($ref)
    if (!isRecord(target)) throw new Error(`The contract has nothing at ${$ref}`)
    return { ...target, ...entries }
  }

  return expand(document)
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

function methodOf(name: string) {
  const method = METHODS.find((known) => known === name.toUpperCase())
  if (!method) throw new Error(`The contract has the method ${name}, which the router does not know`)
  return method
}

function describe(path: string, method: string, operation: DocumentedOperation): Operation {
  const parameters = operation.parameters ?? []
  const place = (where: string) =>
    Object.fromEntries(
      parameters.filter((parameter) => parameter.in === where).map(({ name, schema }) => [name, schema]),
    )
  const [[bodyType, { schema: bodySchema }] = ['', { schema: undefined }]] = Object.entries(
    operation.requestBody?.content ?? {},
  )
  const ifMatch = parameters.find(({ name }) => name === 'If-Match')
  const status = Number(Object.keys(operation.responses).find((code) => code.startsWith('2')))
  return {
    id: operation.operationId,
    method: methodOf(method),
    path,
    permission: operation['x-permission'],
    stepUp: operation['x-step-up'],
    parameters: place('path'),
    query: {
      type: 'object',
      properties: place('query'),
      required: parameters
        .filter((parameter) => parameter.in === 'query' && parameter.required)
        .map(({ name }) => name),
      additionalProperties: false,
    },
    body: bodySchema,
    bodyOptional: operation.requestBody?.required === false,
    multipart: bodyType === 'multipart/form-data',
    files: filesOf(bodySchema),
    status,
    reply: schemaOf(operation.responses[status]),
    stale: schemaOf(operation.responses[412]),
    replies: operation.responses,
    ifMatch: ifMatch && (ifMatch.required ? 'required' : 'optional'),
    idempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
    fileMb: operation['x-file-mb'] ?? 10.5,
    imports: operation['x-import'] ?? false,
  }
}

function filesOf(form: Schema | undefined): string[] {
  return Object.entries(form?.properties ?? {}).flatMap(([name, { format }]) => (format === 'binary' ? [name] : []))
}

function schemaOf(reply: Promised | undefined): Schema | undefined {
  return reply?.content?.['application/json']?.schema
}
