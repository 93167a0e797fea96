import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { createStream } from '#test/stream.ts'
import { entityOf } from '#data/live/entity-of.ts'

const reason: Schemas['OperationReason'] = {
  id: 7,
  code: 'fraud',
  name: 'Подозрение на мошенничество',
  operations: ['user_block'],
  text_public: null,
  initiator: null,
  requires_comment: false,
  position: 1,
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
}
const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const renamed = { ...reason, name: 'Обман', version: 2 }
const lines = [on.auditLog.list({ items: [], meta })]

const changedBy = (by: Schemas['Author']): Schemas['Change'] => ({ entity: 'operation-reason', ids: [7], by })

test('A change of the open record by another user is announced, and shown on request', async () => {
  const { handler, send } = createStream()
  const { answer } = await openPanel('/handbooks/reasons/edit/7', {
    handlers: [handler, on.operationReasons.view(reason), ...lines],
  })
  const name = page.getByLabelText('Название')
  await expect.element(name).toHaveValue('Подозрение на мошенничество')
  await page.getByLabelText(/^Код/).fill('fraud-2')
  answer(on.operationReasons.view(renamed))
  await send(changedBy({ id: 900, label: 'Иванов И. И.' }))
  await expect.element(page.getByText('Есть изменения: Иванов И. И.')).toBeVisible()
  await expect.element(name).toHaveValue('Подозрение на мошенничество')
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect.element(name).toHaveValue('Обман')
  await expect.element(page.getByLabelText(/^Код/)).toHaveValue('fraud-2')
  await expect.element(page.getByText('Есть изменения: Иванов И. И.')).not.toBeInTheDocument()
})

test('After a gap in the stream the open record is read again, or says that there are changes while something is typed', async () => {
  const { handler, begin, reset } = createStream()
  const { answer } = await openPanel('/handbooks/reasons/edit/7', {
    handlers: [handler, on.operationReasons.view(reason), ...lines],
  })
  const name = page.getByLabelText('Название')
  await expect.element(name).toHaveValue('Подозрение на мошенничество')
  await begin()
  answer(on.operationReasons.view(renamed))
  await reset()
  await expect.element(name).toHaveValue('Обман')
  await page.getByLabelText(/^Код/).fill('fraud-2')
  answer(on.operationReasons.view({ ...renamed, name: 'Подлог', version: 3 }))
  await reset()
  await expect.element(page.getByText('Есть изменения')).toBeVisible()
  await expect.element(name).toHaveValue('Обман')
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect.element(name).toHaveValue('Подлог')
  await expect.element(page.getByLabelText(/^Код/)).toHaveValue('fraud-2')
})

test('A list refetches by itself, but not during typing', async () => {
  const { handler, send } = createStream()
  const { answer } = await openPanel('/handbooks/reasons', {
    handlers: [handler, on.operationReasons.list({ items: [reason], meta }), ...lines],
  })
  await expect.element(page.getByRole('link', { name: 'Подозрение на мошенничество' })).toBeVisible()
  answer(on.operationReasons.list({ items: [renamed], meta }))
  await send(changedBy({ id: 900, label: 'Иванов И. И.' }))
  await expect.element(page.getByRole('link', { name: 'Обман' })).toBeVisible()
  await page.getByRole('searchbox').click()
  answer(on.operationReasons.list({ items: [reason], meta }))
  await send(changedBy({ id: 900, label: 'Иванов И. И.' }))
  await expect.element(page.getByText('Есть изменения: Иванов И. И.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Обман' })).toBeVisible()
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect.element(page.getByRole('link', { name: 'Подозрение на мошенничество' })).toBeVisible()
})

const names = () =>
  page
    .getByRole('main')
    .getByRole('row')
    .elements()
    .flatMap((row) => row.querySelector('[data-row-link]')?.textContent ?? [])

const marked = () =>
  document
    .getAnimations()
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.textContent : undefined))

test('What others change is marked in its place, and the rows that would come in wait for a click', async () => {
  const { handler, send } = createStream()
  const [second, incoming] = [8, 9].map((id) => ({ ...reason, id, name: `Причина ${id}` }))
  const { answer } = await openPanel('/handbooks/reasons', {
    handlers: [handler, on.operationReasons.list({ items: [reason, second ?? reason], meta }), ...lines],
  })
  await expect.poll(names).toEqual(['Подозрение на мошенничество', 'Причина 8'])
  answer(on.operationReasons.list({ items: [incoming ?? reason, second ?? reason, renamed], meta }))
  await send(changedBy({ id: 900, label: 'Иванов И. И.' }))
  await expect.poll(names).toEqual(['Обман', 'Причина 8'])
  await expect.poll(() => marked().join()).toContain('Обман')
  await page.getByRole('button', { name: '1 новая ↑' }).click()
  await expect.poll(names).toEqual(['Причина 9', 'Причина 8', 'Обман'])
  await expect.element(page.getByRole('button', { name: '1 новая ↑' })).not.toBeInTheDocument()
})

