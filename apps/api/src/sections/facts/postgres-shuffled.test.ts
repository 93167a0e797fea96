import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { useFacts } from '#test/orders/facts.ts'
import { applyWaitingFacts } from './retry.ts'

const app = await useApp()
const { offers, orderOf, pay, paymentOf, receive, view } = await useFacts(app)
const ORDERS = 24

/** The same order in each run, as if messages overtook each other. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed
  const roll = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648)
  return items
    .map((item) => ({ item, at: roll() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

interface Sold {
  lines: readonly { price_kopecks: number; quantity: number }[]
  delivery_kopecks: number
}

const totalOf = ({ lines, delivery_kopecks }: Sold): number =>
  lines.reduce((sum, line) => sum + line.price_kopecks * line.quantity, delivery_kopecks)

test('facts: messages that come twice, shuffled and side by side are each applied once', async () => {
  const sold = await offers(4, 2)
  const orders = Array.from({ length: ORDERS }, (_, index) =>
    orderOf(sold.slice(0, 1 + (index % 4)), {
      lines: sold
        .slice(0, 1 + (index % 4))
        .map(({ id, price }) => ({ offer_id: id, quantity: 1, price_kopecks: price })),
    }),
  )
  const payments = orders.flatMap((input) => [
    paymentOf(input.external_id, totalOf(input) - 100),
    paymentOf(input.external_id, 100),
  ])
  const messages = [...orders.map((input) => () => receive(input)), ...payments.map((input) => () => pay(input))]
  const all = shuffled([...messages, ...messages], 20_261_129)
  const lanes = Array.from({ length: 4 }, (_, lane) => all.filter((_message, index) => index % 4 === lane))
  await Promise.all(
    lanes.map(async (lane) => {
      for (const message of lane) await message()
    }),
  )
  await applyWaitingFacts(app.db, app.now)

  const { rows } = await app.db.execute<{ id: number; external_id: string }>(sql`
    select entity_id as id, external_id from fact where kind = 'order' and created_by is not null order by id`)
  expect(rows).toHaveLength(ORDERS)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(ORDERS)
  for (const { id, external_id } of rows) {
    const input = orders.find((order) => order.external_id === external_id)
    const total = input ? totalOf(input) : 0
    expect(await view(id)).toMatchObject({
      status: 'new',
      payment_status: 'paid',
      bought_kopecks: total,
      paid_kopecks: total,
    })
  }
  const { rows: states } = await app.db.execute(
    sql`select state, count(*)::int as count from fact where created_by is not null group by 1`,
  )
  expect(states).toEqual([{ state: 'applied', count: ORDERS * 3 }])
})
