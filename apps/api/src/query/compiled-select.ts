import { Column, is, type SQL, sql } from 'drizzle-orm'
import { type PgTable, QueryBuilder, type SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Database } from '#db/database.ts'

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
export function compiledSelect<Fields extends SelectedFields>(table: PgTable, fields: Fields) {
  const text = textOf(table, fields)
  const decoders = Object.entries(fields).flatMap(([name, field]) =>
    is(field, Column) && field.mapFromDriverValue !== Column.prototype.mapFromDriverValue ? [{ name, field }] : [],
  )

  return async (db: Database, { where, orderBy = [], limit, offset = 0 }: Rest) => {
    const { rows } = await db.execute(
      sql.join(
        [
          sql.raw(text),
          where && sql` where ${where}`,
          orderBy.length > 0 ? sql` order by ${sql.join(orderBy, sql`, `)}` : undefined,
          limit === undefined ? undefined : where ? sql` limit ${limit}` : withoutValues(limit),
          offset > 0 ? sql` offset ${offset}` : undefined,
        ].filter((part) => part !== undefined),
      ),
    )
    for (const row of rows) {
      for (const { name, field } of decoders) {
        const value = row[name]
        if (value !== null) row[name] = field.mapFromDriverValue(value)
      }
    }
    return asRows<SelectResultFields<Fields>>(rows)
  }
}

/**
 * PostgreSQL caches the plan of a statement without parameters; with a parameter as its limit it would plan each time.
 */
function withoutValues(limit: number): SQL {
  return sql.raw(` limit ${limit}`)
}

function textOf(table: PgTable, fields: SelectedFields): string {
  const columns = Object.entries(fields).map(([name, field]) => {
    const { sql: text, params } = new QueryBuilder().select({ field }).from(table).toSQL()
    if (params.length > 0) throw new Error(`The column ${name} holds a value of its own`)
    return `${text.slice('select '.length, text.lastIndexOf(' from '))} as "${name}"`
  })
  const { sql: whole } = new QueryBuilder().select().from(table).toSQL()
  return `select ${columns.join(', ')}${whole.slice(whole.lastIndexOf(' from '))}`
}

/** The names and decoders come from the fields themselves. */
function asRows<Row>(rows: unknown[]) {
  return rows as Row[]
}
