import { expect, test } from 'vitest'
import { applyWaitingFacts } from '#sections/facts/public.ts'
import { useApp } from '#test/app.ts'
import { useFacts } from '#test/orders/facts.ts'

const app = await useApp()
const { cash, moment, next, offers, orderOf, receive, scan, scanOf, view } = await useFacts(app)

test('shipments.scan: scans lead forward in any order, a late one moves nothing back, and cash is paid at the hand-over', async () => {
  const [{ entity_id: id }] = await receive(orderOf(await offers(1), { payment_system_id: cash }))
  const {
    sub_orders: [part],
  } = await view(id)
  const track = next('TRACK')
  const [lost] = await scan(scanOf(track, 'accepted'))
  expect(lost).toMatchObject({ status: 202, state: 'waiting' })
  await (
    await app.as('orders@example.com')
  ).put(`/api/order/admin/sub-order/${part.id}`, { body: { track_number: track }, version: part.version })
  await applyWaitingFacts(app.db, app.now)
  const after = (await view(id)).sub_orders[0]
  expect(after).toMatchObject({ status: 'in_delivery', paid_kopecks: 0 })
  app.advance(60 * 60_000)
  await scan(scanOf(track, 'delivered'))
  expect((await view(id)).sub_orders[0]).toMatchObject({ status: 'delivered', paid_kopecks: part.total_kopecks })
  expect((await scan(scanOf(track, 'accepted', { occurred_at: moment(-30 * 60_000) })))[0]).toMatchObject({
    status: 200,
  })
  expect((await view(id)).sub_orders[0]).toMatchObject({ status: 'delivered' })
  const [old, early] = await scan(
    scanOf(track, 'accepted', { occurred_at: '2019-03-01T10:00:00Z' }),
    scanOf(track, 'accepted', { occurred_at: moment(24 * 60 * 60_000) }),
  )
  expect([old.message, early.message]).toEqual([
    'Когда произошло: раньше, чем заказ был оформлен',
    'Когда произошло: этот момент ещё не наступил',
  ])
})
