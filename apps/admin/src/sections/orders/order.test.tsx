import type { Schemas } from '@admin-panel/sdk'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { card, fresh, order, reasons, subOrder } from './sample.ts'

const toast = () => page.getByRole('region', { name: 'Уведомления' })

test('R5: /orders/{id} shows its figures, a lane for each seller, the next step and the timeline', async () => {
  await openPanel('/orders/123', { handlers: [on.orders.view(order)] })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Заказ 1000123' })).toBeVisible()
  const main = page.getByRole('main')
  await expect.element(main).toMatchTextContent(/Сумма3\s549,00\s₽Оплачен.*Отгрузить до.*Позиций13 шт\./)
  await expect
    .element(main.getByRole('link', { name: 'Показать все' }))
    .toHaveAttribute('href', '/orders?q=%2B79161234567')
  await expect.element(main.getByRole('button', { name: /^Передать в доставку/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /1000123-1.*Автодеталь-Север/ })).toBeVisible()
  await expect.element(page.getByText('Орлова Д. С.')).toBeVisible()
  await expect.element(page.getByText('ул. Ленина, 5')).toBeVisible()
})

test('R5: /orders/suborder/{id} shows the part with its order above it', async () => {
  await openPanel('/orders/suborder/501', { handlers: [on.subOrders.view(subOrder)] })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Подзаказ 1000123-1' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Заказ 1000123' })).toHaveAttribute('href', '/orders/1000123')
})

