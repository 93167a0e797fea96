import type { Contract } from './compile.ts'
import { bodyOf, type Document, type OperationEntry, operationsOf, resolve, type Schema } from './document.ts'

/** The SDK's operation table, and the types of each operation's flat parameters and bare result. */
export function operations(document: Document): string {
  const entries = operationsOf(document).toSorted((a, b) =>
    a.operation.operationId.localeCompare(b.operation.operationId),
  )
  const lines = new Map<string, string>()
  const permissions: string[] = []
  const types: string[] = []
  for (const entry of entries) {
    const { method, path, operation, parameters } = entry
    const id = operation.operationId
    const operationType = `operations['${id}']`
    const isPublic = operation['x-permission'] === 'public'
    const success = Object.keys(operation.responses).find((status) => status.startsWith('2'))
    const content = operation.responses[success ?? '']?.content ?? {}
    const json = 'application/json' in content
    const isStream = 'text/event-stream' in content
    const isFile = !json && !isStream && Object.keys(content).length > 0
    const itemSchema =
      json && document.components.schemas[content['application/json']?.schema.$ref?.split('/').at(-1) ?? '']
    const isList = itemSchema && 'meta' in (itemSchema.properties ?? {})
    const ifMatch = parameters.find(({ name }) => name === 'If-Match')
    const bodyType = Object.keys(operation.requestBody?.content ?? {})[0]
    const isOptional = operation.requestBody?.required === false
    const requestBody = isOptional ? `NonNullable<${operationType}['requestBody']>` : `${operationType}['requestBody']`
    const isForm = bodyType === 'multipart/form-data'
    const flags = [
      isPublic && 'public',
      isList && 'list',
      isFile && 'file',
      isStream && 'stream',
      isForm && 'form',
      ifMatch && 'version',
      parameters.some(({ name }) => name === 'Idempotency-Key') && 'key',
    ]
    lines.set(id, [method.toUpperCase(), path, ...flags.filter(Boolean)].join(' '))
    permissions.push(`  '${id}': ${JSON.stringify(operation['x-permission']).replaceAll('"', "'")},`)
    const has = (place: string) => parameters.some((parameter) => parameter.in === place)
    const parts = [
      has('path') && `${operationType}['parameters']['path']`,
      has('query') && `NonNullable<${operationType}['parameters']['query']>`,
      bodyType && `${requestBody}['content']['${bodyType}']`,
      ifMatch && (ifMatch.required ? '{ version: number }' : '{ version: number | null }'),
    ].filter(Boolean)
    const result = isStream
      ? 'ReadableStream<Uint8Array<ArrayBuffer>>'
      : isFile
        ? 'Blob'
        : json
          ? `${operationType}['responses'][${success}]['content']['application/json']`
          : 'void'
    const fields = fieldsForMany(document, entry)
    const many = fields && (fields.map((name) => `'${name}'`).join(' | ') || 'never')
    types.push(
      `  '${id}': { params: ${parts.join(' & ') || 'Record<never, never>'}; result: ${result}${isList ? `; item: ${result}['items'][number]` : ''}${many ? `; many: ${many}` : ''} }`,
    )
  }
  const { verbs, resources } = compact(lines)
  return `${HEADER}import { tableOf, type Operation } from './operation-table.ts'
import type { operations } from './schema.gen.ts'

/** The method, path and flags of a verb that most resources share. */
const verbs = {
${verbs.map(([verb, line]) => `  ${verb}: '${line}',`).join('\n')}
}

/** The path of each resource and its verbs; a verb is spelled out if it differs from the shared one. */
const resources = {
${resources.map(([resource, text]) => `  ${resource}: '${text}',`).join('\n')}
}

/** The method, path and flags of each operation, by its name. */
export const operationTable: Readonly<Record<keyof Operations, Operation<keyof Operations>>> = /* @__PURE__ */ tableOf(verbs, resources)

/** The permissions of each operation, of which one suffices; 'authenticated' requires only a session or a service key, 'person' a session, 'public' nothing. */
export const operationPermissions = {
${permissions.join('\n')}
} as const

/**
 * Flat parameters (path, query, body and version together) and the bare result of each operation, the row of a list, and the
 * fields of one that \`operations.prepare\` does for many records.
 */
export interface Operations {
${types.join('\n')}
}
`
}

