// Node parses the package.json of drizzle-orm, 180 kB, once for each module that imports the package: a third of a start
// from the sources. Hundreds of modules import the queries and the columns from here instead.
export * from 'drizzle-orm'
export {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  getTableConfig,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  type PgDatabase,
  PgDialect,
  pgTable,
  PgTable,
  primaryKey,
  real,
  QueryBuilder,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
