import type { Contract } from './compile.ts'
import { bodyOf, operationsOf, resolve, type Document, type OperationEntry, type Schema } from './document.ts'
import { fieldsForMany, HEADER } from './operations.ts'

/** Keywords of a parameter or field that an agent is given. */
const KEYWORDS = 'type format pattern enum default minimum maximum minLength maxLength minItems maxItems'.split(' ')
const DEEP = 5

/** The filters, fields and values that an agent may list, read and propose, by resource. */
export function agents(contract: Contract): string {
  const { document, resources, entities } = contract
  const entries = operationsOf(document)
  const facts = resources.flatMap(({ name, entity, description }) => {
    const of = (verb: string) => entries.find(({ operation }) => operation.operationId === `${name}.${verb}`)
    const list = of('list')
    const page = list && answerOf(document, list)
    const rows = page?.properties?.['meta'] && page.properties['items']
    if (!entity || !list || !rows || list.operation['x-permission'] === 'person') return []
    const { items: row = {} } = resolve(document, rows)
    const view = of('view')
    const calls = entries.filter(
      ({ method, operation }) => operation.operationId.startsWith(`${name}.`) && method === 'put',
    )
    return [
      [
        name,
        {
          name: entities.get(entity)?.name ?? name,
          about: description ?? '',
          filters: Object.fromEntries(filtersOf(list).map((one) => [one.name, described(contract, one)])),
          sort: sortOf(list),
          row: fieldsOf(document, row),
          ...(view?.path.endsWith('/{id}') && { record: fieldsOf(document, answerOf(document, view) ?? {}) }),
          calls: Object.fromEntries(calls.flatMap((entry) => callOf(contract, entry))),
        },
      ] as const,
    ]
  })
  return `${HEADER}import type { ResourceFacts } from './resource-facts.ts'

/** The resources of the contract with lists, in its order. */
export const resources: Readonly<Record<string, ResourceFacts>> = ${JSON.stringify(Object.fromEntries(facts), null, 1)}
`
}

function answerOf(document: Document, { operation }: OperationEntry): Schema | undefined {
  const schema = operation.responses['200']?.content?.['application/json']?.schema
  return schema && resolve(document, schema)
}

const PAGING = new Set(['page', 'per_page', 'after', 'sort'])

function filtersOf({ parameters }: OperationEntry) {
  return parameters.filter((parameter) => parameter.in === 'query' && !PAGING.has(parameter.name))
}

function sortOf({ parameters }: OperationEntry) {
  return parameters.find(({ name }) => name === 'sort')?.schema.items?.enum ?? []
}

function described(contract: Contract, { schema, description }: { schema: Schema; description?: string }): Schema {
  return { ...plain(contract, schema, DEEP), ...(description && { description }) }
}

/** The names of the fields of a record with their kinds; a list ends in `[]`. */
function fieldsOf(document: Document, schema: Schema): Record<string, string> {
  return Object.fromEntries(
    Object.entries(resolve(document, schema).properties ?? {}).map(([name, field]) => [name, kindOf(document, field)]),
  )
}

function kindOf(document: Document, schema: Schema): string {
  const { anyOf, items, enum: values, type, format } = resolve(document, schema)
  const [part] = (anyOf ?? []).filter((one) => one.type !== 'null')
  if (part) return kindOf(document, part)
  if (values) return values.filter((value) => value !== null).join(' | ')
  if (items) return `${kindOf(document, items)}[]`
  return format?.startsWith('date') ? format : ([type].flat().find((one) => one !== 'null') ?? 'object')
}

/** A call for many records with the schema of its values. */
function callOf(contract: Contract, entry: OperationEntry) {
  const { document } = contract
  const { operation } = entry
  const fields = fieldsForMany(document, entry)
  if (!fields || !Array.isArray(operation['x-permission'])) return []
  const { properties = {}, required = [] } = bodyOf(document, operation) ?? {}
  const isOpen = operation.operationId.endsWith('.update')
  const input = Object.fromEntries(fields.map((name) => [name, plain(contract, properties[name] ?? {}, DEEP)]))
  return [
    [
      operation.operationId,
      {
        summary: operation.summary ?? '',
        input: {
          type: 'object',
          properties: input,
          required: isOpen ? [] : required.filter((name) => fields.includes(name)),
        },
      },
    ] as const,
  ]
}

/** A schema without references and without what only a validator needs, with the Russian words of the values of an enum. */
function plain(contract: Contract, schema: Schema, depth: number): Schema {
  const whole = resolve(contract.document, schema)
  const { title, description, properties, items, required, anyOf } = whole
  const inner = (one: Schema) => plain(contract, one, depth - 1)
  const words = contract.enums.get(schema.$ref?.split('/').at(-1) ?? '')?.filter(({ label }) => label) ?? []
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...Object.fromEntries(KEYWORDS.filter((name) => whole[name] !== undefined).map((name) => [name, whole[name]])),
    ...(words.length > 0 && { words: Object.fromEntries(words.map(({ value, label }) => [value, label])) }),
    ...(depth > 0 && items && { items: inner(items) }),
    ...(depth > 0 && anyOf && { anyOf: anyOf.map(inner) }),
    ...(depth > 0 &&
      properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, inner(field)])),
        required: required ?? [],
      }),
  }
}
