import { and, inArray, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { auditLog } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { sameValue } from '#db/same-value.ts'
import { invalid, notFound } from '#errors.ts'
import { eventsThat } from '#db/log/audit-events.ts'
import { allResources } from '#records/resources.ts'
import { withinCompanies } from '#query/scope.ts'
import { text } from '#text/language/language.ts'
import { isMasked } from '#text/masked.ts'
import { say } from '#text/language/say.ts'
import { labelOf, type RestoreTarget, whyLeft } from './apply-target.ts'
import { asOf, inputOf, isBirth, isDeath, PARTLY } from './as-of.ts'
import { asInput, fieldsOf } from './operations-of.ts'
import { findRecord, type Shared, viewerOfEntity } from './find-record.ts'
import { findDeleted } from './give-back.ts'
import { momentIn } from '#text/moment.ts'
import { leftAlone } from './touched-since.ts'
import type { Handlers } from '#contract/handlers.ts'

interface Place {
  entity: string
  id: number
}

/** The values that restore one record, or some of its fields, to a moment. */
export async function targetAsOf(
  handlers: Handlers,
  call: Shared,
  { entity, id }: Place,
  { at, fields }: { at: string; fields?: readonly string[] | undefined },
): Promise<RestoreTarget> {
  const viewer = await viewerOfEntity(call, entity)
  if (!viewer) throw notFound()
  const present = await findRecord(handlers, call, viewer, { entity, id })
  const { state, values, incomplete } = await asOf(call.db, viewer, { entity, id }, { at, present })
  if (state !== 'present') throw invalid({ at: ['Момент: записи тогда не было'] })
  const deleted = present ? undefined : await findDeleted(call.db, entity, id)
  if (!present && !deleted) throw notFound()
  const now = inputOf(entity, present ?? deleted?.item ?? {})
  const isWanted = (field: string) => !fields || fields.includes(field)
  const differing = Object.entries(values).filter(([field, value]) => isWanted(field) && !sameValue(now[field], value))
  // A field requested by name is refused by name; in a restore of all fields it is skipped with a reason.
  const isLeft = (field: string) => !fields && whyLeft(entity, field) !== undefined
  const notes = [
    ...incomplete.flatMap(({ field, why }) => (isWanted(field) ? [`${labelOf(entity, field)}: ${why}`] : [])),
    ...differing.flatMap(([field]) => (isLeft(field) ? [whyLeft(entity, field) ?? ''] : [])),
  ]
  return {
    entity,
    id,
    kind: present ? 'change' : 'create',
    values: Object.fromEntries(differing.filter(([field]) => !isLeft(field))),
    notes,
    ...(deleted && { deletedId: deleted.id }),
  }
}

/** The values that restore a deleted record. */
export async function targetOfDeleted(db: Database, { entity, id }: Place): Promise<RestoreTarget> {
  const deleted = await findDeleted(db, entity, id)
  if (!deleted) throw notFound()
  return { entity, id, kind: 'create', values: {}, notes: [], deletedId: deleted.id }
}

export type Selection = { request_id: string } | { user_id: number; from: string; to: string }

interface Changed {
  [column: string]: unknown
  entity: string
  entity_id: number
  is_born: boolean
  is_dead: boolean
  is_merged: boolean
  deleted_id: number | null
  item: Record<string, unknown> | null
  owner: object | null
  related: object | null
  /** The author of the first change after the selected rows. */
  after: { by: string; at: string } | null
  fields: Record<string, { old: unknown; by: string | null; at: string | null }> | null
}

/**
 * Every record that the selected rows of the log have changed, created or deleted, with the values from before them. A
 * field that was changed again afterwards stays, and a record that was changed at all, where `untouched` is asked for.
 */
export async function targetsOf(
  db: Database,
  actor: Actor,
  selection: Selection,
  { untouched = false }: { untouched?: boolean } = {},
): Promise<RestoreTarget[]> {
  const selected = and(
    whereOf(selection),
    sql`entity_id is not null and entity <> 'operation'`,
    inArray(auditLog.event, eventsThat('change')),
    withinCompanies(actor, auditLog.company_id),
  )
  const { rows } = await db.execute<Changed>(sql`
    with picked as (
      select id, entity, entity_id, event, changes, exact, related, ${isDeath} as is_death, ${isBirth} as is_birth from audit_log where ${selected}
    ), touched as (
      select entity, entity_id, min(id) as first, max(id) as last, bool_or(is_birth) as is_born,
        (array_agg(is_death order by id desc))[1] as is_dead, (array_agg(event order by id desc))[1] = 'merged' as is_merged, (array_agg(related order by id))[1] as related
      from picked group by entity, entity_id
    ), field as (
      select entity, entity_id, key, (array_agg(coalesce(exact -> key, value) -> 0 order by id))[1] as old, max(id) as last
      from picked, jsonb_each(changes) where not is_death group by entity, entity_id, key
    ), logged as (
      select field.entity, field.entity_id, jsonb_object_agg(key, jsonb_build_object('old', old, 'by', later.name, 'at', later.at)) as fields
      from field left join lateral (
        select coalesce(user_name, '—') as name, created_at as at from audit_log
        where audit_log.entity = field.entity and audit_log.entity_id = field.entity_id and audit_log.id > field.last
          and changes ? field.key order by id limit 1
      ) later on true
      group by field.entity, field.entity_id
    )
    select touched.entity, touched.entity_id, is_born, is_dead, is_merged, related, logged.fields, kept.id as deleted_id, kept.owner, kept.item,
      (select jsonb_build_object('by', coalesce(user_name, '—'), 'at', created_at) from audit_log
        where audit_log.entity = touched.entity and audit_log.entity_id = touched.entity_id and audit_log.id > touched.last
        order by id limit 1) as after
    from touched left join logged using (entity, entity_id)
      left join lateral (
        select deleted_record.id, owner, item from deleted_record
        where is_dead and deleted_record.entity = touched.entity and deleted_record.entity_id = touched.entity_id and restored_at is null
        order by deleted_record.id desc limit 1
      ) kept on true
    order by is_dead desc, is_born desc, touched.last desc`)
  const named = new Set(rows.map((row) => `${row.entity} ${row.entity_id}`))
  const targets = rows.flatMap((row) => {
    // What was deleted along with a record comes back with it, and what was made along with a change goes with it.
    const isLed = row.is_born || allResources().get(row.entity)?.back?.isLed
    const leader = Object(row.is_dead ? row.owner : isLed ? row.related : null)
    if ((row.is_dead && row.is_born) || named.has(`${leader.entity} ${leader.id}`)) return []
    return [
      untouched && row.after
        ? leftAlone({ entity: row.entity, id: row.entity_id }, row.after, actor.timeZone)
        : targetOf(row, actor),
    ]
  })
  return [...targets, ...rows.flatMap(listsOfMerged)]
}

/** Rows that a merge has moved come back once the other record has released them. */
function listsOfMerged({ entity, entity_id: id, is_merged, deleted_id, item }: Changed): RestoreTarget[] {
  const lists = Object.entries(inputOf(entity, item ?? {})).filter(([, value]) => Array.isArray(value))
  if (!is_merged || deleted_id === null || lists.length === 0) return []
  return [{ entity, id, kind: 'change', values: Object.fromEntries(lists), notes: [] }]
}

function targetOf(
  { entity, entity_id: id, is_born, is_dead, deleted_id, after, fields }: Changed,
  { timeZone }: Actor,
): RestoreTarget {
  const moment = momentIn(timeZone)
  const schemas = fieldsOf(entity)
  const values: Record<string, unknown> = {}
  const notes: string[] = []
  if (is_born && !is_dead && after) {
    const note = say`Запись изменили после того, как добавили: ${after.by}, ${moment(after.at) ?? ''}`
    return { entity, id, kind: 'change', values, notes: [note] }
  }
  for (const [field, { old, by, at }] of Object.entries(is_born ? {} : (fields ?? {}))) {
    const why = whyLeft(entity, field)
    if (why !== undefined) notes.push(why)
    if (why !== undefined || !schemas.has(field)) continue
    if (by !== null && at !== null)
      notes.push(say`Поле «${labelOf(entity, field)}» изменено позже: ${by}, ${moment(at) ?? ''}`)
    else if (isMasked(old)) notes.push(`${labelOf(entity, field)}: ${text(PARTLY)}`)
    else values[field] = asInput(old, schemas.get(field))
  }
  const kind = is_dead ? 'create' : is_born ? 'delete' : 'change'
  return { entity, id, kind, values, notes, ...(deleted_id !== null && { deletedId: deleted_id }) }
}

function whereOf(selection: Selection): SQL {
  if ('request_id' in selection) return sql`request_id = ${selection.request_id}`
  const { user_id, from, to } = selection
  return sql`user_id = ${user_id} and created_at >= ${from}::timestamptz and created_at <= ${to}::timestamptz`
}
