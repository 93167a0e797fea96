import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const meta = { total: 7, total_is_exact: true, page: 1, per_page: 10, page_count: 1 }

const request: Schemas['ModerationRow'] = {
  id: 101,
  number: 'М-000101',
  entity: 'product',
  entity_id: 1001,
  entity_label: 'Фильтр масляный W 914/2',
  kind: 'update',
  company: { id: 1, label: 'Автодеталь-Север' },
  status: 'new',
  priority: 'high',
  assignee: null,
  assigned_until: null,
  due_at: '2026-11-20T09:00:00Z',
  is_overdue: true,
  attempt: 1,
  changed_fields: ['name'],
  author: { id: 9, label: 'Белов И.' },
  created_at: '2026-11-19T09:00:00Z',
  updated_at: '2026-11-19T09:00:00Z',
  decided_by: null,
  decided_at: null,
  version: 4,
}

test('A moderator sees on the home which five requests are due first, and takes one of them', async () => {
  const requests = Array.from({ length: 7 }, (_, at) => ({ ...request, id: 101 + at, entity_label: `Товар ${at + 1}` }))
  const { sent, address } = await openPanel('/', {
    as: ['moderation.index', 'moderation.view', 'moderation.statusChange'],
    handlers: [on.moderation.list({ items: requests, meta }), on.moderation.statusChange({ error: { status: 500 } })],
  })
  const lines = page.getByRole('listitem').filter({ hasText: /^Товар \d/ })
  await expect.element(lines.first()).toMatchTextContent(/Товар 1Товар · Название.*просрочено на/)
  expect(lines.elements()).toHaveLength(5)
  await page.getByRole('button', { name: 'Взять: Товар 2' }).click()
  await expect.poll(() => sent('PUT', '/status-change/102')).toEqual([{ status: 'in_work' }])
  expect(address()).toBe('/')
})

test('Content staff tie a spelling to the brand that is most like it without leaving the home', async () => {
  const alias: Schemas['BrandAlias'] = {
    id: 31,
    source: 'other',
    external_id: null,
    name: 'MANN FILTR',
    matchcode: null,
    articles_count: 12,
    brand_id: null,
    brand: null,
    status: 'unmapped',
    seen_count: 40,
    last_seen_at: null,
    suggestions: [{ id: 5, label: 'MANN-FILTER', similarity_percent: 90 }],
    version: 2,
  }
  const { sent } = await openPanel('/', {
    as: ['brand.index', 'brand.update'],
    handlers: [
      on.brandAliases.list({ items: [alias], meta }),
      on.brandAliases.tieByIds({ processed: 1, skipped: [], changed: [] }),
    ],
  })
  await page.getByRole('button', { name: 'Связать «MANN FILTR» с MANN-FILTER' }).click()
  await expect.element(page.getByText('«MANN FILTR» теперь написание бренда MANN-FILTER')).toBeVisible()
  expect(await sent('PUT', '/tie-by-ids')).toEqual([{ items: [{ id: 31, version: 2 }], brand_id: 5 }])
})
