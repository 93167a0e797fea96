import type { Schemas } from '@admin-panel/sdk'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { lines } from '#test/sample-users.ts'

const row: Schemas['WebhookRow'] = {
  id: 5,
  name: 'Витрина',
  url: 'https://shop.example/hooks',
  entities: ['order'],
  events: ['created', 'status_changed'],
  status: 'active',
  pending_count: 1,
  accepted_at: '2026-11-20T09:00:00Z',
  created_at: '2026-06-01T09:00:00Z',
  version: 3,
}
const webhook: Schemas['Webhook'] = {
  ...row,
  previous_until: null,
  available_statuses: [
    { status: 'off', label: 'Выключить', requires_reason: false, requires_comment: false, reason_operation: null },
  ],
  updated_at: '2026-06-01T09:00:00Z',
}
const deliveryRow: Schemas['WebhookDeliveryRow'] = {
  id: 9,
  message_id: 'c0ffee00-0000-4000-8000-000000000009',
  type: 'order.status_changed',
  entity: 'order',
  entity_id: 77,
  state: 'pending',
  attempts: 3,
  occurred_at: '2026-11-20T09:00:00Z',
  attempted_at: '2026-11-20T09:10:00Z',
  next_attempt_at: '2026-11-20T09:15:00Z',
  answer_status: 503,
  failure: null,
  duration_ms: 84,
}
const delivery: Schemas['WebhookDelivery'] = {
  ...deliveryRow,
  body: '{"type":"order.status_changed","data":{"entity":"order","id":77}}',
  answer_body: 'Service Unavailable',
}
const secret = `whsec_${'a'.repeat(43)}=`
const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const handlers = [
  on.webhooks.list({ items: [row], meta }),
  on.webhooks.view(webhook),
  on.webhooks.deactivationHistory({ items: [] }),
  on.webhookDeliveries.list({ items: [deliveryRow], meta }),
  on.webhookDeliveries.view(delivery),
  ...lines,
]

test('a tab of the users lists the webhooks', async () => {
  await openPanel('/users', { handlers: [on.users.list({ items: [], meta: { ...meta, total: 0 } }), ...handlers] })
  await page.getByRole('link', { name: 'Вебхуки' }).click()
  const tableRow = page.getByRole('row', { name: /Витрина/ })
  await expect.element(tableRow.getByRole('link', { name: 'Витрина' })).toHaveAttribute('href', '/users/webhooks/5')
  await expect.element(tableRow).toMatchTextContent(/Заказы.*Включён/)
})

test('a new webhook is sent with its events, its secret is shown once, and then its page opens', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const received: unknown[] = []
  const { router } = await openPanel('/users/webhooks/new', {
    handlers: [on.webhooks.create((params) => (received.push(params), { ...webhook, secret })), ...handlers],
  })
  await page.getByLabelText('Название').fill(' Витрина ')
  await page.getByLabelText('Адрес').fill('https://shop.example/hooks')
  await page.getByRole('combobox', { name: /^Объекты/ }).fill('Заказы')
  await page.getByRole('option', { name: 'Заказы', exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('checkbox', { name: 'Создано' }).click()
  await page.getByRole('button', { name: 'Создать' }).click()

  const secretDialog = page.getByRole('dialog', { name: 'Секрет создан' })
  await expect.element(secretDialog.getByLabelText('Секрет', { exact: true })).toHaveValue(secret)
  await secretDialog.getByRole('button', { name: 'Скопировать' }).click()
  expect(copied).toHaveBeenCalledWith(secret)
  await secretDialog.getByRole('button', { name: 'Готово' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/users/webhooks/5')
  expect(received).toEqual([
    { name: 'Витрина', url: 'https://shop.example/hooks', entities: ['order'], events: ['created'] },
  ])
})

test('a delivery shows its body and the answer, and is sent again', async () => {
  const received: unknown[] = []
  const sent: Schemas['WebhookDelivery'] = {
    ...delivery,
    state: 'delivered',
    answer_status: 200,
    answer_body: 'OK',
    next_attempt_at: null,
  }
  await openPanel('/users/webhooks/5', {
    handlers: [on.webhookDeliveries.resend((params) => (received.push(params), sent)), ...handlers],
  })
  await page.getByRole('link', { name: 'Заказы: Смена статуса' }).click()
  const drawer = page.getByRole('dialog', { name: 'Заказы: Смена статуса' })
  await expect.element(drawer.getByText(/"id": 77/)).toBeVisible()
  await expect.element(drawer.getByText('Service Unavailable')).toBeVisible()
  await drawer.getByRole('button', { name: 'Отправить ещё раз' }).click()

  await expect.element(drawer.getByText('Доставлено')).toBeVisible()
  await expect.element(drawer.getByText('OK')).toBeVisible()
  expect(received).toEqual([{ id: 9 }])
})

test('a test opens its delivery, which says what the receiver answered', async () => {
  const tested: Schemas['WebhookDelivery'] = {
    ...delivery,
    type: 'webhook.test',
    entity: 'webhook',
    state: 'failed',
    answer_status: null,
    answer_body: null,
    failure: 'Соединение отклонено',
  }
  await openPanel('/users/webhooks/5', {
    handlers: [on.webhooks.test(tested), on.webhookDeliveries.view(tested), ...handlers],
  })
  await page.getByRole('button', { name: 'Проверить' }).click()
  const drawer = page.getByRole('dialog', { name: 'Проверка' })
  await expect.element(drawer.getByText('Соединение отклонено')).toBeVisible()
})

test('a secret is replaced after a confirmation and shown once', async () => {
  await openPanel('/users/webhooks/5', {
    handlers: [
      on.webhooks.rotate({ ...webhook, previous_until: '2026-11-24T09:00:00Z', version: 4, secret }),
      ...handlers,
    ],
  })
  await page.getByRole('button', { name: 'Сменить секрет' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Сменить секрет' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Секрет создан' }).getByLabelText('Секрет')).toHaveValue(secret)
})

test('a paused webhook says why, and is resumed', async () => {
  const paused: Schemas['Webhook'] = {
    ...webhook,
    status: 'paused',
    available_statuses: [
      {
        status: 'active',
        label: 'Возобновить',
        requires_reason: false,
        requires_comment: false,
        reason_operation: null,
      },
    ],
  }
  const entry = { id: 1, from_status: 'active', to_status: 'paused', reason: null, until: null, user: null }
  const received: unknown[] = []
  await openPanel('/users/webhooks/5', {
    handlers: [
      on.webhooks.view(paused),
      on.webhooks.deactivationHistory({
        items: [{ ...entry, comment: 'За сутки получатель не принял ни одного события', created_at: row.created_at }],
      }),
      on.webhooks.statusChange((params) => (received.push(params), { ...webhook, version: 4 })),
      ...handlers,
    ],
  })
  await expect.element(page.getByText(/^Вебхук приостановлен/)).toBeVisible()
  await expect.element(page.getByText('За сутки получатель не принял ни одного события')).toBeVisible()
  await page.getByRole('button', { name: /Приостановлен/ }).click()
  await page.getByRole('menuitem', { name: 'Возобновить' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Накопленная очередь уйдёт сразу.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Возобновить' }).click()
  await expect.poll(() => received).toMatchObject([{ id: 5, status: 'active', version: 3 }])
})
