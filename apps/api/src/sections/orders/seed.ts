import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { continueIds, withoutIndexes } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { planItems, planOrders, planPools, planSubOrders } from './seed-plan.ts'
import {
  addHistory,
  addItems,
  addOrders,
  addPayments,
  addSubOrders,
  countForCompanies,
  reserveStock,
} from './seed-rows.ts'

const TABLES = ['order', 'sub_order', 'sub_order_item', 'payment']

/**
 * Seeds the orders of ninety days: temporary tables hold the plan first, so that sums are known when rows are written. The
 * operations are not called: fifteen thousand of them would take a minute of each first start. What waits in «Входящие» comes
 * by them (`sections/facts/seed.ts`).
 */
export async function seedOrders(tx: Database, { at, size }: { at: Date; size: Size }): Promise<void> {
  const now = at.toISOString()
  await planPools(tx, size)
  await planOrders(tx, now, rowsOf('order', size))
  await planSubOrders(tx, now)
  await planItems(tx)
  await withoutIndexes(tx, size === 'large' ? [...TABLES, 'status_history'] : [], async () => {
    await addOrders(tx, now)
    await addSubOrders(tx, now)
    await addItems(tx)
    await addHistory(tx, now)
  })
  await addPayments(tx)
  await reserveStock(tx)
  await countForCompanies(tx)
  for (const table of TABLES) await continueIds(tx, table)
  await tx.execute(sql`drop table plan_item, plan_sub, plan_order, pool_offer, pool_seller, pool_pickup, pool_size`)
  await tx.execute(sql`analyze "order", sub_order, sub_order_item, payment`)
}
