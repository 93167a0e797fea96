import type { Schemas } from '@admin-panel/sdk'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { lines } from '#test/sample-users.ts'

const row: Schemas['SettlementRow'] = {
  id: 12,
  company: { id: 3, label: 'Автодеталь-Север' },
  period_from: '2026-11-01',
  period_to: '2026-11-07',
  due_on: '2026-11-15',
  status: 'closed',
  entries_kopecks: 150_000,
  carried_kopecks: -20_000,
  payable_kopecks: 130_000,
  debt_kopecks: 0,
  waiting_kopecks: 0,
  is_held: false,
  version: 2,
}
const settlement: Schemas['Settlement'] = {
  ...row,
  company_id: 3,
  sums: [
    { kind: 'sale', entries: 4, kopecks: 200_000 },
    { kind: 'commission', entries: 4, kopecks: -50_000 },
  ],
  holds: [{ reason: 'contract', message: 'Нет действующего договора: введите его в действие' }],
  held: null,
  requisites: null,
  closed_by: { id: 5, label: 'Морозова Е. В.' },
  closed_at: '2026-11-15T09:00:00Z',
  approved_by: null,
  approved_at: null,
  sent_at: null,
  settled_at: null,
  bank_problem: null,
  available_statuses: [
    { status: 'approved', label: 'Утвердить', requires_reason: false, requires_comment: false, reason_operation: null },
  ],
  created_at: '2026-11-01T09:00:00Z',
  updated_at: '2026-11-15T09:00:00Z',
}
const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20 as const, page_count: 1 }
const handlers = [
  on.settlements.list({ items: [row], meta }),
  on.settlements.view(settlement),
  on.ledgerEntries.list({ items: [], meta: { ...meta, total: 0 } }),
  ...lines,
]

test('settlements: the list names seller, period, what is paid and the debt from before', async () => {
  await openPanel('/sellers/settlements', { handlers })
  await expect.element(page.getByRole('link', { name: 'Автодеталь-Север' })).toBeVisible()
  await expect.element(page.getByText(/1\s300,00/)).toBeVisible()
  await expect.element(page.getByText(/долг с прошлого периода/)).toBeVisible()
})

test('settlements: the record says what it consists of and what holds it', async () => {
  await openPanel('/sellers/settlements/12', { handlers })
  await expect.element(page.getByText('Нет действующего договора: введите его в действие')).toBeVisible()
  await expect.element(page.getByText('Продажа · 4')).toBeVisible()
})

test('settlements: a hold is released with grounds', async () => {
  const sent = vi.fn<(params: object) => void>()
  await openPanel('/sellers/settlements/12', {
    handlers: [
      on.settlements.release((params) => {
        sent(params)
        return { ...settlement, holds: [], version: 3 }
      }),
      ...handlers,
    ],
  })
  await page.getByRole('button', { name: 'Отпустить' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Комментарий').fill('Договор подписан')
  await dialog.getByRole('button', { name: 'Отпустить' }).click()
  await expect.poll(() => sent.mock.calls).toMatchObject([[{ id: 12, comment: 'Договор подписан' }]])
})
