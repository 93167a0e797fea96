import { invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { changeStatus } from '#records/change-status.ts'
import { moderationDue } from '#records/deadlines/moderation-term.ts'
import { type Decision as DecisionOf, requestQueue, states } from '#sections/moderation/public.ts'
import { notifyAuthor } from './notify-author.ts'
import { checkedProposal } from './proposal.ts'
import { type BrandRequest, requests } from './requests.ts'
import { createBrand, mergeIntoBrand, settleProducts } from './resolve-brand.ts'
import { brandModeration } from './schema.ts'
import { viewOf } from './view.ts'

type Decision = DecisionOf<BrandRequest, Call<'brandModeration.statusChange'>['body']>
type Outcome = Partial<Pick<BrandRequest, 'resolution' | 'target_brand_id'>>

export const {
  statusChange,
  prolong,
  lockVersion,
  expire: expireBrandModeration,
} = requestQueue({
  entity: 'brand-moderation',
  table: brandModeration,
  requests,
  view: viewOf,
  subjectOf: () => 'brand',
  resolve,
  resubmit,
  notifyAuthor,
})

async function resolve(decision: Decision): Promise<Outcome> {
  const { status } = decision.body
  if (status === 'approved') return resolveBrand(decision)
  return status === 'rejected' ? { resolution: 'rejected' } : {}
}

async function resolveBrand({ db, actor, request, body }: Decision): Promise<Outcome> {
  const { resolution, target_brand_id, kind = 'aftermarket' } = body
  if (!resolution) throw invalid({ resolution: ['Пожалуйста, введите Решение'] })
  if (resolution === 'merged' && !target_brand_id)
    throw invalid({ target_brand_id: ['Пожалуйста, введите Бренд в каталоге'] })
  const brandId =
    resolution === 'merged' && target_brand_id
      ? await mergeIntoBrand(db, actor, request, target_brand_id)
      : await createBrand(db, actor, request, kind)
  await settleProducts(db, actor, request.id, brandId)
  return { resolution, target_brand_id: brandId }
}

/** A resubmitted request is moderated again and gets a full new deadline, even if unchanged. */
async function resubmit({ db, actor, request, body: { proposal } }: Decision): Promise<void> {
  const fields = proposal ? await checkedProposal(db, actor, proposal, request) : {}
  await changeStatus({
    db,
    actor,
    records: requests,
    machine: states,
    before: request,
    input: { status: 'new' },
    fields: { ...fields, attempt: request.attempt + 1, due_at: await moderationDue(db, actor.at), reasons: [] },
  })
}
