import type { Schema } from './operations.ts'

const LISTS_AT_MOST = 100
/** So many items in lists that are too long are validated like all others, so that an answer names every wrong field. */
const ITEMS_AT_MOST = 1000

export interface LongList {
  path: string[]
  schema: Schema
  limit: number
}

/** The lists of a value whose items would make too many errors, since they have far more than their schema allows. */
export function longLists(schema: Schema, value: unknown): LongList[] {
  const lists: LongList[] = []
  let items = 0
  collect(schema, value, [])
  return items > ITEMS_AT_MOST || lists.length >= LISTS_AT_MOST ? lists : []

  function collect(part: Schema | undefined, of: unknown, path: string[]) {
    if (part === undefined || of === null || typeof of !== 'object' || lists.length >= LISTS_AT_MOST) return
    const { anyOf, properties = {}, items: rows, maxItems } = part
    for (const branch of anyOf ?? []) collect(branch, of, path)
    if (!Array.isArray(of)) {
      for (const [name, property] of Object.entries(properties))
        if (Object.hasOwn(of, name)) collect(property, Reflect.get(of, name), [...path, name])
    } else if (typeof maxItems === 'number' && of.length > maxItems) {
      lists.push({ path, schema: part, limit: maxItems })
      items += of.length
    } else if (rows) for (const [index, item] of of.entries()) collect(rows, item, [...path, String(index)])
  }
}
