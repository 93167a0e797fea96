import { invalid } from '#errors.ts'
import type { Updating } from '#records/moderated.ts'
import { submit } from './change-status.ts'
import { refuseWrong } from './check-fields.ts'
import { changedOf, tidy } from './fields.ts'
import { isPublished, propose } from './propose.ts'
import { products as records } from './records.ts'
import { requireAuthor } from './find/scope.ts'

export async function update({ params, body, version, db, actor }: Updating<'products.update'>) {
  const before = await records.lock(db, actor, params.id, version)
  requireAuthor(actor, before)
  const next = changedOf(before, tidy(body))
  if (actor.scope === 'own' && next.company_id === null)
    throw invalid({ company_id: ['Выберите компанию из доступных вам'] })
  await refuseWrong(db, actor, next, before)
  if (actor.scope === 'own' && isPublished(before)) return propose(db, actor, before, next)
  const after = await records.update(db, actor, before, next)
  if (after !== before && actor.scope === 'own' && after.status === 'on_moderation') await submit(db, actor, after)
  return after
}
