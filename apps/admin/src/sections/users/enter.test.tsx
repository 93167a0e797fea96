import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { lines, user } from '#test/sample-users.ts'

const toast = () => page.getByRole('region', { name: 'Уведомления' })

test('Enter, with which a scanner ends a code, does not save a record; Ctrl+Enter does', async () => {
  const { sent } = await openPanel('/users/edit/5', {
    handlers: [on.users.view(user), on.users.update({ ...user, position: 'Кладовщик', version: 8 }), ...lines],
  })
  const position = page.getByLabelText(/^Должность/)
  await position.fill('Клад')
  await userEvent.keyboard('{Enter}')
  await position.fill('Кладовщик')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/user/5')).toEqual([{ position: 'Кладовщик' }])
})

test('nor does it send a dialog with several fields', async () => {
  const { sent } = await openPanel('/users', {
    handlers: [
      on.users.list({ items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 0 } }),
      on.profile.update({ ...createTestUser('administrator'), version: 2 }),
      ...lines,
    ],
  })
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await page.getByRole('menuitem', { name: 'Мой профиль' }).click()
  const patronymic = page.getByRole('dialog').getByLabelText(/^Отчество/)
  await patronymic.fill('Пет')
  await userEvent.keyboard('{Enter}')
  await patronymic.fill('Петрович')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/profile')).toEqual([{ middle_name: 'Петрович' }])
})
