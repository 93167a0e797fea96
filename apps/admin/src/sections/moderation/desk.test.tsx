import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { decidedRequest, myRequest, newRequest } from './sample.ts'

const none = { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 0 }

test('R10: a short value stands beside its new one, and a number says by how much it changes', async () => {
  const compared = { field: 'weight_g', name: null, current: '630', is_changed: true, is_moved: false }
  const comparison = [{ ...compared, before: '630', after: '670' }]
  await openPanel('/moderation/101', { handlers: [on.moderation.view({ ...newRequest, comparison })] })
  const weight = page.getByRole('listitem').filter({ hasText: 'Вес, г' })
  await expect.element(weight).toMatchTextContent(/630.*→.*670.*\(\+6\s%\)/)
})

test('R10: a request shows its term once, and the requests behind it', async () => {
  const next = { ...newRequest, id: 102, entity_label: 'Диск тормозной DF4110' }
  await openPanel('/moderation/101', {
    handlers: [
      on.moderation.view(newRequest),
      on.moderation.list(({ status }) => ({
        items: status?.join() === 'new' ? [newRequest, next] : [],
        meta: { ...none, total: 2 },
      })),
    ],
  })
  const strip = page.getByRole('main').getByText('Дальше в очереди')
  await expect.element(strip).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Диск тормозной DF4110' }))
    .toHaveAttribute('href', '/moderation/102')
  expect(page.getByText(/^просрочено на/).elements()).toHaveLength(1)
})

test('R10: after the last request the page says what the moderator has done today', async () => {
  await openPanel('/moderation/101', {
    handlers: [
      on.moderation.view(myRequest),
      on.moderation.statusChange(decidedRequest),
      on.moderation.next({ id: null }),
      on.moderation.today({ count: 42, median_seconds: 38 }),
    ],
  })
  await page.getByRole('button', { name: 'Одобрить', exact: true }).click()
  await page.getByRole('button', { name: 'Взять следующую' }).click()
  await expect.element(page.getByText('Всё разобрано. Вы решили сегодня заявок: 42, обычно за 38 с.')).toBeVisible()
})

test('R10: an empty «Мои» offers the next request instead of other filters', async () => {
  await openPanel('/moderation?assignee_id=me', { handlers: [on.moderation.list({ items: [], meta: none })] })
  await expect.element(page.getByText('У вас нет заявок в работе')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Взять следующую' }).nth(1)).toBeVisible()
  await expect.element(page.getByText('Ничего не найдено')).not.toBeInTheDocument()
})

test.each([
  ['Europe/Moscow', '2026-11-29T20:53:00Z', 'осталось 21 ч', 'завтра, 20:59'],
  ['Asia/Vladivostok', '2026-11-29T14:10:00Z', 'осталось 27 ч', 'завтра, 03:59'],
])('R10: a queue and a request say the term by the clock of a reader in %s', async (time_zone, now, left, time) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const open = { ...newRequest, due_at: '2026-11-30T17:59:00Z', is_overdue: false }
  const handlers = [on.moderation.view(open), on.moderation.list({ items: [open], meta: { ...none, total: 1 } })]
  const { router } = await openPanel('/moderation', {
    as: createTestUser('administrator', { time_zone }),
    handlers,
  })
  await expect.element(page.getByRole('row', { name: /М-000101/ })).toMatchTextContent(new RegExp(`${left}.*${time}`))
  await router.navigate('/moderation/101')
  await expect.element(page.getByRole('definition').filter({ hasText: time })).toBeVisible()
})

test('R10: what is late is red in a queue with groups too', async () => {
  await openPanel('/moderation', {
    handlers: [on.moderation.list({ items: [newRequest], meta: { ...none, total: 1 } })],
  })
  const late = page.getByText(/^просрочено на/)
  await expect.element(late).toBeVisible()
  expect(late.element().closest('.text-danger')).not.toBeNull()
})
