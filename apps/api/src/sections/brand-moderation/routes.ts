import { isSeller, mayUseCompany } from '#query/scope.ts'
import { recordStatus } from '#db/status-history.ts'
import { conflict, forbidden, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { moderationDue } from '#records/moderation-term.ts'
import { statusChange } from './decide.ts'
import { checkedProposal } from './proposal.ts'
import * as queries from './queries.ts'
import { leases, requests } from './requests.ts'
import { lockSeen, viewOf } from './view.ts'

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
  const { company_id, ...given } = body
  if (!mayUseCompany(actor, company_id)) throw invalid({ company_id: ['Выберите компанию из доступных вам'] })
  if (!(await queries.companyExists(db, company_id)))
    throw invalid({ company_id: ['Продавец: выберите значение из списка'] })
  const { id } = await requests.create(
    { db, actor },
    {
      company_id,
      ...(await checkedProposal(db, actor, given, { company_id })),
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

async function update({ params, body, version, db, actor }: Call<'brandModeration.update'>) {
  const before = await lockSeen(db, actor, params.id, version)
  if (isSeller(actor)) throw forbidden()
  const { comment_internal, ...given } = body
  if (Object.keys(given).length > 0 && !['new', 'in_work', 'revision'].includes(before.status))
    throw conflict('Решение по заявке уже принято')
  const proposal = Object.keys(given).length > 0 ? await checkedProposal(db, actor, given, before) : {}
  await requests.update({ db, actor }, before, {
    ...proposal,
    ...(comment_internal !== undefined && { comment_internal: comment_internal?.trim() || null }),
  })
  return viewOf(db, actor, params.id)
}

/** Renews the holder's lease while the screen is open. The request itself does not change, so the log gets no row. */
async function prolong({ params, db, actor }: Call<'brandModeration.prolong'>) {
  const request = await requests.lock({ db, actor }, params.id)
  if (request.status !== 'in_work' || request.assignee_id !== actor.userId)
    throw conflict(
      request.assignee ? `Заявку уже взял в работу ${request.assignee.label}` : 'Заявка больше не у вас в работе',
    )
  await leases.claim(db, actor, params.id)
  return viewOf(db, actor, params.id)
}
