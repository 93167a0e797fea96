import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const logged: Schemas['AuditRow'] = {
  id: 55_001,
  created_at: '2026-06-01T09:20:05Z',
  user: { id: 3, label: 'Голубева И. А.' },
  source: 'panel',
  request_id: 'request-1',
  entity: 'brand',
  entity_id: 5,
  entity_label: 'MANN-FILTER',
  company: null,
  event: 'updated',
  changes: { name: ['MANN', 'MANN-FILTER'] },
  words: { name: ['MANN', 'MANN-FILTER'] },
  changes_count: 1,
}

test('What changed today reads as sentences: who did what to which record', async () => {
  const ofOneself = { entity: 'user', entity_id: 3, changes: {}, words: {}, changes_count: 0 } as const
  const items: Schemas['AuditRow'][] = [
    logged,
    { ...logged, ...ofOneself, id: 2, event: 'signed_in' },
    { ...logged, id: 3, user: null, event: 'status_changed', words: { name: ['Новый', 'Активен'] } },
    { ...logged, ...ofOneself, id: 4, entity_id: 8, entity_label: 'Волков А. С.', event: 'password_reset' },
  ]
  const meta = { total: 4, total_is_exact: true, page: 1, per_page: 10, page_count: 1 }
  const { requests } = await openPanel('/', {
    as: ['audit-log', 'brand', 'user', 'product.index'],
    handlers: [on.auditLog.list({ items, meta })],
  })
  await expect.element(page.getByRole('link', { name: 'MANN-FILTER' }).first()).toBeVisible()
  const part = page.getByRole('heading', { name: 'Что изменилось сегодня', level: 2 }).element().closest('section')
  const lines = [...(part?.querySelectorAll('li') ?? [])]
  expect(lines.map(({ textContent }) => textContent.replace(/1 июн\..*$/, ''))).toEqual([
    'Голубева И. А. меняет MANN-FILTER (Бренды)Название: MANN → MANN-FILTER',
    'Голубева И. А. входит в панель',
    'Система меняет статус MANN-FILTER (Бренды)Название: Новый → Активен',
    'Голубева И. А. сбрасывает пароль: Волков А. С. (Пользователи)',
  ])
  // Sign-ins change no record, and a job of the system is no work of people.
  const request = requests.find(({ url }) => url.includes('created_from') && !url.includes('user_id'))
  expect(request?.url).toMatch(/event=created(?:,|%2C)updated/)
  expect(request?.url).not.toContain('signed_in')
  expect(request?.url).toMatch(/source=panel(?:,|%2C)api(?:,|%2C)import(?:&|$)/)
})
