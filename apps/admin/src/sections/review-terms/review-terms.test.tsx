import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const term = {
  id: 7,
  kind: 'stop_word',
  text: 'звоните',
  category_id: null,
  category: null,
  position: 1,
  is_active: true,
  created_at: '2026-06-01T09:00:00Z',
  updated_at: '2026-06-01T09:00:00Z',
  version: 1,
} as const
const list = on.reviewTerms.list({
  items: [term],
  meta: { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
})

test('R19: terms of reviews are changed and added in one sheet', async () => {
  const { sent } = await openPanel('/handbooks/reviews?kind=stop_word', {
    handlers: [list, on.reviewTerms.upsert({ created: 1, updated: 0, unchanged: 0, errors: [] })],
  })
  await expect.element(page.getByRole('rowheader', { name: 'звоните' })).toBeVisible()
  await page.getByRole('button', { name: 'Добавить строку' }).click()
  await page.getByRole('rowheader').first().click()
  await userEvent.keyboard('{Enter}пишите{Enter}')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect
    .poll(() => sent('PUT', '/review-term/upsert'))
    .toMatchObject([{ items: [{ kind: 'stop_word', text: 'пишите', category_id: null, is_active: true }] }])
})

test('R19: filtered rows are deleted only after their count is shown', async () => {
  const received: unknown[] = []
  await openPanel('/handbooks/reviews?kind=stop_word', {
    handlers: [list, on.reviewTerms.deleteByParams((params) => (received.push(params), { count: 12 }))],
  })
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Удалить по фильтру' }).click()
  await expect.element(page.getByRole('heading', { name: 'Удалить 12 записей?' })).toBeVisible()
  await page.getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect
    .poll(() => received)
    .toEqual([
      { kind: ['stop_word'], dry_run: true },
      { kind: ['stop_word'], dry_run: false },
    ])
})
