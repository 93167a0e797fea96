import { and, eq, isNotNull, isNull, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { audit, type Changes } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { isDuplicate, rootOf } from '#db/failures.ts'
import { conflict, type Details, invalid, notFound } from '#errors.ts'
import { isStaff } from '#query/scope.ts'
import { allResources } from '#records/resources.ts'
import { fieldNames } from '#text/field-names.gen.ts'
import { ownValue } from '#text/own-value.ts'
import { say } from '#text/language/say.ts'
import { deletedRecord, type StoredRows } from './deleted-record.ts'

export type Deleted = typeof deletedRecord.$inferSelect

/** The last deleted record of this id, if it is still kept. */
export async function findDeleted(db: Database, entity: string, id: number): Promise<Deleted | undefined> {
  const [last] = await db
    .select()
    .from(deletedRecord)
    .where(and(eq(deletedRecord.entity, entity), eq(deletedRecord.entity_id, id), isNull(deletedRecord.restored_at)))
    .orderBy(sql`${deletedRecord.id} desc`)
    .limit(1)
  return last?.stored ? last : undefined
}

/** Writes a deleted record back under its own id, with its parts, and what was deleted along with it. */
export async function giveBack(tx: Database, actor: Actor, id: number): Promise<Deleted> {
  const [kept] = await tx.select().from(deletedRecord).where(eq(deletedRecord.id, id)).for('update')
  if (!kept?.stored || kept.restored_at) throw conflict('Значения удалённой записи больше не хранятся')
  const { entity, entity_id, stored } = kept
  const back = allResources().get(entity)?.back
  if (!(back?.isPrivate ? isOwn(actor, stored) : isWithin(actor, kept))) throw notFound()
  if (back?.gone) throw conflict(back.gone)
  await refuseLostFiles(tx, kept)
  for (const [index, part] of stored.entries()) await insertRows(tx, actor, part, index === 0)
  await tx.update(deletedRecord).set({ restored_at: actor.at.toISOString() }).where(eq(deletedRecord.id, kept.id))
  await back?.returned?.(tx, actor, entity_id)
  await logReturn(tx, actor, kept)
  await giveBackAlong(tx, actor, kept)
  return kept
}

/** Only its user can bring back a record of one user. */
function isOwn({ userId }: Actor, [record]: StoredRows[]): boolean {
  return record?.rows[0]?.['user_id'] === userId
}

function isWithin(actor: Actor, { company_id }: Deleted): boolean {
  return isStaff(actor) || (company_id !== null && actor.companyIds.includes(company_id))
}

/** The moment of a deletion has more digits than its column is read with, so the database compares it. */
const sameMoment = (id: number) => sql`(select deleted_at from deleted_record where id = ${id})`

async function giveBackAlong(tx: Database, actor: Actor, { id, entity, entity_id }: Deleted): Promise<void> {
  const along = await tx
    .select({ id: deletedRecord.id })
    .from(deletedRecord)
    .where(
      and(
        sql`${deletedRecord.owner} @> ${JSON.stringify({ entity, id: entity_id })}::jsonb`,
        sql`${deletedRecord.deleted_at} = ${sameMoment(id)}`,
        isNotNull(deletedRecord.stored),
        isNull(deletedRecord.restored_at),
      ),
    )
    .orderBy(deletedRecord.id)
  for (const part of along) await giveBack(tx, actor, part.id)
}

async function logReturn(tx: Database, actor: Actor, { id, entity, entity_id, company_id }: Deleted): Promise<void> {
  const { rows } = await tx.execute<{ label: string | null; changes: Changes }>(sql`
    select entity_label as label, changes from audit_log
    where entity = ${entity} and entity_id = ${entity_id} and created_at = ${sameMoment(id)} and event in ('deleted', 'merged')
    order by id desc limit 1`)
  const [death] = rows
  const changes = Object.entries(death?.changes ?? {}).filter(([, [old]]) => old !== null)
  await audit(tx, actor, {
    event: 'restored',
    entity,
    entity_id,
    entity_label: death?.label ?? null,
    company_id,
    changes: Object.fromEntries(changes.map(([field, [old]]) => [field, [null, old]])),
  })
}

async function insertRows(tx: Database, actor: Actor, { table, rows }: StoredRows, isRecord: boolean): Promise<void> {
  const [row] = rows
  if (!row) return
  const name = sql.identifier(table)
  const { rows: columns } = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${`"${table}"`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  const known = columns.filter((column) => column.name in row)
  const stamps = { updated_at: actor.at.toISOString(), updated_by: actor.userId }
  const next = rows.map((old) => ({
    ...old,
    ...(isRecord && { ...withoutCounts(old), ...stamps, version: Number(old['version']) + 1 }),
  }))
  const list = sql.join(
    known.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  try {
    await tx.transaction((inner) =>
      inner.execute(sql`
        insert into ${name} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(next)}::jsonb)`),
    )
  } catch (error) {
    throw (await refusalOf(tx, error, isRecord)) ?? error
  }
}

/** Columns that triggers count from other records, none of which a deleted record has left. */
const COUNTS = ['products_count', 'offers_count', 'active_offers_count', 'open_orders_count', 'usage_count']

function withoutCounts(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(COUNTS.flatMap((column) => (column in row ? [[column, 0]] : [])))
}

/** Names the field in whose place another record stands by now, or whose record is gone. */
async function refusalOf(tx: Database, error: unknown, isRecord: boolean) {
  const root = rootOf(error)
  const constraint = root instanceof Error && 'constraint' in root ? String(root.constraint) : ''
  const columns = constraint ? await columnsOf(tx, constraint) : []
  const isTaken = isDuplicate(error)
  const isGone = root instanceof Error && 'code' in root && root.code === '23503'
  if (!isTaken && !isGone) return undefined
  const fields = columns.filter((column) => column !== 'id').map((column) => column.replace(/_norm$/, ''))
  if (fields.length === 0 || (isTaken && columns.includes('id') && isRecord))
    return conflict('Запись с этим номером уже есть', error)
  const wrong = isTaken ? (fields.at(-1) ?? '') : (fields[0] ?? '')
  return invalid({ [wrong]: [faultOf(wrong, isTaken)] }, undefined, error)
}

function faultOf(field: string, isTaken: boolean): string {
  const label = ownValue<string>(fieldNames, field) ?? field
  return isTaken ? say`${label}: такое значение уже есть` : say`${label}: выбранной записи больше нет`
}

async function columnsOf(tx: Database, constraint: string): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select attname as name from (
      select conrelid as relation, unnest(conkey) as number from pg_constraint where conname = ${constraint}
      union
      select indrelid, unnest(indkey::int2[]) from pg_index where indexrelid = to_regclass(${`"${constraint}"`})) part
    join pg_attribute on attrelid = relation and attnum = number order by attnum`)
  return rows.map(({ name }) => name)
}

async function refuseLostFiles(tx: Database, { file_ids, item }: Deleted): Promise<void> {
  if (file_ids.length === 0) return
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from unnest(${sql.param(file_ids)}::int8[]) held (id) where id not in (select id from file)`)
  const lost = new Set(rows.map(({ id }) => id))
  if (lost.size === 0) return
  const details: Details = {}
  for (const [field, value] of Object.entries(item ?? {}))
    if (/(?:image|photo|file|document|logo)_ids?$/.test(field) && [value].flat().some((id) => lost.has(Number(id))))
      details[field] = ['Файла больше нет']
  throw invalid(details)
}
