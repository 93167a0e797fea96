/** The parts of an OpenAPI 3.1 document that the generators read. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: (string | number)[]
  anyOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: Schema | boolean
  unevaluatedProperties?: Schema | boolean
  contentMediaType?: string
  /** The kind of personal data, and the permission to see it in full. */
  'x-personal'?: { kind: string; permission: string }
  [keyword: string]: unknown
}

export interface Parameter {
  $ref?: string
  name: string
  description?: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
  style?: string
  explode?: boolean
}

export interface Reply {
  $ref?: string
  /** Absent beside a `$ref`. */
  description?: string
  headers?: Record<string, unknown>
  content?: Record<string, { schema: Schema }>
}

export interface Operation {
  operationId: string
  summary?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema; encoding?: unknown }> }
  responses: Record<string, Reply>
  'x-permission': 'public' | 'authenticated' | 'person' | string[]
  'x-import'?: boolean
  /** When a call needs a fresh proof of who the user is: always, for many rows, or where what it writes does. */
  'x-step-up'?: 'always' | 'rows' | 'written'
  /** The part of the contract that a back end of one's own has or lacks. */
  'x-part'?: string
  /** False where the interface only counts the records of others. */
  'x-records'?: false
}

export type Method = 'get' | 'post' | 'put' | 'delete'

export interface Document {
  tags?: { name: string; description: string }[]
  paths: Record<string, Partial<Record<Method, Operation>>>
  components: {
    parameters: Record<string, Parameter>
    responses?: Record<string, Reply>
    schemas: Record<string, Schema>
  }
}

export interface OperationEntry {
  readonly method: Method
  readonly path: string
  readonly operation: Operation
  readonly parameters: readonly Parameter[]
}

const METHODS: Method[] = ['get', 'post', 'put', 'delete']

export function operationsOf(document: Document): OperationEntry[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ method, path, operation, parameters: parametersOf(document, operation) }] : []
    }),
  )
}

export function parametersOf(document: Document, operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => {
    if (!parameter.$ref) return parameter
    const target = document.components.parameters[parameter.$ref.slice('#/components/parameters/'.length)]
    if (!target) throw new Error(`${operation.operationId}: ${parameter.$ref} does not exist`)
    return target
  })
}

export function resolve(document: Document, schema: Schema): Schema {
  if (!schema.$ref) return schema
  const { $ref, ...own } = schema
  const target = document.components.schemas[$ref.slice('#/components/schemas/'.length)]
  if (!target) throw new Error(`${$ref} does not exist`)
  return { ...resolve(document, target), ...own }
}

export function bodyOf(document: Document, operation: Operation): Schema | undefined {
  const schema = operation.requestBody?.content['application/json']?.schema
  return schema && resolve(document, schema)
}
