import words from './field-docs.json' with { type: 'json' }
import { operationsOf, parametersOf, type Document, type Parameter, type Schema } from '@admin-panel/openapi/document'
import { kindOf, type Kind } from './kinds.ts'
import { withLimits } from './limits.ts'

const RUSSIAN = /[А-Яё]/i

/** A sentence for a name, or one for each kind of value that the name stands for. */
const sentencesByName: Readonly<Partial<Record<string, string | Readonly<Partial<Record<Kind, string>>>>>> = words

/** The meanings of the ends and beginnings of names, each for values of one kind, in the order in which they are tried. */
const PATTERNS: readonly (readonly [RegExp, Kind, (rest: string) => string])[] = [
  [/^(.+)_ids$/, 'ids', (rest) => `The identifiers of the ${plural(rest)}.`],
  [/^(.+)_id$/, 'id', (rest) => `The identifier of the ${rest}.`],
  [/^(.+)_id$/, 'ids', (rest) => `The identifiers of the ${plural(rest)}, one of which it has.`],
  [/^(starts|ends|expires)_at$/, 'moment', (rest) => `When it ${rest}.`],
  [/^(.+)_at$/, 'moment', (rest) => `When it was ${rest}.`],
  [/^(.+s)_count$/, 'integer', (rest) => `The number of ${rest}.`],
  [/^(.+)_kopecks$/, 'integer', (rest) => `The ${amount(rest)}, in kopecks.`],
  [/^(.+)_bp$/, 'integer', (rest) => `The ${rest}, in basis points: 1 is 0.01 %.`],
  [/^(.+)_mm$/, 'integer', (rest) => `The ${rest}, in millimetres.`],
  [/^(.+)_g$/, 'integer', (rest) => `The ${rest}, in grams.`],
]

/** A copy of the contract whose parameters and fields all have an English description with their limits; labels of forms are Russian. */
export function documented(document: Document): Document {
  const copy = structuredClone(document)
  const missing = new Set<string>()
  const shapesByName = new Map<string, Set<string>>()

  const described = new Set<Schema | Parameter>()

  function describe(name: string, schema: Schema, field: Schema | Parameter = schema) {
    // A parameter that operations share comes once for each of them.
    if (described.has(field)) return
    described.add(field)
    addSentence(name, schema, field)
    field.description = withLimits(document, schema, field.description)
  }

  function addSentence(name: string, schema: Schema, field: Schema | Parameter) {
    if (RUSSIAN.test(schema.title ?? '')) delete schema.title
    if (field.description && !RUSSIAN.test(field.description)) return
    const kind = kindOf(document, schema)
    const sentence = sentenceOf(name, kind)
    if (typeof sentencesByName[name] === 'string')
      shapesByName.set(name, (shapesByName.get(name) ?? new Set()).add(shapeOf(kind)))
    if (sentence) field.description = sentence
    else missing.add(`${name} (${kind})`)
  }

  function walk(value: unknown) {
    if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) {
      const schema: Schema = { ...value }
      if (typeof schema.properties === 'object')
        for (const [name, field] of Object.entries(schema.properties)) describe(name, field)
      Object.values(value).forEach(walk)
    }
  }

  for (const { operation } of operationsOf(copy))
    for (const parameter of parametersOf(copy, operation)) describe(parameter.name, parameter.schema, parameter)
  walk(copy)
  if (missing.size > 0)
    throw new Error(`Say what they are, in the .tsp or in field-docs.json: ${[...missing].toSorted().join(', ')}`)
  const torn = [...shapesByName].flatMap(([name, shapes]) =>
    shapes.size > 1 ? `${name} (${[...shapes].join(', ')})` : [],
  )
  if (torn.length > 0) throw new Error(`One sentence cannot be true of each, say it by kind: ${torn.join(', ')}`)
  return copy
}

/** The values of which one sentence may be true: it says a count, a time, a choice, several things, or one. */
function shapeOf(kind: Kind): string {
  if (kind === 'list' || kind === 'ids') return 'several'
  if (kind === 'integer' || kind === 'number') return 'number'
  return kind === 'boolean' || kind === 'day' || kind === 'moment' ? kind : 'one'
}

/** The sentence for a name whose value is of this kind; nothing where the name does not say it. */
export function sentenceOf(name: string, kind: Kind): string | undefined {
  const own = sentencesByName[name]
  if (typeof own === 'string') return own
  if (own) return own[kind]
  for (const [pattern, ofKind, sentence] of PATTERNS) {
    const rest = ofKind === kind ? pattern.exec(name)?.[1] : undefined
    if (rest) return sentence(rest.replaceAll('_', ' '))
  }
  return undefined
}

function plural(noun: string) {
  return noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

function amount(name: string) {
  return /price|fee|sum|total/.test(name) ? name : `${name} amount`
}
