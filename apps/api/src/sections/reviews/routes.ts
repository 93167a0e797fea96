import { exportOf } from '#export/export-list.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { changeStatus } from '#records/change-status.ts'
import { recordsOf } from '#records/record.ts'
import { receive } from '#sections/facts/public.ts'
import { fieldsOf } from './change-review.ts'
import { exportColumns } from './export-columns.ts'
import * as queries from './queries.ts'
import { reviewFact } from './review-fact.ts'
import { review } from './schema.ts'
import { states } from './states.ts'
import { notifyAuthor } from './notify-author.ts'

export const reviews = {
  'reviews.list': ({ query, db, actor }) => queries.listReviews(db, actor, query),
  'reviews.view': ({ params, db, actor }) => queries.findReview(db, actor, params.id),
  'reviews.update': update,
  'reviews.delete': remove,
  'reviews.statusChange': statusChange,
  'reviews.receive': ({ body, db, actor }) => receive({ db, actor }, reviewFact, body.items),
  'reviews.export': exportOf({
    entity: 'review',
    list: ({ actor, filters }) => queries.listOf(actor, filters),
    columns: ({ actor }) => exportColumns(actor),
    read: ({ db }, ids) => queries.exportRows(db, ids),
  }),
} satisfies Section<'reviews'>

const records = recordsOf({
  entity: 'review',
  table: review,
  find: queries.findReview,
  label: ({ subject, author_name }) => `${subject.label}: ${author_name}`,
  companyId: ({ company_id }) => company_id,
})

async function update(call: Call<'reviews.update'>) {
  const { body, db, actor } = call
  return records.change(call, (before) => fieldsOf(db, actor, before, body))
}

async function remove(call: Call<'reviews.delete'>) {
  const { db, params, version } = call
  const removed = await records.lock(call, params.id, version)
  await records.remove(call, ['author_name', 'rating', 'text', 'pros', 'cons', 'status'])
  if (removed.status === 'published') await queries.rateProduct(db, removed.product_id)
}

async function statusChange({ params, body, version, db, actor }: Call<'reviews.statusChange'>) {
  const before = await records.lock({ db, actor }, params.id, version)
  const after = await changeStatus({ db, actor, records, machine: states, before, input: body, fields: {} })
  const isCounted = [before.status, after.status].includes('published')
  if (isCounted && before.status !== after.status) await queries.rateProduct(db, before.product_id)
  if (after.status === 'rejected' && before.status !== 'rejected') await notifyAuthor(db, actor, after, body.reason_id)
  return after
}