test('R5: on a phone no word in the name of an item is broken', async () => {
  await page.viewport(360, 780)
  onTestFinished(() => page.viewport(1280, 800))
  const [item] = card.items
  if (!item) throw new Error('The sample has no items')
  const items = [{ ...item, name: 'Инструментальный набор', discount_kopecks: 75_380, price_kopecks: 753_800 }]
  await openPanel('/orders/123', { handlers: [on.orders.view({ ...order, sub_orders: [{ ...card, items }] })] })
  const link = page.getByRole('link', { name: 'Инструментальный набор' })
  await expect.element(link).toBeVisible()
  const text = link.element().firstChild ?? document.body
  const lines = ['Инструментальный', 'набор'].map((word) => {
    const range = document.createRange()
    const start = text.textContent?.indexOf(word) ?? 0
    range.setStart(text, start)
    range.setEnd(text, start + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toEqual([1, 1])
})

test('a part of the pieces is cancelled, and the sums are known before', async () => {
  const { sent } = await openPanel('/orders/123', {
    handlers: [on.orders.view(order), on.subOrders.statusChange({ ...subOrder, version: 7 }), reasons],
  })
  await page.getByRole('button', { name: 'Готов к отгрузке' }).click()
  await page.getByRole('menuitem', { name: 'Отменить подзаказ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Отменить подзаказ: 1000123-1' })
  await expect.element(dialog.getByRole('row', { name: /Весь заказ/ })).toMatchTextContent(/3\s549,00\s₽.*150,00\s₽/)
  await expect.element(dialog.getByText(/^Покупателю вернётся 3\s399,00\s₽$/)).toBeVisible()
  const pieces = dialog.getByLabelText('Фильтр масляный W 914/2: сколько штук')
  await pieces.fill('0')
  await expect
    .element(dialog.getByRole('button', { name: 'Отменить подзаказ' }))
    .toHaveAttribute('aria-disabled', 'true')
  await pieces.fill('7')
  await expect.element(dialog.getByText('«MANN-FILTER W 914/2»: осталось 3, больше нельзя')).toBeVisible()
  await expect.element(pieces).toHaveValue('7')
  await expect
    .element(dialog.getByRole('button', { name: 'Отменить подзаказ' }))
    .toHaveAttribute('aria-disabled', 'true')
  await pieces.fill('1,5')
  await expect.element(dialog.getByText(/Нужно целое число/)).toBeVisible()
  await expect
    .element(dialog.getByRole('button', { name: 'Отменить подзаказ' }))
    .toHaveAttribute('aria-disabled', 'true')
  await pieces.fill('2')
  await expect.element(dialog.getByRole('row', { name: /^Подзаказ/ })).toMatchTextContent(/1\s399,67\s₽/)
  await expect.element(dialog.getByRole('row', { name: /^Комиссия/ })).toMatchTextContent(/100,00\s₽/)
  await dialog.getByLabelText('Причина').selectOptions('Товар закончился')
  await expect.element(dialog.getByRole('button', { name: 'Не отменять' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Отменить подзаказ' }).click()
  await expect.element(toast().getByText('Товары отменены, статус прежний')).toBeVisible()
  expect(await sent('PUT', '/status-change/501')).toEqual([
    { status: 'cancelled', reason_id: 7, items: [{ id: 9001, quantity: 2 }] },
  ])
})

test('a hand-over needs a track number or an own courier, and saves the typed number first', async () => {
  const received: unknown[] = []
  await openPanel('/orders/suborder/501', {
    handlers: [
      on.subOrders.view(subOrder),
      on.subOrders.update(
        (params) => (received.push(params), { ...subOrder, track_number: 'RA123456789RU', version: 7 }),
      ),
      on.subOrders.statusChange((params) => {
        received.push(params)
        const track_number = ['Укажите трек-номер или выберите курьера']
        return params.version === 7
          ? { ...subOrder, status: 'in_delivery', available_statuses: [], version: 8 }
          : { error: { status: 422, message: 'Проверьте правильность заполнения формы', details: { track_number } } }
      }),
    ],
  })
  await page.getByRole('button', { name: /^Передать в доставку/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Передать в доставку' }).click()
  const track = dialog.getByLabelText('Трек-номер')
  await expect.element(track).toHaveAccessibleDescription('Укажите трек-номер или выберите курьера')
  await track.fill('RA123456789RU')
  await dialog.getByRole('button', { name: 'Передать в доставку' }).click()
  await expect.element(page.getByText('В доставке').first()).toBeVisible()
  expect(received).toEqual([
    { id: 501, version: 6, status: 'in_delivery' },
    { id: 501, version: 6, carrier: 'cdek', track_number: 'RA123456789RU' },
    { id: 501, version: 7, status: 'in_delivery' },
  ])
})

test('P7: a read-only user sees no controls to change', async () => {
  await openPanel('/orders/123', { as: ['order'], handlers: [on.orders.view(order)] })
  await expect.element(page.getByText('Готов к отгрузке').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Передать в доставку' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Изменить/ })).not.toBeInTheDocument()
})

test('R5: a step forward is one click or one key, and the toast takes it back', async () => {
  const { sent } = await openPanel('/orders/suborder/501', {
    handlers: [
      on.subOrders.view(fresh),
      on.subOrders.statusChange(({ status, version }) => ({
        ...fresh,
        status,
        version: version + 1,
        available_statuses: [],
      })),
    ],
  })
  await expect.element(page.getByRole('button', { name: /^Подтвердить/ })).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(toast().getByText('1000123-1: Подтверждён')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await toast().getByRole('button', { name: 'Вернуть как было' }).click()
  await expect.poll(() => sent('PUT', '/status-change/501')).toEqual([{ status: 'confirmed' }, { status: 'new' }])
})

test('R5: the next step of an order is a button, and it is that of the part that it names', async () => {
  const late = { ...card, id: 502, number: '1000123-2', is_overdue: true }
  const early = { ...card, ship_by: '2026-11-30T15:00:00Z', is_overdue: false }
  await openPanel('/orders/123', { handlers: [on.orders.view({ ...order, sub_orders: [early, late] })] })
  await expect.element(page.getByRole('button', { name: /^Передать в доставку 1000123-2/ })).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('dialog', { name: 'Передать в доставку: 1000123-2' })).toBeVisible()
})

test('R5: a number that everybody knows is the address of its order', async () => {
  await openPanel('/orders/1000123', { handlers: [on.orders.viewByNumber(order), on.orders.view(order)] })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Заказ 1000123' })).toBeVisible()
})

test('R31: a cancelled order shows the purchase, the payments, and the refunds with their times', async () => {
  const cancelled: Schemas['SubOrderCard'] = {
    ...card,
    status: 'cancelled',
    available_statuses: [],
    items: card.items.map((item) => ({ ...item, cancelled_qty: 3, total_kopecks: 0 })),
    total_kopecks: 0,
    refunded_kopecks: 339_900,
    cancelled_kopecks: 339_900,
    payments: [
      ...card.payments,
      {
        id: 72,
        kind: 'refund',
        source: null,
        external_id: null,
        kopecks: 339_900,
        reason: { id: 7, label: 'Товар закончился' },
        created_at: '2026-11-21T09:00:00Z',
      },
    ],
  }
  const entry: Schemas['SubOrderHistoryEntry'] = {
    id: 9,
    from_status: 'new',
    to_status: 'cancelled',
    reason: { id: 7, label: 'Товар закончился' },
    comment: null,
    until: null,
    user: null,
    created_at: '2026-11-21T09:00:00Z',
    pieces: [{ id: 9001, name: 'Фильтр масляный W 914/2', quantity: 3 }],
    paid_kopecks: 0,
    refunded_kopecks: 339_900,
  }
  await openPanel('/orders/suborder/501', {
    handlers: [on.subOrders.view({ ...subOrder, ...cancelled, payment_status: 'refunded', history: [entry] })],
  })
  const main = page.getByRole('main')
  await expect.element(main).toMatchTextContent(/Куплено\s*3\s399,00\s₽/)
  await expect.element(main).toMatchTextContent(/Оплачено20\.11\.2026, 12:20\s*3\s399,00\s₽/)
  await expect
    .element(main)
    .toMatchTextContent(/Возвращено покупателю21\.11\.2026, 12:00, Товар закончился\s*-3\s399,00\s₽/)
  await expect.element(page.getByText('Отменено 3 × Фильтр масляный W 914/2: товар закончился')).toBeVisible()
})

test('P7: a seller’s sums have their own labels', async () => {
  await openPanel('/orders/123', { as: 'merchant', handlers: [on.orders.view(order)] })
  await expect.element(page.getByText('Ваша часть заказа')).toBeVisible()
  await expect.element(page.getByText('Весь заказ')).not.toBeInTheDocument()
})
