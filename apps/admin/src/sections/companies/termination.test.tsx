import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { backgroundHandlers, company } from './sample.ts'

const reasons = on.operationReasons.options({
  items: [
    { id: 3, label: 'По заявлению', hint: null, is_active: true, requires_comment: false, affects_rating: false },
  ],
})
const obstacles: Schemas['Obstacle'][] = [
  { label: 'Ждут оплаты', count: 2, list: 'subOrders', query: 'company_id=1&status=awaiting_payment' },
  { label: 'Незавершённые заказы', count: 12, list: 'subOrders', query: 'company_id=1&status=new' },
]

async function openTermination() {
  await page.getByRole('button', { name: 'Активен' }).click()
  await page.getByRole('menuitem', { name: 'Отключить' }).click()
}

test('R41: what stands in the way of switching off a seller stands there before a reason, with its lists', async () => {
  await openPanel('/sellers/1', {
    handlers: [on.companies.view(company), on.companies.obstacles({ items: obstacles }), ...backgroundHandlers],
  })
  await openTermination()
  const dialog = page.getByRole('dialog', { name: 'Отключить: Автодеталь-Север' })
  await expect
    .element(dialog.getByRole('link', { name: 'Незавершённые заказы' }))
    .toHaveAttribute('href', '/delivery?tab=shipments&company_id=1&status=new')
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent(/Ждут оплаты.*2/)
  await expect.element(dialog.getByLabelText('Причина')).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Отключить' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Приостановить' }).click()
  await expect.element(page.getByRole('dialog', { name: /^Приостановить/ })).toMatchTextContent(/уйдут из продажи/)
})

test('R41: where nothing stands in the way, a seller at work is switched off by one reason', async () => {
  const received: unknown[] = []
  await openPanel('/sellers/1', {
    handlers: [
      reasons,
      on.companies.view(company),
      on.companies.obstacles({ items: [] }),
      on.companies.statusChange((params) => (received.push(params), { ...company, status: 'terminated' })),
      ...backgroundHandlers,
    ],
  })
  await openTermination()
  await page.getByLabelText('Причина').selectOptions('По заявлению')
  await page.getByRole('button', { name: 'Отключить' }).click()
  await expect.element(page.getByText('Статус изменён')).toBeVisible()
  expect(received).toMatchObject([{ id: 1, status: 'terminated', reason_id: 3 }])
})

test('R41: orders that come while the reason is typed are told in the same dialog', async () => {
  let standing: Schemas['Obstacle'][] = []
  await openPanel('/sellers/1', {
    handlers: [
      reasons,
      on.companies.view(company),
      on.companies.obstacles(() => ({ items: standing })),
      on.companies.statusChange({ error: { status: 409, message: 'Есть незавершённые заказы: 14', obstacles } }),
      ...backgroundHandlers,
    ],
  })
  await openTermination()
  await page.getByLabelText('Причина').selectOptions('По заявлению')
  standing = obstacles
  await page.getByRole('button', { name: 'Отключить' }).click()
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Ждут оплаты' })).toBeVisible()
})
