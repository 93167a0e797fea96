import type { Contract, Word } from './compile.ts'
import { bodyOf, operationsOf, resolve, type Document, type Schema } from './document.ts'
import { HEADER } from './operations.ts'

const SCHEMAS = '#/components/schemas/'

/** The labels of enum values, and the enum of each recorded field. */
export function enums(contract: Contract) {
  const labelledEnums = [...contract.enums].filter(([, words]) => isWorded(words))
  check(contract, new Set(labelledEnums.map(([name]) => name)))
  return {
    catalogue: Object.fromEntries(
      labelledEnums.flatMap(([name, words]) => words.map(({ member, label = '' }) => [keyOf(name, member), label])),
    ),
    words: labelledEnums.map(([name, words]) => ({
      name,
      words: words.map(({ member, value, label = '' }) => ({ value, label, key: keyOf(name, member) })),
    })),
    tables: labelledEnums.map(([name, words]) => ({ name, source: tableOf(name, words) })),
    server: `${HEADER}import type { Schemas } from '@admin-panel/sdk'

export const enumWords: { readonly [Name in ${labelledEnums.map(([name]) => `'${name}'`).join(' | ')}]: Readonly<Record<Schemas[Name], string>> } = ${JSON.stringify(
      Object.fromEntries(
        labelledEnums.map(([name, words]) => [
          name,
          Object.fromEntries(words.map(({ value, label }) => [value, label])),
        ]),
      ),
      null,
      2,
    )}

/** The enum of a field: of one entity's field, or of the field in all entities. */
export const enumOfField: Readonly<Record<string, keyof typeof enumWords>> = ${JSON.stringify(Object.fromEntries(fieldsOf(contract)), null, 2)}
`,
  }
}

function isWorded(words: readonly Word[]) {
  return words.length > 0 && words.every(({ label }) => label)
}

function keyOf(name: string, member: string) {
  return `enum_${name.replaceAll(/(?<!^)[A-Z]/g, '_$&').toLowerCase()}_${member.replaceAll(/\W/g, '_')}`
}

function tableOf(name: string, words: readonly Word[]) {
  const lines = words.map(({ member, value }) => `  '${value}': m.${keyOf(name, member)},`)
  return `${HEADER}import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const ${name[0]?.toLowerCase()}${name.slice(1)}Words: Readonly<Record<Schemas['${name}'], () => string>> = {
${lines.join('\n')}
}
`
}

/** The log shows all stored values, so each needs a label; values that are entities use their names. */
function check({ document, enums, entities }: Contract, labelledNames: ReadonlySet<string>) {
  for (const [name, words] of enums)
    if (!isWorded(words) && words.some(({ label }) => label))
      throw new Error(`${name}: give every member a @summary, or none`)
  for (const { operation } of operationsOf(document)) {
    const body = bodyOf(document, operation)
    for (const { field, name } of body ? enumsIn(document, body, []) : []) {
      const areEntities = enums.get(name)?.every(({ value }) => entities.has(value))
      if (enums.has(name) && !labelledNames.has(name) && !areEntities)
        throw new Error(
          `${operation.operationId}: ${field} is recorded, so each member of ${name} needs a Russian @summary`,
        )
    }
  }
}

/** `payment-system.type` → `PaymentSystemType`; without the entity if the field has that enum in all entities. */
function fieldsOf(contract: Contract): [string, string][] {
  const { document, resources, enums } = contract
  const byField = new Map<string, { depth: number; names: Set<string> }>()
  const freeTextFields = freeTexts(document)
  // A record's own field counts, not that of a nested object.
  const add = (key: string, name: string, depth: number) => {
    const before = byField.get(key)
    if (!before || depth < before.depth) byField.set(key, { depth, names: new Set([name]) })
    else if (depth === before.depth) before.names.add(name)
  }
  const anywhere = new Map<string, Set<string>>()
  for (const { operation } of operationsOf(document)) {
    const entity = resources.find(({ name }) => name === operation.operationId.split('.')[0])?.entity
    const answer = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
    const schemas = [operation.requestBody?.content, answer?.content]
      .map((content) => content?.['application/json']?.schema)
      .filter((schema) => schema !== undefined)
    const queries = (operation.parameters ?? []).flatMap(({ name, in: place, schema }) =>
      place === 'query' ? namesIn(document, name, schema, []) : [],
    )
    for (const { field, name, depth } of [...schemas.flatMap((schema) => enumsIn(document, schema, [])), ...queries]) {
      if (!isWorded(enums.get(name) ?? [])) continue
      anywhere.set(field, (anywhere.get(field) ?? new Set()).add(name))
      if (entity) add(`${entity}.${field}`, name, depth)
    }
  }
  const plainFields = [...anywhere].flatMap(([field, [name = '', ...others]]) =>
    others.length === 0 && !freeTextFields.has(field) ? [[field, name] as [string, string]] : [],
  )
  const plainNames = new Set(plainFields.map(([field]) => field))
  const ownFields = [...byField].flatMap(([key, { names }]): [string, string][] => {
    const [name = '', ...others] = names
    return others.length === 0 && !plainNames.has(key.split('.')[1] ?? '') ? [[key, name]] : []
  })
  return [...plainFields, ...ownFields].toSorted(([a], [b]) => a.localeCompare(b))
}

/** Fields that are free text in some schema. */
function freeTexts(document: Document): Set<string> {
  const schemas = Object.values(document.components.schemas).flatMap(({ properties = {} }) =>
    Object.entries(properties),
  )
  return new Set(
    schemas.flatMap(([field, schema]) => {
      const { type, enum: values } = resolve(document, schema)
      return [type].flat().includes('string') && !values ? [field] : []
    }),
  )
}

interface Coded {
  field: string
  name: string
  depth: number
}

/** All fields below a schema with values of an enum. */
function enumsIn(document: Document, schema: Schema, above: readonly string[], depth = 0): Coded[] {
  if (schema.$ref && above.includes(schema.$ref)) return []
  const visited = schema.$ref ? [...above, schema.$ref] : above
  const { properties = {}, items, anyOf = [] } = resolve(document, schema)
  return [
    ...Object.entries(properties).flatMap(([field, part]) => namesIn(document, field, part, visited, depth)),
    ...[...(items ? [items] : []), ...anyOf].flatMap((part) => enumsIn(document, part, visited, depth)),
  ]
}

function namesIn(document: Document, field: string, schema: Schema, above: readonly string[], depth = 0): Coded[] {
  if (schema.$ref && resolve(document, schema).enum) return [{ field, name: schema.$ref.slice(SCHEMAS.length), depth }]
  const parts = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])]
  return [
    ...parts.flatMap((part) => namesIn(document, field, part, above, depth)),
    ...enumsIn(document, schema, above, depth + 1),
  ]
}
