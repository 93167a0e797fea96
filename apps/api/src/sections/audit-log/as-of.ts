import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { effectOf } from '#db/log/audit-events.ts'
import { notFound } from '#errors.ts'
import type { Call, Handlers } from '#contract/handlers.ts'
import { maskedRecord, seesOf } from '#contract/personal.ts'
import { isStaff } from '#query/scope.ts'
import { asOf, isDeath } from '#records/restore/as-of.ts'
import { findRecord, viewerOfEntity } from '#records/restore/find-record.ts'
import { findDeleted } from '#records/restore/give-back.ts'
import { restoringRights } from '#records/restore/rights.ts'
import { kindOfEntity, namesOf } from '#records/names-of.ts'
import { allResources } from '#records/resources.ts'
import { withWords } from './words.ts'

/** A record at a moment, for those who may view it, or could if it were still there. */
export async function recordAsOf(handlers: Handlers, call: Call<'auditLog.asOf'>) {
  const { entity, entity_id: id, at = 'infinity' } = call.query
  const viewer = await viewerOfEntity(call, entity)
  if (!viewer) throw notFound()
  const present = await findRecord(handlers, call, viewer, { entity, id })
  if (!present && !(await isDeletedFor(call, viewer))) throw notFound()
  const { state, values: whole, incomplete } = await asOf(call.db, viewer, { entity, id }, { at, present })
  const values = maskedRecord(entity, whole, seesOf(viewer))
  const changes = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, [value]]))
  const [row] = await withWords(call.db, viewer, [{ entity, changes }])
  const words = Object.fromEntries(Object.entries(row?.words ?? {}).map(([field, [word = null]]) => [field, word]))
  const rights = await restoringRights(call.db, call.actor, [entity])
  const kept = rights.kept(entity, values)
  const mayRestore = present
    ? state === 'present' && Object.keys(values).length > kept.length
    : rights.mayCreate(entity) && (await findDeleted(call.db, entity, id)) !== undefined
  const can_restore = state !== 'absent' && mayRestore
  return { state, label: await nameOf(call, present), values, words, incomplete, can_restore, kept }
}

/** The name that the record has, or had when it was last changed. */
async function nameOf({ db, query }: Call<'auditLog.asOf'>, present: object | undefined): Promise<string | null> {
  const { entity, entity_id: id } = query
  const kind = present && kindOfEntity(entity)
  const names = kind ? await namesOf(db, kind, [id]) : undefined
  const name = names?.get(id)
  if (name !== undefined) return name
  const { rows } = await db.execute<{ label: string | null }>(sql`
    select entity_label as label from audit_log where entity = ${entity} and entity_id = ${id} order by id desc limit 1`)
  return rows[0]?.label ?? null
}

/** The actions that the reader of a row of the log has on its record and its request. */
export async function rightsOn(call: Call<'auditLog.view'>, { entity, entity_id, event }: Logged) {
  const isLasting = entity_id === null || entity === 'operation' || effectOf[event] !== 'change'
  if (isLasting) return { has_past: false, can_restore: false }
  const rights = await restoringRights(call.db, call.actor, [entity])
  return { has_past: (await viewerOfEntity(call, entity)) !== undefined, can_restore: rights.mayWrite(entity) }
}

type Logged = Pick<Schemas['AuditRow'], 'entity' | 'entity_id' | 'event'>

/** Whether the record was deleted, and the viewer could see it by its company. */
async function isDeletedFor({ db, query }: Call<'auditLog.asOf'>, viewer: Actor): Promise<boolean> {
  const { entity, entity_id } = query
  // Only their user views records that belong to one user.
  if (allResources().get(entity)?.back?.isPrivate) return false
  const { rows } = await db.execute<{ is_seen: boolean }>(sql`
    select ${isStaff(viewer)} or coalesce(company_id = any(${sql.param(viewer.companyIds)}::int8[]), false) as is_seen
    from audit_log where entity = ${entity} and entity_id = ${entity_id} and ${isDeath} order by id desc limit 1`)
  return rows[0]?.is_seen === true
}
