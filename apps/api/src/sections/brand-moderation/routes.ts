import { isSeller, mayUseCompany } from '#query/scope.ts'
import { recordStatus } from '#db/status-history.ts'
import { conflict, forbidden, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { moderationDue } from '#records/deadlines/moderation-term.ts'
import { internalComment } from '#sections/moderation/public.ts'
import { lockVersion, prolong, statusChange } from './decide.ts'
import { checkedProposal } from './proposal.ts'
import * as queries from './queries.ts'
import { requests } from './requests.ts'
import { viewOf } from './view.ts'

export const brandModeration = {
  'brandModeration.list': ({ query, db, actor }) => queries.listRequests(db, actor, query),
  'brandModeration.options': async ({ query, db, actor }) => ({
    items: await queries.requestOptions(db, actor, query),
  }),
  'brandModeration.view': ({ params, db, actor }) => viewOf(db, actor, params.id),
  'brandModeration.create': create,
  'brandModeration.update': update,
  'brandModeration.statusChange': statusChange,
  'brandModeration.prolong': { handle: prolong, audited: false },
} satisfies Section<'brandModeration'>

async function create({ body, db, actor }: Call<'brandModeration.create'>) {
  const { company_id, ...input } = body
  if (!mayUseCompany(actor, company_id)) throw invalid({ company_id: ['Выберите компанию из доступных вам'] })
  if (!(await queries.companyExists(db, company_id)))
    throw invalid({ company_id: ['Продавец: выберите значение из списка'] })
  const { id } = await requests.create(
    { db, actor },
    {
      company_id,
      ...(await checkedProposal(db, actor, input, { company_id })),
      due_at: await moderationDue(db, actor.at),
      author_id: actor.userId,
    },
  )
  await recordStatus(db, {
    entity: 'brand-moderation',
    entity_id: id,
    to_status: 'new',
    user_id: actor.userId,
    created_at: actor.at.toISOString(),
  })
  return viewOf(db, actor, id)
}

async function update(call: Call<'brandModeration.update'>) {
  const { params, body, db, actor } = call
  const before = await lockVersion(call)
  if (isSeller(actor)) throw forbidden()
  const { comment_internal: _, ...input } = body
  const isProposal = Object.keys(input).length > 0
  if (isProposal && !['new', 'in_work', 'revision'].includes(before.status))
    throw conflict('Решение по заявке уже принято')
  const proposal = isProposal ? await checkedProposal(db, actor, input, before) : {}
  await requests.update({ db, actor }, before, { ...proposal, ...internalComment(body) })
  return viewOf(db, actor, params.id)
}
