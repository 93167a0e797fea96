import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { sampleOperation } from '#test/sample-operation.ts'
import { order, orderList } from './sample.ts'

const masked = { ...order, buyer_phone: '+7 ••• •••-45-67', buyer_email: 'o•••@example.com', address: '•••' }

test('D2: a masked value is shown with a reason, until the page is left', async () => {
  const { sent } = await openPanel('/orders/123', {
    handlers: [on.orders.view(masked), on.auditLog.reveal({ values: { buyer_phone: '+79161234567' } })],
  })
  await page.getByRole('button', { name: 'Показать телефон' }).click()
  const dialog = page.getByRole('dialog', { name: 'Показать: Телефон' })
  await dialog.getByRole('button', { name: 'Звонок покупателю' }).click()
  await expect.element(dialog.getByLabelText('Основание')).toHaveValue('Звонок покупателю')
  await dialog.getByRole('button', { name: 'Показать' }).click()
  await expect.element(page.getByRole('link', { name: '+7 916 123-45-67' })).toHaveAttribute('href', 'tel:+79161234567')
  await expect.element(page.getByRole('button', { name: 'Показать телефон' })).not.toBeInTheDocument()

  expect(await sent('POST', '/reveal')).toEqual([
    { entity: 'order', entity_id: 123, fields: ['buyer_phone'], reason: 'Звонок покупателю' },
  ])
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('9161234567')
})

test('D2: the reason that was typed for one order is not offered for another', async () => {
  const { router } = await openPanel('/orders/123', {
    handlers: [on.orders.view(({ id }) => ({ ...masked, id, number: String(id) }))],
  })
  const dialog = page.getByRole('dialog', { name: 'Показать: Телефон' })
  const reason = dialog.getByLabelText('Основание')
  await page.getByRole('button', { name: 'Показать телефон' }).click()
  await reason.fill('Звонок по заказу 123')
  await dialog.getByRole('button', { name: 'Отмена' }).click()
  await router.navigate('/orders/124')
  await expect.element(page.getByRole('heading', { level: 1, name: /124/ })).toBeVisible()
  await page.getByRole('button', { name: 'Показать телефон' }).click()
  await expect.element(reason).toHaveValue('')

  await dialog.getByRole('button', { name: 'Отмена' }).click()
  await router.navigate('/orders/123')
  await expect.element(page.getByRole('heading', { level: 1, name: /123/ })).toBeVisible()
  await page.getByRole('button', { name: 'Показать телефон' }).click()
  await expect.element(reason).toHaveValue('Звонок по заказу 123')
})

test('D3: a file with personal data asks for its purpose first', async () => {
  const operation = sampleOperation({ call: 'orders.export', kind: 'export', resource: 'orders', status: 'running' })
  const { sent } = await openPanel('/orders', {
    handlers: [
      orderList,
      on.operations.list({ items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 0 } }),
      on.operations.prepare(operation),
      on.operations.view(operation),
    ],
  })
  await page.getByRole('button', { name: 'Выгрузить' }).click()
  await page.getByRole('menuitem', { name: 'CSV — для таблиц' }).click()
  const dialog = page.getByRole('dialog', { name: 'Для чего нужен файл' })
  await dialog.getByRole('button', { name: 'Выгрузить' }).click()
  await expect.element(dialog.getByText(/Пожалуйста, введите Цель/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Передача перевозчику' }).click()
  await dialog.getByRole('button', { name: 'Выгрузить' }).click()

  await expect
    .poll(() => sent('POST', '/operation'))
    .toMatchObject([{ call: 'orders.export', input: { format: 'csv', purpose: 'Передача перевозчику' } }])
})
