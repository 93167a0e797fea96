import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict } from '#errors.ts'
import { changeProductStatus } from './change-status.ts'
import type { Product } from './queries.ts'
import { products } from './records.ts'
import { productStatuses } from './status/statuses.ts'
import { say } from '#text/language/say.ts'

/** Shows or hides a card; from any other status this is a conflict. */
export async function switchTo(
  tx: Database,
  actor: Actor,
  { id, version }: { id: number; version: number },
  status: 'active' | 'disabled',
): Promise<Product> {
  const card = await products.lock({ db: tx, actor }, id, version)
  const { labels } = productStatuses
  if (card.status !== 'active' && card.status !== 'disabled')
    throw conflict(say`Нельзя перевести из «${labels[card.status]}» в «${labels[status]}»`)
  return changeProductStatus(tx, actor, card, { status })
}
