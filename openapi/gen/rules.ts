import { bodyOf, operationsOf, resolve, type Document, type Schema } from './document.ts'
import { HEADER } from './operations.ts'

const KEYWORDS = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'enum',
  'default',
] as const

const RECORDS = /\.(create|update)$/

/**
 * The rules and labels of a form's or filter bar's fields: one constant per operation that the panel imports the rules of,
 * one file per resource for its forms and one for its lists, and the Russian labels as a message catalogue.
 */
export function rules(document: Document, imported: ReadonlySet<string>) {
  const labels = new Map<string, string>()
  const spoken = new Map<string, string>()
  const fields = new Map<string, FormField[]>()
  const operations = new Map<string, string>()
  const line = (kind: string, operation: string, field: string, schema: Schema, required: boolean) => {
    const { label: title, ...rest } = rule(document, schema, required)
    const label = typeof title === 'string' ? title : ''
    const commonLabel = labels.get(`${kind}_${field}`) ?? label
    const key = commonLabel === label ? `${kind}_${field}` : `${kind}_${operation}_${field}`
    if (label) labels.set(key, label)
    if (kind === 'field')
      fields.set(operation, [...(fields.get(operation) ?? []), { field, key, label, rule: print(rest) }])
    return `  ${field}: { ${label ? `label: m.${key}, ` : ''}${print(rest).slice(2)},`
  }
  const constants = new Map<string, string[]>()
  const usesByField = new Map<string, Use[]>()
  for (const { operation, parameters } of operationsOf(document).toSorted((a, b) =>
    a.operation.operationId.localeCompare(b.operation.operationId),
  )) {
    const [resource = ''] = operation.operationId.split('.')
    const name = operation.operationId.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase())
    const body = bodyOf(document, operation)
    if (body) operations.set(name, operation.operationId)
    const queries = parameters.filter((parameter) => parameter.in === 'query')
    const lines = body
      ? Object.entries(body.properties ?? {}).map(([field, schema]) => {
          const text = line('field', name, field, schema, body.required?.includes(field) ?? false)
          const [, key] = /label: m\.(\w+)/.exec(text) ?? []
          const [entity] = operation['x-permission'].toString().split('.')
          if (key === `field_${field}`) spoken.set(field, key)
          if (key)
            usesByField.set(`${entity}.${field}`, [
              ...(usesByField.get(`${entity}.${field}`) ?? []),
              { operation: operation.operationId, key },
            ])
          return text
        })
      : queries.map(({ name: field, schema, required }) => line('filter', name, field, schema, required ?? false))
    const wanted = [[name, lines] as const, ...listsOf(document, name, body)].filter(
      ([constant, texts]) => texts.length > 0 && imported.has(`${constant}Rules`),
    )
    // A list must not load the rules of its record's form.
    const file = `${body ? 'rules' : 'lists'}/${kebab(resource)}`
    for (const [constant, texts] of wanted)
      constants.set(file, [
        ...(constants.get(file) ?? []),
        `export const ${constant}Rules = {\n${texts.join('\n')}\n} as const satisfies Rules`,
      ])
  }
  for (const [name, uses] of usesByField) {
    const key = recordsOwn(uses)
    if (key && key !== `field_${name.split('.')[1]}`) spoken.set(name, key)
  }
  for (const [field, label] of Object.entries(keptFields(document))) {
    const key = `field_kept_${field.replaceAll(/\W/g, '_')}`
    labels.set(key, label)
    spoken.set(field, key)
  }
  return {
    sources: [...constants].map(([file, texts]) => ({ file, source: fileOf(texts) })),
    forms: [...fields].map(([name, of]) => ({ name, operation: operations.get(name) ?? '', fields: of })),
    spoken: spokenOf(spoken),
    fieldsOfEntities: fieldsOf(usesByField),
    names: namesOf(spoken, labels),
    labels: Object.fromEntries([...labels].toSorted(([a], [b]) => a.localeCompare(b))),
  }
}

