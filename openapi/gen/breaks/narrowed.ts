import type { Schema } from '@admin-panel/openapi/document'

/** A client sends parameters and bodies, and receives answers. */
export type Direction = 'sent' | 'received'

type Add = (what: string) => void
type Compare = (before: Schema, after: Schema, direction: Direction, at: string, add: Add) => void

const UPPER = ['maxLength', 'maximum', 'maxItems']
const LOWER = ['minLength', 'minimum', 'minItems']

/** Adds what a schema no longer takes (sent), or no longer promises (received). Both schemas are resolved. */
export function addNarrowings(
  before: Schema,
  after: Schema,
  direction: Direction,
  at: string,
  add: Add,
  compare: Compare,
) {
  const [old, now] = [variantsOf(before), variantsOf(after)]
  const [required, offered] = direction === 'sent' ? [old, now] : [now, old]
  for (const [kind] of required)
    if (!offered.has(kind) && !offered.has('any') && !(kind === 'integer' && offered.has('number')))
      add(direction === 'sent' ? phraseOf(at, `no longer takes ${kind}`) : phraseOf(at, `may be ${kind}`))
  for (const [kind, variant] of old) {
    const counterpart = now.get(kind) ?? (kind === 'integer' && direction === 'sent' ? now.get('number') : undefined)
    if (!counterpart) continue
    if (variant.$ref || counterpart.$ref) compare(variant, counterpart, direction, at, add)
    else compareVariants(variant, counterpart, direction, at, add, compare)
  }
}

/** The schemas of a value by the kind of value that they describe. */
function variantsOf(schema: Schema): Map<string, Schema> {
  if (schema.anyOf)
    return new Map(
      schema.anyOf.flatMap((member) =>
        member.$ref ? [[member.$ref.split('/').at(-1) ?? '', member] as const] : [...variantsOf(member)],
      ),
    )
  const kinds = [schema.type ?? (schema.properties ? 'object' : 'any')].flat()
  return new Map(kinds.map((kind) => [kind, { ...schema, type: kind }]))
}

function compareVariants(before: Schema, after: Schema, direction: Direction, at: string, add: Add, compare: Compare) {
  const now = after.enum
  if (now) {
    const removedValues = (before.enum ?? []).filter((value) => !now.includes(value))
    if (removedValues.length > 0) add(phraseOf(at, `no longer has the values ${removedValues.join(', ')}`))
    if (!before.enum && direction === 'sent') add(phraseOf(at, 'takes only listed values'))
  }
  const [wide, narrow] = direction === 'sent' ? [before.format, after.format] : [after.format, before.format]
  if (narrow !== undefined && narrow !== wide) add(phraseOf(at, `has the format ${after.format ?? 'of any text'}`))
  if (direction === 'sent') compareLimits(before, after, at, add)
  if (before.items && after.items) compare(before.items, after.items, direction, `${at}[]`, add)
  compareFields(before, after, direction, at, add, compare)
}

function compareLimits(before: Schema, after: Schema, at: string, add: Add) {
  const isLower = (keyword: string) => Number(after[keyword]) < Number(before[keyword] ?? Infinity)
  const isHigher = (keyword: string) => Number(after[keyword]) > Number(before[keyword] ?? -Infinity)
  for (const keyword of [...UPPER.filter(isLower), ...LOWER.filter(isHigher)])
    add(phraseOf(at, `has ${keyword} ${String(after[keyword])}`))
  if (after['pattern'] !== undefined && after['pattern'] !== before['pattern']) add(phraseOf(at, 'has another pattern'))
}

function compareFields(before: Schema, after: Schema, direction: Direction, at: string, add: Add, compare: Compare) {
  const now = after.properties ?? {}
  for (const [name, schema] of Object.entries(before.properties ?? {})) {
    const path = at === '' ? name : `${at}.${name}`
    if (now[name]) compare(schema, now[name], direction, path, add)
    else if (!after.additionalProperties) add(`the field ${path} was removed`)
  }
  const [old, present] = [new Set(before.required), new Set(after.required)]
  const path = (name: string) => (at === '' ? name : `${at}.${name}`)
  if (direction === 'sent') {
    for (const name of present) if (!old.has(name)) add(`the field ${path(name)} is required`)
  } else for (const name of old) if (now[name] && !present.has(name)) add(`the field ${path(name)} may be absent`)
  if (typeof before.additionalProperties === 'object' && typeof after.additionalProperties === 'object')
    compare(before.additionalProperties, after.additionalProperties, direction, `${at}.*`, add)
  else if (direction === 'sent' && before.additionalProperties && !after.additionalProperties)
    add(phraseOf(at, 'takes no other fields'))
}

function phraseOf(at: string, what: string) {
  return at === '' ? `it ${what}` : `${at} ${what}`
}
