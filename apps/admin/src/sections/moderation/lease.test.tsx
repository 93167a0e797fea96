import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { decidedRequest, newRequest, myRequest, queue, reasons, colleagueRequest } from './sample.ts'

const toast = () => page.getByRole('region', { name: 'Уведомления' })
const bar = () => page.getByRole('region', { name: 'Решение по заявке' })
const released = { ...newRequest, version: 3 }

test('a taken request shows its holder and allows no decision', async () => {
  await openPanel('/moderation/101', { handlers: [on.moderation.view(colleagueRequest)] })
  await expect.element(bar().getByText(/^В работе: Орлова Д\. С\./)).toBeVisible()
  for (const name of ['Одобрить', 'На доработку', 'Отклонить'])
    await expect.element(bar().getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(bar().getByRole('button', { name: 'Взять в работу' })).not.toBeInTheDocument()
})

test('R10: leaving a request without a decision releases its lease', async () => {
  const { router, sent } = await openPanel('/moderation/101', {
    handlers: [on.moderation.view(myRequest), on.moderation.statusChange(released), queue],
  })
  await expect.element(bar().getByText(/^У вас в работе/)).toBeVisible()
  await router.navigate('/moderation')
  await expect.element(page.getByRole('row', { name: /М-000101/ })).toBeVisible()
  await expect.poll(async () => sent('PUT', '/status-change/101')).toEqual([{ status: 'new' }])
})

test('R10: closing the page releases the lease, and reloading it takes the lease again', async () => {
  const { sent } = await openPanel('/moderation/101', {
    handlers: [
      on.moderation.view(myRequest),
      on.moderation.statusChange(({ status }) => (status === 'new' ? released : myRequest)),
    ],
  })
  await expect.element(bar().getByText(/^У вас в работе/)).toBeVisible()
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  await expect.poll(async () => sent('PUT', '/status-change/101')).toEqual([{ status: 'new' }])
  window.dispatchEvent(new PageTransitionEvent('pageshow'))
  await expect.poll(async () => sent('PUT', '/status-change/101')).toEqual([{ status: 'new' }, { status: 'in_work' }])
})

test('R10: an expired lease is announced, can be taken again, and keeps the typed text', async () => {
  let current = myRequest
  const { sent } = await openPanel('/moderation/101', {
    handlers: [
      on.moderation.view(() => current),
      reasons,
      on.moderation.statusChange(({ status }) => {
        if (status === 'in_work') return (current = { ...myRequest, version: 4 })
        if (current.status === 'new') return { error: { status: 409, message: 'Сначала возьмите заявку в работу' } }
        return { ...decidedRequest, status }
      }),
    ],
  })
  await bar().getByRole('button', { name: 'Отклонить' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Причина', { exact: true }).selectOptions('Плохое качество фото')
  await dialog.getByLabelText(/^Комментарий для автора/).fill('Замените фото')
  current = released
  await dialog.getByRole('button', { name: 'Отклонить' }).click()
  await expect.element(toast().getByText('Сначала возьмите заявку в работу')).toBeVisible()
  await expect.element(dialog.getByText(/^Заявка была у вас в работе до .+ и вернулась в очередь/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Отклонить' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Взять в работу' }).click()
  await dialog.getByRole('button', { name: 'Отклонить' }).click()
  await expect.element(toast().getByText('М-000101: отклонена')).toBeVisible()
  expect((await sent('PUT', '/status-change/101')).at(-1)).toMatchObject({
    status: 'rejected',
    reasons: [{ reason_id: 15 }],
    comment_public: 'Замените фото',
  })
})

test('R10: returning to a request that a colleague has taken shows the holder and allows no decision', async () => {
  let current: Schemas['Moderation'] = myRequest
  await openPanel('/moderation/101', {
    handlers: [
      on.moderation.view(() => current),
      on.moderation.prolong({ error: { status: 409, message: 'Заявку уже взял в работу Орлова Д. С.' } }),
    ],
  })
  await expect.element(bar().getByText(/^У вас в работе/)).toBeVisible()
  current = colleagueRequest
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText(/^Заявка была у вас .+ Теперь она в работе: Орлова Д\. С\.$/)).toBeVisible()
  await expect.element(bar().getByRole('button', { name: 'Одобрить' })).toHaveAttribute('aria-disabled', 'true')
})

test('R10: the next request after a viewed one is viewed too, without taking its lease', async () => {
  const changed: unknown[] = []
  const { address } = await openPanel('/moderation/101', {
    handlers: [
      on.moderation.view(({ id }) => ({ ...newRequest, id })),
      on.moderation.next({ id: 102 }),
      on.moderation.statusChange((params) => (changed.push(params), myRequest)),
    ],
  })
  await bar().getByRole('button', { name: 'Следующая' }).click()
  await expect.poll(address).toBe('/moderation/102')
  await expect.element(bar().getByRole('button', { name: /Взять в работу|В работу/ })).toBeVisible()
  expect(changed).toEqual([])
})

test('R10: the queue of brands is found under the tab that links may name', async () => {
  const { address } = await openPanel('/moderation?tab=brands', {
    handlers: [
      on.brandModeration.list({
        items: [],
        meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 0 },
      }),
      queue,
    ],
  })
  await expect.poll(address).toBe('/moderation/brands')
})
