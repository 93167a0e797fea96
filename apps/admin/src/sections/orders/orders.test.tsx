import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { operationOf } from '#test/sample-operation.ts'
import { orderList, orderRow } from './sample.ts'

test('R5: /orders lists the orders with the states of their parts', async () => {
  await openPanel('/orders', { handlers: [orderList] })
  const tableRow = page.getByRole('row', { name: /1000123/ })
  await expect
    .element(tableRow)
    .toMatchTextContent(
      /Кузнецов ОлегМосква.*1000123-1, Автодеталь-Север: Собирается.*: В пункте выдачи.*2 подзаказа.*3\s549,00\s₽(?!.*Оплачен)/,
    )
  await expect.element(tableRow.getByText(/^просрочено на/)).toBeVisible()
  await expect
    .element(tableRow.getByRole('link', { name: '1000123', exact: true }))
    .toHaveAttribute('href', '/orders/1000123')
  expect(document.title).toBe('Заказы — Верстак')
})

test('R27: the address holds the filters of the orders, which the request repeats', async () => {
  const received: unknown[] = []
  const { address } = await openPanel('/orders?sub_status=new,confirmed&overdue=true&total_from=100000&sort=ship_by', {
    handlers: [
      on.orders.list((params) => {
        received.push(params)
        return { items: [orderRow], meta: { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 } }
      }),
    ],
  })
  await expect.element(page.getByRole('row', { name: /1000123/ })).toBeVisible()
  expect(received.at(-1)).toEqual({
    sub_status: ['new', 'confirmed'],
    overdue: true,
    total_from: 100_000,
    sort: ['ship_by'],
  })
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect.poll(address).toBe('/orders?sort=ship_by')
})

test('R5: many orders take the same step at once, and skipped ones show the reason', async () => {
  const message = 'Нельзя перевести из «В пункте выдачи» в «Готов к отгрузке»'
  const { handlers, prepared } = operationOf({
    checked: { resource: 'subOrders', total: 2, changed: 1 },
    skipped: [{ entity: 'sub-order', entity_id: 502, label: '1000123-2', message }],
  })
  await openPanel('/orders', { handlers: [orderList, ...handlers] })
  await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).click()
  await page.getByRole('button', { name: 'Отметить собранным' }).click()
  const dialog = page.getByRole('dialog', { name: /^Отметить собранным/ })
  await dialog.getByRole('button', { name: /^Проверить/ }).click()
  await expect.element(dialog.getByText(/1000123-2.*Нельзя перевести/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Изменить 1 запись' }).click()
  await expect.element(dialog.getByText(/ 1, пропущено 1/)).toBeVisible()
  const items = [
    { id: 501, version: 6 },
    { id: 502, version: 3 },
  ]
  expect(prepared).toEqual([
    { call: 'subOrders.changeStatuses', input: { status: 'ready_to_ship' }, items, start: false },
  ])
})

test('R27: the views of the orders show their numbers, and mark filters that differ', async () => {
  // The tabs leave room for three views.
  await page.viewport(1440, 900)
  const received: unknown[] = []
  const { address } = await openPanel('/orders', {
    handlers: [
      orderList,
      on.overview.counts((params) => {
        received.push(params)
        return {
          all: { total: 1500, total_is_exact: true, query: '' },
          items: (params.queries ?? []).map((query, index) => ({ query, total: index, total_is_exact: index > 0 })),
        }
      }),
    ],
  })
  const views = page.getByRole('navigation', { name: 'Виды' })
  const all = views.getByRole('link', { name: /^Все/ })
  await expect.element(all).toMatchTextContent(/^Все1\s500$/)
  await expect.element(all).toHaveAttribute('aria-current', 'true')
  await expect
    .element(views.getByRole('link', { name: /^Ждут подтверждения/ }))
    .toMatchTextContent('Ждут подтверждения0+')
  expect(received).toEqual([
    {
      of: 'orders',
      queries: [
        'sub_status=new&sort=ship_by',
        'overdue=true&sort=ship_by',
        'sub_status=ready_to_ship&sort=ship_by',
        'sub_status=in_delivery%2Cat_pickup',
        'sub_status=dispute%2Cnot_delivered',
      ],
    },
  ])
  const late = views.getByRole('link', { name: /^Просроченные/ })
  await late.click()
  await expect.poll(address).toBe('/orders?overdue=true&sort=ship_by&view=late')
  await expect.element(late).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Убрать «Просрочен»' }).click()
  await expect.element(late).toMatchTextContent(/отличаются/)
})

test('R27: a list shows the order that it has of its own, and a click turns it', async () => {
  const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
  const orders = on.orders.list(({ sort = ['-placed_at'] }) => ({ items: [orderRow], meta: { ...meta, sort } }))
  const { address } = await openPanel('/orders', { handlers: [orders] })
  const placed = page.getByRole('columnheader', { name: 'Оформлен' })
  await expect.element(placed).toHaveAttribute('aria-sort', 'descending')
  await placed.getByRole('button').click()
  await expect.element(placed).toHaveAttribute('aria-sort', 'ascending')
  expect(address()).toBe('/orders?sort=placed_at')
  await page.getByRole('columnheader', { name: 'Номер' }).getByRole('button').click()
  await expect.element(placed).not.toHaveAttribute('aria-sort')
})

test('on a tablet, which has no room for the column of buyers, a buyer stands below the number', async () => {
  await page.viewport(768, 900)
  onTestFinished(() => page.viewport(1280, 800))
  await openPanel('/orders', { handlers: [orderList] })
  const main = page.getByRole('main')
  await expect.element(main.getByRole('columnheader', { name: 'Номер' })).toBeVisible()
  await expect.element(main.getByRole('columnheader', { name: 'Покупатель' })).not.toBeInTheDocument()
  await expect.element(main.getByRole('row').last().getByText(orderRow.buyer_name)).toBeVisible()
})
