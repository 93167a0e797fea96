import { exportOf } from '#export/export-list.ts'
import { forbidden } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { isSeller } from '#query/scope.ts'
import { lockVersion, prolong, statusChange } from './decide.ts'
import { exportColumns } from './export-columns.ts'
import { propose } from './propose.ts'
import * as queries from './queries.ts'
import { internalComment } from './queue/request-queue.ts'
import { requests } from './requests.ts'
import { decidedToday } from './queue/today.ts'
import { viewOf } from './view.ts'

export const moderation = {
  'moderation.list': ({ query, db, actor }) => queries.listRequests(db, actor, query),
  'moderation.options': async ({ query, db, actor }) => ({ items: await queries.requestOptions(db, actor, query) }),
  'moderation.view': ({ params, db, actor }) => viewOf(db, actor, params.id),
  'moderation.create': propose,
  'moderation.update': update,
  'moderation.statusChange': statusChange,
  'moderation.export': exportOf({
    entity: 'moderation',
    list: ({ db, actor, filters }) => queries.listOf(db, actor, filters),
    columns: ({ actor }) => exportColumns(actor),
    read: ({ db, actor }, ids) => queries.exportRows(db, actor, ids),
  }),
  'moderation.next': ({ query, db, actor }) => queries.nextInQueue(db, actor, query),
  'moderation.today': ({ db, actor }) => decidedToday(db, actor),
  'moderation.prolong': { handle: prolong, audited: false },
} satisfies Section<'moderation'>

async function update(call: Call<'moderation.update'>) {
  const { params, body, db, actor } = call
  const before = await lockVersion(call)
  if (isSeller(actor)) throw forbidden()
  await requests.update({ db, actor }, before, { ...body, ...internalComment(body) })
  return viewOf(db, actor, params.id)
}
