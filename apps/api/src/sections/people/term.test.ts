import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { eraseByTerm } from './term.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const OVER = '+79255550101'
const LATELY = '+79255550102'
const OPEN = '+79255550103'

await app.db.execute(sql`update "order" set buyer_phone = ${OVER}, buyer_name = 'Давний' where id in (101, 102)`)
await app.db.execute(sql`update "order" set buyer_phone = ${LATELY} where id in (103, 104)`)
await app.db.execute(sql`update "order" set buyer_phone = ${OPEN} where id = 105`)
await app.db.execute(sql`update "order" set placed_at = '2020-03-05' where id in (101, 102, 103, 105)`)
await app.db.execute(
  sql`update sub_order set status = 'delivered', updated_at = '2020-03-31 20:59Z' where order_id in (101, 102, 103, 104)`,
)
await app.db.execute(
  sql`update sub_order set status = 'dispute', updated_at = '2020-03-31 20:59Z' where order_id = 105`,
)

const phones = async () =>
  (
    await app.db.execute<{ phone: string }>(
      sql`select buyer_phone as phone from "order" where id between 101 and 105 order by id`,
    )
  ).rows.map(({ phone }) => phone)
const months = (value: number) =>
  app.db.execute(sql`update setting set value = ${String(value)}::jsonb where key = 'buyer_data_months'`)
const allow = (value: number) =>
  app.db.execute(sql`update setting set value = ${String(value)}::jsonb where key = 'erased_orders_at_most'`)
const run = async () => (await admin.get('/api/order/admin/person/term')).body
const erase = (at: string) => eraseByTerm(app.db, new Date(at), app.env)
const nobody = [OVER, OVER, LATELY, LATELY, OPEN]

test('D4: with buyer_data_months at 0 no buyer is erased automatically', async () => {
  await erase('2099-01-01T00:00:00Z')

  expect(await run()).toEqual({ months: 0, run: null })
  expect(await phones()).toEqual(nobody)
})

test('D4: more orders than a setting allows wait for a person', async () => {
  await months(36)
  await allow(1)

  await expect(erase('2023-03-31T21:00:00Z')).rejects.toMatchObject({ kind: 'conflict' })
  expect([await phones(), (await run()).run]).toEqual([nobody, null])
  await allow(10_000)
})

test('D4: the term ends with the month of Moscow, after the last order of a buyer, and none under way', async () => {
  await months(36)
  await erase('2023-03-31T20:59:00Z')
  const early = [await phones(), (await run()).run.before]
  await erase('2023-03-31T21:00:00Z')

  expect(early).toEqual([nobody, '2020-03-01'])
  expect(await phones()).toEqual(['••• № 1', '••• № 1', LATELY, LATELY, OPEN])
  expect(await run()).toEqual({
    months: 36,
    run: {
      before: '2020-04-01',
      started_at: '2023-03-31T21:00:00Z',
      finished_at: '2023-03-31T21:00:00Z',
      buyers_count: 1,
      orders_count: 2,
    },
  })
  expect((await app.audited('person'))[0]).toMatchObject({
    event: 'erased',
    comment: 'Срок хранения: 36 мес. после последнего заказа',
  })
})

test('D4: a run that was killed goes on after its last order, and two servers share one run', async () => {
  await app.db.execute(sql`update sub_order set status = 'cancelled' where order_id = 105`)
  await app.db.execute(sql`update "order" set buyer_phone = ${OVER} where id in (101, 102)`)
  await app.db.execute(
    sql`insert into erasure_run (before, started_at, position) values ('2020-05-01', ${app.now}, 102)`,
  )
  await Promise.all([erase('2023-04-30T21:00:00Z'), erase('2023-04-30T21:00:00Z')])

  expect(await phones()).toEqual([OVER, OVER, LATELY, LATELY, '••• № 2'])
  expect((await run()).run).toMatchObject({ before: '2020-05-01', buyers_count: 1, orders_count: 1 })
})
