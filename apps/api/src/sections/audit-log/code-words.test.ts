import { expect, test } from 'vitest'
import { readContract, type Schema } from '#contract/operations.ts'
import { codeInWords } from './code-words.ts'

/** These parts have a log of their own and share another section's permission. */
const PARTS: Readonly<Record<string, string>> = {
  'brandAliases.upsert': 'brand-alias',
  'reviewTerms.upsert': 'review-term',
}
// Their codes identify the row and never change.
const APART = new Set(['metaData.upsert', 'settings.upsert'])

type Code = readonly [field: string, code: string]

const fieldsOf = ({ properties = {} }: Schema) =>
  Object.entries(properties.items?.items?.properties ?? properties).flatMap(([name, field]) => codesOf(name, field))

function codesOf(field: string, schema: Schema): Code[] {
  const codes = (schema.enum ?? []).filter((code) => typeof code === 'string')
  const parts = [schema.items, ...(schema.anyOf ?? [])].flatMap((part) => (part ? codesOf(field, part) : []))
  return [...codes.map((code) => [field, code] as const), ...parts]
}

test('R24: every code that can be saved has a word for the log', () => {
  const lacking = readContract().flatMap(({ id, body, permission }) => {
    const entity = PARTS[id] ?? (Array.isArray(permission) ? permission[0]?.split('.')[0] : undefined)
    if (!body || !entity || APART.has(id)) return []
    return fieldsOf(body)
      .filter(([field, code]) => field !== 'status' && /^[a-z_]+$/.test(code) && !codeInWords(entity, field, code))
      .map(([field, code]) => `${id}: ${entity}.${field} ${code}`)
  })

  expect(lacking).toEqual([])
})
