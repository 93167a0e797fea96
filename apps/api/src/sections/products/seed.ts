import type { Database } from '#db/database.ts'
import { continueIds, withoutIndexes } from '#seeding/load.ts'
import type { Size } from '#seeding/sizes.ts'
import { addCards, seedHistory, writeCards } from './demo/seed-cards.ts'
import { countProducts } from './demo/seed-counts.ts'
import { prepareGoods } from './demo/seed-goods.ts'
import { addOffers, addStocks, writeOffers } from './demo/seed-offers.ts'
import { addParts } from './demo/seed-parts.ts'

const TABLES = ['product', 'product_oem', 'product_cross', 'product_applicability', 'product_offer', 'stock']

/** Cards and offers are drafted in temporary tables, so that computed columns are known when they are written. */
export async function seedProducts(tx: Database, { at, size }: { at: Date; size: Size }): Promise<void> {
  await prepareGoods(tx)
  await withoutIndexes(tx, TABLES, async () => {
    await addCards(tx, at, size)
    await addParts(tx)
    await addOffers(tx, at, size)
    await addStocks(tx)
    await writeOffers(tx)
    await writeCards(tx)
  })
  await countProducts(tx)
  await seedHistory(tx)
  for (const table of ['product', 'product_offer']) await continueIds(tx, table)
}