test('A user’s own change is not announced, even if the list defers its refetch', async () => {
  const { handler, send } = createStream()
  const { answer } = await openPanel('/handbooks/reasons', {
    handlers: [handler, on.operationReasons.list({ items: [reason], meta }), ...lines],
  })
  await page.getByRole('searchbox').click()
  answer(on.operationReasons.list({ items: [renamed], meta }))
  await send(changedBy({ id: 1, label: 'Я' }))
  await send(changedBy({ id: 900, label: 'Иванов И. И.' }))
  await expect.element(page.getByText('Есть изменения: Иванов И. И.')).toBeVisible()
  await send(changedBy({ id: 1, label: 'Я' }))
  await expect.element(page.getByText('Есть изменения: Я')).not.toBeInTheDocument()
})

test('A record is not refetched when the event of its deletion comes before the answer', async () => {
  const { handler, send } = createStream()
  const { address, sent } = await openPanel('/handbooks/reasons/edit/7', {
    handlers: [
      handler,
      on.operationReasons.view(reason),
      on.operationReasons.list({ items: [], meta: { ...meta, total: 0 } }),
      on.operationReasons.delete(async () => {
        await send(changedBy({ id: 1, label: 'Я' }))
        // Events are applied in their order.
        await send(changedBy({ id: 900, label: 'Иванов И. И.' }))
        await expect.element(page.getByText('Есть изменения: Иванов И. И.')).toBeInTheDocument()
      }),
      ...lines,
    ],
  })
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Удалить' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect.element(page.getByText('Причина удалена')).toBeVisible()
  expect(address()).toBe('/handbooks/reasons')
  expect(await sent('GET', '/operation-reason/7')).toHaveLength(1)
})

test('The bell rings as soon as a notification has come', async () => {
  const { handler, send } = createStream()
  const { answer } = await openPanel('/handbooks', { handlers: [handler, on.notifications.unreadCount({ count: 0 })] })
  await expect.element(page.getByRole('button', { name: 'Уведомления', exact: true })).toBeVisible()
  answer(on.notifications.unreadCount({ count: 1 }))
  await send({ entity: 'notification', ids: null, by: null })
  await expect.element(page.getByRole('button', { name: 'Уведомления: 1 новое' })).toBeVisible()
})

test('A notification from before the stream started is counted when it starts', async () => {
  const { handler, begin } = createStream()
  const { answer } = await openPanel('/handbooks', { handlers: [handler, on.notifications.unreadCount({ count: 0 })] })
  await expect.element(page.getByRole('button', { name: 'Уведомления', exact: true })).toBeVisible()
  answer(on.notifications.unreadCount({ count: 1 }))
  await begin()
  await expect.element(page.getByRole('button', { name: 'Уведомления: 1 новое' })).toBeVisible()
})

test('It is counted also when the stream starts with a change that was missed', async () => {
  const { handler, send } = createStream()
  const { answer } = await openPanel('/handbooks', { handlers: [handler, on.notifications.unreadCount({ count: 0 })] })
  await expect.element(page.getByRole('button', { name: 'Уведомления', exact: true })).toBeVisible()
  answer(on.notifications.unreadCount({ count: 1 }))
  await send(changedBy({ id: 900, label: 'Иванов И. И.' }))
  await expect.element(page.getByRole('button', { name: 'Уведомления: 1 новое' })).toBeVisible()
})

test('Other viewers of the record are shown beside its title', async () => {
  const items = [
    { id: 900, label: 'Иванов И. И.', is_editing: true },
    { id: 901, label: 'Петров П. П.', is_editing: false },
  ]
  await openPanel('/handbooks/reasons/edit/7', {
    handlers: [on.presence.report({ items }), on.operationReasons.view(reason), ...lines],
  })
  await expect.element(page.getByText('Вносит изменения Иванов И. И. и ещё 1')).toBeVisible()
})

test('Closing the page removes the viewer', async () => {
  const { sent } = await openPanel('/handbooks/reasons/edit/7', {
    handlers: [on.operationReasons.view(reason), ...lines],
  })
  await expect.element(page.getByLabelText('Название')).toHaveValue('Подозрение на мошенничество')
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  await expect.poll(async () => sent('PUT', '/presence/leave')).toEqual([{ entity: 'operation-reason', entity_id: 7 }])
})

test.each([
  ['orders', 'order'],
  ['subOrders', 'sub-order'],
  ['companies', 'company'],
  ['companyAddresses', 'company-address'],
  ['categoryTree', 'category'],
  ['deliveries', 'delivery'],
  ['moderation', 'moderation'],
  ['auditLog', 'audit-log'],
  ['legacyCities', 'legacy-city'],
  ['metaData', 'meta-data'],
])('The records of %s are %s in the log', (resource, entity) => {
  expect(entityOf(resource)).toBe(entity)
})
