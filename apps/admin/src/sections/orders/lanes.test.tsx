import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { card, fresh, order } from './sample.ts'

const toast = () => page.getByRole('region', { name: 'Уведомления' })

test('R5: parts at the same step take it at once, and the toast takes it back', async () => {
  const parts = [501, 502].map((id, index) => ({ ...card, ...fresh, id, number: `1000123-${index + 1}`, version: 6 }))
  const { sent } = await openPanel('/orders/123', {
    handlers: [
      on.orders.view({ ...order, sub_orders: parts }),
      on.subOrders.changeStatuses(({ items }) => ({
        processed: items.length,
        skipped: [],
        changed: items.map(({ id, version }) => ({ id, version: version + 1 })),
      })),
    ],
  })
  const step = page.getByRole('button', { name: /^Подтвердить 2 подзаказа/ })
  await expect.element(step).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Подтвердить', exact: true }).nth(1)).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(toast().getByText('2 подзаказа: Подтверждён')).toBeVisible()
  await toast().getByRole('button', { name: 'Вернуть как было' }).click()
  await expect
    .poll(() => sent('PUT', '/status-change-by-ids'))
    .toEqual([
      {
        status: 'confirmed',
        items: [
          { id: 501, version: 6 },
          { id: 502, version: 6 },
        ],
      },
      {
        status: 'new',
        items: [
          { id: 501, version: 7 },
          { id: 502, version: 7 },
        ],
      },
    ])
})

test('R5: parts stand by their terms, and a menu beside the primary step has the step of each', async () => {
  const [first, second] = [
    { ...card, ...fresh, id: 501, number: '1000123-1', ship_by: '2026-11-30T15:00:00Z', is_overdue: false },
    { ...card, id: 502, number: '1000123-2', delivered_at: null },
  ]
  const { sent } = await openPanel('/orders/123', {
    handlers: [
      on.orders.view({ ...order, sub_orders: [first, second] }),
      on.subOrders.statusChange(({ status, version }) => ({ ...fresh, status, version: version + 1 })),
    ],
  })
  await expect.element(page.getByRole('button', { name: /^Передать в доставку 1000123-2/ })).toBeVisible()
  const lanes = page.getByRole('main').getByRole('heading', { level: 2, name: /^1000123-/ })
  await expect
    .poll(() => lanes.elements().map(({ textContent }) => textContent?.slice(0, 9)))
    .toEqual(['1000123-2', '1000123-1'])
  await page.getByRole('button', { name: 'Шаги подзаказов' }).click()
  await page.getByRole('menuitem', { name: /^Подтвердить 1000123-1/ }).click()
  await expect.poll(() => sent('PUT', '/status-change/501')).toEqual([{ status: 'confirmed' }])
})

test('R5: the way of a shipment is one line, and a part of one item is low', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(1280, 800))
  const parts = [501, 502].map((id, index) => ({ ...card, ...fresh, id, number: `1000123-${index + 1}` }))
  await openPanel('/orders/123', { handlers: [on.orders.view({ ...order, sub_orders: parts })] })
  const lane = page.getByRole('heading', { name: /^1000123-1/ })
  const way = page.getByRole('list', { name: 'Способ доставки' }).first()
  await expect.element(way).toMatchTextContent(/^Склад на Ленина → Курьер СДЭК\s·\s23–25 нояб\.$/)
  expect(lane.element().closest('section')?.clientHeight).toBeLessThan(172)
})

test('R5: no time runs for an order that is not paid', async () => {
  const unpaid = { ...card, status: 'awaiting_payment' as const, is_overdue: false }
  await openPanel('/orders/123', {
    handlers: [on.orders.view({ ...order, status: 'awaiting_payment', is_overdue: false, sub_orders: [unpaid] })],
  })
  await expect.element(page.getByRole('main')).toMatchTextContent(/Отгрузить до\s*после оплаты/)
  await expect.element(page.getByText(/^осталось|^просрочен/i)).not.toBeInTheDocument()
})

test('on a tablet the number of a part stays in one line beside its term', async () => {
  await page.viewport(768, 900)
  onTestFinished(() => page.viewport(1280, 800))
  const part = { ...card, ...fresh, id: 501, number: '1000123-1', is_overdue: false, ship_by: '2099-11-30T15:00:00Z' }
  await openPanel('/orders/123', { handlers: [on.orders.view({ ...order, sub_orders: [part, { ...part, id: 502 }] })] })
  const number = page.getByRole('link', { name: '1000123-1' }).first()
  await expect.element(number).toBeVisible()
  expect(number.element().getClientRects()).toHaveLength(1)
})
