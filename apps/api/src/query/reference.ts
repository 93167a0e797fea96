import type { Schemas } from '@admin-panel/sdk'
import { getTableName, type PgColumn, type SQL, sql } from '#db/drizzle.ts'

export type Reference = Schemas['Reference']

const LABELS = {
  brand: 'named.name',
  car_brand: 'named.name',
  category: 'named.name',
  city: 'named.name',
  company: 'named.trade_name',
  delivery: 'named.name',
  operation_reason: 'named.name',
  payment_system: 'named.name',
  product: 'named.name',
  region: 'named.name',
  store_point: 'named.name',
  user: 'person_label(named)',
}

type Pointing<Column extends PgColumn> = Reference | (Column['_']['notNull'] extends true ? never : null)

/**
 * The id and label of the record that a column of the selected table references. The column is qualified with its
 * table, because drizzle omits the table in a single-table select and the name would then resolve to the inner table.
 */
export function referenceTo<Column extends PgColumn>(table: keyof typeof LABELS, column: Column) {
  const pointer = sql`${sql.identifier(getTableName(column.table))}.${sql.identifier(column.name)}`
  return sql<Pointing<Column>>`(
    select json_build_object('id', named.id, 'label', ${sql.raw(LABELS[table])})
    from ${sql.identifier(table)} named where named.id = ${pointer})` satisfies SQL
}
