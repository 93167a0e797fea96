import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { inBulk } from '#records/in-bulk.ts'
import { refuseWrong } from './check-fields.ts'
import { products } from './records.ts'
import { requireAuthor } from './scope.ts'

export async function moveTo(
  tx: Database,
  actor: Actor,
  items: { id: number; version: number }[],
  category_id: number,
): Promise<Awaited<ReturnType<typeof inBulk>>> {
  await refuseWrong(tx, actor, { category_id })
  return inBulk(tx, items, async (inner, { id, version }) => {
    const card = await products.lock(inner, actor, id, version)
    requireAuthor(actor, card)
    await products.update(inner, actor, card, { category_id }, { event: 'moved' })
  })
}
