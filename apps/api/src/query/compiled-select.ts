import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import { Column, is, PgDialect, type PgColumn, type PgTable, QueryBuilder, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { asRows } from './trusted.ts'

const TEXTS_AT_MOST = 200
const dialect = new PgDialect()

type Columns = Record<string, PgColumn | SQL | SQL.Aliased>
type Ordered = { path: string[]; field: Columns[string] }[]

interface Rest {
  where: SQL | undefined
  orderBy?: SQL[]
  limit?: number
  offset?: number
}

/**
 * Compiles the columns of a single-table select once, because drizzle would otherwise spend more time on that per
 * request than on everything else. The columns must not contain parameters.
 */
export function compiledSelect<Fields extends Columns>(table: PgTable, fields: Fields) {
  const [text, from] = textsOf(table, fields)
  const columns = orderedOf(fields)
  const decoders = Object.values(fields).map((field) =>
    is(field, Column) && field.mapFromDriverValue !== Column.prototype.mapFromDriverValue
      ? (value: unknown) => field.mapFromDriverValue(value)
      : undefined,
  )
  const texts = new Map<string, string>()

  /** The pool finds the name of a statement by its text, and the hash of a string is computed once for each object. */
  function textWith(tail: string): string {
    const cached = texts.get(tail)
    if (cached !== undefined) return cached
    const fullText = text + tail
    if (texts.size < TEXTS_AT_MOST) texts.set(tail, fullText)
    return fullText
  }

  const rowsOf = (tuples: unknown[][], all: Ordered) =>
    tuples.map((values) => {
      const row: Record<string, unknown> = {}
      all.forEach(({ path: [name = ''] }, index) => {
        const value = values[index]
        const decode = decoders[index]
        row[name] = value === null || !decode ? value : decode(value)
      })
      return row
    })

  /** Reads rows; `more` are columns of this call, which may contain parameters. */
  return async <More extends Record<keyof More, SQL> = object>(
    db: Database,
    { where, orderBy = [], limit, offset = 0 }: Rest,
    more?: More,
  ) => {
    const added = Object.entries<SQL>(more ?? {})
    const all = added.length > 0 ? [...columns, ...orderedOf(more ?? {})] : columns
    const tail = dialect.sqlToQuery(
      sql.join(
        [
          ...added.map(([name, value]) => sql`, ${value} as ${sql.identifier(name)}`),
          from,
          where && sql` where ${where}`,
          orderBy.length > 0 ? sql` order by ${sql.join(orderBy, sql`, `)}` : undefined,
          limit === undefined ? undefined : where ? sql` limit ${limit}` : withoutValues(limit),
          offset > 0 ? sql` offset ${offset}` : undefined,
        ].filter((part) => part !== undefined),
      ),
    )
    // With columns by position, the driver builds no object by names that this would read again.
    const statement = { sql: textWith(tail.sql), params: tail.params }
    const query = db._.session.prepareQuery<{ execute: unknown; all: unknown; values: unknown }>(
      statement,
      all,
      undefined,
      true,
      (tuples: unknown[][]) => rowsOf(tuples, all),
    )
    return asRows<SelectResultFields<Fields & More>>(await query.execute())
  }
}

/**
 * PostgreSQL caches the plan of a statement without parameters; with a parameter as its limit it would plan each time.
 */
function withoutValues(limit: number): SQL {
  return sql.raw(` limit ${limit}`)
}

/** The columns, and what stands between them and the conditions. */
function textsOf(table: PgTable, fields: Columns): [string, SQL] {
  const columns = Object.entries(fields).map(([name, field]) => {
    const { sql: text, params } = new QueryBuilder().select({ field }).from(table).toSQL()
    if (params.length > 0) throw new Error(`The column ${name} holds a value of its own`)
    return `${text.slice('select '.length, text.lastIndexOf(' from '))} as "${name}"`
  })
  const { sql: statement } = new QueryBuilder().select().from(table).toSQL()
  return [`select ${columns.join(', ')}`, sql.raw(statement.slice(statement.lastIndexOf(' from ')))]
}

const orderedOf = (fields: Columns): Ordered => Object.entries(fields).map(([name, field]) => ({ path: [name], field }))
