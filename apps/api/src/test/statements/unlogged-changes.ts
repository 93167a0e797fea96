import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

/** Makes the database note each record that a statement creates, changes or deletes; for `findUnlogged`. */
export async function noteChanges(db: Database): Promise<void> {
  await db.execute(sql`create schema watch`)
  await db.execute(sql`
    create table watch.change (
      entity text not null, id bigint not null, fields text[] not null, transaction xid8 not null default pg_current_xact_id())`)
  await db.execute(sql`
    create function watch.note() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into watch.change (entity, id, fields) select tg_argv[0], id, '{created}' from next_rows;
      elsif tg_op = 'DELETE' then
        insert into watch.change (entity, id, fields) select tg_argv[0], id, '{deleted}' from old_rows;
      else
        insert into watch.change (entity, id, fields)
        select tg_argv[0], old_rows.id, fields from old_rows join next_rows using (id), lateral (
          select array_agg(key order by key) as fields from jsonb_each(to_jsonb(next_rows)) fresh
          join jsonb_each(to_jsonb(old_rows)) stale using (key) where fresh.value <> stale.value) changed
        where fields is not null;
      end if;
      return null;
    end $$`)
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('id', 'version') group by 1 having count(*) = 2`)
  for (const { name } of rows) {
    const on = sql`on ${sql.identifier(name)} referencing`
    const run = sql`for each statement execute function watch.note(${sql.raw(`'${name.replaceAll('_', '-')}'`)})`
    await db.execute(sql`create trigger watched_in after insert ${on} new table as next_rows ${run}`)
    await db.execute(sql`create trigger watched_out after delete ${on} old table as old_rows ${run}`)
    await db.execute(sql`create trigger watched after update ${on} old table as old_rows new table as next_rows ${run}`)
  }
}

// Values that are computed from other records, by triggers or beside the change of those.
const DERIVED = [
  'active_offers_count',
  'available',
  'min_price_kopecks',
  'offers_count',
  'open_orders_count',
  'products_count',
  'rating',
  'usage_count',
]

/**
 * Finds changes of records without a row of their own in the log. A change with a new version always needs one; any
 * other needs it if its transaction is logged at all, since the statements of a test itself are not.
 */
export async function findUnlogged(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ entity: string; fields: string[] }>(sql`
    select distinct entity, fields from watch.change
    where entity <> 'notification' and not fields <@ ${sql.param(DERIVED)}::text[]
      and ('version' = any(fields) or exists (select from audit_log where audit_log.transaction = change.transaction))
      and not exists (
        select from audit_log where audit_log.transaction = change.transaction and entity_id = change.id
          and (audit_log.entity = change.entity or (change.entity = 'user' and audit_log.entity = 'service-account')))
    order by entity, fields`)
  return rows.map(({ entity, fields }) => `${entity}: ${fields.join(', ')}`)
}

/** Finds deletions, logged after `since`, whose records could not be given back, since nothing of them is kept. */
export async function findUnkept(db: Database, since: number): Promise<string[]> {
  const { rows } = await db.execute<{ entity: string }>(sql`
    select distinct entity from audit_log
    where id > ${since} and event = 'deleted' and entity_id is not null and entity <> 'file' and not exists (
      select from deleted_record kept
      where kept.entity = audit_log.entity and kept.entity_id = audit_log.entity_id and kept.deleted_at = created_at)`)
  return rows.map(({ entity }) => entity)
}

/** Finds rows of the log, written after `since`, that say the same of one record twice in a transaction. */
export async function findLoggedTwice(db: Database, since: number): Promise<string[]> {
  const { rows } = await db.execute<{ entity: string; event: string; fields: string }>(sql`
    select distinct entity, event, changes::text as fields from (
      select entity, event, changes, count(*) over (partition by transaction, entity, entity_id, event, changes) as times
      from audit_log where entity_id is not null and changes <> '{}' and id > ${since}) logged
    where times > 1`)
  return rows.map(({ entity, event, fields }) => `${entity} ${event}: ${fields}`)
}
