import { isRecord } from '#text/is-record.ts'
import type { Schema } from './operations.ts'

const LISTS_AT_MOST = 100
const TEXTS_AT_MOST = 100
/** So many items in lists that are too long are validated like all others, so that an answer names every wrong field. */
const ITEMS_AT_MOST = 1000

interface LongList {
  path: string[]
  schema: Schema
  limit: number
}

interface Survey {
  /** The lists whose items would make too many errors, since they have far more than their schema allows. */
  longLists: LongList[]
  /** Where the texts stand that PostgreSQL cannot store: those with NUL or lone surrogates. */
  unreadable: string[][]
}

/**
 * Finds what a validator must not meet or does not know. It visits each part of the value once, and none that the schema
 * refuses already: a body of a million zeros costs no more than its reading.
 */
export function survey(schema: Schema, value: unknown): Survey {
  const lists: LongList[] = []
  const unreadable: string[][] = []
  const path: (string | number)[] = []
  const here = () => path.map(String)
  let items = 0
  visit(schema, value)
  return { longLists: items > ITEMS_AT_MOST || lists.length >= LISTS_AT_MOST ? lists : [], unreadable }

  function visit(part: Schema, of: unknown) {
    if (typeof of === 'string') {
      if (!isStorableText(of)) note()
    } else if (of !== null && typeof of === 'object') {
      if (part.anyOf) for (const branch of part.anyOf) visit(branch, of)
      else if (Array.isArray(of)) {
        if (accepts(part, 'array')) visitList(part, of)
      } else if (accepts(part, 'object')) visitRecord(part, of)
    }
  }

  function visitList(part: Schema, list: unknown[]) {
    const { maxItems, items: item = {} } = part
    if (typeof maxItems === 'number' && list.length > maxItems) {
      if (lists.length < LISTS_AT_MOST) lists.push({ path: here(), schema: part, limit: maxItems })
      items += list.length
      return
    }
    const depth = path.length
    for (let index = 0; index < list.length; index++) {
      path[depth] = index
      visit(item, list[index])
    }
    path.length = depth
  }

  function visitRecord({ properties = {}, additionalProperties }: Schema, record: object) {
    const depth = path.length
    for (const [key, of] of Object.entries(record)) {
      const isNamed = Object.hasOwn(properties, key)
      if (!isNamed && additionalProperties === false) continue
      if (!isStorableText(key)) note()
      path[depth] = key
      visit((isNamed ? properties[key] : isRecord(additionalProperties) ? additionalProperties : undefined) ?? {}, of)
      path.length = depth
    }
  }

  function note() {
    if (unreadable.length < TEXTS_AT_MOST) unreadable.push(here())
  }
}

/** Whether PostgreSQL can store the value. */
export const isStorable = (value: unknown) => survey({}, value).unreadable.length === 0

const isStorableText = (text: string) => !text.includes('\0') && text.isWellFormed()

function accepts({ type }: Schema, kind: 'array' | 'object'): boolean {
  return type === undefined || (Array.isArray(type) ? type.includes(kind) : type === kind)
}
