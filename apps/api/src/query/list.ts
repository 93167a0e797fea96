import { and, asc, Column, desc, inArray, is, type PgColumn, type PgTable, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { countUpTo } from './count.ts'
import { malformed, Refusal } from '#errors.ts'
import { isBounded, knownTotal } from './known-total.ts'

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
  /** The only sort key of a list with cursor pagination, which has no depth limit. */
  keyset?: PgColumn
  /** A sort key in another table, which no index of this table can serve: see `walk`. */
  foreign?: { key: string; column: PgColumn; join: SQL }
}

export interface Meta {
  total: number
  total_is_exact: boolean
  page: number
  per_page: number
  page_count: number
  after?: string
}

/** The query of one page. */
export interface Page {
  where: SQL | undefined
  orderBy: SQL[]
  limit: number
  offset: number
}

/** A drizzle select without its conditions yet, or a function that reads a page. */
type Rows<Row> = Select<Row> | ((page: Page) => Promise<Row[]>)

interface Select<Row> {
  where(condition: SQL | undefined): {
    orderBy(...orderBy: SQL[]): { limit(rows: number): { offset(rows: number): PromiseLike<Row[]> } }
  }
}

/** Reads one page in the contract's shape: the total is exact up to 10 000, and the id breaks ties. */
export async function listPage<Row extends { id: number }>(
  db: Database,
  { page = 1, per_page = 20, sort, after }: PageQuery,
  list: ListOptions,
  rows: Rows<Row>,
): Promise<{ items: Row[]; meta: Meta }> {
  const { id, where, order, keyset } = list
  if (page * per_page > REACHABLE) throw new Refusal('invalid', 'Показаны первые 10 000 записей. Уточните фильтры')
  const condition = and(...where)
  const used = sort ?? order
  const cursor = after === undefined ? undefined : readCursor(after)
  const offset = cursor ? 0 : (page - 1) * per_page
  const idsOfPage = await pageByForeignOrder(db, list, { sort: used, limit: per_page, offset })
  const items = await read(rows, {
    where: idsOfPage ?? and(condition, cursor && keyset && isAfterCursor(cursor, list, keyset, used)),
    orderBy: orderBy(used, keysOf(list), id),
    limit: per_page,
    offset: idsOfPage ? 0 : offset,
  })
  // A page that is not full is the last one, so it already determines the total.
  const isLast = !cursor && items.length < per_page && (items.length > 0 || page === 1)
  const counted = cursor?.total ?? (isLast ? offset + items.length : await totalUnder(db, list))
  const totals = cappedTotal(counted)
  const last = items.length === per_page ? items.at(-1) : undefined
  return {
    items,
    meta: {
      ...totals,
      page,
      per_page,
      page_count: Math.ceil(totals.total / per_page),
      ...(keyset && last && { after: writeCursor({ id: last.id, total: counted }) }),
    },
  }
}

function keysOf({ where, sort }: ListOptions): ListOptions['sort'] {
  return Object.fromEntries(Object.entries(sort).map(([name, key]) => [name, sortedBy(where, key)]))
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

function read<Row>(rows: Rows<Row>, page: Page): PromiseLike<Row[]> {
  if (typeof rows === 'function') return rows(page)
  const { where, orderBy, limit, offset } = page
  return rows
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
}

/** The last row of a page, and the total, so that later pages need not count again. */
interface Cursor {
  id: number
  total: number
}

function writeCursor({ id, total }: Cursor): string {
  return Buffer.from(`${id}.${total}`).toString('base64url')
}

function readCursor(text: string): Cursor {
  const [, id, total] = /^(\d{1,15})\.(\d{1,6})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (!id || !total) throw malformed()
  return { id: Number(id), total: Number(total) }
}

/** The cursor's row must itself match the filters, so a cursor reveals nothing about other rows. */
function isAfterCursor(
  { id: at }: Cursor,
  { table, id, where }: ListOptions,
  keyset: PgColumn,
  [first]: string[],
): SQL {
  const than = sql.raw(first?.startsWith('-') ? '<' : '>')
  const isCursorRow = and(sql`${id} = ${at}`, ...where)
  return sql`(${keyset}, ${id}) ${than} ((select ${keyset} from ${table} where ${isCursorRow}), ${at}::int8)`
}

/**
 * A sort key that no index has, where a list of ids bounds the rows. The planner expects them evenly along an index; where
 * they are all at its far end, it would read the whole index to spare a sort of few rows.
 */
export function sortedBy(where: ListOptions['where'], key: PgColumn | SQL): PgColumn | SQL {
  return isBounded(where) ? sql`greatest(${key})` : key
}

function orderBy(sort: string[], keys: ListOptions['sort'], id: PgColumn): SQL[] {
  const columns = sort.map((key) => {
    const column = keys[key.replace(/^-/, '')]
    if (!column) throw new Error(`The list has no order for the sort key ${key}`)
    if (!key.startsWith('-')) return sql`${column} asc nulls last`
    // For a column that is not null the plain order lets one index serve both directions.
    return is(column, Column) && column.notNull ? desc(column) : sql`${column} desc nulls last`
  })
  return [...columns, sort[0]?.startsWith('-') ? desc(id) : asc(id)]
}

/**
 * Reads a full page by an index scan in the order of another table, because sorting a million rows by a foreign column
 * takes seconds. A page that is not full is left to the sort, which then has few rows, including those without a
 * reference.
 */
async function pageByForeignOrder(
  db: Database,
  { id, where, sort: keys, foreign }: ListOptions,
  { sort, limit, offset }: { sort: string[]; limit: number; offset: number },
): Promise<SQL | undefined> {
  const [first = ''] = sort
  if (!foreign || first.replace(/^-/, '') !== foreign.key) return undefined
  const [, ...rest] = orderBy(sort, keys, id)
  const order = sql.join(
    [sql`${alphabetical(foreign.column)} ${sql.raw(first.startsWith('-') ? 'desc' : 'asc')}`, ...rest],
    sql`, `,
  )
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${id} as id from ${foreign.join} where ${and(...where) ?? sql`true`} order by ${order} limit ${limit} offset ${offset}`)
  return rows.length === limit
    ? inArray(
        id,
        rows.map((row) => row.id),
      )
    : undefined
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
    .orderBy(...orderBy(sort ?? order, keys, id))
    .limit(limit)
  return rows.map((row) => row.id)
}