/** The rules of the records in the lists of a body, without labels: the columns of a sheet have their own. */
function listsOf(document: Document, name: string, body: Schema | undefined) {
  return Object.entries(body?.properties ?? {}).map(([field, schema]) => {
    const { items } = resolve(document, schema)
    const { properties = {}, required = [] } = items ? resolve(document, items) : {}
    const lines = Object.entries(properties).map(
      ([key, value]) => `  ${key}: ${print(omitLabel(rule(document, value, required.includes(key))))},`,
    )
    return [`${name}${field.charAt(0).toUpperCase()}${field.slice(1)}`, lines] as const
  })
}

/** A field of a request's body, its labels by their key and the rule as source text. */
export interface FormField {
  readonly field: string
  readonly key: string
  readonly label: string
  readonly rule: string
}

interface Use {
  operation: string
  key: string
}

/** The log names a field as the record's own form does, whatever another action asks under the same name. */
function recordsOwn(uses: readonly Use[]): string | undefined {
  return (uses.findLast(({ operation }) => RECORDS.test(operation)) ?? uses.at(-1))?.key
}

function fileOf(constants: readonly string[]) {
  const body = constants.join('\n\n')
  return [
    HEADER.trimEnd(),
    '',
    "import type { Rules } from '@admin-panel/sdk/validation'",
    ...(body.includes('label: m.') ? ["import { m } from '#paraglide/messages.js'"] : []),
    '',
    body,
    '',
  ].join('\n')
}

/** The fields that the forms of each entity's records have. */
function fieldsOf(usesByField: ReadonlyMap<string, readonly Use[]>) {
  const fields = new Map<string, string[]>()
  for (const [name, uses] of usesByField) {
    const [entity = '', field = ''] = name.split('.')
    if (uses.some(({ operation }) => RECORDS.test(operation)))
      fields.set(entity, [...(fields.get(entity) ?? []), field].toSorted())
  }
  const lines = [...fields].toSorted(([a], [b]) => a.localeCompare(b))
  return `${HEADER.trimEnd()}

export const fieldsOfEntities: Readonly<Partial<Record<string, readonly string[]>>> = ${JSON.stringify(Object.fromEntries(lines), null, 2)}
`
}

/** Labels of fields outside forms, as in the change log: by field, or by entity and field where entities differ. */
function spokenOf(labels: ReadonlyMap<string, string>) {
  const lines = [...labels].toSorted(([a], [b]) => a.localeCompare(b)).map(([field, key]) => `  '${field}': m.${key},`)
  return `${HEADER.trimEnd()}

import { m } from '#paraglide/messages.js'

export const fieldLabels: Readonly<Partial<Record<string, () => string>>> = {
${lines.join('\n')}
}
`
}

/** The same in Russian, for texts of the server. */
function namesOf(spoken: ReadonlyMap<string, string>, labels: ReadonlyMap<string, string>) {
  const names = [...spoken].toSorted(([a], [b]) => a.localeCompare(b)).map(([field, key]) => [field, labels.get(key)])
  return `${HEADER.trimEnd()}

export const fieldNames = ${JSON.stringify(Object.fromEntries(names), null, 2)} as const
`
}

function keptFields(document: Document): Record<string, string> {
  const { 'x-kept': labels } = resolve(document, { $ref: '#/components/schemas/AuditRow' })
  return Object(labels)
}

function rule(document: Document, schema: Schema, required: boolean): Record<string, unknown> {
  const resolved = resolve(document, schema)
  const [first, second] = resolved.anyOf ?? []
  if (first && second?.type === 'null')
    return rule(document, { ...resolve(document, first), title: resolved.title ?? '' }, required)
  const type = Array.isArray(resolved.type) ? resolved.type[0] : resolved.type
  return {
    label: resolved.title ?? '',
    ...(type !== undefined && { type }),
    ...(required && { required: true }),
    ...Object.fromEntries(
      KEYWORDS.flatMap((keyword) => (resolved[keyword] === undefined ? [] : [[keyword, resolved[keyword]]])),
    ),
    ...(resolved.items && { items: omitLabel(rule(document, resolved.items, false)) }),
  }
}

export function kebab(name: string) {
  return name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()
}

function omitLabel(rule: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(rule).filter(([key]) => key !== 'label'))
}

function print(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`
  if (value !== null && typeof value === 'object')
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${key}: ${print(item)}`)
      .join(', ')} }`
  return typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value)
}
