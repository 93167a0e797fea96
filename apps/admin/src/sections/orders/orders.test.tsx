import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { order, orderList, orderRow, reasons, subOrder } from './sample.ts'

const toast = () => page.getByRole('region', { name: 'Уведомления' })

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

test('R5: /orders/{id} shows a lane for each seller, the next step and what happened', async () => {
  await openPanel('/orders/123', { handlers: [on.orders.view(order)] })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Заказ 1000123' })).toBeVisible()
  await expect.element(page.getByText(/^Следующий шаг: 1000123-1 — передать в доставку/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /1000123-1.*Автодеталь-Север/ })).toBeVisible()
  await expect.element(page.getByText('Орлова Д. С.')).toBeVisible()
  await expect.element(page.getByText('ул. Ленина, 5')).toBeVisible()
})

test('R5: /orders/suborder/{id} shows the part with its order above it', async () => {
  await openPanel('/orders/suborder/501', { handlers: [on.subOrders.view(subOrder)] })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Подзаказ 1000123-1' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Заказ 1000123' })).toHaveAttribute('href', '/orders/123')
})

test('Story 19: a part of the pieces is cancelled, and the sums are known before', async () => {
  const { sent } = await openPanel('/orders/123', {
    handlers: [on.orders.view(order), on.subOrders.statusChange({ ...subOrder, version: 7 }), reasons],
  })
  await page.getByRole('button', { name: 'Готов к отгрузке' }).click()
  await page.getByRole('menuitem', { name: 'Отменить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Отменить: 1000123-1' })
  await expect.element(dialog.getByRole('row', { name: /Весь заказ/ })).toMatchTextContent(/3\s549,00\s₽.*150,00\s₽/)
  const pieces = dialog.getByLabelText('Фильтр масляный W 914/2: сколько штук')
  await pieces.fill('0')
  await expect.element(dialog.getByRole('button', { name: 'Применить' })).toHaveAttribute('aria-disabled', 'true')
  await pieces.fill('7')
  await expect.element(dialog.getByText('«MANN-FILTER W 914/2»: осталось 3, больше нельзя')).toBeVisible()
  await expect.element(pieces).toHaveValue('7')
  await expect.element(dialog.getByRole('button', { name: 'Применить' })).toHaveAttribute('aria-disabled', 'true')
  await pieces.fill('1,5')
  await expect.element(dialog.getByText(/Нужно целое число/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Применить' })).toHaveAttribute('aria-disabled', 'true')
  await pieces.fill('2')
  await expect.element(dialog.getByRole('row', { name: /^Подзаказ/ })).toMatchTextContent(/1\s399,67\s₽/)
  await expect.element(dialog.getByRole('row', { name: /^Комиссия/ })).toMatchTextContent(/100,00\s₽/)
  await dialog.getByLabelText('Причина').selectOptions('Товар закончился')
  await dialog.getByRole('button', { name: 'Применить' }).click()
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/status-change/501')).toEqual([
    { status: 'cancelled', reason_id: 7, items: [{ id: 9001, quantity: 2 }] },
  ])
})

test('Story 18: nothing is handed over without a track number or an own courier; what is typed is saved first', async () => {
  const asked: unknown[] = []
  await openPanel('/orders/suborder/501', {
    handlers: [
      on.subOrders.view(subOrder),
      on.subOrders.update((params) => (asked.push(params), { ...subOrder, track_number: 'RA123456789RU', version: 7 })),
      on.subOrders.statusChange((params) => {
        asked.push(params)
        const track_number = ['Укажите трек-номер или выберите курьера']
        return params.version === 7
          ? { ...subOrder, status: 'in_delivery', available_statuses: [], version: 8 }
          : { error: { status: 422, message: 'Проверьте правильность заполнения формы', details: { track_number } } }
      }),
    ],
  })
  await page.getByRole('button', { name: 'Передать в доставку' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Применить' }).click()
  const track = dialog.getByLabelText('Трек-номер')
  await expect.element(track).toHaveAccessibleDescription('Укажите трек-номер или выберите курьера')
  await track.fill('RA123456789RU')
  await dialog.getByRole('button', { name: 'Применить' }).click()
  await expect.element(page.getByText('В доставке').first()).toBeVisible()
  expect(asked).toEqual([
    { id: 501, version: 6, status: 'in_delivery' },
    { id: 501, version: 6, carrier: 'cdek', track_number: 'RA123456789RU' },
    { id: 501, version: 7, status: 'in_delivery' },
  ])
})

test('P7: whoever may only look is offered nothing to change', async () => {
  await openPanel('/orders/123', { as: ['order'], handlers: [on.orders.view(order)] })
  await expect.element(page.getByText('Готов к отгрузке').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Передать в доставку' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Изменить/ })).not.toBeInTheDocument()
})
