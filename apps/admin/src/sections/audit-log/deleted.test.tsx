import type { Schemas } from '@admin-panel/sdk'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { operationOf } from '#test/sample-operation.ts'

const deleted: Schemas['DeletedRecord'] = {
  id: 55_001,
  deleted_at: '2026-06-01T09:20:05Z',
  user: { id: 4, label: 'Морозова А. В.' },
  entity: 'product',
  entity_id: 1001,
  entity_label: 'Фильтр W 914/2',
  company: null,
  restorable_until: '2026-08-30T09:20:05Z',
  restored_at: null,
  obstacle: null,
}
const others = [
  {
    ...deleted,
    id: 55_002,
    entity_label: 'Прежний',
    restorable_until: null,
    obstacle: 'Значения удалённой записи больше не хранятся',
  },
  {
    ...deleted,
    id: 55_003,
    entity_label: 'Возвращённый',
    restorable_until: null,
    restored_at: '2026-06-02T09:00:00Z',
    obstacle: 'Запись уже возвращена',
  },
]
const pageOf = <Item,>(items: Item[]) => ({
  items,
  meta: { total: items.length, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
})
const selects = [
  on.users.options({ items: [{ id: 4, label: 'Морозова А. В.', hint: null, is_active: true }] }),
  on.companies.options({ items: [] }),
]
const entry: Schemas['AuditRecord'] = {
  id: 55_001,
  created_at: deleted.deleted_at,
  user: deleted.user,
  role_slugs: [],
  roles: [],
  source: 'panel',
  ip: '',
  user_agent: '',
  request_id: 'request-1',
  entity: 'product',
  entity_id: 1001,
  entity_label: 'Фильтр W 914/2',
  company: null,
  event: 'updated',
  changes: { weight_g: [518, 340] },
  words: { weight_g: ['518 г', '340 г'] },
  changes_count: 1,
  reason: null,
  comment: null,
  related: null,
  has_past: true,
  can_restore: true,
}
const dialog = page.getByRole('dialog')
const tableRow = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const back = (name: string) => ({
  entity: 'product',
  entity_label: name,
  event: 'restored' as const,
  changes: { name: [null, name] },
  words: { name: [null, name] },
})

test('R24: the log leads to what was deleted; a record is given back after its dry run, and opens', async () => {
  const { handlers, prepared } = operationOf({
    checked: { total: 1, changed: 1, changes: [back('Фильтр W 914/2')] },
  })
  await openPanel('/log', {
    handlers: [
      on.auditLog.list(pageOf([])),
      on.auditLog.deleted(pageOf([deleted, ...others])),
      ...selects,
      ...handlers,
    ],
  })
  await page.getByRole('navigation', { name: 'Что показать' }).getByRole('link', { name: 'Удалённое' }).click()
  await expect.element(page.getByText(/хранятся 90 дней/)).toBeVisible()
  await expect.element(tableRow('Прежний')).toMatchTextContent(/Значения удалённой записи больше не хранятся/)
  await expect
    .element(tableRow('Возвращённый').getByRole('link', { name: 'Открыть запись' }))
    .toHaveAttribute('href', '/products/1001')
  expect(page.getByRole('button', { name: /^Восстановить:/ }).elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Восстановить: Фильтр W 914/2' }).click()

  await dialog.getByRole('button', { name: 'Восстановить' }).click()
  await expect.element(dialog.getByText('Возвращено 1')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Открыть запись' })).toHaveAttribute('href', '/products/1001')
  expect(prepared).toEqual([{ entity: 'product', entity_id: 1001 }])
})

test('R27: what was deleted is filtered by resource, author and day, and the address has the filters', async () => {
  const received: unknown[] = []
  await openPanel('/log/deleted?entity=product&user_id=4&created_from=2026-06-01', {
    as: ['log', 'user'],
    handlers: [on.auditLog.deleted((params) => (received.push(params), pageOf([]))), ...selects],
  })
  await expect.element(page.getByText('Ничего не найдено')).toBeVisible()
  expect(received).toContainEqual({ entity: ['product'], user_id: [4], created_from: '2026-06-01' })
})

test('R24: from a row of the log all changes of its request come back', async () => {
  const { handlers, prepared } = operationOf({
    checked: { total: 3, changed: 2, skipped: 1, changes: [back('Первый'), back('Второй')] },
    skipped: [{ label: 'Третий', message: 'Поле «Вес, г» изменено позже: Орлова Д. С., 02.06.2026' }],
  })
  await openPanel('/log/55001', { handlers: [on.auditLog.view(entry), on.auditLog.list(pageOf([entry])), ...handlers] })
  await expect
    .element(page.getByRole('link', { name: 'Как было до этого' }))
    .toHaveAttribute('href', '/log/as-of/product/1001?at=2026-06-01T09%3A20%3A04.999Z')
  await page.getByRole('button', { name: 'Вернуть все изменения этого запроса' }).click()

  await expect.element(dialog.getByText('Изменится: 2, останется как есть: 1')).toBeVisible()
  await expect.element(dialog.getByText(/изменено позже: Орлова/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Вернуть 2 записи' }).click()
  await expect.element(dialog.getByRole('link', { name: 'Открыть операцию' })).toBeVisible()
  expect(prepared).toEqual([{ request_id: 'request-1' }])
})

test('R24: a row of the log offers only what its reader may do with it', async () => {
  await openPanel('/log/55001', {
    as: ['log'],
    handlers: [on.auditLog.view({ ...entry, has_past: false, can_restore: false }), on.auditLog.list(pageOf([entry]))],
  })
  await expect.element(page.getByText(/340 г/)).toBeVisible()
  expect(page.getByRole('link', { name: 'Как было до этого' }).elements()).toEqual([])
  expect(page.getByRole('button', { name: /Вернуть/ }).elements()).toEqual([])
})

test('R24: with a person and days in the filters all their changes of the time come back, counted first', async () => {
  vi.useFakeTimers({ now: new Date('2026-06-05T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { handlers, prepared } = operationOf({
    checked: { total: 12, changed: 10, skipped: 2, changes: [back('Первый')] },
  })
  await openPanel('/log?user_id=4&created_from=2026-06-01&created_to=2026-06-01&entity=product', {
    handlers: [on.auditLog.list(pageOf([])), ...selects, ...handlers],
  })
  await page.getByRole('button', { name: 'Вернуть изменения…' }).click()
  await expect.element(dialog.getByText('Вернуть изменения: Морозова А. В.?')).toBeVisible()
  await expect.element(dialog.getByLabelText('Время с')).toHaveValue('01.06.2026 00:00')
  await dialog.getByLabelText('Время по').fill('31.05.2026 10:00')
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByLabelText('Время по')).toHaveAccessibleDescription(/Конец раньше начала/)
  await dialog.getByLabelText('Время по').fill('01.06.2026 18:00')
  await dialog.getByLabelText(/^Основание/).fill('Ошибочный прайс')
  await dialog.getByRole('button', { name: 'Проверить' }).click()

  await expect.element(dialog.getByText('Изменится: 10, останется как есть: 2')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Вернуть 10 записей' })).toBeVisible()
  expect(prepared).toEqual([
    {
      user_id: 4,
      from: '2026-05-31T21:00:00.000Z',
      to: '2026-06-01T15:00:00.000Z',
      reason: 'Ошибочный прайс',
    },
  ])
})

test.each([
  ['/log?user_id=4,5&created_from=2026-06-01', 'administrator'],
  ['/log?user_id=4', 'administrator'],
  ['/log?user_id=4&created_from=2026-06-01', ['log', 'user', 'product.view']],
] as const)('R24: at %s nothing is offered to come back at once', async (address, as) => {
  await openPanel(address, { as, handlers: [on.auditLog.list(pageOf([entry])), ...selects] })
  await expect.element(page.getByRole('row', { name: /Морозова/ })).toBeVisible()
  expect(page.getByRole('button', { name: 'Вернуть изменения…' }).elements()).toEqual([])
})
