import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { beside } from '#test/beside.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')

async function idsOf(query: ReturnType<typeof sql>) {
  const { rows } = await app.db.execute<{ id: number }>(query)
  return rows.map(({ id }) => id)
}

const order = () => idsOf(sql`select id::int from payment_system order by position, id`)

test('A reorder that waited for another one is written, even if it equals the order before both', async () => {
  const ids = await order()
  const reply = await beside(
    app.db,
    (tx) => tx.execute(sql`update payment_system set position = 1000 - position`),
    () => admin.put('/api/order/admin/payment-system/sort', { body: { ids } }),
  )

  expect(reply.status).toBe(204)
  expect(await order()).toEqual(ids)
})

test('A merge of brands logs the crosses that an edit has written while it waited', async () => {
  const [id = 0] = await idsOf(sql`select id::int from product where status = 'active' order by id limit 1`)
  const brand = async (name: string) =>
    (await admin.post('/api/catalog/admin/brand', { body: { name, kind: 'aftermarket' } })).body
  const [from, into] = [await brand('Отдаёт кроссы'), await brand('Берёт кроссы')]
  const cross = (article: string) => ({ brand_id: from.id, article, kind: 'analog' })
  const path = `/api/catalog/admin/product/${id}`
  const card = (await admin.get(path)).body
  await admin.put(path, { version: card.version, body: { crosses: [cross('A 1')] } })
  const merged = await beside(
    app.db,
    async (tx) => {
      await tx.execute(sql`update product set updated_at = updated_at where id = ${id}`)
      await tx.execute(sql`update product_cross set article = 'B 2', article_norm = 'B2' where product_id = ${id}`)
    },
    () => admin.put(`/api/catalog/admin/brand/${from.id}`, { version: from.version, body: { merge_into_id: into.id } }),
  )
  const logged = (await app.audited('product', id))[0]?.changes['crosses']

  expect(merged.status).toBe(200)
  expect(logged).toEqual([[cross('B 2')], [{ ...cross('B 2'), brand_id: into.id }]])
})
