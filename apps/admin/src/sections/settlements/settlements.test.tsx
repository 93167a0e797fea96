import type { Schemas } from '@admin-panel/sdk'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { actOf } from './act.tsx'
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
  objections: 0,
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
  payer: 'ООО «Автомаркет»',
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
  await page.getByRole('button', { name: 'Снять удержание' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Комментарий').fill('Договор подписан')
  await dialog.getByRole('button', { name: 'Снять удержание' }).click()
  await expect.poll(() => sent.mock.calls).toMatchObject([[{ id: 12, comment: 'Договор подписан' }]])
})

test('settlements: the act has sales, returns, commission with its VAT and what is paid, each kind of entry once', async () => {
  expect(
    actOf({
      sums: [
        { kind: 'sale', entries: 4, kopecks: 200_000 },
        { kind: 'discount', entries: 1, kopecks: 5000 },
        { kind: 'return', entries: 1, kopecks: -50_000 },
        { kind: 'commission', entries: 4, kopecks: -20_000 },
        { kind: 'vat', entries: 4, kopecks: -4400 },
        { kind: 'vat_return', entries: 1, kopecks: 1100 },
        { kind: 'penalty', entries: 1, kopecks: -700 },
      ],
    }),
  ).toEqual({
    sold: 205_000,
    returned: -50_000,
    commission: -23_300,
    vat: -3300,
    others: [{ kind: 'penalty', entries: 1, kopecks: -700 }],
  })
  await openPanel('/sellers/settlements/12', { handlers })
  await expect.element(page.getByRole('button', { name: 'Распечатать отчёт' })).toBeVisible()
  window.dispatchEvent(new Event('beforeprint'))
  await expect.poll(() => document.querySelector('[data-print]')?.textContent).toContain('Отчёт агента по расчёту № 12')
  expect(document.querySelector('[data-print]')?.textContent).toMatch(/К выплате1\s300,00/)
  window.dispatchEvent(new Event('afterprint'))
})

const entry: Schemas['LedgerEntry'] = {
  id: 900,
  transaction_id: 300,
  company: { id: 3, label: 'Автодеталь-Север' },
  sub_order: { id: 41, label: '100231-1' },
  order_id: 31,
  kind: 'penalty',
  debit: 'seller',
  credit: 'penalty',
  kopecks: 700,
  seller_kopecks: -700,
  occurred_at: '2026-11-05T09:00:00Z',
  created_at: '2026-11-05T09:00:00Z',
  cause: 'person',
  cause_id: null,
  settlement_id: 12,
  reason: 'Опоздание с отгрузкой',
  author: { id: 5, label: 'Морозова Е. В.' },
  objection: {
    comment: 'Курьер не приехал',
    author: { id: 8, label: 'Север И. И.' },
    created_at: '2026-11-06T09:00:00Z',
    objection_outcome: null,
    answer: null,
    answered_by: null,
    answered_at: null,
  },
}

test('settlements: an objection of the seller stands at its entry, and staff answer it with a decision', async () => {
  const sent = vi.fn<(params: object) => void>()
  await openPanel('/sellers/settlements/12', {
    handlers: [
      on.ledgerEntries.list({ items: [entry], meta }),
      on.ledgerEntries.answer((params) => {
        sent(params)
        return entry
      }),
      ...handlers,
    ],
  })
  await expect.element(page.getByText('Возражение: Курьер не приехал')).toBeVisible()
  await page.getByRole('button', { name: 'Ответить' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Решение').selectOptions('corrected')
  await dialog.getByLabelText('Комментарий').fill('Штраф снят проводкой № 901')
  await dialog.getByRole('button', { name: 'Ответить' }).click()
  await expect
    .poll(() => sent.mock.calls)
    .toMatchObject([[{ id: 900, comment: 'Штраф снят проводкой № 901', objection_outcome: 'corrected' }]])
})

test('settlements: a period with objections says how many wait', async () => {
  await openPanel('/sellers/settlements', {
    handlers: [on.settlements.list({ items: [{ ...row, objections: 2 }], meta }), ...handlers],
  })
  await expect.element(page.getByText('Возражений: 2')).toBeVisible()
})
