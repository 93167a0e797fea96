import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { KEPT } from './kept-texts.ts'
import { mentions } from './spellings.ts'

/** A table of the database with its columns that an erasure scrubs. */
export interface TextTable extends Record<string, unknown> {
  name: string
  /** The type of each column. */
  texts: Record<string, string>
  /** All of its columns. */
  columns: string[]
}

/**
 * Every table and column of the database that may hold what somebody has written, unless it is named as kept. A column that
 * takes only listed words holds none.
 */
export async function textTables(db: Database): Promise<TextTable[]> {
  const { rows } = await db.execute<TextTable>(sql`
    select relname as name, array_agg(attname::text) as columns,
      coalesce(jsonb_object_agg(attname, format_type(atttypid, null)) filter (where ${isText} and not ${isListed}
        and not (relname || '.' || attname) = any(${sql.param(Object.keys(KEPT))}::text[])), '{}') as texts
    from pg_attribute
      join pg_class on pg_class.oid = attrelid
      join pg_type on pg_type.oid = atttypid
      left join pg_type part on part.oid = pg_type.typelem
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and not relname = any(${sql.param(Object.keys(KEPT))}::text[])
    group by relname order by relname`)
  return rows.filter(({ texts }) => Object.keys(texts).length > 0)
}

const isText = sql`(attgenerated = '' and (pg_type.typcategory = 'S' or pg_type.typname in ('json', 'jsonb')
  or pg_type.typcategory = 'A' and part.typcategory = 'S'))`
const isListed = sql`exists (select from pg_constraint where conrelid = attrelid and contype = 'c'
  and conkey = array[attnum] and pg_get_constraintdef(oid) like '%= ANY (ARRAY[%')`

/** Whether a row has any spelling of the values in any of its texts. */
export function inTexts({ texts }: TextTable, values: readonly string[]): SQL {
  const columns = Object.keys(texts).map((column) => sql`${sql.identifier(column)}::text`)
  return mentions(sql`lower(concat_ws(' ', ${sql.join(columns, sql`, `)}))`, values)
}
