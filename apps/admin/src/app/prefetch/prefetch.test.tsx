import type { Schemas } from '@admin-panel/sdk'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toasts } from '#data/notify/toaster.tsx'
import { on, openPanel } from '#test/render.tsx'

const reason = (id: number): Schemas['OperationReason'] => ({
  id,
  code: `reason-${id}`,
  name: `Причина ${id}`,
  operations: ['user_block'],
  text_public: null,
  initiator: null,
  requires_comment: false,
  position: id,
  is_active: true,
  affects_rating: false,
  order_statuses: [],
  subjects: [],
  staff_only: false,
  usage_count: 0,
  is_system: false,
  created_at: '2026-06-01T09:00:00Z',
  updated_at: '2026-06-01T09:00:00Z',
  version: 1,
})
const items = [1, 2, 3, 4, 5].map(reason)
const meta = { total: 5, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }

const row = (id: number) => page.getByRole('row', { name: new RegExp(`Причина ${id}`) })

/** Opens a list and collects the ids of the requested records. */
async function openList(handlers: Parameters<typeof openPanel>[1] = {}) {
  const requested: number[] = []
  const panel = await openPanel('/handbooks/reasons', {
    handlers: [
      on.operationReasons.list({ items, meta }),
      on.operationReasons.view(({ id }) => (requested.push(id), reason(id))),
      on.auditLog.list({ items: [], meta: { ...meta, total: 0 } }),
    ],
    ...handlers,
  })
  await expect.element(row(5)).toBeVisible()
  return { ...panel, requested }
}

beforeEach(() => userEvent.unhover(document.body))

test('A record is requested when the mouse rests on its row, and opens without a second request', async () => {
  const { requested } = await openList()
  await row(3).hover()
  await expect.poll(() => requested).toEqual([3])
  await page.getByRole('link', { name: 'Причина 3' }).click()
  await expect.element(page.getByLabelText('Название')).toHaveValue('Причина 3')
  expect(requested).toEqual([3])
})

test('A record is requested when the focus rests on its link, not when it passes', async () => {
  const { requested } = await openList()
  await row(1).hover()
  await expect.poll(() => requested).toEqual([1])
  for (const id of [2, 3, 4]) (page.getByRole('link', { name: `Причина ${id}` }).element() as HTMLElement).focus()
  await expect.poll(() => requested).toEqual([1, 4])
})

test('The click that follows a press requests nothing again', async () => {
  const { requested } = await openList()
  // The mouse comes with the click.
  await page.getByRole('link', { name: 'Причина 4' }).click()
  await expect.element(page.getByLabelText('Название')).toHaveValue('Причина 4')
  expect(requested).toEqual([4])
})

test('The mouse that sweeps over rows requests only the one that it rests on', async () => {
  const { requested } = await openList()
  await row(1).hover()
  await expect.poll(() => requested).toEqual([1])
  for (const id of [2, 3, 4, 5])
    row(id)
      .element()
      .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await expect.poll(() => requested).toEqual([1, 5])
})

test('Nothing is requested before a click where the browser saves data', async () => {
  const connection = { saveData: true }
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const { requested } = await openList()
  await row(1).hover()
  row(2)
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  connection.saveData = false
  row(3)
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.poll(() => requested).toEqual([3])
})

test('A failed prefetch is reported only when the record is opened', async () => {
  const { answer, requested } = await openList()
  let failures = 0
  answer(on.operationReasons.view(() => (failures++, { error: { status: 404, message: 'Нет такой причины' } })))
  await row(2).hover()
  await expect.poll(() => failures).toBe(1)
  answer(on.operationReasons.view(({ id }) => (requested.push(id), reason(id))))
  await row(3).hover()
  await expect.poll(() => requested).toEqual([3])
  expect(toasts.getSnapshot()).toEqual([])
})
