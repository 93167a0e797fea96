import { type SQL, sql } from '#db/drizzle.ts'
import { malformed } from '#errors.ts'
import { isNullable, type SortKey } from './order.ts'

/** The values of a row's sort keys, as the database writes them. */
export type Position = (string | null)[]

/** Where a page begins: after the row at this position, which may have been deleted since. */
export interface Cursor {
  position: Position
  id: number
  /** The number of the page that begins here. */
  page: number
  /** The total that the first page has counted. */
  total: number
}

/** The position of each row of a select. */
export function positionOf(keys: SortKey[]): SQL<Position> {
  const texts = keys.map(({ key }) => sql`(${key})::text`)
  return sql`json_build_array(${sql.join(texts, sql`, `)})`
}

/** A cursor serves one order only, which it names. */
export function writeCursor({ position, id, page, total }: Cursor, sort: string[]): string {
  return Buffer.from(JSON.stringify([sort.join(), page, total, id, ...position])).toString('base64url')
}

export function readCursor(text: string, sort: string[]): Cursor {
  const [order, page, total, id, ...position] = partsOf(text)
  const isValid =
    order === sort.join() &&
    position.length === sort.length &&
    position.every((value) => value === null || typeof value === 'string')
  if (!isValid || !isCount(page) || !isCount(total) || !isCount(id)) throw malformed()
  return { position, id, page, total }
}

function partsOf(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch (error) {
    throw malformed(error)
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/**
 * The conditions of the rows after a cursor, one for each part of the order that an index can serve by itself: the rows
 * with a value of the first key, then those without.
 */
export function partsAfter({ position, id }: Cursor, keys: SortKey[]): SQL[] {
  const places = keys.map((key, index) => ({ ...key, value: index < position.length ? position[index] : id }))
  const [first, ...rest] = places
  if (!first) return []
  const withoutValue = sql`(${first.key}) is null`
  if (isMissing(first)) return [sql`(${withoutValue} and ${after(rest)})`]
  return isNullable(first) ? [afterFirst(first, rest), withoutValue] : [afterFirst(first, rest)]
}

interface Place extends SortKey {
  value: string | number | null | undefined
}

function isMissing({ value }: Place): boolean {
  return value === null || value === undefined
}

/** An index finds the first row by a comparison of its first key. */
function afterFirst(first: Place, rest: Place[]): SQL {
  const places = [first, ...rest]
  if (rest.every((place) => place.isDescending === first.isDescending && !isNullable(place))) {
    const [keys, values] = [places.map(({ key }) => sql`(${key})`), places.map(({ value }) => sql`${value}`)]
    return sql`(${sql.join(keys, sql`, `)}) ${beyond(first)} (${sql.join(values, sql`, `)})`
  }
  return sql`((${first.key}) ${beyond(first)}= ${first.value} and ${after(places)})`
}

/** The rows beyond the first key, or level with it and beyond the rest. */
function after([first, ...rest]: Place[]): SQL {
  if (!first) return sql`false`
  if (isMissing(first)) return sql`((${first.key}) is null and ${after(rest)})`
  return sql`((${first.key}) ${beyond(first)} ${first.value}
    ${isNullable(first) ? sql`or (${first.key}) is null` : sql``}
    or (${first.key}) = ${first.value} and ${after(rest)})`
}

function beyond({ isDescending }: Place): SQL {
  return sql.raw(isDescending ? '<' : '>')
}
