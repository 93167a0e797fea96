import { createHash } from 'node:crypto'
import type { FactContent } from './schema.ts'

/** Content as it is stored and compared: in one order of its fields, since JSON has none. */
export const writtenOf = (input: FactContent): string => JSON.stringify(sorted(input))

export const digestOf = (content: string): string => createHash('sha256').update(content).digest('base64url')

/** The fields in which another content of the same key differs. */
export function differences(before: FactContent, next: FactContent): string[] {
  const [one, other] = [partsOf(before), partsOf(next)]
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((field) => one.get(field) !== other.get(field))
    .toSorted()
}

const partsOf = (content: FactContent): Map<string, string> =>
  new Map(Object.entries(content).map(([field, value]) => [field, JSON.stringify(sorted(value))]))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, part]) => [field, sorted(part)]),
  )
}
