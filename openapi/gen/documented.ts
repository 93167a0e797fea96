import words from './field-docs.json' with { type: 'json' }
import { operationsOf, parametersOf, type Document, type Parameter, type Schema } from './document.ts'

const RUSSIAN = /[А-Яё]/i
const sentencesByName: Readonly<Partial<Record<string, string>>> = words

/** The meanings of the ends and beginnings of names, in the order in which they are tried. */
const PATTERNS: readonly (readonly [RegExp, (rest: string) => string])[] = [
  [/^(.+)_ids$/, (rest) => `The identifiers of the ${plural(rest)}.`],
  [/^(.+)_id$/, (rest) => `The identifier of the ${rest}.`],
  [/^(starts|ends|expires)_at$/, (rest) => `When it ${rest}.`],
  [/^(.+)_at$/, (rest) => `When it was ${rest}.`],
  [/^(.+)_count$/, (rest) => `The number of ${rest}.`],
  [/^(.+)_kopecks$/, (rest) => `The ${amount(rest)}, in kopecks.`],
  [/^(.+)_bp$/, (rest) => `The ${rest}, in basis points: 1 is 0.01 %.`],
  [/^(.+)_mm$/, (rest) => `The ${rest}, in millimetres.`],
  [/^(.+)_g$/, (rest) => `The ${rest}, in grams.`],
  [/^(.+)_from$/, (rest) => `The first day of the range: ${rest}.`],
  [/^(.+)_to$/, (rest) => `The last day of the range: ${rest}.`],
  [/^is_(.+)$/, (rest) => `Whether it is ${rest}.`],
  [/^has_(.+)$/, (rest) => `Whether it has ${rest}.`],
  [/^without_(.+)$/, (rest) => `Only what has no ${rest}.`],
  [/^with_(.+)$/, (rest) => `Whether to add ${rest}.`],
]

/** A copy of the contract whose parameters and fields all have an English description; labels of forms are Russian. */
export function documented(document: Document): Document {
  const copy = structuredClone(document)
  for (const { operation } of operationsOf(copy))
    for (const parameter of parametersOf(copy, operation)) describe(parameter.name, parameter.schema, parameter)
  walk(copy)
  return copy
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

function describe(name: string, schema: Schema, field: Schema | Parameter = schema) {
  if (RUSSIAN.test(schema.title ?? '')) delete schema.title
  if (!field.description || RUSSIAN.test(field.description)) field.description = sentenceOf(name)
}

/** The sentence for a name; without a pattern, the words of the name. */
export function sentenceOf(name: string): string {
  const ownSentence = sentencesByName[name]
  if (ownSentence) return ownSentence
  for (const [pattern, sentence] of PATTERNS) {
    const rest = pattern.exec(name)?.[1]
    if (rest) return sentence(rest.replaceAll('_', ' '))
  }
  const text = name.replaceAll('_', ' ')
  return `The ${text}.`
}

function plural(noun: string) {
  return noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

function amount(name: string) {
  return /price|fee|sum|total/.test(name) ? name : `${name} amount`
}
