import { operationsOf, type Document } from './document.ts'

/** The SDK's operation table, and the types of each operation's flat parameters and bare result. */
export function operations(document: Document): string {
  const entries = operationsOf(document).toSorted((a, b) =>
    a.operation.operationId.localeCompare(b.operation.operationId),
  )
  const table: string[] = []
  const permissions: string[] = []
  const types: string[] = []
  for (const { method, path, operation, parameters } of entries) {
    const id = operation.operationId
    const of = `operations['${id}']`
    const isPublic = operation['x-permission'] === 'public'
    const success = Object.keys(operation.responses).find((status) => status.startsWith('2'))
    const content = operation.responses[success ?? '']?.content ?? {}
    const json = 'application/json' in content
    const isFile = !json && Object.keys(content).length > 0
    const itemSchema =
      json && document.components.schemas[content['application/json']?.schema.$ref?.split('/').at(-1) ?? '']
    const isList = itemSchema && 'meta' in (itemSchema.properties ?? {})
    const ifMatch = parameters.find(({ name }) => name === 'If-Match')
    const bodyType = Object.keys(operation.requestBody?.content ?? {})[0]
    const isForm = bodyType === 'multipart/form-data'
    const flags = [isPublic && 'p', isList && 'l', isFile && 'f', isForm && 'm', ifMatch && 'v']
      .filter(Boolean)
      .join('')
    table.push(`  '${id}': '${method.toUpperCase()} ${path}${flags && ` ${flags}`}',`)
    permissions.push(`  '${id}': ${JSON.stringify(operation['x-permission']).replaceAll('"', "'")},`)
    const has = (place: string) => parameters.some((parameter) => parameter.in === place)
    const parts = [
      has('path') && `${of}['parameters']['path']`,
      has('query') && `NonNullable<${of}['parameters']['query']>`,
      bodyType && `${of}['requestBody']['content']['${bodyType}']`,
      ifMatch && (ifMatch.required ? '{ version: number }' : '{ version?: number }'),
    ].filter(Boolean)
    const result = isFile ? 'Blob' : json ? `${of}['responses'][${success}]['content']['application/json']` : 'void'
    types.push(
      `  '${id}': { params: ${parts.join(' & ') || 'Record<never, never>'}; result: ${result}${isList ? `; item: ${result}['items'][number]` : ''} }`,
    )
  }
  return `${HEADER}import type { operations } from './schema.gen.ts'

/**
 * Method, path and flags of each operation: \`p\` needs no token, \`l\` is a list with pages,
 * \`f\` answers a file, \`m\` sends a form with one, \`v\` takes the record's version (If-Match).
 */
export const operationTable = {
${table.join('\n')}
} as const

/** What each operation needs: any one of the named permissions, or nothing but a session, or nothing at all. */
export const operationPermissions = {
${permissions.join('\n')}
} as const

/** Flat parameters (path, query, body and version together) and the bare result of each operation. */
export interface Operations {
${types.join('\n')}
}
`
}

export const HEADER = '// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.\n\n'
