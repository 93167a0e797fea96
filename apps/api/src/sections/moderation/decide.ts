import { changedOf } from '#db/audit.ts'
import { conflict, nullIfNotFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import type { ReasonAndComment } from '#records/moderated.ts'
import { asRefusal, requireChangeable } from './author-rights.ts'
import { movedFields } from './comparison/changed-fields.ts'
import { moderationOf } from './moderation-of.ts'
import { notifyAuthor } from './notify-author.ts'
import { resubmit } from './open-request.ts'
import { atChanges, proposedFields } from './proposal/proposal.ts'
import { type Decision as DecisionOf, requestQueue } from './queue/request-queue.ts'
import { type Request, requests } from './requests.ts'
import { moderation } from './schema.ts'
import { viewOf } from './view.ts'

type Decision = DecisionOf<Request, Call<'moderation.statusChange'>['body']>

export const {
  statusChange,
  prolong,
  lockVersion,
  expire: expireModeration,
} = requestQueue({
  entity: 'moderation',
  table: moderation,
  requests,
  view: viewOf,
  subjectOf: ({ entity }) => entity,
  resolve,
  resubmit: sendAgain,
  notifyAuthor,
})

async function resolve(decision: Decision, reasonAndComment: ReasonAndComment): Promise<object> {
  const { db, actor, request, body } = decision
  const { entity, entity_id } = request
  const { status } = body
  if (status === 'new' || status === 'in_work') throw new Error(`The status ${status} decides nothing`)
  if (status === 'approved') await applyProposal(decision)
  const decided = moderationOf(entity).moderated.decided({ db, actor }, entity_id, { status, ...reasonAndComment })
  // The record may be deleted already; its request is still withdrawn.
  await (status === 'cancelled' ? decided.catch(nullIfNotFound) : decided)
  return {}
}

async function applyProposal({ db, actor, env, request, body }: Decision): Promise<void> {
  const { moderated } = moderationOf(request.entity)
  const { entity, before, after, entity_id, entity_version } = request
  const current = await moderated.lock(db, actor, entity_id)
  const compared = body.compared_version ?? entity_version
  if (current.version !== compared && movedFields(before, after, current.fields).length > 0)
    throw conflict('Данные изменились после подачи заявки. Обновите сравнение')
  const fields = changedOf(current.fields, after)
  // Requests that the system opened have no author.
  if (request.author_id !== null)
    await requireChangeable({ db, actor, env }, request.author_id, { entity, entity_id, fields }).catch(asRefusal)
  await moderated.apply(db, actor, entity_id, after)
}

/** A resubmitted request is compared with the current record again; a new product is corrected in its own form. */
async function sendAgain({ db, actor, env, request, body: { changes } }: Decision): Promise<void> {
  const { moderated, updatedBy } = moderationOf(request.entity)
  const { entity, entity_id, kind, after } = request
  if (kind === 'create' && entity === 'product')
    throw conflict('Исправьте карточку и отправьте её на модерацию: заявка откроется снова')
  const current = await moderated.lock(db, actor, entity_id)
  const present = only(current.fields, after)
  const proposed = changes && proposedFields(changes, current, updatedBy)
  const fields = proposed?.after ?? changedOf(current.fields, after)
  await requireChangeable({ db, actor, env }, actor.userId, { entity, entity_id, fields }).catch((error: unknown) => {
    throw changes ? atChanges(changes, error) : error
  })
  await resubmit(db, actor, request, {
    entity_version: current.version,
    ...(kind === 'create'
      ? { before: null, after: { ...present, ...proposed?.after } }
      : (proposed ?? { before: present, after })),
  })
}

function only(fields: Record<string, unknown>, names: object) {
  return Object.fromEntries(Object.keys(names).map((name) => [name, fields[name] ?? null]))
}
