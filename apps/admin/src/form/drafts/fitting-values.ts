import { asPart } from '#form/trusted.ts'
import type { Rule, Rules } from '@admin-panel/sdk/validation'
import { isUnread } from '@admin-panel/ui/read-number'

type Fields = Readonly<Record<string, unknown>>

/**
 * The stored values that the form of this build can show: an older build may have had other fields, or the same with other
 * values. `sample` has every field of the form.
 */
export function fittingValues<Values extends object>(
  stored: object,
  { sample, rules }: { sample: Values; rules: Rules },
): Partial<Values> {
  const samples = new Map<string, unknown>(Object.entries(sample))
  const fields = Object.entries<unknown>({ ...stored }).filter(
    ([field, value]) => samples.has(field) && hasShape(value, samples.get(field), rules[field]),
  )
  return asPart(sample, Object.fromEntries(fields))
}

function hasShape(value: unknown, sample: unknown, rule: Omit<Rule, 'label'> | undefined): boolean {
  // A field that reads numbers or dates keeps what it could not read.
  if (isUnread(value)) return !Array.isArray(sample) && rule?.type !== 'array'
  const kind = kindOf(sample) ?? KINDS[rule?.type ?? ''] ?? kindOf(value)
  if (value === null || value === undefined) return kind !== 'list' && rule?.required !== true
  // A field that has been emptied.
  if (value === '' && kind === 'number') return true
  if (kindOf(value) !== kind) return false
  if (Array.isArray(value))
    return value.every((item) => isItem(item, Array.isArray(sample) ? sample[0] : undefined, rule))
  if (kind === 'fields' && isFields(value) && isFields(sample))
    return Object.keys(sample).every((field) => field in value && hasShape(value[field], sample[field], undefined))
  return true
}

/** An empty line of a list is no item yet: a select without a choice holds an empty text. */
function isItem(item: unknown, sample: unknown, rule: Omit<Rule, 'label'> | undefined) {
  const isLine = isFields(sample) || rule?.items?.type === 'object'
  const isKnown = sample !== undefined || rule?.items?.type !== undefined
  if (!isKnown) return true
  if (!isLine) return !isFields(item) && !Array.isArray(item)
  return isFields(item) && (!isFields(sample) || Object.keys(sample).every((field) => field in item))
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'switch',
  array: 'list',
  object: 'fields',
}

function kindOf(value: unknown) {
  if (value === null || value === undefined) return undefined
  if (Array.isArray(value)) return 'list'
  const kinds: Readonly<Record<string, string>> = { string: 'text', number: 'number', boolean: 'switch' }
  return isUnread(value) ? undefined : (kinds[typeof value] ?? 'fields')
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
