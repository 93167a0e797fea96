import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')

test('a marketplace without a commission shows its offers and says what to add before an order is confirmed', async () => {
  await app.db.execute('delete from commission')
  const { rows } = await app.db.execute<{ id: number; version: number; offer_id: number }>(`
    select sub_order.id, version, offer_id from sub_order join sub_order_item on sub_order_id = sub_order.id
    where status = 'new' order by sub_order.id limit 1`)
  const [part] = rows
  const offer = await admin.get(`/api/catalog/admin/product-offer/${part?.offer_id}`)
  expect(offer).toMatchObject({ status: 200, body: { commission_bp_effective: null } })
  const confirmed = await admin.put(`/api/order/admin/sub-order/status-change/${part?.id}`, {
    body: { status: 'confirmed' },
    version: part?.version ?? 0,
  })
  expect(confirmed).toMatchObject({
    status: 409,
    body: { data: { message: 'Комиссия для товара не задана: добавьте общую ставку в «Комиссиях»' } },
  })
})
