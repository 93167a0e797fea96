import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import type { Updating } from '#records/moderated.ts'
import { isSeller } from '#query/scope.ts'
import { submit } from './change-status.ts'
import { assertValid } from './check-fields.ts'
import { changedFieldsOf, type Fields, normalize } from './fields.ts'
import { isPublished, propose } from './propose.ts'
import type { Product } from './queries.ts'
import { products as records } from './records.ts'
import { requireAuthor } from './find/scope.ts'

export async function update({ params, body, version, db, actor }: Updating<'products.update'>) {
  return changeCard(db, actor, await records.lock({ db, actor }, params.id, version), body)
}

/** Changes a locked card. A seller's change of a published one is proposed, and the card itself stays. */
export async function changeCard(db: Database, actor: Actor, before: Product, body: Fields): Promise<Product> {
  requireAuthor(actor, before)
  const next = changedFieldsOf(before, normalize(body))
  if (isSeller(actor) && next.company_id === null) throw invalid({ company_id: ['Выберите компанию из доступных вам'] })
  await assertValid(db, actor, next, before)
  if (isSeller(actor) && isPublished(before)) return propose(db, actor, before, next)
  const after = await records.update({ db, actor }, before, next)
  if (after !== before && isSeller(actor) && after.status === 'on_moderation') await submit(db, actor, after)
  return after
}
