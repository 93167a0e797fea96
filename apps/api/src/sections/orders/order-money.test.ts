import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const migration = readFileSync(join(import.meta.dirname, '../../db/migrations/003x/0032-order-money.sql'), 'utf8')

// Sub-orders that the demo data cancelled have no log row with their delivery.
const read = () =>
  app.db.execute(sql`
    select id, bought_kopecks, paid_kopecks, refunded_kopecks,
      (select json_agg(json_build_object('kind', kind, 'kopecks', kopecks, 'at', created_at) order by kind) from payment where sub_order_id = sub_order.id) as moved
    from sub_order where status <> 'cancelled' order by id`)

test('A migration derives the bought, paid and refunded sums from the remaining ones', async () => {
  const { rows: before } = await read()
  // Outside a transaction each statement is prepared, and a prepared statement holds only one command.
  await app.db.transaction(async (tx) => {
    await tx.execute(
      sql.raw(`
    drop table payment;
    drop trigger order_bought_as_placed on "order";
    drop trigger sub_order_bought_as_placed on sub_order;
    drop function bought_as_placed;
    drop index sub_order_of_company, sub_order_due, order_buyer_search;
    create index sub_order_of_company on sub_order (company_id, order_id);
    alter table status_history drop column pieces;
    alter table sub_order drop column bought_kopecks, drop column paid_kopecks, drop column refunded_kopecks;
    alter table "order" drop column bought_kopecks, drop column paid_kopecks, drop column refunded_kopecks;`),
    )
    await tx.execute(sql.raw(migration))
  })
  const { rows: after } = await read()

  expect(after).toEqual(before)
  const { rows: wrong } = await app.db.execute(
    sql`select id from sub_order where paid_kopecks > 0 and paid_kopecks - refunded_kopecks <> total_kopecks`,
  )
  expect(wrong).toEqual([])
})
