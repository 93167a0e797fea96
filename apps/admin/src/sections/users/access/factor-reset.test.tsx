import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { user } from '#test/sample-users.ts'
import { on, openPanel } from '#test/render.tsx'

const address = `/users/edit/${user.id}`
const button = (name: string) => page.getByRole('button', { name, exact: true })
const handlers = [
  on.users.view(user),
  on.users.deactivationHistory({ items: [] }),
  on.accessRequests.ofUser({ items: [] }),
]
const reset = {
  id: 8,
  author: 'Сергеев В. П.',
  reason: 'Потерян телефон и коды',
  requested_at: '2026-06-01T09:00:00Z',
  expires_at: '2026-06-02T09:00:00Z',
  may_confirm: true,
}

test('A14: an administrator asks for the reset of a second step, with a reason, and cannot confirm it', async () => {
  let asked = false
  const { sent } = await openPanel(address, {
    handlers: [
      ...handlers,
      on.factorResets.ofUser(() => ({ is_on: true, reset: asked ? { ...reset, may_confirm: false } : null })),
      on.factorResets.ask(() => {
        asked = true
        return { id: 8, sent: 2 }
      }),
    ],
  })
  await button('Ещё действия').click()
  await page.getByRole('menuitem', { name: 'Сбросить второй шаг…' }).click()
  await page.getByRole('textbox', { name: 'Основание' }).fill(reset.reason)
  await button('Запросить сброс').click()
  await expect.element(page.getByText('Запрос отправлен 2 администраторам')).toBeVisible()
  await expect.element(page.getByText('Подтвердить может только другой администратор.')).toBeVisible()
  expect(button('Сбросить второй шаг').query()).toBeNull()
  expect(await sent('POST', `/factor-reset/of-user/${user.id}`)).toEqual([{ reason: reset.reason }])
  await button('Ещё действия').click()
  await expect.element(page.getByRole('menuitem', { name: 'Права', exact: true })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Сбросить второй шаг…' }).query()).toBeNull()
})

/** Opens the page with a request that an answer ends. */
async function openWaiting() {
  let waiting = true
  const { sent } = await openPanel(address, {
    handlers: [
      ...handlers,
      on.factorResets.ofUser(() => ({ is_on: true, reset: waiting ? reset : null })),
      on.factorResets.answer(() => {
        waiting = false
        return undefined
      }),
    ],
  })
  await expect.element(page.getByText(reset.reason)).toBeVisible()
  return () => sent('POST', '/answer/8')
}

test('A14: a second administrator confirms a reset after reading what it does', async () => {
  const answered = await openWaiting()
  await button('Сбросить второй шаг').click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText(/сеансы закончатся/)).toBeVisible()
  await question.getByRole('button', { name: 'Сбросить второй шаг' }).click()
  await expect.element(page.getByText('Второй шаг входа сброшен')).toBeVisible()
  await expect.poll(() => page.getByText(reset.reason).query()).toBeNull()
  expect(await answered()).toEqual([{ is_confirmed: true }])
})

test('A14: a second administrator refuses a reset', async () => {
  const answered = await openWaiting()
  await button('Отклонить').click()
  await expect.element(page.getByText('Запрос отклонён')).toBeVisible()
  await expect.poll(() => page.getByText(reset.reason).query()).toBeNull()
  expect(await answered()).toEqual([{ is_confirmed: false }])
})

test('A14: the page of a user without a second step offers no reset, and asks for none without the administrator', async () => {
  const { requests } = await openPanel(address, {
    as: ['user', 'user.view', 'user.update'],
    handlers,
  })
  await button('Ещё действия').click()
  await expect.element(page.getByRole('menuitem', { name: 'Сбросить пароль' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Сбросить второй шаг…' }).query()).toBeNull()
  expect(requests.filter(({ url }) => url.includes('factor-reset'))).toEqual([])
})
