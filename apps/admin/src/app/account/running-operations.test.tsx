import type { Schemas } from '@admin-panel/sdk'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { sampleOperation } from '#test/sample-operation.ts'

const hub = '/handbooks'
const dialog = () => page.getByRole('dialog')
const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const operation = sampleOperation({ id: 5, status: 'running', total: 40, done: 10, actions: ['stop'] })
const listOf = (...items: Schemas['OperationRow'][]) =>
  on.operations.list({ items, meta: { ...meta, total: items.length } })
const noNotes = on.notifications.list({ items: [], meta: { ...meta, total: 0 } })

test('the bell asks for operations when it opens, not before; it shows those under way until they have ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { answer, sent } = await openPanel(hub, {
    handlers: [listOf(operation), noNotes, on.operations.view(operation)],
  })
  const bell = page.getByRole('button', { name: /^Уведомления/ })
  await expect.element(bell).toBeVisible()
  expect(await sent('GET', '/operation')).toHaveLength(0)
  await bell.click()
  const bar = dialog().getByRole('progressbar', { name: 'Товары: выключение списком' })
  await expect.element(bar).toHaveAttribute('value', '10')
  await expect.element(dialog().getByText('10 из 40')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Уведомления. Выполняется операций: 1' })).toBeInTheDocument()
  answer(listOf({ ...operation, done: 30 }))
  await expect.element(bar).toHaveAttribute('value', '30')
  answer(listOf(), on.operations.view({ ...operation, status: 'done', done: 40, changed: 40, actions: [] }))
  await expect.element(dialog().getByText('Выполнена')).toBeVisible()
  vi.advanceTimersByTime(5000)
  await expect.element(dialog().getByText('Выполнена')).not.toBeInTheDocument()
  const asked = (await sent('GET', '/operation')).length
  await bell.click()
  await bell.click()
  await expect.poll(async () => (await sent('GET', '/operation')).length).toBe(asked + 1)
})

test('an operation is stopped from the bell, whose notifications lead to operations', async () => {
  const stopped = sampleOperation({ ...operation, status: 'stopped', actions: ['start'] })
  const waiting = {
    id: 9,
    created_at: '2026-06-01T09:00:00Z',
    updated_at: '2026-06-01T09:00:00Z',
    version: 1,
    type: 'operation_waits' as const,
    title: 'Ждёт подтверждения: Товары',
    body: 'Автор: Белова А.',
    entity: 'operation' as const,
    entity_id: 6,
    is_read: false,
    read_at: null,
  }
  const { answer, sent } = await openPanel(hub, {
    handlers: [
      listOf(operation),
      on.notifications.list({ items: [waiting], meta }),
      on.operations.stop(stopped),
      on.operations.view(stopped),
    ],
  })
  await page.getByRole('button', { name: /^Уведомления/ }).click()
  await expect
    .element(dialog().getByRole('link', { name: 'Ждёт подтверждения: Товары' }))
    .toHaveAttribute('href', '/operations/6')
  const stop = dialog().getByRole('button', { name: 'Остановить: Товары: выключение списком' })
  await expect.element(stop).toBeVisible()
  await stop.click()
  answer(listOf())
  await expect.element(dialog().getByText('Остановлена')).toBeVisible()
  expect(await sent('PUT', '/stop/5')).toHaveLength(1)
})

test('an export that has ended in the bell offers its file, and stays until the bell is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => click.mockRestore())
  const running = { ...operation, kind: 'export' as const, title: 'Товары: выгрузка' }
  const { answer, requests } = await openPanel(hub, {
    handlers: [listOf(running), noNotes, on.operations.view(running), on.operations.file(() => new Response('a;b'))],
  })
  await page.getByRole('button', { name: /^Уведомления/ }).click()
  await expect.element(dialog().getByRole('progressbar', { name: 'Товары: выгрузка' })).toBeVisible()
  answer(listOf(), on.operations.view({ ...running, status: 'done', done: 40, result_name: 'Товары.csv', actions: [] }))
  const save = dialog().getByRole('button', { name: 'Скачать: Товары.csv' })
  await expect.element(save).toBeVisible()
  vi.advanceTimersByTime(60_000)
  await save.click()

  await expect.poll(() => requests.some(({ url }) => url.endsWith('/file/5?part=result'))).toBe(true)
})
