import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { notFound } from '#errors.ts'
import type { Call, Handlers } from '#contract/handlers.ts'
import { isStaff } from '#query/scope.ts'
import { asOf, isDeath } from '#records/restore/as-of.ts'
import { findRecord, viewerOfEntity } from '#records/restore/find-record.ts'
import { allResources } from '#records/resources.ts'
import { withWords } from './words.ts'

/** A record at a moment, for those who may view it, or could if it were still there. */
export async function recordAsOf(handlers: Handlers, call: Call<'auditLog.asOf'>) {
  const { entity, entity_id: id, at } = call.query
  const viewer = await viewerOfEntity(call, entity)
  if (!viewer) throw notFound()
  const present = await findRecord(handlers, call, viewer, { entity, id })
  if (!present && !(await isDeletedFor(call, viewer))) throw notFound()
  const { state, values, incomplete } = await asOf(call.db, viewer, { entity, id }, { at, present })
  const changes = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, [value]]))
  const [row] = await withWords(call.db, viewer, [{ entity, changes }])
  const words = Object.fromEntries(Object.entries(row?.words ?? {}).map(([field, [word = null]]) => [field, word]))
  return { state, values, words, incomplete }
}

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
