import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { forbidden, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { changeStatus } from '#records/change-status.ts'
import { FREE, requireHolder, requireTaken } from '#records/lease.ts'
import { moderationDue } from '#records/moderation-term.ts'
import { requireReasons, states } from '#sections/moderation/public.ts'
import { atSecond } from '#text/moment.ts'
import { notifyAuthor } from './notify-author.ts'
import { checkedProposal } from './proposal.ts'
import { type BrandRequest, isAuthor, isForAuthor, leases, requests } from './requests.ts'
import { createBrand, mergeIntoBrand, settleProducts } from './resolve-brand.ts'
import { requireSeen, viewOf } from './view.ts'

type Body = Call<'brandModeration.statusChange'>['body']

export async function statusChange({ params, body, version, db, actor }: Call<'brandModeration.statusChange'>) {
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
    if (!isForAuthor(request.status, status)) requireHolder(request, actor)
    else if (!isAuthor(request, actor)) throw forbidden('Это может сделать только автор заявки')
  }
  await requireSeen(db, actor, request, version)
  if (request.status !== status) await take(db, actor, request, body)
  return viewOf(db, actor, id)
}

async function take(tx: Database, actor: Actor, request: BrandRequest, body: Body): Promise<void> {
  const { status } = body
  if (status === 'approved') return approve(tx, actor, request, body)
  if (status === 'rejected' || status === 'revision') return decline(tx, actor, request, body)
  if (status === 'cancelled') return cancel(tx, actor, request, body)
  if (request.status === 'revision') return sendAgain(tx, actor, request, body)
  await leases.release(tx, actor, request)
}

async function approve(tx: Database, actor: Actor, request: BrandRequest, body: Body): Promise<void> {
  const { resolution, target_brand_id, kind = 'aftermarket' } = body
  if (!resolution) throw invalid({ resolution: ['Пожалуйста, введите Решение'] })
  if (resolution === 'merged' && !target_brand_id)
    throw invalid({ target_brand_id: ['Пожалуйста, введите Бренд в каталоге'] })
  const brandId =
    resolution === 'merged' && target_brand_id
      ? await mergeIntoBrand(tx, actor, request, target_brand_id)
      : await createBrand(tx, actor, request, kind)
  await settleProducts(tx, actor, request.id, brandId)
  await settle(tx, actor, request, body, { resolution, target_brand_id: brandId })
}

async function decline(tx: Database, actor: Actor, request: BrandRequest, body: Body): Promise<void> {
  const isRejected = body.status === 'rejected'
  const operation = isRejected ? 'moderation_reject' : 'moderation_revision'
  const reasons = await requireReasons(tx, operation, 'brand', body.reasons ?? [])
  const [chief] = reasons
  await settle(
    tx,
    actor,
    request,
    body,
    { reasons, ...(isRejected && { resolution: 'rejected' }) },
    { reason_id: chief?.reason_id ?? null, comment: chief?.comment ?? null },
  )
}

async function settle(
  tx: Database,
  actor: Actor,
  request: BrandRequest,
  body: Body,
  also: object,
  said: { reason_id: number | null; comment: string | null } = { reason_id: null, comment: null },
): Promise<void> {
  const comment = body.comment_public?.trim() || null
  const decided = await changeStatus({
    db: tx,
    actor,
    records: requests,
    machine: states,
    before: request,
    input: { status: body.status, reason_id: said.reason_id, comment: comment ?? said.comment },
    fields: {
      comment_public: comment,
      ...(body.comment_internal !== undefined && { comment_internal: body.comment_internal?.trim() || null }),
      decided_by: actor.userId,
      decided_at: atSecond(actor.at),
      ...FREE,
      ...also,
    },
  })
  await notifyAuthor(tx, actor, decided)
}

async function cancel(tx: Database, actor: Actor, request: BrandRequest, { comment_public }: Body): Promise<void> {
  const comment = comment_public?.trim() || null
  await changeStatus({
    db: tx,
    actor,
    records: requests,
    machine: states,
    before: request,
    input: { status: 'cancelled', comment },
    fields: FREE,
  })
}

/** A resubmitted request is moderated again and gets a full new deadline, even if unchanged. */
async function sendAgain(tx: Database, actor: Actor, request: BrandRequest, { proposal }: Body): Promise<void> {
  const fields = proposal ? await checkedProposal(tx, actor, proposal, request) : {}
  await changeStatus({
    db: tx,
    actor,
    records: requests,
    machine: states,
    before: request,
    input: { status: 'new' },
    fields: { ...fields, attempt: request.attempt + 1, due_at: await moderationDue(tx, actor.at), reasons: [] },
  })
}
