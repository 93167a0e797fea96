import { eq } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { nullIfNotFound } from '#errors.ts'
import { may } from '#records/access/reach.ts'
import { statusHistoryOf } from '#records/status-history.ts'
import { isSeller } from '#query/scope.ts'
import { movedFields } from './comparison/changed-fields.ts'
import { comparisonOf, imagesOf } from './comparison/comparison.ts'
import { duplicatesOf } from './duplicates.ts'
import { moderationOf } from './moderation-of.ts'
import { pictureOf, sellerRecord } from './comparison/picture.ts'
import { row } from './queries.ts'
import { reasonsOf } from './queue/queue-columns.ts'
import { findRequest, withoutAccounts } from './requests.ts'
import { moderation } from './schema.ts'
import { availableStatuses } from './queue/states.ts'

/** A request with its proposal, the current record and the history. */
export async function viewOf(db: Database, actor: Actor, id: number) {
  const request = await findRequest(db, actor, id)
  const { before, after, company_id, entity_version, comment_public } = request
  const isOwn = isSeller(actor)
  // The queries run sequentially because a transaction has a single connection.
  const [record] = await db.select(row(actor)).from(moderation).where(eq(moderation.id, id))
  const current = await moderationOf(request.entity).moderated.find(db, actor, request.entity_id).catch(nullIfNotFound)
  const duplicates = isOwn ? [] : await duplicatesOf(db, request)
  const reasons = await reasonsOf(db, moderation, id)
  const history = await statusHistoryOf(db, actor, 'moderation', id)
  if (!record) throw new Error(`The request ${id} is gone`)
  const isVisible = request.entity !== 'bank-detail' || (await mayDecide(db, actor))
  const show = (values: Record<string, unknown>) => (isVisible ? values : withoutAccounts(values))
  const compared = {
    before: before && show(before),
    after: show(after),
    current: current && show(only(current.fields, Object.keys(after))),
  }
  return {
    ...record,
    company_id,
    ...(await pictureOf(db, request)),
    seller_record: company_id === null ? null : await sellerRecord(db, company_id),
    ...compared,
    comparison: await comparisonOf(db, { entity: request.entity, ...compared }),
    images: await imagesOf(db, compared),
    current_version: current?.version ?? null,
    entity_version,
    moved_fields: current ? movedFields(before, after, current.fields) : [],
    duplicates,
    reasons,
    comment_public,
    comment_internal: isOwn ? null : request.comment_internal,
    history,
    available_statuses: availableStatuses(request, actor),
  }
}

/** Users of the queue must not see account numbers that their other permissions hide. */
function mayDecide(db: Database, actor: Actor): Promise<boolean> {
  return may(db, actor, 'moderation.statusChange', 'bank-detail.view')
}

/** Keeps the field order of the record. */
function only(fields: Record<string, unknown>, names: string[]) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}
