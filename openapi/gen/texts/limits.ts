import { resolve, type Document, type Schema } from '@admin-panel/openapi/document'

/** A longer choice is read from the type. */
const SHOWN_VALUES = 12

/** What a value of the schema may be, as sentences: its length, its range, its pattern, its choices. An id says nothing. */
export function limitsOf(document: Document, schema: Schema): string[] {
  if (schema.$ref === '#/components/schemas/Id') return []
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern, items, ...rest } = resolve(
    document,
    schema,
  )
  const [part] = (rest.anyOf ?? []).filter(({ type }) => type !== 'null')
  if (part && rest.anyOf?.length === 2) return limitsOf(document, part)
  const values = (rest.enum ?? []).filter((value) => value !== null)
  const each = items ? limitsOf(document, items).map((sentence) => `Each: ${sentence}`) : []
  return [
    ...between(minLength, maxLength, 'character'),
    ...between(minItems, maxItems, 'item'),
    ...between(minimum, maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum),
    ...(typeof pattern === 'string' ? [`The pattern is \`${pattern}\`.`] : []),
    ...(values.length > 0 && values.length <= SHOWN_VALUES ? [`One of \`${values.join('`, `')}\`.`] : []),
    ...each,
  ]
}

/** The description, with the limits that it lacks. */
export function withLimits(document: Document, schema: Schema, description = ''): string {
  const numbers: readonly string[] = description.replaceAll(/(?<=\d)[\s,](?=\d{3})/g, '').match(/\d+/g) ?? []
  const isSaid = (sentence: string) =>
    description.includes(sentence) ||
    (!sentence.includes('`') && (sentence.match(/\d+/g) ?? []).every((number) => numbers.includes(number)))
  const unsaid = limitsOf(document, schema).filter((sentence) => !isSaid(sentence))
  return [description, ...unsaid].filter(Boolean).join(' ')
}

function between(least: unknown, most: unknown, unit?: string): string[] {
  const low = typeof least === 'number' && !(unit && least === 0) ? least : undefined
  const high = typeof most === 'number' ? most : undefined
  if (low === undefined && high === undefined) return []
  const amount = high === undefined ? `At least ${low}` : low === undefined ? `At most ${high}` : `${low} to ${high}`
  return [`${low === high ? `Exactly ${low}` : amount}${unit ? ` ${unit}${(high ?? low) === 1 ? '' : 's'}` : ''}.`]
}
