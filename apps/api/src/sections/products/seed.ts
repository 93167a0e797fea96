import type { Database } from '#db/database.ts'
import { continueIds, withoutIndexes } from '#seeding/load.ts'
import type { Size } from '#seeding/sizes.ts'
import { prepareGoods } from './seed-goods.ts'
import { addParts } from './seed-parts.ts'
import { addCards, tellHistory } from './seed-cards.ts'
import { addOffers, addStocks, sumStocks } from './seed-offers.ts'
import { countEverything } from './seed-counts.ts'

/** Cards with their offers: counts go into the cards while these have no indexes yet. */
export async function seedProducts(tx: Database, { at, size }: { at: Date; size: Size }): Promise<void> {
  await prepareGoods(tx)
  await withoutIndexes(tx, 'product', async () => {
    await addCards(tx, at, size)
    await addParts(tx)
    await withoutIndexes(tx, 'product_offer', async () => {
      await addOffers(tx, at, size)
      await withoutIndexes(tx, 'stock', () => addStocks(tx))
      await sumStocks(tx)
    })
    await countEverything(tx)
  })
  await tellHistory(tx)
  for (const table of ['product', 'product_offer']) await continueIds(tx, table)
}
