import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { orderList, orderRow } from './sample.ts'

test('R5: /orders lists the orders with the states of their parts', async () => {
  await openPanel('/orders', { handlers: [orderList] })
  const found = page.getByRole('row', { name: /1000123/ })
  await expect.element(found).toMatchTextContent(/Кузнецов Олег.*Собирается.*В пункте выдачи.*3\s549,00\s₽.*Оплачен/)
  await expect.element(found.getByText(/^просрочено на/)).toBeVisible()
  await expect.element(found.getByRole('link', { name: '1000123', exact: true })).toHaveAttribute('href', '/orders/123')
  await expect.element(found.getByRole('link', { name: /Собирается/ })).toHaveAttribute('href', '/orders/suborder/501')
  expect(document.title).toBe('Заказы — admin-panel')
})

test('R27: the filters of the orders are the address, and so what the API is asked', async () => {
  const asked: unknown[] = []
  const { address } = await openPanel('/orders?sub_status=new,confirmed&overdue=true&total_from=100000&sort=ship_by', {
    handlers: [
      on.orders.list((params) => {
        asked.push(params)
        return { items: [orderRow], meta: { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 } }
      }),
    ],
  })
  await expect.element(page.getByRole('row', { name: /1000123/ })).toBeVisible()
  expect(asked.at(-1)).toEqual({
    sub_status: ['new', 'confirmed'],
    overdue: true,
    total_from: 100_000,
    sort: ['ship_by'],
  })
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect.poll(address).toBe('/orders?sort=ship_by')
})
