import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const migration = readFileSync(join(import.meta.dirname, '../migrations/011x/0111-crosses-of-products.sql'), 'utf8')

const read = () => app.db.execute(sql`select product_id from product_without_crosses order by 1`)

test('A migration finds the cards without crosses, and forgets those that have got one meanwhile', async () => {
  const { rows: before } = await read()
  await app.db.transaction(async (tx) => {
    await tx.execute(
      sql.raw(`
    drop trigger product_cross_in on product_cross;
    drop trigger product_cross_out on product_cross;
    drop function find_changed_crosses;
    delete from product_without_crosses where product_id % 2 = 0;
    insert into product_without_crosses select distinct product_id from product_cross where product_id % 2 = 1;`),
    )
    await tx.execute(sql.raw(migration))
  })
  const { rows: after } = await read()

  expect(before.length).toBeGreaterThan(0)
  expect(after).toEqual(before)
})
