import type { Schemas } from '@admin-panel/sdk'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { shipment } from '#shop/orders/sample.ts'
import { on, openPanel } from '#test/render.tsx'
import { sampleView } from '#test/sample-view.ts'

const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const toast = () => page.getByRole('region', { name: 'Уведомления' })

const rate: Schemas['StoredDeliveryRate'] = {
  region_id: null,
  city_id: 7,
  weight_from_g: 0,
  weight_to_g: 5000,
  price_kopecks: 29_900,
  free_from_kopecks: null,
  days_min: 1,
  days_max: 3,
}

const method: Schemas['Delivery'] = {
  id: 1,
  code: 'courier-cdek',
  name: 'Курьер СДЭК',
  type: 'courier',
  carrier: 'cdek',
  cutoff: '17:00',
  assembly_minutes: 360,
  max_weight_g: 50_000,
  max_side_mm: null,
  rates_count: 1,
  is_active: true,
  position: 1,
  created_at: '2026-06-01T09:00:00Z',
  updated_at: '2026-06-01T09:00:00Z',
  version: 2,
  rates: [rate],
  regions: [],
  cities: [{ id: 7, label: 'Москва' }],
}

const payment: Schemas['PaymentSystem'] = {
  id: 3,
  code: 'sbp',
  name: 'СБП',
  type: 'sbp',
  fee_bp: 70,
  is_active: true,
  position: 1,
  created_at: '2026-06-01T09:00:00Z',
  updated_at: '2026-06-01T09:00:00Z',
  version: 2,
}

const lines = [on.cities.options({ items: [] }), on.regions.options({ items: [] })]

test('R3: /delivery shows pending and current shipments', async () => {
  const received: unknown[] = []
  await openPanel('/delivery', {
    handlers: [on.subOrders.list((params) => (received.push(params), { items: [shipment], meta }))],
  })
  await expect.element(page.getByRole('row', { name: /1000123-1/ })).toMatchTextContent(/Готов к отгрузке.*СДЭК/)
  expect(received.at(-1)).toEqual({
    status: ['ready_to_ship', 'in_delivery', 'at_pickup', 'not_delivered'],
    sort: ['due'],
  })
  await expect.element(page.getByRole('link', { name: 'Отправления' })).toHaveAttribute('aria-current', 'page')
})

test('track numbers that were typed stay when their dialog is closed', async () => {
  await openPanel('/delivery?tab=shipments', { handlers: [on.subOrders.list({ items: [shipment], meta })] })
  const open = page.getByRole('button', { name: 'Ввести трек-номера' })
  const grid = page.getByRole('grid', { name: 'Ввести трек-номера' })
  await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).click()
  await open.click()
  await grid.getByRole('gridcell').first().click()
  await userEvent.keyboard('RA123456789RU{Enter}')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await open.click()
  await expect.element(grid.getByText('RA123456789RU')).toBeVisible()
})

test('R3: what is late shows by how much and since when, by the reader’s clock, in every state before the shipment', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T09:00:00Z'), toFake: ['Date'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const late = (['awaiting_payment', 'new', 'confirmed', 'assembling', 'ready_to_ship'] as const).map(
    (status, index) => ({
      ...shipment,
      id: 600 + index,
      number: `100060${index}-1`,
      status,
      ship_by_zone: 'Asia/Vladivostok',
    }),
  )
  const sent = { ...shipment, id: 700, number: '1000700-1', status: 'in_delivery' as const, is_overdue: false }
  await openPanel('/delivery?tab=shipments&overdue=true', {
    handlers: [on.subOrders.list({ items: [...late, sent], meta: { ...meta, total: 6 } })],
  })
  for (const { number } of late)
    await expect
      .element(page.getByRole('row', { name: new RegExp(number) }))
      .toMatchTextContent(/просрочено на 2 дн\..*21 нояб\., 18:00/)
  await expect.element(page.getByRole('row', { name: /1000700-1/ })).not.toMatchTextContent(/просрочено|нояб/)
})

