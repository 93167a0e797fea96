import { getTableColumns, getTableName, type PgTable, type SQL, sql } from '#db/drizzle.ts'
import type { Caller } from '#db/actor.ts'
import { SECRET } from '#db/audit.ts'
import type { Database } from '#db/database.ts'

interface Deletion {
  entity: string
  table: PgTable
  /** The condition of the rows that are about to be deleted. */
  where: SQL | undefined
  /** The record as its readers see it, where its row is not that; of one record only. */
  item?: object
  /** The company of the record, where it is not in the column `company_id`. */
  companyId?: number | null
  /** The record whose deletion takes these along. */
  owner?: { entity: string; id: number }
}

/** Parts that are no part of the record's own, or whose restoration the other side would have to agree to. */
const NO_PARTS = new Set([
  'attribute_category',
  'idempotency_key',
  'notification',
  'password_reset',
  'presence',
  'service_key',
  'session',
  'webhook_delivery',
])

/** The columns that hold files, for which released files are looked through too. */
const FILES = new Set(['document_ids', 'file_ids', 'image_id', 'image_ids', 'logo_id', 'photo_ids'])

/** Keeps the whole of the records that the transaction is about to delete, with their parts, but without secrets. */
export async function keepDeleted(tx: Database, caller: Caller, deletion: Deletion): Promise<void> {
  const { entity, table, where, item = {}, owner = null } = deletion
  const columns = getTableColumns(table)
  const name = getTableName(table)
  const parts = (await partsOf(tx, name)).map(
    (part) => sql`jsonb_build_array(jsonb_build_object('table', ${part.table}::text, 'rows', (
      select coalesce(jsonb_agg(to_jsonb(part)), '[]') from ${sql.identifier(part.table)} part
      where part.${sql.identifier(part.column)} = ${table}.id)))`,
  )
  const own = sql`to_jsonb(${table}) - ${sql.param(Object.keys(columns).filter((column) => SECRET.test(column)))}::text[]`
  const company =
    deletion.companyId === undefined
      ? sql`(to_jsonb(${table}) ->> 'company_id')::int8`
      : sql`${deletion.companyId}::int8`
  const files = Object.values(columns)
    .filter(({ name: column }) => FILES.has(column))
    .map((column) => (column.name.endsWith('s') ? sql`${column}` : sql`array[${column}]`))
  const stored = [sql`jsonb_build_array(jsonb_build_object('table', ${name}::text, 'rows', jsonb_build_array(${own})))`]
  await tx.execute(sql`
    insert into deleted_record (entity, entity_id, company_id, deleted_at, item, stored, file_ids, owner)
    select ${entity}, id, ${company}, ${caller.at.toISOString()}::timestamptz, ${own} || ${JSON.stringify(item)}::jsonb,
      ${sql.join([...stored, ...parts], sql` || `)},
      array_remove(${sql.join([sql`'{}'::int8[]`, ...files], sql` || `)}, null), ${owner && JSON.stringify(owner)}::jsonb
    from ${table} where ${where ?? sql`true`}`)
}

/** The tables whose rows go with a row of the table. */
async function partsOf(tx: Database, table: string): Promise<{ table: string; column: string }[]> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select relname as table, attname as column from pg_constraint
    join pg_class part on part.oid = conrelid join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confdeltype = 'c' and conparentid = 0 and confrelid = ${`"${table}"`}::regclass
    order by relname, attname`)
  return rows.filter((part) => !NO_PARTS.has(part.table))
}
