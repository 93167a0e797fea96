import { and, inArray, isNull, type PgColumn, type PgTable, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { isWrongValue } from '#db/failures.ts'
import { countUpTo } from './count.ts'
import { type Cursor, partsAfter, type Position, positionOf, readCursor, writeCursor } from './cursor.ts'
import { malformed, Refusal } from '#errors.ts'
import { isBounded, knownTotal } from './known-total.ts'
import { orderBy, type SortKey, sortKeysOf } from './order.ts'

const REACHABLE = 10_000

export interface PageQuery {
  page?: number
  per_page?: number
  sort?: string[]
  /** The end of the previous page, from its `meta.after`. */
  after?: string
}

/** The filters of a select's options. */
export interface OptionsQuery {
  q?: string
  ids?: number[]
  limit?: number
}

/** The filters of options that may belong to one seller. */
export interface CompanyOptionsQuery extends OptionsQuery {
  company_id?: number
}

export interface ListOptions {
  table: PgTable
  id: PgColumn
  /** Conditions on the table's own columns; a condition on other tables is an `exists`. */
  where: (SQL | undefined)[]
  /** The sort keys of the contract. */
  sort: Record<string, PgColumn | SQL>
  /** The default order. */
  order: string[]
  foreign?: Foreign
}

/** A sort key in another table, which no index of this table can serve. */
interface Foreign {
  key: string
  column: PgColumn
  join: SQL
  /** The column that refers to the other table. */
  reference: PgColumn
}

export interface Meta {
  total: number
  total_is_exact: boolean
  page: number
  per_page: number
  page_count: number
  sort: string[]
  after?: string
}

/** The query of one page. */
export interface Page {
  where: SQL | undefined
  orderBy: SQL[]
  limit: number
  offset: number
}

/** Tells where the row is in the order of the list; every select of a page has this field. */
export interface RowPosition {
  row_position: SQL<Position>
}

interface Positioned {
  id: number
  row_position: Position
}

/** Gives a drizzle select without its conditions yet, or a function that reads a page. */
type Rows<Row> = (position: RowPosition) => Select<Row> | Read<Row>

type Read<Row> = (page: Page) => PromiseLike<Row[]>

interface Select<Row> {
  where(condition: SQL | undefined): {
    orderBy(...orderBy: SQL[]): { limit(rows: number): { offset(rows: number): PromiseLike<Row[]> } }
  }
}

/**
 * Reads one page in the contract's shape: the total is exact up to 10 000, and the id breaks ties. A cursor goes on at any
 * depth; rows that come or go between two pages neither hide nor repeat another one.
 */
export async function listPage<Row extends Positioned>(
  db: Database,
  { page: number = 1, per_page = 20, sort, after }: PageQuery,
  list: ListOptions,
  rows: Rows<Row>,
): Promise<{ items: Omit<Row, 'row_position'>[]; meta: Meta }> {
  const used = sort ?? list.order
  const cursor = after === undefined ? undefined : readCursor(after, used)
  const page = cursor?.page ?? number
  if (!cursor && page * per_page > REACHABLE)
    throw new Refusal('invalid', 'Показаны первые 10 000 записей. Уточните фильтры')
  const offset = cursor ? 0 : (page - 1) * per_page
  const read = await rowsFrom(db, list, { sort: used, cursor, offset, limit: per_page + 1 }, rows)
  const items = read.slice(0, per_page)
  const hasMore = read.length > per_page
  // The last page already determines the total.
  const isLast = !hasMore && (items.length > 0 || page === 1)
  const counted = cursor?.total ?? (isLast ? offset + items.length : await totalUnder(db, list))
  const totals = cappedTotal(counted)
  const last = hasMore ? items.at(-1) : undefined
  return {
    items: items.map(({ row_position: _position, ...row }) => row),
    meta: {
      ...totals,
      page,
      per_page,
      page_count: Math.ceil(totals.total / per_page),
      sort: used,
      ...(last && {
        after: writeCursor({ position: last.row_position, id: last.id, page: page + 1, total: counted }, used),
      }),
    },
  }
}

interface Part {
  sort: string[]
  cursor: Cursor | undefined
  offset: number
  limit: number
}

async function rowsFrom<Row>(db: Database, list: ListOptions, part: Part, rows: Rows<Row>): Promise<Row[]> {
  const { where, sort: named, id } = list
  const keys = sortKeysOf(
    part.sort,
    mapped(named, (key) => sortedBy(where, key)),
    id,
  )
  const select = rows({ row_position: positionOf(keys.slice(0, -1)) })
  const items: Row[] = []
  try {
    for (const { condition, offset } of await conditionsOf(db, list, part, keys)) {
      const limit = part.limit - items.length
      if (limit > 0)
        items.push(...(await read(select, { where: and(...where, condition), orderBy: orderBy(keys), limit, offset })))
    }
  } catch (error) {
    // The values in a cursor come from its caller.
    throw part.cursor && isWrongValue(error) ? malformed(error) : error
  }
  return items
}

/** What a page adds to the conditions of its list; the rows of several conditions follow each other. */
async function conditionsOf(
  db: Database,
  list: ListOptions,
  part: Part,
  keys: SortKey[],
): Promise<{ condition: SQL | undefined; offset: number }[]> {
  const { cursor, offset } = part
  const [first = '', ...others] = part.sort
  const { foreign } = list
  if (foreign?.key !== first.replace(/^-/, ''))
    return (cursor ? partsAfter(cursor, keys) : [undefined]).map((condition) => ({ condition, offset }))
  const withoutValue = isNull(foreign.reference)
  const rest = sortKeysOf([first, ...others], { ...list.sort, [foreign.key]: sql`null` }, list.id).slice(1)
  if (cursor && cursor.position[0] === null) {
    const place = { ...cursor, position: cursor.position.slice(1) }
    return partsAfter(place, rest).map((condition) => ({ condition: and(withoutValue, condition), offset: 0 }))
  }
  const ids = await idsByForeignOrder(db, list, foreign, part)
  if (cursor) return [inArray(list.id, ids), withoutValue].map((condition) => ({ condition, offset: 0 }))
  return [
    ids.length === part.limit ? { condition: inArray(list.id, ids), offset: 0 } : { condition: undefined, offset },
  ]
}

function mapped<From, To>(values: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}

/** The total of a list without its rows. */
export async function totalOf(db: Database, list: ListOptions) {
  return cappedTotal(await totalUnder(db, list))
}

async function totalUnder(db: Database, { table, where }: ListOptions) {
  const total = knownTotal(where)
  return total === undefined ? countUpTo(REACHABLE, db, table, and(...where)) : Math.min(total, REACHABLE + 1)
}

/** A total as answers show it: exact up to ten thousand. */
export function cappedTotal(counted: number) {
  return { total: Math.min(counted, REACHABLE), total_is_exact: counted <= REACHABLE }
}

function read<Row>(select: Select<Row> | Read<Row>, page: Page): PromiseLike<Row[]> {
  if (typeof select === 'function') return select(page)
  const { where, orderBy: order, limit, offset } = page
  return select
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

/**
 * Reads a full page by an index scan in the order of another table, because sorting a million rows by a foreign column
 * takes seconds. A page by number that is not full is left to the sort, which then has few rows, including those without
 * a reference.
 */
async function idsByForeignOrder(
  db: Database,
  { id, where, sort: named }: ListOptions,
  { key, column, join }: Foreign,
  { sort, cursor, limit, offset }: Part,
): Promise<number[]> {
  const keys = sortKeysOf(sort, { ...named, [key]: alphabetical(column) }, id)
  const [condition] = cursor ? partsAfter(cursor, keys) : []
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${id} as id from ${join} where ${and(...where, condition) ?? sql`true`}
    order by ${sql.join(orderBy(keys), sql`, `)} limit ${limit} offset ${offset}`)
  return rows.map((row) => row.id)
}

/**
 * A sort key that no index has, where a list of ids bounds the rows. The planner expects them evenly along an index; where
 * they are all at its far end, it would read the whole index to spare a sort of few rows.
 */
export function sortedBy(where: ListOptions['where'], key: PgColumn | SQL): PgColumn | SQL {
  return isBounded(where) ? sql`greatest(${key})` : key
}

/** Sorts names by Unicode collation, as Russian readers expect, on every database alike. */
export function alphabetical(column: PgColumn): SQL {
  return sql`${column} collate "unicode"`
}

/**
 * Requires every word of the search in the text, ignoring case and the difference of «е» and «ё»; `%`, `_` and `\` are
 * literal.
 */
export function containsWords(text: SQL | PgColumn, q: string | undefined): SQL | undefined {
  const words = q?.toLowerCase().replaceAll('ё', 'е').trim().split(/\s+/).filter(Boolean) ?? []
  return and(...words.map((word) => sql`folded(${text}) like ${containing(word)}`))
}

/** The pattern of texts that contain a part, for `like`. */
export function containing(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

export async function listIds(
  db: Database,
  sort: string[] | undefined,
  { table, id, where, sort: keys, order }: ListOptions,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: sql<number>`${id}`.mapWith(Number) })
    .from(table)
    .where(and(...where))
    .orderBy(...orderBy(sortKeysOf(sort ?? order, keys, id)))
    .limit(limit)
  return rows.map((row) => row.id)
}
