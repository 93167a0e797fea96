import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { isSeller } from '#query/scope.ts'
import { inBulk } from '#records/many/in-bulk.ts'
import { assertValid } from './check-fields.ts'
import { isPublished, propose } from './propose.ts'
import { products } from './records.ts'
import { requireAuthor } from './find/scope.ts'

export async function moveTo(
  tx: Database,
  actor: Actor,
  { items, category_id, dry_run = false }: Call<'products.moveToCategory'>['body'],
): Promise<Awaited<ReturnType<typeof inBulk>>> {
  await assertValid(tx, actor, { category_id })
  return inBulk(
    tx,
    items,
    async (inner, { id, version }) => {
      const card = await products.lock({ db: inner, actor }, id, version)
      requireAuthor(actor, card)
      if (isSeller(actor) && isPublished(card) && card.category_id !== category_id)
        return propose(inner, actor, card, { category_id })
      return products.update({ db: inner, actor }, card, { category_id }, { event: 'moved' })
    },
    { dry_run },
  )
}
