import { exportOf } from '#export/export-list.ts'
import { conflict, forbidden } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { isSeller } from '#query/scope.ts'
import { leases, statusChange } from './decide.ts'
import { exportColumns } from './export-columns.ts'
import { propose } from './propose.ts'
import * as queries from './queries.ts'
import { requests } from './requests.ts'
import { lockSeen, viewOf } from './view.ts'

export const moderation = {
  'moderation.list': ({ query, db, actor }) => queries.listRequests(db, actor, query),
  'moderation.options': async ({ query, db, actor }) => ({ items: await queries.requestOptions(db, actor, query) }),
  'moderation.view': ({ params, db, actor }) => viewOf(db, actor, params.id),
  'moderation.create': propose,
  'moderation.update': update,
  'moderation.statusChange': statusChange,
  'moderation.export': exportOf({
    entity: 'moderation',
    name: 'Заявки',
    list: ({ db, actor, filters }) => queries.listOf(db, actor, filters),
    columns: ({ actor }) => exportColumns(actor),
    read: ({ db, actor }, ids) => queries.rowsOf(db, actor, ids),
  }),
  'moderation.next': ({ query, db, actor }) => queries.nextInQueue(db, actor, query),
  'moderation.prolong': { handle: prolong, audited: false },
} satisfies Section<'moderation'>

async function update({ params, body, version, db, actor }: Call<'moderation.update'>) {
  const before = await lockSeen(db, actor, params.id, version)
  if (isSeller(actor)) throw forbidden()
  const { comment_internal, ...rest } = body
  await requests.update({ db, actor }, before, {
    ...rest,
    ...(comment_internal !== undefined && { comment_internal: comment_internal?.trim() || null }),
  })
  return viewOf(db, actor, params.id)
}

/** Renews the holder's lease while the screen is open. The request itself does not change, so the log gets no row. */
async function prolong({ params, db, actor }: Call<'moderation.prolong'>) {
  const request = await requests.lock({ db, actor }, params.id)
  if (request.status !== 'in_work' || request.assignee_id !== actor.userId)
    throw conflict(
      request.assignee ? `Заявку уже взял в работу ${request.assignee.label}` : 'Заявка больше не у вас в работе',
    )
  await leases.claim(db, actor, params.id)
  return viewOf(db, actor, params.id)
}