/** The values with which the server does an operation for many records; undefined where it does not. */
export function fieldsForMany(document: Document, { method, path, operation, parameters }: OperationEntry) {
  const id = operation.operationId
  const body = bodyOf(document, operation)?.properties ?? {}
  if (method === 'get' && path.endsWith('/export'))
    return ['format', 'sort', ...(parameters.some(({ name }) => name === 'purpose') ? ['purpose'] : [])]
  if (method !== 'put') return undefined
  const { items = {} } = resolve(document, body['items'] ?? {})
  const fields = Object.keys(body).filter((field) => field !== 'items' && field !== 'dry_run')
  const columns = Object.keys(resolve(document, items).properties ?? {})
  if (columns.toSorted().join() === 'id,version') return fields
  if (!path.endsWith('/{id}') || !parameters.some(({ name }) => name === 'If-Match')) return undefined
  if (/\.(?:statusChange|enable|disable)$/.test(id)) return fields
  const open = fields.filter((field) => body[field]?.['x-bulk'])
  return id.endsWith('.update') && open.length > 0 ? open : undefined
}

/** Keeps the table as short as possible: it is part of every bundle of the SDK. */
function compact(lines: ReadonlyMap<string, string>) {
  const byResource = Map.groupBy(lines, ([id]) => id.split('.')[0] ?? '')
  const spelled = [...byResource].map(([resource, entries]) => {
    const path = commonPath(entries.map(([, line]) => line.split(' ')[1] ?? ''))
    return {
      resource,
      path,
      words: entries.map(([id, line]) => ({ verb: id.split('.')[1] ?? '', rest: line.replace(path, '') })),
    }
  })
  const verbs = [
    ...Map.groupBy(
      spelled.flatMap(({ words }) => words),
      ({ verb }) => verb,
    ),
  ].flatMap(([verb, words]) => {
    const [most] = [...Map.groupBy(words, ({ rest }) => rest)].toSorted(([, a], [, b]) => b.length - a.length)
    return most && most[1].length > 1 ? [[verb, most[0]] as const] : []
  })
  const usualByVerb = new Map(verbs)
  const resources = spelled.map(({ resource, path, words }) => {
    const texts = words.map(({ verb, rest }) => (usualByVerb.get(verb) === rest ? verb : `${verb}=${rest}`))
    return [resource, [path, ...texts].join()] as const
  })
  return { verbs, resources }
}

/** The common prefix of all paths. */
function commonPath([first = '', ...others]: string[]): string {
  const segments = first.split('/')
  const differs = segments.findIndex(
    (segment, index) => segment.startsWith('{') || others.some((other) => other.split('/')[index] !== segment),
  )
  return differs < 0 ? first : segments.slice(0, differs).join('/')
}

export const HEADER = '// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.\n\n'

/** For the command line: the fields of each operation with the kind of their values, and what the events of webhooks consist of. */
export function fields({ document, entities }: Contract): string {
  const lines = operationsOf(document)
    .toSorted((a, b) => a.operation.operationId.localeCompare(b.operation.operationId))
    .map(({ operation, parameters }) => {
      const form = operation.requestBody?.content['multipart/form-data']?.schema
      const { properties = {}, required = [] } = bodyOf(document, operation) ?? (form ? resolve(document, form) : {})
      const words = [
        ...parameters
          .filter(({ in: place }) => place !== 'header')
          .map(({ name, required, schema }) => word(document, name, required, schema)),
        ...Object.entries(properties).map(([name, schema]) => word(document, name, required.includes(name), schema)),
        ...(parameters.some(({ name }) => name === 'If-Match') ? ['version*:number'] : []),
      ]
      return `  '${operation.operationId}': '${words.join(' ')}',`
    })
  const events = document.components.schemas['AuditEvent']?.enum ?? []
  return `${HEADER}/** \`*\` marks what is required; a field without a kind is a text. */
export const fieldsById: Readonly<Record<string, string>> = {
${lines.join('\n')}
}

export const entities = '${[...entities.keys()].join(' ')}'.split(' ')

export const auditEvents = '${events.join(' ')}'.split(' ')
`
}

function word(document: Document, name: string, required: boolean | undefined, schema: Schema): string {
  const kind = kindOf(document, schema)
  return `${name}${required ? '*' : ''}${kind ? `:${kind}` : ''}`
}

function kindOf(document: Document, schema: Schema): string | undefined {
  const { type, items, enum: values, anyOf, allOf, ...rest } = resolve(document, schema)
  const kinds = anyOf?.filter((one) => one.type !== 'null') ?? allOf ?? []
  const [one] = kinds
  if (one) return kinds.length === 1 ? kindOf(document, one) : 'json'
  if (rest.format === 'binary' || rest.contentMediaType) return 'file'
  const named = [type].flat().find((name) => name !== 'null')
  if (named === 'array') {
    const kind = items && kindOf(document, items)
    return kind === undefined ? 'texts' : kind === 'number' ? 'numbers' : 'json'
  }
  if (named === 'boolean') return 'boolean'
  if (named === 'integer' || named === 'number' || typeof values?.[0] === 'number') return 'number'
  return named === 'string' || values ? undefined : 'json'
}
