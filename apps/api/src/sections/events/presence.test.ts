import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { sweepPresence } from './presence.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')

const at = (entity: string, entity_id: number, is_editing = false) => ({ body: { entity, entity_id, is_editing } })
const PRESENCE = '/api/system/admin/presence'

test('Viewers of a record see each other until they leave or time out', async () => {
  const moderator = await app.as('moderator@example.com')
  expect((await admin.put(PRESENCE, at('brand', 12))).body).toEqual({ items: [] })
  expect((await moderator.put(PRESENCE, at('brand', 12, true))).body.items).toEqual([
    { id: 1, label: expect.stringContaining('Волков'), is_editing: false },
  ])
  expect((await admin.put(PRESENCE, at('brand', 12))).body.items).toMatchObject([{ id: 2, is_editing: true }])
  expect((await admin.put(PRESENCE, at('brand', 13))).body.items).toEqual([])

  const place = { body: { entity: 'brand', entity_id: 12 } }
  expect(await moderator.put(`${PRESENCE}/leave`, place)).toMatchObject({ status: 204 })
  expect((await admin.put(PRESENCE, at('brand', 12))).body.items).toEqual([])

  await moderator.put(PRESENCE, at('brand', 12))
  app.advance(31_000)
  expect((await admin.put(PRESENCE, at('brand', 12))).body.items).toEqual([])
  await sweepPresence.run(app.db, app.now)
  const { rows } = await app.db.execute<{ user_id: number }>(sql`select user_id from presence`)
  expect(rows).toEqual([{ user_id: 1 }])
})

test('P7: a seller sees only colleagues as viewers, and none without access to the record', async () => {
  const merchant = await app.as('merchant1@example.com')
  const nobody = await app.as('no-rights@example.com')
  const colleague = await app.holding(['product.view'], { scope: 'own', companies: [1] })
  await admin.put(PRESENCE, at('product', 1001))

  expect((await merchant.put(PRESENCE, at('product', 1001))).body.items).toEqual([])
  expect((await nobody.put(PRESENCE, at('product', 1001))).body.items).toEqual([])
  expect((await colleague.put(PRESENCE, at('product', 1001))).body.items).toHaveLength(1)
  expect((await admin.put(PRESENCE, at('product', 1001))).body.items).toHaveLength(2)
})

test('P7: a user without access to a record is not shown as its viewer, nor without the right to change it as its editor', async () => {
  const merchant = await app.as('merchant1@example.com')
  const { rows } = await app.db.execute<{ point: number; sold: number }>(sql`
    select (select min(id) from store_point where company_id = 2) as point,
      (select min(product.id) from product join product_offer sold on sold.product_id = product.id
        where product.company_id is distinct from 1 and sold.company_id = 1) as sold`)
  const { point = 0, sold = 0 } = rows[0] ?? {}
  const places = [at('company', 2, true), at('store-point', point, true), at('product', 987_654_321, true)]
  for (const place of places) expect((await merchant.put(PRESENCE, place)).body).toEqual({ items: [] })
  await merchant.put(PRESENCE, at('product', sold, true))
  await merchant.put(PRESENCE, at('company', 1, true))

  const merchantId = (await merchant.get('/api/user/profile')).body.id
  const stored = await app.db.execute(sql`
    select entity, entity_id, is_editing from presence where user_id = ${merchantId} order by entity, entity_id`)
  expect(stored.rows.filter(({ entity_id }) => entity_id !== 1001)).toEqual([
    { entity: 'company', entity_id: 1, is_editing: true },
    { entity: 'product', entity_id: sold, is_editing: false },
  ])
})
