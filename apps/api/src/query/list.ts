import { and, asc, Column, desc, inArray, is, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { countUpTo } from './count.ts'
import { malformed, Refusal } from '#errors.ts'

const REACHABLE = 10_000

export interface PageQuery {
  page?: number
  per_page?: number
  sort?: string[]
  /** Where a page before this one ended, as its `meta.after` said. */
  after?: string
}

/** What narrows the lines of a select. */
export interface OptionsQuery {
  q?: string
  ids?: number[]
  limit?: number
}

/** The same where the lines may be those of one seller. */
export interface CompanyOptionsQuery extends OptionsQuery {
  company_id?: number
}

export interface ListOptions {
  table: PgTable
  id: PgColumn
  /** Conditions on the table's own columns; what concerns other tables is an `exists`. */
  where: (SQL | undefined)[]
  /** The contract's sort keys. */
  sort: Record<string, PgColumn | SQL>
  /** Used where the query names no order. */
  order: string[]
  /** The only sort key of a list that goes on by cursor, at any depth. */
  keyset?: PgColumn
  /** The sort key of another table's column, which no index of this one can hold: see `walk`. */
  foreign?: { key: string; by: PgColumn; join: SQL }
}

export interface Meta {
  total: number
  total_is_exact: boolean
  page: number
  per_page: number
  page_count: number
  after?: string
}

/** The part of a list that one page holds. */
export interface Page {
  where: SQL | undefined
  orderBy: SQL[]
  limit: number
  offset: number
}

/** A select of drizzle that still lacks its conditions, or a function that reads a page. */
type Rows<Row> = Select<Row> | ((page: Page) => Promise<Row[]>)

interface Select<Row> {
  where(condition: SQL | undefined): {
    orderBy(...orderBy: SQL[]): { limit(rows: number): { offset(rows: number): PromiseLike<Row[]> } }
  }
}

/** One page of a list in the contract's shape: total exact up to 10 000, ties broken by the id. */
export async function listPage<Row extends { id: number }>(
  db: Database,
  { page = 1, per_page = 20, sort, after }: PageQuery,
  list: ListOptions,
  rows: Rows<Row>,
): Promise<{ items: Row[]; meta: Meta }> {
  const { table, id, where, sort: keys, order, keyset } = list
  if (page * per_page > REACHABLE) throw new Refusal('invalid', 'Показаны первые 10 000 записей. Уточните фильтры')
  const condition = and(...where)
  const used = sort ?? order
  const cursor = after === undefined ? undefined : readCursor(after)
  const offset = cursor ? 0 : (page - 1) * per_page
  const walked = await walk(db, used, list, per_page, offset)
  const items = await read(rows, {
    where: walked ?? and(condition, cursor && keyset && beyond(cursor, list, keyset, used)),
    orderBy: orderBy(used, keys, id),
    limit: per_page,
    offset: walked ? 0 : offset,
  })
  // A page that is not full is the last one, and tells the total by itself.
  const isLast = !cursor && items.length < per_page && (items.length > 0 || page === 1)
  const counted = cursor?.total ?? (isLast ? offset + items.length : await countUpTo(REACHABLE, db, table, condition))
  const total = Math.min(counted, REACHABLE)
  const last = items.length === per_page ? items.at(-1) : undefined
  return {
    items,
    meta: {
      total,
      total_is_exact: counted <= REACHABLE,
      page,
      per_page,
      page_count: Math.ceil(total / per_page),
      ...(keyset && last && { after: writeCursor({ id: last.id, total: counted }) }),
    },
  }
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

/** The row that a page ended at, and the total, so that no further page counts again. */
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

/** After the row that a page ended at, which is one of the list itself: a cursor reveals nothing of other rows. */
function beyond({ id: at }: Cursor, { table, id, where }: ListOptions, keyset: PgColumn, [first]: string[]): SQL {
  const than = sql.raw(first?.startsWith('-') ? '<' : '>')
  const ended = and(sql`${id} = ${at}`, ...where)
  return sql`(${keyset}, ${id}) ${than} ((select ${keyset} from ${table} where ${ended}), ${at}::int8)`
}

function orderBy(sort: string[], keys: ListOptions['sort'], id: PgColumn): SQL[] {
  const columns = sort.map((key) => {
    const column = keys[key.replace(/^-/, '')]
    if (!column) throw new Error(`The list has no order for the sort key ${key}`)
    if (!key.startsWith('-')) return sql`${column} asc nulls last`
    // Where nothing is null, the plain order lets one index serve both directions.
    return is(column, Column) && column.notNull ? desc(column) : sql`${column} desc nulls last`
  })
  return [...columns, sort[0]?.startsWith('-') ? desc(id) : asc(id)]
}

/**
 * A full page in the order of another table, of which the rows of each are read in turn: to sort a million rows by what they
 * refer to takes seconds. A page that is not full is left to the sort, which then has few rows, those that refer to nothing among them.
 */
async function walk(
  db: Database,
  sort: string[],
  { id, where, sort: keys, foreign }: ListOptions,
  limit: number,
  offset: number,
): Promise<SQL | undefined> {
  const [first = ''] = sort
  if (!foreign || first.replace(/^-/, '') !== foreign.key) return undefined
  const [, ...rest] = orderBy(sort, keys, id)
  const order = sql.join(
    [sql`${alphabetical(foreign.by)} ${sql.raw(first.startsWith('-') ? 'desc' : 'asc')}`, ...rest],
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

/** Names in the order that a Russian reader expects, the same on every database. */
export function alphabetical(column: PgColumn): SQL {
  return sql`${column} collate "unicode"`
}

/** Every word of the search stands somewhere in the text, whatever its case, «е» or «ё»; `%`, `_` and `\` mean themselves. */
export function containsWords(text: SQL | PgColumn, q: string | undefined): SQL | undefined {
  const words = q?.toLowerCase().replaceAll('ё', 'е').trim().split(/\s+/).filter(Boolean) ?? []
  return and(...words.map((word) => sql`folded(${text}) like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`))
}

/** The ids of every row in the list's order, `limit` at most. */
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
