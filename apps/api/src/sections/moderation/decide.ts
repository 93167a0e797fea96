import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { conflict, forbidden, isNotFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { changeStatus } from '#records/change-status.ts'
import { FREE, leasesOf, requireHolder, requireTaken } from '#records/lease.ts'
import type { Said } from '#records/moderated.ts'
import { isStaff } from '#query/scope.ts'
import { atSecond } from '#text/moment.ts'
import { asRefusal, requireChangeable } from './author-rights.ts'
import { movedFields } from './comparison/changed-fields.ts'
import { requireReasons } from './given-reasons.ts'
import { kindOf } from './moderated-kinds.ts'
import { notifyAuthor } from './notify-author.ts'
import { resubmit } from './open-request.ts'
import { atChanges, differing, proposedFields } from './proposal/proposal.ts'
import { type Request, requests } from './requests.ts'
import { moderation } from './schema.ts'
import { states } from './states.ts'
import { isForAuthor, requireSeen, viewOf } from './view.ts'

type Body = Call<'moderation.statusChange'>['body']

export const leases = leasesOf<Request['status'], Request>(requests, moderation, states)

export async function statusChange({ params, body, version, db, actor, env }: Call<'moderation.statusChange'>) {
  const { id } = params
  const { status } = body
  const request = await requests.lock({ db, actor }, id)
  if (status === 'in_work') {
    await leases.take(db, actor, request)
    return viewOf(db, actor, id)
  }
  if (request.status !== status) {
    if (!isForAuthor(request.status, status)) requireTaken(request)
    states.require(request.status, status, actor)
    if (isForAuthor(request.status, status)) requireAuthor(request, actor)
    else requireHolder(request, actor)
  }
  await requireSeen(db, actor, request, version)
  if (request.status !== status) await take(db, actor, request, body, env)
  return viewOf(db, actor, id)
}

async function take(tx: Database, actor: Actor, request: Request, body: Body, env: Env): Promise<void> {
  const { status } = body
  if (status === 'approved') return approve(tx, actor, request, body, env)
  if (status === 'rejected' || status === 'revision') return decline(tx, actor, request, body)
  if (status === 'cancelled') return cancel(tx, actor, request, body)
  if (request.status === 'revision') return sendAgain(tx, actor, request, body, env)
  await leases.release(tx, actor, request)
}

async function approve(tx: Database, actor: Actor, request: Request, body: Body, env: Env): Promise<void> {
  const { moderated } = kindOf(request.entity)
  const { entity, before, after, entity_id, entity_version } = request
  const current = await moderated.lock(tx, actor, entity_id)
  const compared = body.compared_version ?? entity_version
  if (current.version !== compared && movedFields(before, after, current.fields).length > 0)
    throw conflict('Данные изменились после подачи заявки. Обновите сравнение')
  const fields = differing(after, current.fields)
  // Requests that the system opened have no author.
  if (request.author_id !== null)
    await requireChangeable(tx, env, actor, request.author_id, { entity, entity_id, fields }).catch(asRefusal)
  const said = { reason_id: null, comment: body.comment_public?.trim() || null }
  await moderated.apply(tx, actor, entity_id, after)
  await moderated.decided(tx, actor, entity_id, 'approved', said)
  await settle(tx, actor, request, body, said, {})
}

async function decline(tx: Database, actor: Actor, request: Request, body: Body): Promise<void> {
  const status = body.status === 'rejected' ? 'rejected' : 'revision'
  const reasons = await requireReasons(
    tx,
    `moderation_${status === 'rejected' ? 'reject' : 'revision'}`,
    request.entity,
    body.reasons ?? [],
  )
  const [chief] = reasons
  const said = {
    reason_id: chief?.reason_id ?? null,
    comment: body.comment_public?.trim() || chief?.comment || null,
  }
  await kindOf(request.entity).moderated.decided(tx, actor, request.entity_id, status, said)
  await settle(tx, actor, request, body, said, { reasons })
}

async function settle(tx: Database, actor: Actor, request: Request, body: Body, said: Said, also: object) {
  const decided = await changeStatus({
    db: tx,
    actor,
    records: requests,
    machine: states,
    before: request,
    input: { status: body.status, ...said },
    fields: {
      comment_public: body.comment_public?.trim() || null,
      ...(body.comment_internal !== undefined && { comment_internal: body.comment_internal?.trim() || null }),
      decided_by: actor.userId,
      decided_at: atSecond(actor.at),
      ...FREE,
      ...also,
    },
  })
  await notifyAuthor(tx, actor, decided)
}

async function cancel(tx: Database, actor: Actor, request: Request, { comment_public }: Body): Promise<void> {
  const said = { reason_id: null, comment: comment_public?.trim() || null }
  // The record may be deleted already; its request is still withdrawn.
  await kindOf(request.entity).moderated.decided(tx, actor, request.entity_id, 'cancelled', said).catch(unlessAbsent)
  await changeStatus({
    db: tx,
    actor,
    records: requests,
    machine: states,
    before: request,
    input: { status: 'cancelled', ...said },
    fields: FREE,
  })
}

/** A resubmitted request is compared with the current record again; a new product is corrected in its own form. */
async function sendAgain(tx: Database, actor: Actor, request: Request, { changes }: Body, env: Env): Promise<void> {
  const { moderated, updatedBy } = kindOf(request.entity)
  const { entity, entity_id, kind, after } = request
  if (kind === 'create' && entity === 'product')
    throw conflict('Исправьте карточку и отправьте её на модерацию: заявка откроется снова')
  const current = await moderated.lock(tx, actor, entity_id)
  const standing = only(current.fields, after)
  const given = changes && proposedFields(changes, current, updatedBy)
  await requireChangeable(tx, env, actor, actor.userId, {
    entity,
    entity_id,
    fields: given?.after ?? differing(after, current.fields),
  }).catch((error: unknown) => {
    throw changes ? atChanges(changes, error) : error
  })
  await resubmit(tx, actor, request, {
    entity_version: current.version,
    ...(kind === 'create'
      ? { before: null, after: { ...standing, ...given?.after } }
      : (given ?? { before: standing, after })),
  })
}

/** Staff may only withdraw or resubmit their own requests; any user of a company may do so with its requests. */
function requireAuthor({ author_id }: Request, actor: Actor) {
  if (isStaff(actor) && author_id !== actor.userId) throw forbidden('Это может сделать только автор заявки')
}

function only(fields: Record<string, unknown>, names: object) {
  return Object.fromEntries(Object.keys(names).map((name) => [name, fields[name] ?? null]))
}

function unlessAbsent(error: unknown) {
  if (!isNotFound(error)) throw error
}
