import { invalid } from '#errors.ts'
import type { Updating } from '#records/moderated.ts'
import { isSeller } from '#query/scope.ts'
import { submit } from './change-status.ts'
import { assertValid } from './check-fields.ts'
import { changedFieldsOf, normalize } from './fields.ts'
import { isPublished, propose } from './propose.ts'
import { products as records } from './records.ts'
import { requireAuthor } from './find/scope.ts'

export async function update({ params, body, version, db, actor }: Updating<'products.update'>) {
  const before = await records.lock({ db, actor }, params.id, version)
  requireAuthor(actor, before)
  const next = changedFieldsOf(before, normalize(body))
  if (isSeller(actor) && next.company_id === null) throw invalid({ company_id: ['Выберите компанию из доступных вам'] })
  await assertValid(db, actor, next, before)
  if (isSeller(actor) && isPublished(before)) return propose(db, actor, before, next)
  const after = await records.update({ db, actor }, before, next)
  if (after !== before && isSeller(actor) && after.status === 'on_moderation') await submit(db, actor, after)
  return after
}
