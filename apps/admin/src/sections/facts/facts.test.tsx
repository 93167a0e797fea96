import type { Schemas } from '@admin-panel/sdk'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { lines } from '#test/sample-users.ts'

const row: Schemas['FactRow'] = {
  id: 7,
  kind: 'payment',
  source: 'bank',
  external_id: 'P-15',
  occurred_at: '2026-11-20T09:00:00Z',
  received_at: '2026-11-20T09:01:00Z',
  received_by: { id: null, label: 'Банк' },
  state: 'waiting',
  problem: 'Заказ ещё не пришёл',
  summary: 'Оплачено: 1 500,00 ₽',
  entity: null,
  entity_id: null,
  entity_label: null,
  version: 2,
}
const fact: Schemas['Fact'] = {
  ...row,
  lines: [{ label: 'Сумма', value: '1 500,00 ₽' }],
  decided_by: null,
  decided_at: null,
  decision: null,
}
const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const handlers = [on.facts.list({ items: [row], meta }), on.facts.view(fact), ...lines]

test('«Входящие» lists what waits or was refused, and why', async () => {
  await openPanel('/orders/incoming', { handlers })
  await expect.element(page.getByRole('link', { name: 'Оплата · Оплачено: 1 500,00 ₽' })).toBeVisible()
  await expect.element(page.getByText('Заказ ещё не пришёл')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Входящие', exact: true }))
    .toHaveAttribute('aria-current', 'page')
})

test('a fact is applied again, and what stands is said in its head', async () => {
  const applied = vi.fn<(params: object) => void>()
  await openPanel('/orders/incoming/7', {
    handlers: [
      on.facts.apply((params) => {
        applied(params)
        return { ...fact, problem: 'Заказ № 1000123 уже отменён', version: 3 }
      }),
      ...handlers,
    ],
  })
  await page.getByRole('button', { name: 'Применить ещё раз' }).click()
  await expect.poll(() => applied.mock.calls).toMatchObject([[{ id: 7, version: 2 }]])
})

test('a fact is rejected with grounds', async () => {
  const sent = vi.fn<(params: object) => void>()
  await openPanel('/orders/incoming/7', {
    handlers: [
      on.facts.reject((params) => {
        sent(params)
        return { ...fact, state: 'rejected', decision: 'Дубль оплаты', version: 3 }
      }),
      ...handlers,
    ],
  })
  await page.getByRole('button', { name: 'Отклонить' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Комментарий').fill('Дубль оплаты')
  await dialog.getByRole('button', { name: 'Отклонить' }).click()
  await expect.poll(() => sent.mock.calls).toMatchObject([[{ id: 7, comment: 'Дубль оплаты' }]])
})
