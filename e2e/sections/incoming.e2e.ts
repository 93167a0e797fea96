import { type Api, unique } from '../support/api.ts'
import { expect, heading, test, toasts } from '../support/fixtures.ts'

/** What a shop would send of an offer that is on sale, paid by card. */
async function orderOf(api: Api) {
  const [{ items: offers }, { items: cities }, { items: deliveries }, { items: systems }] = await Promise.all([
    api.productOffers.list({ status: ['active'], out_of_stock: false, price_quarantine: false, per_page: 100 }),
    api.cities.options(),
    api.deliveries.list({ type: ['courier'] }),
    api.paymentSystems.list({ type: ['card_online'] }),
  ])
  const offer = offers.find(({ stocks }) => stocks.some(({ quantity, reserved }) => quantity - reserved > 5))
  const delivery = deliveries.find(({ carrier }) => carrier !== 'own')
  if (!offer || !delivery) throw new Error('The demo data has no offer with stock')
  return {
    ...fact('shop'),
    buyer_name: 'Вера Ильина',
    buyer_phone: '+79165554433',
    city_id: cities[0]?.id ?? 0,
    delivery_id: delivery.id,
    address: 'ул. Мира, 5',
    payment_system_id: systems[0]?.id ?? 0,
    delivery_kopecks: 0,
    lines: [{ offer_id: offer.id, quantity: 1, price_kopecks: 250_000 }],
  }
}

const fact = (source: string) => ({
  source,
  external_id: `E2E-${unique()}`,
  occurred_at: new Date().toISOString().replace(/\.\d+/, ''),
})

const paymentOf = ({ source, external_id }: { source: string; external_id: string }) => ({
  ...fact('bank'),
  order_source: source,
  order_external_id: external_id,
  kind: 'captured' as const,
  kopecks: 250_000,
  reason: 'Выписка банка за сегодня',
})

test('«Входящие»: a payment that came before its order waits, and finds it', async ({ page, admin }) => {
  const order = await orderOf(admin)
  const payment = paymentOf(order)
  await admin.payments.record({ items: [payment] })
  await page.goto(`/orders/incoming?q=${payment.external_id}`)
  const row = page.getByRole('row').filter({ hasText: payment.external_id })
  await expect(row).toContainText('Заказ ещё не пришёл')

  const { items } = await admin.orders.receive({ items: [order] })
  const number = items[0]?.entity_label ?? ''
  await page.reload()
  await expect(row).toContainText('Учтено')
  await row.getByRole('link', { name: number }).click()
  await expect(heading(page, number)).toBeVisible()
  await expect(page.getByText('Оплачен', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Что пришло от других систем' }).click()
  await expect(page.getByRole('row').filter({ hasText: payment.external_id })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: order.external_id })).toBeVisible()
})

test('«Входящие»: a scan of an unknown track is applied by a person after the track of the order was mended', async ({
  page,
  admin,
}) => {
  const order = await orderOf(admin)
  const { items } = await admin.orders.receive({ items: [order] })
  await admin.payments.record({ items: [paymentOf(order)] })
  const { sub_orders } = await admin.orders.view({ id: items[0]?.entity_id ?? 0 })
  const [part] = sub_orders
  if (!part?.carrier) throw new Error('The order has no carrier')
  const [wrong, right] = [`W${unique()}`, `R${unique()}`]
  await admin.subOrders.setTrackNumbers({ items: [{ id: part.id, version: part.version, track_number: wrong }] })
  const scan = { ...fact('carrier'), carrier: part.carrier, track_number: right, code: 'accepted' as const }
  const { items: answers } = await admin.shipments.scan({ items: [scan] })
  await page.goto(`/orders/incoming/${answers[0]?.fact_id}`)
  await expect(page.getByText('Отправления с таким трек-номером нет').first()).toBeVisible()
  const apply = page.getByRole('button', { name: 'Применить ещё раз' })
  await apply.click()
  await expect(page.getByText('Отправления с таким трек-номером нет').first()).toBeVisible()

  const { version } = await admin.subOrders.view({ id: part.id })
  await admin.subOrders.setTrackNumbers({ items: [{ id: part.id, version, track_number: right }] })
  await apply.click()
  await expect(toasts(page).getByText('Учтено')).toBeVisible()
  await expect(apply).toBeHidden()
  expect((await admin.subOrders.view({ id: part.id })).status).toBe('in_delivery')
})