test('R3: track numbers are pasted as a column, and a refusal appears at its row', async () => {
  const other = { ...shipment, id: 502, number: '1000124-1' }
  const { sent } = await openPanel('/delivery?tab=shipments', {
    handlers: [
      on.subOrders.list({ items: [shipment, other], meta: { ...meta, total: 2 } }),
      on.subOrders.setTrackNumbers({
        processed: 1,
        skipped: [{ id: 502, message: 'Отправление завершено' }],
        changed: [],
      }),
    ],
  })
  await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).click()
  await page.getByRole('button', { name: 'Ввести трек-номера' }).click()
  const grid = page.getByRole('grid', { name: 'Ввести трек-номера' })
  await grid.getByRole('gridcell').first().click()
  const cell = grid.getByRole('gridcell').first().element()
  const data = new DataTransfer()
  data.setData('text/plain', 'RA123456789RU\nRA987654321RU')
  cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(toast().getByText('Сохранено трек-номеров: 1')).toBeVisible()
  await expect.element(grid.getByText('RA987654321RU')).toBeVisible()
  await expect.element(page.getByText(/Отправление завершено/).first()).toBeInTheDocument()
  expect(await sent('PUT', '/track-numbers')).toEqual([
    {
      items: [
        { id: 501, version: 6, track_number: 'RA123456789RU', carrier: 'cdek' },
        { id: 502, version: 6, track_number: 'RA987654321RU', carrier: 'cdek' },
      ],
    },
  ])
})

test('tiers that overlap are refused with both of them named', async () => {
  const { sent } = await openPanel('/delivery/methods/1', {
    handlers: [
      on.deliveries.view(method),
      on.deliveries.update({
        error: {
          status: 422,
          message: 'Проверьте правильность заполнения формы',
          details: { rates: ['Пересекаются весовые диапазоны 0–5000 г и 3000–10000 г'] },
        },
      }),
      ...lines,
    ],
  })
  await page.getByRole('button', { name: 'Добавить диапазон' }).click()
  const grid = page.getByRole('grid', { name: 'Тарифы: Москва' })
  await grid.getByRole('rowheader').nth(1).click()
  await userEvent.keyboard('3000{Enter}')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect
    .element(page.getByRole('group', { name: 'Тарифы' }).getByText(/Пересекаются весовые диапазоны 0–5000 г/))
    .toBeVisible()
  expect(await sent('PUT', '/delivery/1')).toEqual([
    { rates: [rate, { ...rate, weight_from_g: 3000, weight_to_g: 10_000 }] },
  ])
})

test('R3: a tab without its permission names it and gives the first one', async () => {
  const { address } = await openPanel('/delivery?tab=payment', {
    as: ['order'],
    handlers: [on.subOrders.list({ items: [shipment], meta })],
  })
  await expect.element(page.getByRole('row', { name: /1000123-1/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Способы оплаты' })).not.toBeInTheDocument()
  await expect.element(page.getByText(/Не хватает права «Способы оплаты/)).toBeVisible()
  await expect.poll(address).toBe('/delivery?tab=shipments')
})

test('R3: a payment method is changed; its fee is in per cent', async () => {
  const { sent } = await openPanel('/delivery/payment/3', {
    handlers: [on.paymentSystems.view(payment), on.paymentSystems.update({ ...payment, fee_bp: 125, version: 3 })],
  })
  await expect.element(page.getByLabelText(/^Комиссия/)).toHaveValue('0,7')
  await page.getByLabelText(/^Комиссия/).fill('1,25')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/payment-system/3')).toEqual([{ fee_bp: 125 }])
})

test('R3: a saved view opens on its own tab', async () => {
  const view = sampleView({ list: 'delivery/methods', name: 'Только курьеры', query: 'type=courier' })
  const received: unknown[] = []
  const { address } = await openPanel('/delivery?tab=methods&carrier=cdek', {
    handlers: [
      on.deliveries.list({ items: [method], meta }),
      on.savedViews.list((params) => (received.push(params), { items: [view], meta })),
    ],
  })
  await page.getByRole('button', { name: 'Виды' }).click()
  await page.getByRole('button', { name: /^Только курьеры/ }).click()
  await expect.poll(address).toBe('/delivery?tab=methods&type=courier&view=9')
  expect(received[0]).toMatchObject({ list: 'delivery/methods' })
})
