import { eq, sql } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isNotFound, Stale } from '#errors.ts'
import { may } from '#records/reach.ts'
import { statusHistoryOf } from '#records/status-history.ts'
import { isSeller } from '#query/scope.ts'
import { movedFields } from './comparison/changed-fields.ts'
import { comparisonOf, imagesOf } from './comparison/comparison.ts'
import { duplicatesOf } from './duplicates.ts'
import { kindOf } from './moderated-kinds.ts'
import { row } from './queries.ts'
import { findRequest, type Request, requests, withoutAccounts } from './requests.ts'
import { moderation } from './schema.ts'
import { states } from './states.ts'

/** A request with its proposal, the current record and the history. */
export async function viewOf(db: Database, actor: Actor, id: number) {
  const request = await findRequest(db, actor, id)
  const { before, after, company_id, entity_version, comment_public, author_id } = request
  const isOwn = isSeller(actor)
  // The queries run sequentially because a transaction has a single connection.
  const [shown] = await db.select(row(actor)).from(moderation).where(eq(moderation.id, id))
  const current = await recordNow(db, actor, request)
  const duplicates = isOwn ? [] : await duplicatesOf(db, request)
  const reasons = await reasonsOf(db, id)
  const history = await statusHistoryOf(db, actor, 'moderation', id)
  if (!shown) throw new Error(`The request ${id} is gone`)
  const isShown = request.entity !== 'bank-detail' || (await mayDecide(db, actor))
  const show = (values: Record<string, unknown>) => (isShown ? values : withoutAccounts(values))
  const isAuthor = isOwn || author_id === actor.userId
  const compared = {
    before: before && show(before),
    after: show(after),
    current: current && show(only(current.fields, Object.keys(after))),
  }
  return {
    ...shown,
    company_id,
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
    available_statuses: states
      .available(request.status, actor)
      .filter(({ status }) => isAuthor || !isForAuthor(request.status, status)),
  }
}

/** Users of the queue must not see account numbers that their other permissions hide. */
function mayDecide(db: Database, actor: Actor): Promise<boolean> {
  return may(db, actor, 'moderation.statusChange', 'bank-detail.view')
}

/** Transitions that only the author of a request may make. */
export function isForAuthor(from: Request['status'], to: Request['status']): boolean {
  return to === 'cancelled' || (from === 'revision' && to === 'new')
}

/** Locks the request in the version that the caller saw; the 412 response contains the current one. */
export async function lockSeen(tx: Database, actor: Actor, id: number, version: number | undefined) {
  const request = await requests.lock({ db: tx, actor }, id)
  await requireSeen(tx, actor, request, version)
  return request
}

export async function requireSeen(tx: Database, actor: Actor, request: Request, version: number | undefined) {
  if (version !== request.version) throw new Stale(await viewOf(tx, actor, request.id))
}

async function recordNow(db: Database, actor: Actor, { entity, entity_id }: Request) {
  try {
    return await kindOf(entity).moderated.find(db, actor, entity_id)
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

/** Keeps the field order of the record. */
function only(fields: Record<string, unknown>, names: string[]) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}

interface Told {
  reason: { id: number; label: string }
  field: string | null
  comment: string | null
  text_public: string | null
}

async function reasonsOf(db: Database, id: number): Promise<Told[]> {
  const { rows } = await db.execute<{ reasons: Told[] }>(sql`
    select coalesce(json_agg(json_build_object(
      'reason', json_build_object('id', reason.id, 'label', reason.name), 'field', given.value ->> 'field',
      'comment', given.value ->> 'comment', 'text_public', reason.text_public) order by given.ordinality), '[]') as reasons
    from moderation, jsonb_array_elements(reasons) with ordinality given
      join operation_reason reason on reason.id = (given.value ->> 'reason_id')::int8
    where moderation.id = ${id}`)
  return rows[0]?.reasons ?? []
}
