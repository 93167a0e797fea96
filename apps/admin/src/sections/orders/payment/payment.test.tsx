import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { order } from '#sections/orders/sample.ts'

const unpaid = { ...order, total_kopecks: 354_900, paid_kopecks: 100_000, payment_status: 'pending' as const }

const answer = (more: Partial<Schemas['ReceivedFact']>): Schemas['Received'] => ({
  items: [
    {
      row: 0,
      external_id: 'A-1',
      state: 'applied',
      status: 200,
      is_repeated: false,
      fact_id: 1,
      entity: 'order',
      entity_id: 123,
      entity_label: '1000123',
      message: null,
      field: null,
      differences: [],
      ...more,
    },
  ],
})

const dialog = (name: string) => page.getByRole('dialog', { name })

async function fillIn(name: string) {
  await page.getByRole('button', { name }).click()
  await dialog(name).getByLabelText('Номер операции').fill('PP-5')
  await dialog(name).getByLabelText('Когда прошла').fill('20.11.2026, 12:00')
  await dialog(name).getByLabelText('Основание').fill('Платёжное поручение № 5')
}

test('R31: finance records a payment by hand, of what is due, with a number and a reason', async () => {
  const { sent } = await openPanel('/orders/123', {
    as: ['order.index', 'order.view', 'payment-system.receive'],
    handlers: [on.orders.view(unpaid), on.orders.viewByNumber(unpaid), on.payments.record(answer({}))],
  })
  await fillIn('Записать оплату')
  await expect.element(dialog('Записать оплату').getByLabelText('Сумма')).toHaveValue('2\u00a0549')
  await dialog('Записать оплату').getByRole('button', { name: 'Записать', exact: true }).dblClick()
  await expect.element(page.getByText('Оплата записана')).toBeVisible()
  expect(await sent('POST', '/record')).toEqual([
    {
      items: [
        {
          source: 'hand',
          external_id: 'PP-5',
          occurred_at: '2026-11-20T09:00:00.000Z',
          order_number: '1000123',
          kind: 'captured',
          kopecks: 254_900,
          reason: 'Платёжное поручение № 5',
        },
      ],
    },
  ])
})

test('R31: no more goes back than was paid, and a number that is taken is said at its field', async () => {
  const { requests } = await openPanel('/orders/123', {
    as: ['order.index', 'order.view', 'payment-system.receive'],
    handlers: [
      on.orders.view(unpaid),
      on.orders.viewByNumber(unpaid),
      on.payments.record(answer({ status: 409, differences: ['kopecks'] })),
    ],
  })
  const name = 'Записать возврат денег'
  await fillIn(name)
  await dialog(name).getByLabelText('Сумма').fill('1000,01')
  await dialog(name).getByRole('button', { name: 'Записать', exact: true }).click()
  await expect
    .element(
      dialog(name)
        .getByText(/Возврат больше оплаченного/)
        .first(),
    )
    .toBeVisible()
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  await dialog(name).getByLabelText('Сумма').fill('500')
  await dialog(name).getByRole('button', { name: 'Записать', exact: true }).click()
  await expect.element(dialog(name).getByText('Под этим номером уже записана другая операция').first()).toBeVisible()
})

test('R31: without the right there is no way to record money', async () => {
  await openPanel('/orders/123', {
    as: ['order.index', 'order.view'],
    handlers: [on.orders.view(unpaid), on.orders.viewByNumber(unpaid)],
  })
  await expect.element(page.getByRole('heading', { name: 'Оплата' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Записать оплату' })).not.toBeInTheDocument()
})
